/**
 * What is taken away takes the keyboard with it: it goes on at the next of those that stay, or the last of them, or else at
 * what is given, the page itself where nothing is.
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

/** The others of its kind beside something, in an element around them. */
export const othersIn = (around: Element | null, one: HTMLElement, kind: string): HTMLElement[] =>
  [...(around?.querySelectorAll<HTMLElement>(kind) ?? [])].filter((other) => other !== one);
