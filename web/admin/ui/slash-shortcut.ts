import { useSyncExternalStore } from 'react';
import { removeItem, setItem, getItem } from '../../ui/local-storage.ts';

const KEY = 'slash-off';
const changes = new EventTarget();

/** Returns whether the slash shortcut is on in this browser; it can be turned off (WCAG 2.1.4). */
export const useSlashShortcut = (): boolean => useSyncExternalStore(subscribe, () => getItem(KEY) === null);

/** Turns the shortcut on or off. */
export function setSlashShortcut(on: boolean): void {
  if (on) removeItem(KEY);
  else setItem(KEY, 'off');
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
