import { useSyncExternalStore } from 'react';
import { localStore } from '../../ui/local-store.ts';

/** Key of the token in the local storage (spec §4). */
const KEY = 'adminToken';

/** `never`: no session has ended since the page was loaded; `passwordChanged`: the server ended it with a new password. */
type EndReason = 'never' | 'logout' | 'expired' | 'elsewhere' | 'passwordChanged';

const listeners = new Set<() => void>();
let endReason: EndReason = 'never';

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** True if the browser blocks the local storage: it throws even on a read. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.getItem(KEY);
    return false;
  } catch {
    return true;
  }
}

/** Key and size in characters of a value like a token, which is written to test the storage. */
const PROBE = { key: 'storage-probe', size: 500 };

/** True if the browser stores no token, so that the session ends with the next reload: the storage is full, or has no room at all. */
export function isStorageFull(): boolean {
  try {
    localStorage.setItem(PROBE.key, 'x'.repeat(PROBE.size));
    return false;
  } catch {
    return true;
  } finally {
    localStore.removeItem(PROBE.key);
  }
}

/** Returns the token of the session. It survives a reload unless the storage is full. */
export const storedToken = (): string | null => localStore.getItem(KEY);

/** Returns the account of the session, to which drafts belong; null when logged out. */
export function storedAccount(): string | null {
  const token = storedToken();
  return token && (accountOfToken(token) ?? token);
}

/** Returns the account of a token. A token of unknown format is its own account. */
function accountOfToken(token: string): string | undefined {
  const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return (JSON.parse(atob(claims ?? '')) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
}

/** Returns why the last session ended. */
export const sessionEndReason = (): EndReason => endReason;

export function beginSession(token: string): void {
  localStore.setItem(KEY, token);
  notifyListeners();
}

/** Ends the session and removes the token. */
export function endSession(reason: Exclude<EndReason, 'never'>): void {
  endReason = reason;
  localStore.removeItem(KEY);
  notifyListeners();
}

/** Removes a token that the server rejected, unless there is a newer one. */
export function endSessionOf(token: string): void {
  if (storedToken() === token) endSession('expired');
}

/** Calls a listener after every login and logout, in any tab, also if this page was in the back/forward cache. Returns the function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== null && key !== KEY) return;
    endReason = 'elsewhere';
    listener();
  };
  // A page in the back/forward cache gets no `storage` events.
  let hiddenToken = storedToken();
  const onPageHide = () => (hiddenToken = storedToken());
  const onPageShow = () => {
    if (storedToken() !== hiddenToken) onStorage({ key: KEY });
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
  };
}

/** Calls a listener whenever the account changes. Returns the function that unsubscribes. */
export function subscribeToAccount(
  listener: (change: Record<'before' | 'now', string | null>) => void,
): () => void {
  let before = storedAccount();
  return subscribeToSession(() => {
    const now = storedAccount();
    if (now !== before) listener({ before, now });
    before = now;
  });
}

/**
 * Calls a listener once the current account has logged out or another has logged in. An expired session does not count,
 * because the same account may log in again. Returns the function that unsubscribes.
 */
export function onSignOut(listener: () => void): () => void {
  const account = storedAccount();
  if (account === null) return () => undefined;
  return subscribeToSession(() => {
    const now = storedAccount();
    const isExpired = now === null && endReason === 'expired';
    if (now !== account && !isExpired) listener();
  });
}

/** Returns the current account and re-renders when it changes. */
export const useAccount = (): string | null => useSyncExternalStore(subscribeToSession, storedAccount);
