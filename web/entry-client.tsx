import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApi } from './data/api.ts';
import { overNetwork } from './data/fetch-graphql.ts';
import { readPageState } from './data/page-state.ts';
import { endLanding } from './landing.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { loadPage, routes } from './routes.tsx';
import { Site } from './site.tsx';
import { storeTypedText } from './ui/typed-text.ts';
import { RouterContext } from './ui/router-context.ts';

/** What browsers call it when they leave out the way between two pages. */
const SKIPPED = ['AbortError', 'InvalidStateError', 'TimeoutError'];

/** Pictures on their way between two pages. */
let onItsWay = 0;

/** Lets the browser see to a visitor in between: nothing is hurried here, and a phone hears nobody meanwhile. */
const breath = () => new Promise((passed) => setTimeout(passed, 0));

const { origin, queries, loaderData, actionData } = readPageState();
const api = createApi(overNetwork, queries);

await loadPage(location.pathname);
await breath();
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData: loaderData, actionData: actionData },
});
endLanding(router);
keepStill(router);
await breath();

// As a transition, so that it makes way whenever somebody types or scrolls.
startTransition(() => {
  storeTypedText();
  hydrateRoot(
    document,
    <Site api={api} origin={origin}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </Site>,
  );
});

prefetchOnIntent(api);
quietTransitions();

/**
 * Nothing is carried where the page stays. The router remembers pages that a picture was carried away from and would take
 * every step of the history within one for the way back to it: a page that freezes while somebody types.
 * What comes while a picture is on its way goes after it: the router would draw it first, and the page that was left over it.
 */
function keepStill(router: ReturnType<typeof createBrowserRouter>): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => {
    let before = router.state.location;
    return subscribe((state, news) => {
      const { location } = state;
      const step = { currentLocation: before, nextLocation: location };
      const way = news.viewTransitionOpts ?? (location !== before && onItsWay > 0 ? step : undefined);
      const stays = onItsWay === 0 && way?.currentLocation.pathname === way?.nextLocation.pathname;
      before = location;
      listener(state, { ...news, viewTransitionOpts: stays ? undefined : way });
    });
  };
}

/**
 * A picture on its way between two pages stops where it is when the visitor goes on at once, turns the phone or looks
 * elsewhere, or when the page takes too long; the page is there all the same. The router begins the way and does not
 * listen for its end, so it would be told as an error.
 */
function quietTransitions(): void {
  if (!('startViewTransition' in Document.prototype)) return;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = begin(change);
    onItsWay += 1;
    const end = () => void (onItsWay -= 1);
    transition.finished.then(end, end);
    transition.ready.catch((error: unknown) => {
      if (!(error instanceof DOMException && SKIPPED.includes(error.name))) throw error;
    });
    return transition;
  };
}
