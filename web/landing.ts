import type { createBrowserRouter } from 'react-router-dom';

/** On the page one came in by, pictures further down wait for the first (`picture.css`); on all others nothing waits. */
export function endLanding(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname, search } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname && location.search === search) return;
    stop();
    document.documentElement.removeAttribute('data-landing');
  });
}

/** Lays out what is further down the page one came in by, a part at a time, whenever the browser has nothing else to do. */
export async function layOutTheRest(): Promise<void> {
  if (document.documentElement.dataset.landing === undefined) return;
  for (const part of document.querySelectorAll<HTMLElement>('main > section')) {
    await idle();
    part.style.contentVisibility = 'visible';
  }
}

function idle(): Promise<unknown> {
  return new Promise((free) => {
    if ('requestIdleCallback' in window) requestIdleCallback(free);
    else setTimeout(free, 50);
  });
}
