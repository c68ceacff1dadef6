import { after } from './schedule.ts';

/** Runs a callback after the pointer is released, because an element that moves under a pointer would miss the click. */
export function afterRelease(callback: () => void): void {
  const next = () => void after(0, callback);
  if (document.querySelector(':active')) addEventListener('mouseup', next, { once: true, capture: true });
  else next();
}
