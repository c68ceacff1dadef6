import type { FocusEvent } from 'react';

/** Attribute that a dialog's focus trap looks for when it receives the focus. */
const AUTOFOCUS = 'data-autofocus';

/** Marks the focused element of a dialog, so that the focus returns to it and not to the first element. */
export function markFocusInDialog({ currentTarget, target }: FocusEvent): void {
  if (!currentTarget.contains(target)) return; // the event comes from a dialog above this one
  for (const element of currentTarget.querySelectorAll(`[${AUTOFOCUS}]`)) element.removeAttribute(AUTOFOCUS);
  target.setAttribute(AUTOFOCUS, '');
}

/** Moves the focus to the opener if it is in the element of the selector, which will be removed, or on the body. */
export function returnFocus(removed: string, opener: Element | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest(removed)) focusOpener(opener);
}

/** Focuses the opener, or the screen if the opener has been removed. */
export function focusOpener(opener: Element | null | undefined): void {
  const target = opener?.isConnected && opener !== document.body ? opener : document.getElementById('screen');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Delay before a lost focus is moved, in milliseconds, so that more specific code can move it first. */
const DELAY_MS = 100;

/** Candidates for the focus near a removed element, best first. */
const CANDIDATES = [
  '[aria-current=page], [type=submit]',
  'input:not([tabindex="-1"], [type=checkbox]), select, textarea, [data-field]',
];

/** A focused element and its ancestors, nearest first. */
interface FocusPath {
  element: Element;
  ancestors: readonly Element[];
}

/**
 * Keeps the keyboard focus when the focused element is removed: it moves to a nearby element, or to the previous screen or dialog.
 * Pointer users are not affected. Returns a cleanup function.
 */
export function moveLostFocus(): () => void {
  let usesKeyboard = false;
  let current: FocusPath | null = null;
  let previous: FocusPath | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = () =>
    usesKeyboard &&
    current !== null &&
    !current.element.isConnected &&
    document.activeElement === document.body;
  const onFocusIn = ({ target }: Event) => {
    if (!(target instanceof Element) || target === current?.element) return;
    const next = pathOf(target);
    if (current && outermost(current) !== outermost(next)) previous = current;
    current = next;
  };
  const moveFocus = () => {
    if (isLost() && !focusNearby(current!.ancestors)) focusOpener(previous?.element);
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(moveFocus, DELAY_MS);
  });
  observer.observe(document.body, { childList: true, subtree: true });

  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('keydown', () => (usesKeyboard = true), options);
  document.addEventListener('pointerdown', () => (usesKeyboard = false), options);
  return () => {
    controller.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}

function pathOf(element: Element): FocusPath {
  const ancestors = [];
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    ancestors.push(parent);
  return { element, ancestors };
}

/** Returns the outermost ancestor that is a screen or a dialog. */
const outermost = ({ element, ancestors }: FocusPath): Element => ancestors.at(-1) ?? element;

function focusNearby(ancestors: readonly Element[]): boolean {
  return ancestors.some(
    (ancestor) =>
      ancestor.isConnected &&
      ((ancestor.hasAttribute('tabindex') && tryFocus(ancestor)) ||
        CANDIDATES.some((selector) => [...ancestor.querySelectorAll(selector)].some(tryFocus))),
  );
}

/** Focuses an element; false if it is hidden or disabled. */
function tryFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element === document.activeElement;
}

/** Input types without text. */
const NON_TEXT_TYPES = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];

/** True if keys write text into an element. */
export function isTextInput(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NON_TEXT_TYPES.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

/** True if an element is behind an open dialog. */
export const isBehindDialog = (element: Element | null): boolean =>
  [...document.querySelectorAll('[role=dialog]')].some((dialog) => !dialog.contains(element));

/** Focuses a field of a form; a group of fields that is closed is opened first. */
export function focusField(form: Element | null, name: string): void {
  const find = () => form?.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (!find())
    form?.querySelector<HTMLElement>(`details:not([open])[data-fields~="${name}"] > summary`)?.click();
  requestAnimationFrame(() => find()?.focus());
}
