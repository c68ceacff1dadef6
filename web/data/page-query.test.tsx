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
const villas = pageQuery({
  document: VILLA,
  variables: ({ params }) => ({ id: params.id ?? '' }),
});

function Component() {
  const result = villas.useResult();
  return result.state === 'here' ? result.data.villa : result.state;
}

const routes = [
  { id: 'villa', path: '/villa/:id', loader: villas.loader, Component },
  { path: '/', element: 'home' },
];
const KNOWN = { 'Villa {"id":"1"}': { villa: 'Villa 1' } };

let root: Root;
let requested: unknown[];
let answer: (reply: Reply) => void;

/** Hydrates the page of the first villa. */
async function open({ failed = [] as string[], known = {} }) {
  const api = createApi(({ variables }) => {
    requested.push(variables.id);
    return new Promise((resolve) => (answer = resolve));
  }, known);
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

const shown = () => document.querySelector('main')!.textContent;

test('data of the server-rendered page is not requested again', async () => {
  await open({ known: KNOWN });
  expect([shown(), requested]).toEqual(['Villa 1', []]);
});

test('the next page renders at once as loading, then with its data', async () => {
  const go = await open({ known: KNOWN });
  await go('/villa/2');
  expect([shown(), requested]).toEqual(['loading', ['2']]);
  await act(async () => answer({ data: { villa: 'Villa 2' } }));
  expect(shown()).toBe('Villa 2');
  await go('/villa/1');
  expect([shown(), requested]).toEqual(['Villa 1', ['2']]);
});

test('a query that failed on the server is shown as failed, and requested on the next visit', async () => {
  const go = await open({ failed: ['Villa'] });
  expect([shown(), requested]).toEqual(['failed', []]);
  await go('/');
  await go('/villa/1');
  expect([shown(), requested]).toEqual(['loading', ['1']]);
});

test('a query that fails in the browser is logged, and requested on the next visit', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const go = await open({ known: KNOWN });
  await go('/villa/2');
  await act(async () => answer({ errors: [{ message: 'No.' }] }));
  expect(shown()).toBe('failed');
  expect(log).toHaveBeenCalledTimes(1);
  await go('/');
  await go('/villa/2');
  expect([shown(), requested]).toEqual(['loading', ['2', '2']]);
});
