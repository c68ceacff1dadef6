/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { TextDecoder, TextEncoder } from 'node:util';
import type { Root } from 'react-dom/client';
import type { Reply } from '../../schema/page.ts';

/** The part of Request that the router uses; jsdom has no Request. */
class Request {
  readonly method = 'GET';
  readonly url: string;
  readonly signal?: AbortSignal | null;

  constructor(url: string, { signal }: RequestInit = {}) {
    this.url = url;
    this.signal = signal;
  }
}
Object.assign(globalThis, { TextDecoder, TextEncoder, Request, IS_REACT_ACT_ENVIRONMENT: true });

const { act } = await import('react');
const { createRoot } = await import('react-dom/client');
const { createMemoryRouter, RouterProvider } = await import('react-router-dom');
const { ApiProvider, createApi } = await import('./api.ts');
const { pageQuery } = await import('./page-query.ts');

const VILLA: TypedDocumentNode<{ villa: string }, { id: string }> = parse(
  'query Villa($id: ID!) { villa(id: $id) }',
);
const villaQuery = pageQuery({
  document: VILLA,
  variables: ({ params }) => ({ id: params.id ?? '' }),
});

function Component() {
  const result = villaQuery.useResult();
  return result.state === 'loaded' ? result.data.villa : result.state;
}

const routes = [
  { id: 'villa', path: '/villa/:id', loader: villaQuery.loader, Component },
  { path: '/', element: 'home' },
];
const CACHED = { 'Villa {"id":"1"}': { villa: 'Villa 1' } };

let root: Root;
let requested: unknown[];
/** Responds to the last request. */
let respond: (reply: Reply) => void;

/** Hydrates the page of the first villa; returns a function that navigates. */
async function open({ failed = [] as string[], cached = {} }) {
  const api = createApi(({ variables }) => {
    requested.push(variables.id);
    return new Promise((resolve) => (respond = resolve));
  }, cached);
  const hydrationData = { loaderData: { villa: { failed } } };
  const router = createMemoryRouter(routes, { initialEntries: ['/villa/1'], hydrationData });
  await act(async () =>
    root.render(
      <ApiProvider value={api}>
        <RouterProvider router={router} />
      </ApiProvider>,
    ),
  );
  return (path: string) => act(() => router.navigate(path));
}

beforeEach(() => {
  requested = [];
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.restoreAllMocks();
});

const pageText = () => document.querySelector('main')!.textContent;

test('data of the server-rendered page is not requested again', async () => {
  await open({ cached: CACHED });
  expect([pageText(), requested]).toEqual(['Villa 1', []]);
});

test('the next page renders at once as loading, then with its data', async () => {
  const navigate = await open({ cached: CACHED });
  await navigate('/villa/2');
  expect([pageText(), requested]).toEqual(['loading', ['2']]);
  await act(async () => respond({ data: { villa: 'Villa 2' } }));
  expect(pageText()).toBe('Villa 2');
  await navigate('/villa/1');
  expect([pageText(), requested]).toEqual(['Villa 1', ['2']]);
});

test('a query that failed on the server is shown as failed, and requested on the next visit', async () => {
  const navigate = await open({ failed: ['Villa'] });
  expect([pageText(), requested]).toEqual(['failed', []]);
  await navigate('/');
  await navigate('/villa/1');
  expect([pageText(), requested]).toEqual(['loading', ['1']]);
});

test('a query that fails in the browser is logged, and requested on the next visit', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const navigate = await open({ cached: CACHED });
  await navigate('/villa/2');
  await act(async () => respond({ errors: [{ message: 'No.' }] }));
  expect(pageText()).toBe('failed');
  expect(log).toHaveBeenCalledTimes(1);
  await navigate('/');
  await navigate('/villa/2');
  expect([pageText(), requested]).toEqual(['loading', ['2', '2']]);
});
