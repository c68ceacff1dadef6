import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApi } from './data/api.ts';
import { overNetwork } from './data/network.ts';
import { readState } from './data/state.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { loadPage, routes } from './routes.tsx';
import { Site } from './site.tsx';

const { origin, known, loaded, acted } = readState();
const api = createApi(overNetwork, known);

await loadPage(location.pathname);
const router = createBrowserRouter(routes, { hydrationData: { loaderData: loaded, actionData: acted } });

// As a transition, so that it makes way whenever somebody types or scrolls.
startTransition(() => {
  hydrateRoot(
    document,
    <Site api={api} origin={origin}>
      <RouterProvider router={router} />
    </Site>,
  );
});

prefetchOnIntent(api);
