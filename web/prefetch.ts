import type { Api } from './data/api.ts';
import { preparePage } from './routes.tsx';

/** Signs that somebody is about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code and the data of a page when a link to it is pointed at, so that it stands at once when followed. */
export function prefetchOnIntent(api: Api): void {
  let last = '';
  for (const sign of SIGNS) {
    document.addEventListener(sign, ({ target }) => fetchFor(target), { passive: true });
  }

  function fetchFor(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.origin !== location.origin || link.target || link.href === last) return;
    if (link.pathname === location.pathname && link.search === location.search) return; // it stands already
    const { href } = link;
    last = href;
    // What cannot be fetched ahead is missed by nobody: whoever follows the link fetches it again.
    preparePage(new URL(href), api).catch(() => {
      if (last === href) last = '';
    });
  }
}
