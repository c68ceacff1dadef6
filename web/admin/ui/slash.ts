import { useSyncExternalStore } from 'react';
import { forget, remember, remembered } from '../../ui/browser-memory.ts';

const KEY = 'slash-off';
const changed = new EventTarget();

/** Whether the slash leads to the search on this browser; a single key can be turned off (WCAG 2.1.4). */
export const useSlash = (): boolean => useSyncExternalStore(subscribe, () => remembered(KEY) === null);

/** Turns it on or off. */
export function setSlash(on: boolean): void {
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
