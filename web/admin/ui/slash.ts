import { useSyncExternalStore } from 'react';
import { forget, remember, remembered } from '../../ui/local-storage.ts';

const KEY = 'slash-off';
const changed = new EventTarget();

/** Returns whether the slash shortcut is on in this browser; it can be turned off (WCAG 2.1.4). */
export const useSlashShortcut = (): boolean =>
  useSyncExternalStore(subscribe, () => remembered(KEY) === null);

/** Turns the shortcut on or off. */
export function setSlashShortcut(on: boolean): void {
  if (on) forget(KEY);
  else remember(KEY, 'off');
  changed.dispatchEvent(new Event('change'));
}

function subscribe(look: () => void): () => void {
  changed.addEventListener('change', look);
  addEventListener('storage', look);
  return () => {
    changed.removeEventListener('change', look);
    removeEventListener('storage', look);
  };
}
