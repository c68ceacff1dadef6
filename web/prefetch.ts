import type { Api } from './data/api.ts';
import { prefetchPage } from './routes.tsx';

/** Milliseconds that a link is hovered, touched or focused before that counts as intent. */
const INTENT_MS = 65;

/** Events that start and cancel a prefetch. */
const START_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;
const CANCEL_EVENTS = ['pointerout', 'focusout', 'touchmove', 'touchcancel', 'scroll'] as const;

type Connection = { saveData?: boolean } | undefined;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Returns the link of an event if it leads to another page of the site. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target) return null;
  return link.pathname === location.pathname && link.search === location.search ? null : link;
}

/**
 * Prefetches the code and data of a page when a link to it is hovered, focused or touched, unless the browser saves data. The
 * prefetch is aborted when the pointer leaves the link or the touch becomes a swipe.
 */
export function prefetchOnIntent(api: Api): void {
  let current: { href: string; timer: number; end: () => void } | null = null;

  function begin(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return; // touches fire `touchstart`
    const link = linkOf(event);
    if (!link || link.href === current?.href || savesData()) return;
    current?.end();
    const { href } = link;
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      // A failed prefetch is not reported: the navigation loads the page again.
      prefetchPage(new URL(href), api, controller.signal).catch(() => clear());
    }, INTENT_MS);
    const prefetch = {
      href,
      timer,
      end() {
        clearTimeout(timer);
        controller.abort();
        clear();
      },
    };
    const clear = () => {
      if (current === prefetch) current = null;
    };
    current = prefetch;
  }

  /** Cancels the prefetch when mouse or focus leave its link, and when the page or the finger moves. */
  function end(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return; // a lifted finger leaves before its click
    if (event instanceof MouseEvent || event instanceof FocusEvent) {
      const { target, relatedTarget } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.href !== current?.href) return; // the focus leaves another link when this one is pressed
      if (link && relatedTarget instanceof Node && link.contains(relatedTarget)) return; // still inside the link
    }
    current?.end();
  }

  /** Cancels a prefetch that has not started. One that has started continues, because the navigation shares its requests. */
  function onClick(): void {
    clearTimeout(current?.timer);
    current = null;
  }

  document.addEventListener('click', onClick, { capture: true });
  for (const name of START_EVENTS) document.addEventListener(name, begin, { passive: true });
  for (const name of CANCEL_EVENTS) document.addEventListener(name, end, { passive: true, capture: true });
}
