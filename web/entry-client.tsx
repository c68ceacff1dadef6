import './ui/layers.css'; // before every other style sheet
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApi, readPageState } from './data/api.ts';
import { overNetwork } from './data/fetch-graphql.ts';
import { endFirstPage } from './landing.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { loadPage, routes } from './routes.tsx';
import { Site } from './site.tsx';
import { ignoreStrayClicks } from './ui/double-click.ts';
import { storeTypedText } from './ui/typed-text.ts';
import { RouterContext } from './ui/router-context.ts';

/** The names of errors with which browsers skip a view transition. */
const SKIP_ERRORS = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/** The number of running view transitions. */
let runningTransitions = 0;

/** Yields to the event loop, so that a slow phone can handle input between the steps. */
const yieldToInput = () => new Promise((passed) => setTimeout(passed, 0));

const { origin, agency, queries, loaderData, actionData } = readPageState();
const api = createApi(overNetwork, queries);

await loadPage(location.pathname);
await yieldToInput();
const router = createBrowserRouter(routes, { hydrationData: { loaderData, actionData } });
endFirstPage(router);
skipTransitionsWithinPage(router);
await yieldToInput();

// As a transition, so that input interrupts the hydration.
startTransition(() => {
  storeTypedText();
  hydrateRoot(
    document,
    <Site api={api} origin={origin} agency={agency}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </Site>,
  );
});

prefetchOnIntent(api);
ignoreStrayClicks();
ignoreSkippedTransitions();

/**
 * Skips view transitions within a page. The router remembers pages with a transition and would repeat it for every history
 * entry of the page, which freezes it while the visitor types. An update that arrives during a transition becomes a
 * transition too: the router would otherwise render it at once, and then the previous page over it.
 */
function skipTransitionsWithinPage(router: ReturnType<typeof createBrowserRouter>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let before = router.state.location;
    return subscribe((state, news) => {
      const { location } = state;
      const step = { currentLocation: before, nextLocation: location };
      const way =
        news.viewTransitionOpts ?? (location !== before && runningTransitions > 0 ? step : undefined);
      const stays = runningTransitions === 0 && way?.currentLocation.pathname === way?.nextLocation.pathname;
      before = location;
      listener(state, { ...news, viewTransitionOpts: stays ? undefined : way });
    });
  };
}

/**
 * Counts view transitions and ignores that one was skipped: when the visitor navigates again, rotates the phone or hides the
 * window, or when the page takes too long. The router starts transitions without handling these rejections.
 */
function ignoreSkippedTransitions(): void {
  if (!('startViewTransition' in Document.prototype)) return;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = begin(change);
    runningTransitions += 1;
    const end = () => void (runningTransitions -= 1);
    transition.finished.then(end, end);
    transition.ready.catch((error: unknown) => {
      if (!(error instanceof DOMException && SKIP_ERRORS.includes(error.name))) throw error;
    });
    return transition;
  };
}
