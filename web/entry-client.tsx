import './ui/layers.css'; // before every other style sheet
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Api } from './data/api.ts';
import { overNetwork } from './data/fetch-graphql.ts';
import { readPageState, resultsIn } from './data/page-state.ts';
import { createBrowserQuery } from './data/query.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { contextWith, loadModule, routes } from './routes.tsx';
import { Site } from './site.tsx';
import { ignoreStrayClicks } from './ui/double-click.ts';
import { storeTypedText } from './ui/typed-text.ts';
import { RouterContext } from './ui/router-context.ts';

/** Yields to the event loop, so that a slow phone can handle input between the steps. */
const yieldToInput = () => new Promise((passed) => setTimeout(passed, 0));

const { origin, agency, loaderData, actionData } = readPageState();
const api: Api = {
  query: createBrowserQuery(overNetwork, resultsIn(loaderData)),
  execute: overNetwork,
  isServer: false,
  isNavigation: true,
  report: () => undefined,
};

await loadModule(location.pathname);
await yieldToInput();
const router = createBrowserRouter(routes, {
  hydrationData: { loaderData, actionData },
  getContext: () => contextWith(api),
});
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
