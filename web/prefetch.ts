import type { ApolloClient } from '@apollo/client';
import { preparePage } from './routes.tsx';

/** Signs that somebody is about to follow a link. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code and the data of a page when a link to it is pointed at, so that it stands at once when followed. */
export function prefetchOnIntent(client: ApolloClient): void {
  const fetched = new Set<string>();
  for (const sign of SIGNS) {
    document.addEventListener(sign, ({ target }) => fetchFor(target), { passive: true });
  }

  function fetchFor(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.origin !== location.origin || link.target || fetched.has(link.href)) return;
    fetched.add(link.href);
    preparePage(new URL(link.href), client).catch(() => fetched.delete(link.href));
  }
}
