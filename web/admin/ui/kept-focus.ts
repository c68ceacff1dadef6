import { focusFrom } from './give-focus-back.ts';

/** How long what had the focus is gone before it is led on, in milliseconds: who knows better where to has led it by then. */
const REST = 100;

/** Where one goes on beside what has gone, the best first: where one stands, what a form is for, what is typed into. */
const BESIDE = [
  '[aria-current=page], [type=submit]',
  'input:not([tabindex="-1"], [type=checkbox]), select, textarea, [data-field]',
];

/** Something that had the focus, and all that it stood in, the nearest first. */
interface Place {
  element: Element;
  within: readonly Element[];
}

/**
 * Has the keyboard stay where it was when what it had pressed goes away: beside that, else where it had come from. Who uses a
 * pointer is led nowhere. Gives a function that ends this.
 */
export function keepFocus(): () => void {
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
    if (isLost() && !leadBeside(now!.within)) focusFrom(before?.element);
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

/** What it stood in that is a part of the page by itself: the screen, or what lies over it. */
const outermost = ({ element, within }: Place): Element => within.at(-1) ?? element;

function leadBeside(within: readonly Element[]): boolean {
  return within.some(
    (around) =>
      around.isConnected &&
      ((around.hasAttribute('tabindex') && takes(around)) ||
        BESIDE.some((what) => [...around.querySelectorAll(what)].some(takes))),
  );
}

/** Leads there; false where that is hidden, or held. */
function takes(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element === document.activeElement;
}
