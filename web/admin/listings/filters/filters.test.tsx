/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPanel, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

interface ListArgs {
  page: number;
  limit: number;
  search: string | null;
  filter: { bedrooms: number[]; marks: string[]; priceFrom: number | null; places: string[] } | null;
}

let panel: ReturnType<typeof openPanel>;
let requests: ListArgs[];

const MARINA = { id: 'dubai-marina', name: 'Dubai Marina', latitude: 25.0772, longitude: 55.1393 };

/** Opens the list of villas, whose filter by bedrooms the mock API applies. */
function open(query = '') {
  const server = createVillaServer(30);
  requests = [];
  panel = openPanel(`/admin/villasale${query}`, {
    ...server.api,
    saleVillas: (args: ListArgs) => {
      requests.push(args);
      const bedrooms = args.filter?.bedrooms ?? [];
      const matches = server.rows.filter(({ id }) => bedrooms.every((count) => Number(id) % 2 === count % 2));
      const items = bedrooms.includes(7) ? [] : matches.slice(0, args.limit);
      return { items, page: 1, limit: args.limit, total: items.length && matches.length, totalPages: 1 };
    },
    places: () => [MARINA],
  });
}

const lastRequest = () => requests.filter(({ limit }) => limit > 1).at(-1)!;
const currentQuery = () => panel.router.state.location.search;
const findFilterButton = () => screen.findByRole('button', { name: /^Filter/ });
const activeFilters = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .queryAllByRole('button', { name: /^Without/ })
    .map(({ textContent }) => textContent);

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('a list of listings', () => {
  test('is narrowed by each selected filter, and Back removes the last one', async () => {
    open('?page=2&sort=TITLE');
    await panel.user.click(await findFilterButton());
    await panel.user.click(screen.getByRole('checkbox', { name: '3' }));
    await waitFor(() => expect(lastRequest()).toMatchObject({ page: 1, filter: { bedrooms: [3] } }));
    await panel.user.click(screen.getByRole('checkbox', { name: 'Text to review' }));
    await waitFor(() =>
      expect(lastRequest().filter).toMatchObject({ bedrooms: [3], marks: ['NEEDS_REVIEW'] }),
    );
    expect(currentQuery()).toBe('?sort=TITLE&beds=3&mark=needs-review');
    expect(activeFilters()).toEqual(['Text to review', '3 bedrooms']);
    await act(() => panel.router.navigate(-1));
    await waitFor(() => expect(activeFilters()).toEqual(['3 bedrooms']));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Text to review' }).checked).toBe(false);
  });

  test('has its filters and its search text in the URL', async () => {
    open('?beds=2&price-from=1500000&place=dubai-marina&mark=on-request&mark=sold&search=Villa');
    await waitFor(() =>
      expect(lastRequest()).toMatchObject({
        search: 'Villa',
        filter: { bedrooms: [2], priceFrom: 1_500_000, places: ['dubai-marina'], marks: ['ON_REQUEST'] },
      }),
    );
    expect(activeFilters()).toEqual(['Price on request', 'Dubai Marina', 'From AED 1,500,000', '2 bedrooms']);
    expect(await screen.findByRole('button', { name: 'Filter (4)' })).toBeTruthy();
    await panel.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(lastRequest()).toMatchObject({ search: 'Villa', filter: null }));
    expect(currentQuery()).toBe('?search=Villa');
    expect(document.activeElement).toBe(await findFilterButton());
  });

  test('a double click removes one filter, not the next as well', async () => {
    open('?beds=1&beds=3');
    const first = await screen.findByRole('button', { name: 'Without 1 bedroom' });
    fireEvent.click(first, { detail: 1 });
    await waitFor(() => expect(activeFilters()).toEqual(['3 bedrooms']));
    const next = screen.getByRole('button', { name: 'Without 3 bedrooms' });
    expect(document.activeElement).toBe(next);
    fireEvent.click(next, { detail: 2 });
    expect(activeFilters()).toEqual(['3 bedrooms']);
  });

  test('accepts common notations of amounts; an invalid amount shows an error and filters nothing', async () => {
    open();
    await panel.user.click(await findFilterButton());
    const from = screen.getByLabelText<HTMLInputElement>('Price from');
    await panel.user.type(from, '1.5m');
    await panel.user.tab();
    await waitFor(() => expect(lastRequest().filter).toMatchObject({ priceFrom: 1_500_000 }));
    expect(from.value).toBe('1,500,000');
    await panel.user.clear(from);
    await panel.user.type(from, 'cheap{Enter}');
    await panel.user.tab();
    await screen.findByText('Price from must be a whole number from 1, such as 1,500.');
    await waitFor(() => expect(lastRequest().filter).toBeNull());
    expect(from.value).toBe('cheap');
  });

  test('is narrowed to a place found by its name', async () => {
    open();
    await panel.user.click(await findFilterButton());
    const place = screen.getByRole<HTMLInputElement>('combobox', { name: 'Community' });
    await panel.user.type(place, 'Dubai Marina{Enter}');
    await waitFor(() => expect(lastRequest().filter).toMatchObject({ places: ['dubai-marina'] }));
    expect(place.value).toBe('');
    expect(activeFilters()).toEqual(['Dubai Marina']);
  });

  test('without matches offers to remove a filter that excludes them', async () => {
    open('?beds=7&mark=needs-review');
    const removeButton = await screen.findByRole('button', { name: 'Remove the number of bedrooms: 30' });
    expect(screen.queryByRole('button', { name: /^Remove the mark:/ })).toBeNull();
    await panel.user.click(removeButton);
    await waitFor(() => expect(currentQuery()).toBe('?mark=needs-review'));
  });

  test('without matches offers to remove all values of a filter at once', async () => {
    open('?beds=6&beds=7&mark=needs-review');
    await panel.user.click(await screen.findByRole('button', { name: 'Remove the number of bedrooms: 30' }));
    await waitFor(() => expect(currentQuery()).toBe('?mark=needs-review'));
  });
});
