/**
 * Moves the focus before an element is removed: to its next sibling, the last one, the given element, or the page.
 */
export function focusNext(
  taken: HTMLElement,
  staying: readonly HTMLElement[] = [],
  otherwise: HTMLElement | null = document.querySelector('main'),
): void {
  const isBehind = (one: HTMLElement) =>
    Boolean(taken.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  (staying.find(isBehind) ?? staying.at(-1) ?? otherwise)?.focus({ preventScroll: true });
}

/** Returns the other elements of the same kind in a container. */
export const siblingsOfKind = (around: Element | null, one: HTMLElement, kind: string): HTMLElement[] =>
  [...(around?.querySelectorAll<HTMLElement>(kind) ?? [])].filter((other) => other !== one);
