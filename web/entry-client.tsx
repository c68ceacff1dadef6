import { HttpLink } from '@apollo/client';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router/dom';
import { createClient } from './data/client.ts';
import { readState } from './data/state.ts';
import { loadPage, routes } from './routes.tsx';
import { Site } from './site.tsx';

const { origin, known, loaded } = readState();
const client = createClient({ link: new HttpLink({ uri: '/graphql' }), known });

await loadPage(location.pathname);
const router = createBrowserRouter(routes, { hydrationData: { loaderData: loaded } });

hydrateRoot(
  document,
  <Site client={client} origin={origin}>
    <RouterProvider router={router} />
  </Site>,
);
