import type { FocusEvent } from 'react';

/**
 * Scrolls a strip so that the focused card or column is completely visible; an `onFocus` handler. Chromium does not scroll
 * if 32 px of the element are visible.
 */
export function scrollIntoView({ target, currentTarget: strip }: FocusEvent<HTMLElement>): void {
  if (target === strip || !target.matches(':focus-visible')) return; // an element that moves under a pointer would miss the click
  (target.closest('article, th') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
