/**
 * Moves the focus before an element is removed: to its next sibling, the last one, the given element, or the page.
 */
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
