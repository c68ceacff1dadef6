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
