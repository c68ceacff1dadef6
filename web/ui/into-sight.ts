import type { FocusEvent } from 'react';

/**
 * Scrolls a strip so that the card, or the column, which the keyboard has come to is seen whole; for its `onFocus`. Chromium
 * leaves be whatever shows by 32 px, be it ever so much wider.
 */
export function intoSight({ target, currentTarget: strip }: FocusEvent<HTMLElement>): void {
  if (target === strip || !target.matches(':focus-visible')) return; // what moves under a pointer is not pressed
  const { scrollPaddingLeft, scrollPaddingRight } = getComputedStyle(strip);
  const frame = strip.getBoundingClientRect();
  const piece = (target.closest('article, th') ?? target).getBoundingClientRect();
  const before = piece.left - frame.left - (parseFloat(scrollPaddingLeft) || 0);
  const after = piece.right - frame.right + (parseFloat(scrollPaddingRight) || 0);
  if (before < 0) strip.scrollLeft += before;
  else if (after > 0) strip.scrollLeft += Math.min(before, after);
}
