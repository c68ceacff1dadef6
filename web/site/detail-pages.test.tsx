/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { ApiProvider, createApi } from '../data/api.ts';
import { loadPage, routes } from '../routes.tsx';

const OFFER = {
  id: '4',
  title: 'As listed',
  location: 'Dubai Marina',
  price: 'AED 1,000,000',
  picture: null,
};

interface DetailPage {
  path: string;
  /** The fields of the record that a list has loaded. */
  listed: object;
  loading: string;
  failed: string;
  /** The error message of the gallery or another part of the page. */
  partFailed?: string;
}

const detailPages: readonly DetailPage[] = [
  {
    path: '/DreamDetails/4',
    listed: { __typename: 'Category', id: '4', title: 'As listed', picture: null },
    loading: 'Loading category details...',
    failed: 'Failed to load category details.',
  },
  {
    path: '/LuxuryDetails/4',
    listed: { __typename: 'Property', ...OFFER, type: 'Villas' },
    loading: 'Loading...',
    failed: 'The property cannot be shown just now.',
    partFailed: 'The gallery cannot be shown just now.',
  },
  {
    path: '/LatestDetails/4',
    listed: { __typename: 'LatestProject', ...OFFER, category: 'Villas' },
    loading: 'Loading...',
    failed: 'The project cannot be shown just now.',
    partFailed: 'The gallery cannot be shown just now.',
  },
  {
    path: '/apartment-for-sale/4',
    listed: { __typename: 'SaleApartment', ...OFFER },
    loading: 'Loading apartment details...',
    failed: 'The apartment cannot be shown just now.',
    partFailed: 'The gallery cannot be shown just now.',
  },
  {
    path: '/villa-for-sale/4',
    listed: { __typename: 'SaleVilla', ...OFFER },
    loading: 'Loading villa details...',
    failed: 'The villa cannot be shown just now.',
    partFailed: 'The details cannot be shown just now.',
  },
  {
    path: '/rent-apartments/4',
    listed: { __typename: 'RentalApartment', ...OFFER },
    loading: 'Loading apartment details...',
    failed: 'The apartment cannot be shown just now.',
    partFailed: 'The features cannot be shown just now.',
  },
  {
    path: '/rent-villa-detail/4',
    listed: { __typename: 'RentalVilla', ...OFFER },
    loading: 'Loading villa details...',
    failed: 'The villa cannot be shown just now.',
    partFailed: 'Failed to fetch villa images.',
  },
  {
    path: '/BlogDetails/4',
    listed: {
      __typename: 'Blog',
      id: '4',
      title: 'As listed',
      description: 'One.',
      createdAt: '2026-01-01T00:00:00Z',
      picture: null,
    },
    loading: 'Loading Blog...',
    failed: 'The blog cannot be shown just now.',
  },
];

let fail: () => void;

/** Opens a page in the browser; its API does not respond until `fail` is called. */
async function openPage(path: string, known: Record<string, unknown>): Promise<void> {
  await loadPage(path);
  const failed = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  failed.catch(() => undefined);
  const api = createApi(() => failed, known);
  const loaderData = Object.fromEntries(
    (matchRoutes(routes, path) ?? []).map(({ route }) => [route.id ?? '', { failed: [] }]),
  );
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
  render(
    <ApiProvider value={api}>
      <RouterProvider router={router} />
    </ApiProvider>,
  );
}

const main = () => screen.getByRole('main').textContent;
const progress = () => screen.queryByRole('progressbar', { name: 'Loading' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe.each(detailPages)('$path, when the API cannot be reached,', (page) => {
  test('shows the error, with or without the fields that a list has loaded', async () => {
    for (const known of [{}, { Listed: { items: [page.listed] } }]) {
      const isListed = 'Listed' in known;
      await openPage(page.path, known);
      expect(main()).toContain(page.loading);
      expect(progress()).not.toBeNull();
      fail();
      await waitFor(() => expect(main()).toContain(page.failed));
      expect(main()).not.toContain('Loading');
      expect(main()).toContain('This could not be fetched just now. Try again');
      expect(progress()).toBeNull();
      if (isListed) expect(main()).toContain('As listed');
      if (isListed && page.partFailed) expect(main()).toContain(page.partFailed);
      cleanup();
    }
  });
});

test('says that the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/DreamDetails/4', {});
  fail();
  await waitFor(() => expect(main()).toContain('You are offline.'));
  expect(main()).not.toContain('This could not be fetched');
});
