import type { KeyboardEvent } from 'react';
import { hasNoModifiers } from '../../ui/keys.ts';

/** Moves the focus by one along a row of controls, from its end to its beginning; from elsewhere to the nearest end. */
export function step(row: readonly HTMLElement[], by: 1 | -1): void {
  const at = row.findIndex((control) => control === document.activeElement);
  const from = at < 0 && by < 0 ? 0 : at;
  row[(from + by + row.length) % row.length]?.focus({ preventScroll: true });
}

/** Moves the focus along a row by the arrow keys that lie in the line of reading, and by Home and End. */
export function stepAmong(event: KeyboardEvent<HTMLElement>, selector: string): void {
  if (!hasNoModifiers(event)) return;
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const back = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    event.preventDefault();
    const here = row.find((name) => name.parentElement?.contains(document.activeElement));
    if (here !== document.activeElement) here?.focus({ preventScroll: true });
    step(row, event.key === back ? -1 : 1);
  }
  if (event.key === 'Home' || event.key === 'End') {
    event.preventDefault();
    row.at(event.key === 'Home' ? 0 : -1)?.focus({ preventScroll: true });
  }
}
