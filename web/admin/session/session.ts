import { useSyncExternalStore } from 'react';

/** Where the browser keeps the token (spec §4). */
const KEY = 'adminToken';

type How = 'logout' | 'expired';

const listeners = new Set<() => void>();
let ended: How = 'logout';

function tell(): void {
  for (const listener of listeners) listener();
}

/** The token of whoever is signed in; it outlives a reload. */
export const storedToken = (): string | null => localStorage.getItem(KEY);

/** How the last session ended. */
export const howItEnded = (): How => ended;

/** Signs in with a token that the server gave. */
export function beginSession(token: string): void {
  localStorage.setItem(KEY, token);
  tell();
}

/** Forgets the token. */
export function endSession(how: How): void {
  ended = how;
  localStorage.removeItem(KEY);
  tell();
}

/** Forgets a token that the server no longer takes, unless there is a newer one already. */
export function tokenRefused(token: string): void {
  if (storedToken() === token) endSession('expired');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener); // signed in or out in another tab
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored token, followed as it comes and goes. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, storedToken);
