import type { Api } from './data/api.ts';
import { preparePage } from './routes.tsx';

/** Milliseconds that a link is hovered, touched or focused before that counts as intent. */
const INTENT = 65;

/** Events that begin a visit to a link, and those that end it without one. */
const BEGINNINGS = ['pointerover', 'focusin', 'touchstart'] as const;
const ENDINGS = ['pointerout', 'focusout', 'touchmove', 'touchcancel', 'scroll'] as const;

type Connection = { saveData?: boolean } | undefined;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** The link under an event that would lead to another page of the site. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target) return null;
  return link.pathname === location.pathname && link.search === location.search ? null : link;
}

/**
 * Fetches code and data of a page once a link to it is meant to be followed, unless the visitor's browser saves data.
 * What was begun is aborted when the pointer leaves the link or the touch becomes a swipe.
 */
export function prefetchOnIntent(api: Api): void {
  let current: { href: string; end: () => void } | null = null;

  function begin(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return; // `touchstart` tells of fingers
    const link = linkOf(event);
    if (!link || link.href === current?.href || savesData()) return;
    current?.end();
    const { href } = link;
    const prefetch = new AbortController();
    const timer = setTimeout(() => {
      // A failed prefetch is no fault: the page is fetched again when the link is followed.
      preparePage(new URL(href), api, prefetch.signal).catch(() => forget());
    }, INTENT);
    const forget = () => {
      if (current?.href === href) current = null;
    };
    current = {
      href,
      end() {
        clearTimeout(timer);
        prefetch.abort();
        forget();
      },
    };
  }

  function end(event: Event): void {
    if (event.type === 'pointerout') {
      const { target, relatedTarget } = event as PointerEvent;
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && relatedTarget instanceof Node && link.contains(relatedTarget)) return; // within the link
    }
    current?.end();
  }

  // A link that is followed is left too; what was begun for it is then the next page's own.
  document.addEventListener('click', () => (current = null), { capture: true });
  for (const name of BEGINNINGS) document.addEventListener(name, begin, { passive: true });
  for (const name of ENDINGS) document.addEventListener(name, end, { passive: true, capture: true });
}
