import type { FocusEvent } from 'react';

/**
 * Scrolls a strip so that the card, or the column, which the keyboard has come to is seen whole; for its `onFocus`. Chromium
 * leaves be whatever shows by 32 px, be it ever so much wider.
 */
export function scrollIntoView({ target, currentTarget: strip }: FocusEvent<HTMLElement>): void {
  if (target === strip || !target.matches(':focus-visible')) return; // what moves under a pointer is not pressed
  (target.closest('article, th') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
