import type { FocusEvent, KeyboardEvent } from 'react';

interface Modifiers {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** True if an event has no modifier keys; with modifiers it belongs to the browser. */
export const hasNoModifiers = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Returns 1 for the arrow key of the reading direction, -1 for the opposite one, and 0 for other keys. */
export function arrowStep({ key, currentTarget }: KeyboardEvent<HTMLElement>): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
}

/** `keyCode` is deprecated, but Safari has no other sign of an input method. */
interface TypedKey {
  isComposing: boolean;
  keyCode: number;
}

/**
 * True if a key belongs to the input method of Chinese, Japanese or Korean text, which ends a composition by Enter. Safari
 * ends the composition before the `keydown` event, which then has only the key code 229.
 */
export const isComposing = (key: TypedKey): boolean => key.isComposing || key.keyCode === 229;

/** Moves the focus before an element is removed: to its next sibling, else to the last sibling, else to `fallback`. */
export function focusNext(
  removed: HTMLElement,
  siblings: readonly HTMLElement[] = [],
  fallback: HTMLElement | null = document.querySelector('main'),
): void {
  const isAfter = (one: HTMLElement) =>
    Boolean(removed.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  (siblings.find(isAfter) ?? siblings.at(-1) ?? fallback)?.focus({ preventScroll: true });
}

/** Returns the other elements of the same kind in a container. */
export const siblingsOfKind = (around: Element | null, one: HTMLElement, kind: string): HTMLElement[] =>
  [...(around?.querySelectorAll<HTMLElement>(kind) ?? [])].filter((other) => other !== one);

/**
 * Scrolls a strip so that the focused card or column is completely visible; an `onFocus` handler. Chromium does not scroll
 * if 32 px of the element are visible.
 */
export function scrollIntoView({ target, currentTarget: strip }: FocusEvent<HTMLElement>): void {
  if (target === strip || !target.matches(':focus-visible')) return; // an element that moves under a pointer would miss the click
  (target.closest('article, th') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
