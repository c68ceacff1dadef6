import type { FocusEvent } from 'react';

/** Attribute that a dialog's focus trap looks for when it receives the focus. */
const MARK = 'data-autofocus';

/** Marks the focused element of a dialog, so that the focus returns to it and not to the first element. */
export function markFocusInDialog({ currentTarget, target }: FocusEvent): void {
  if (!currentTarget.contains(target)) return; // the event comes from a dialog above this one
  for (const element of currentTarget.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  target.setAttribute(MARK, '');
}

/** Returns the focus to the opener if it is inside the element of the selector, or was lost with a dialog. */
export function returnFocus(goes: string, from: Element | null | undefined): void {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.closest(goes)) focusOpener(from);
}

/** Focuses the opener, or the screen if the opener is gone. */
export function focusOpener(from: Element | null | undefined): void {
  const place = from?.isConnected && from !== document.body ? from : document.getElementById('screen');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** Time until a lost focus is moved, in milliseconds, so that more specific code can move it first. */
const REST = 100;

/** Candidates for the focus near a removed element, best first. */
const BESIDE = [
  '[aria-current=page], [type=submit]',
  'input:not([tabindex="-1"], [type=checkbox]), select, textarea, [data-field]',
];

/** A focused element and its ancestors, nearest first. */
interface Place {
  element: Element;
  within: readonly Element[];
}

/**
 * Keeps the keyboard focus when the focused element is removed: it moves to a nearby element, or to where it came from.
 * Pointer users are not affected. Returns a cleanup function.
 */
export function moveLostFocus(): () => void {
  let byKeys = false;
  let now: Place | null = null;
  let before: Place | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const isLost = () =>
    byKeys && now !== null && !now.element.isConnected && document.activeElement === document.body;
  const arrive = ({ target }: Event) => {
    if (!(target instanceof Element) || target === now?.element) return;
    if (now && outermost(now) !== outermost(placeOf(target))) before = now;
    now = placeOf(target);
  };
  const lead = () => {
    if (isLost() && !focusNearby(now!.within)) focusOpener(before?.element);
  };
  const watch = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(rest);
    rest = setTimeout(lead, REST);
  });
  watch.observe(document.body, { childList: true, subtree: true });

  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  document.addEventListener('focusin', arrive, listening);
  document.addEventListener('keydown', () => (byKeys = true), listening);
  document.addEventListener('pointerdown', () => (byKeys = false), listening);
  return () => {
    stop.abort();
    watch.disconnect();
    clearTimeout(rest);
  };
}

function placeOf(element: Element): Place {
  const within = [];
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
    within.push(one);
  return { element, within };
}

/** Returns the outermost ancestor that is a screen or a dialog. */
const outermost = ({ element, within }: Place): Element => within.at(-1) ?? element;

function focusNearby(within: readonly Element[]): boolean {
  return within.some(
    (around) =>
      around.isConnected &&
      ((around.hasAttribute('tabindex') && tryFocus(around)) ||
        BESIDE.some((what) => [...around.querySelectorAll(what)].some(tryFocus))),
  );
}

/** Focuses an element; false if it is hidden or disabled. */
function tryFocus(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element === document.activeElement;
}
