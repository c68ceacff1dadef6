import { print } from 'graphql';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createClient } from './data/client.ts';
import { fetchGraphQL } from './data/fetch-graphql.ts';
import { readState } from './data/state.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { loadPage, routes } from './routes.tsx';
import { Site } from './site.tsx';

const { origin, known, loaded, acted } = readState();
const client = createClient({
  execute: ({ document, variables }) => fetchGraphQL({ query: print(document), variables }),
  known,
});

await loadPage(location.pathname);
const router = createBrowserRouter(routes, { hydrationData: { loaderData: loaded, actionData: acted } });

hydrateRoot(
  document,
  <Site client={client} origin={origin}>
    <RouterProvider router={router} />
  </Site>,
);

prefetchOnIntent(client);
