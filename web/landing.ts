import type { createBrowserRouter } from 'react-router-dom';

/**
 * The page one comes in by is laid out part by part, as one comes near (`--below` in the tokens). To return to where
 * one was on a page takes its true height, so all others, and one that is loaded again, are laid out as a whole.
 */
export function endLanding(router: ReturnType<typeof createBrowserRouter>): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const layOutWholly = () => document.documentElement.removeAttribute('data-landing');
  if (arrival?.type !== 'navigate') {
    layOutWholly();
    return;
  }
  const { pathname, search } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname && location.search === search) return;
    stop();
    layOutWholly();
  });
}
