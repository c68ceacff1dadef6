/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ApiProvider, type Api } from '../data/api.ts';
import { createBrowserQuery } from '../data/query.ts';
import { contextWith, loadModule, routes } from '../routes.tsx';
import { AgencyContext } from './agency.ts';
import { unknownAgency } from './read-agency.ts';

const OFFER = {
  id: '4',
  title: 'As listed',
  location: 'Dubai Marina',
  price: 'AED 1,000,000',
  picture: null,
};

interface DetailPage {
  path: string;
  /** The record with the fields that a list has loaded. */
  listed: object;
  loadingText: string;
  errorText: string;
  /** The error message of the gallery or another section of the page. */
  sectionErrorText?: string;
}

const detailPages: readonly DetailPage[] = [
  {
    path: '/DreamDetails/4',
    listed: { id: '4', title: 'As listed', picture: null },
    loadingText: 'Loading category details...',
    errorText: 'Failed to load category details.',
  },
  {
    path: '/LuxuryDetails/4',
    listed: { ...OFFER, type: 'Villas' },
    loadingText: 'Loading...',
    errorText: 'The property cannot be shown just now.',
    sectionErrorText: 'The gallery cannot be shown just now.',
  },
  {
    path: '/LatestDetails/4',
    listed: { ...OFFER, category: 'Villas' },
    loadingText: 'Loading...',
    errorText: 'The project cannot be shown just now.',
    sectionErrorText: 'The gallery cannot be shown just now.',
  },
  {
    path: '/apartment-for-sale/4',
    listed: { ...OFFER },
    loadingText: 'Loading apartment details...',
    errorText: 'The apartment cannot be shown just now.',
    sectionErrorText: 'The gallery cannot be shown just now.',
  },
  {
    path: '/villa-for-sale/4',
    listed: { ...OFFER },
    loadingText: 'Loading villa details...',
    errorText: 'The villa cannot be shown just now.',
    sectionErrorText: 'The details cannot be shown just now.',
  },
  {
    path: '/rent-apartments/4',
    listed: { ...OFFER },
    loadingText: 'Loading apartment details...',
    errorText: 'The apartment cannot be shown just now.',
    sectionErrorText: 'The features cannot be shown just now.',
  },
  {
    path: '/rent-villa-detail/4',
    listed: { ...OFFER },
    loadingText: 'Loading villa details...',
    errorText: 'The villa cannot be shown just now.',
    sectionErrorText: 'Failed to fetch villa images.',
  },
  {
    path: '/BlogDetails/4',
    listed: {
      id: '4',
      title: 'As listed',
      description: 'One.',
      createdAt: '2026-01-01T00:00:00Z',
      picture: null,
    },
    loadingText: 'Loading Blog...',
    errorText: 'The blog cannot be shown just now.',
  },
];

/** Rejects the pending requests. */
let failRequests: () => void;

/** Follows a link to a page in the browser; its API does not respond until `failRequests` is called. */
async function openPage(path: string, preview?: object): Promise<void> {
  await loadModule(path);
  const response = new Promise<never>((_resolve, reject) => {
    failRequests = () => reject(new TypeError('Failed to fetch'));
  });
  response.catch(() => undefined);
  const execute = () => response;
  const query = createBrowserQuery(execute);
  const api: Api = { query, execute, isServer: false, isNavigation: true, report: () => undefined };
  const getContext = () => contextWith(api);
  const router = createMemoryRouter(routes, { initialEntries: ['/favourites'], getContext });
  render(
    <ApiProvider value={api}>
      <AgencyContext value={unknownAgency}>
        <RouterProvider router={router} />
      </AgencyContext>
    </ApiProvider>,
  );
  await act(() => router.navigate(path, { state: { preview } }));
}

const mainText = () => screen.getByRole('main').textContent;
const progressBar = () => screen.queryByRole('progressbar', { name: 'Loading' });

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
    for (const isListed of [false, true]) {
      await openPage(page.path, isListed ? page.listed : undefined);
      expect(mainText()).toContain(page.loadingText);
      expect(progressBar()).not.toBeNull();
      failRequests();
      await waitFor(() => expect(mainText()).toContain(page.errorText));
      await waitFor(() => expect(mainText()).not.toContain('Loading'));
      expect(mainText()).toContain('This could not be fetched just now. Try again');
      expect(progressBar()).toBeNull();
      if (isListed) expect(mainText()).toContain('As listed');
      if (isListed && page.sectionErrorText) expect(mainText()).toContain(page.sectionErrorText);
      cleanup();
    }
  });
});

test('says that the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/DreamDetails/4');
  failRequests();
  await waitFor(() => expect(mainText()).toContain('You are offline.'));
  expect(mainText()).not.toContain('This could not be fetched');
});
