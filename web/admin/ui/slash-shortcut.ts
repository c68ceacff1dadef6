import { useSyncExternalStore } from 'react';
import { localStore } from '../../ui/local-store.ts';

const KEY = 'slash-off';
const changes = new EventTarget();

/** Returns whether the slash shortcut is on in this browser; it can be turned off (WCAG 2.1.4). */
export const useSlashShortcut = (): boolean =>
  useSyncExternalStore(subscribe, () => localStore.getItem(KEY) === null);

/** Turns the shortcut on or off. */
export function setSlashShortcut(on: boolean): void {
  if (on) localStore.removeItem(KEY);
  else localStore.setItem(KEY, 'off');
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  addEventListener('storage', onChange);
  return () => {
    changes.removeEventListener('change', onChange);
    removeEventListener('storage', onChange);
  };
}
