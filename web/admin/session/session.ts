import { useSyncExternalStore } from 'react';
import { forget, remember, remembered } from '../../ui/browser-memory.ts';

/** Where the browser keeps the token (spec §4). */
const KEY = 'adminToken';

/** `never`: nobody has been signed in since the page was loaded. */
type How = 'never' | 'logout' | 'expired' | 'elsewhere';

const listeners = new Set<() => void>();
let ended: How = 'never';

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether the browser keeps a token at all: it throws where that is forbidden. */
export function canBeStored(): boolean {
  try {
    localStorage.getItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** The token of whoever is signed in; it outlives a reload, unless the browser has no room left for it. */
export const storedToken = (): string | null => remembered(KEY);

/** Whose session it is: nobody else is shown what they typed; null when nobody is signed in. */
export function storedAccount(): string | null {
  const token = storedToken();
  return token && (namedBy(token) ?? token);
}

/** The account that a token names. One of a shape unknown speaks for whoever holds it, and for nobody else. */
function namedBy(token: string): string | undefined {
  const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return (JSON.parse(atob(claims ?? '')) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}

/** How the last session ended. */
export const howItEnded = (): How => ended;

/** Signs in with a token that the server gave. */
export function beginSession(token: string): void {
  remember(KEY, token);
  tell();
}

/** Forgets the token. */
export function endSession(how: Exclude<How, 'never'>): void {
  ended = how;
  forget(KEY);
  tell();
}

/** Forgets a token that the server no longer takes, unless there is a newer one already. */
export function tokenRefused(token: string): void {
  if (storedToken() === token) endSession('expired');
}

/** Calls a listener whenever somebody signed in or out, here or in another tab, until the function it gives is called. */
export function followSession(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== null && key !== KEY) return;
    ended = 'elsewhere';
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Calls a listener whenever another account, or none, is signed in from then on, until the function it gives is called. */
export function followAccount(
  listener: (change: Record<'before' | 'now', string | null>) => void,
): () => void {
  let before = storedAccount();
  return followSession(() => {
    const now = storedAccount();
    if (now !== before) listener({ before, now });
    before = now;
  });
}

/**
 * Calls a listener once the account that is signed in now has signed out, or another takes its place, until the returned
 * function is called. A session that expires is none of both: the same account may sign in again.
 */
export function onSignOut(listener: () => void): () => void {
  const account = storedAccount();
  if (account === null) return () => undefined;
  return followSession(() => {
    const now = storedAccount();
    const isExpired = now === null && ended === 'expired';
    if (now !== account && !isExpired) listener();
  });
}

/** The account that is signed in, followed as it comes and goes. */
export const useAccount = (): string | null => useSyncExternalStore(followSession, storedAccount);
