import type { createBrowserRouter } from 'react-router-dom';

/** Ends the state of the first page, in which pictures below the fold wait for the first (`picture.css`), after a navigation. */
export function endFirstPage(router: ReturnType<typeof createBrowserRouter>): void {
  const { pathname, search } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname && location.search === search) return;
    stop();
    document.documentElement.removeAttribute('data-landing');
  });
}

/** Renders the sections of the first page below the fold, one in each idle period. */
export async function renderSectionsWhenIdle(): Promise<void> {
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
