/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPanel, signedIn } from '../../../testing/panel.tsx';
import { villas } from '../../../testing/villas.ts';

interface Asked {
  page: number;
  limit: number;
  search: string | null;
  filter: { bedrooms: number[]; marks: string[]; priceFrom: number | null; places: string[] } | null;
}

let panel: ReturnType<typeof openPanel>;
let asked: Asked[];

const MARINA = { id: 'dubai-marina', name: 'Dubai Marina', latitude: 25.0772, longitude: 55.1393 };

/** Opens the list of villas, whose filter by bedrooms the mock API applies. */
function open(query = '') {
  const stock = villas(30);
  asked = [];
  panel = openPanel(`/admin/villasale${query}`, {
    ...stock.api,
    saleVillas: (given: Asked) => {
      asked.push(given);
      const wanted = given.filter?.bedrooms ?? [];
      const found = stock.rows.filter(({ id }) => wanted.every((count) => Number(id) % 2 === count % 2));
      const items = wanted.includes(7) ? [] : found.slice(0, given.limit);
      return { items, page: 1, limit: given.limit, total: items.length && found.length, totalPages: 1 };
    },
    places: () => [MARINA],
  });
}

const last = () => asked.filter(({ limit }) => limit > 1).at(-1)!;
const address = () => panel.router.state.location.search;
const opener = () => screen.findByRole('button', { name: /^Filter/ });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .queryAllByRole('button', { name: /^Without/ })
    .map(({ textContent }) => textContent);

beforeEach(() => signedIn());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('a list of listings', () => {
  test('is narrowed by each selected filter, and Back removes the last one', async () => {
    open('?page=2&sort=TITLE');
    await panel.user.click(await opener());
    await panel.user.click(screen.getByRole('checkbox', { name: '3' }));
    await waitFor(() => expect(last()).toMatchObject({ page: 1, filter: { bedrooms: [3] } }));
    await panel.user.click(screen.getByRole('checkbox', { name: 'Text to review' }));
    await waitFor(() => expect(last().filter).toMatchObject({ bedrooms: [3], marks: ['UNSETTLED'] }));
    expect(address()).toBe('?sort=TITLE&beds=3&mark=unsettled');
    expect(chosen()).toEqual(['Text to review', '3 bedrooms']);
    await act(() => panel.router.navigate(-1));
    await waitFor(() => expect(chosen()).toEqual(['3 bedrooms']));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Text to review' }).checked).toBe(false);
  });

  test('has its filters and its search text in the URL', async () => {
    open('?beds=2&price-from=1500000&place=dubai-marina&mark=on-request&mark=sold&search=Villa');
    await waitFor(() =>
      expect(last()).toMatchObject({
        search: 'Villa',
        filter: { bedrooms: [2], priceFrom: 1_500_000, places: ['dubai-marina'], marks: ['ON_REQUEST'] },
      }),
    );
    expect(chosen()).toEqual(['Price on request', 'Dubai Marina', 'From AED 1,500,000', '2 bedrooms']);
    expect(await screen.findByRole('button', { name: 'Filter (4)' })).toBeTruthy();
    await panel.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(last()).toMatchObject({ search: 'Villa', filter: null }));
    expect(address()).toBe('?search=Villa');
    expect(document.activeElement).toBe(await opener());
  });

  test('a double click removes one filter, not the next as well', async () => {
    open('?beds=1&beds=3');
    const first = await screen.findByRole('button', { name: 'Without 1 bedroom' });
    fireEvent.click(first, { detail: 1 });
    await waitFor(() => expect(chosen()).toEqual(['3 bedrooms']));
    const next = screen.getByRole('button', { name: 'Without 3 bedrooms' });
    expect(document.activeElement).toBe(next);
    fireEvent.click(next, { detail: 2 });
    expect(chosen()).toEqual(['3 bedrooms']);
  });

  test('accepts common notations of amounts; an invalid amount shows an error and filters nothing', async () => {
    open();
    await panel.user.click(await opener());
    const from = screen.getByLabelText<HTMLInputElement>('Price from');
    await panel.user.type(from, '1.5m');
    await panel.user.tab();
    await waitFor(() => expect(last().filter).toMatchObject({ priceFrom: 1_500_000 }));
    expect(from.value).toBe('1,500,000');
    await panel.user.clear(from);
    await panel.user.type(from, 'cheap{Enter}');
    await panel.user.tab();
    await screen.findByText('Price from must be a whole number from 1, such as 1,500.');
    await waitFor(() => expect(last().filter).toBeNull());
    expect(from.value).toBe('cheap');
  });

  test('is narrowed to a place found by its name', async () => {
    open();
    await panel.user.click(await opener());
    const place = screen.getByRole<HTMLInputElement>('combobox', { name: 'Community' });
    await panel.user.type(place, 'Dubai Marina{Enter}');
    await waitFor(() => expect(last().filter).toMatchObject({ places: ['dubai-marina'] }));
    expect(place.value).toBe('');
    expect(chosen()).toEqual(['Dubai Marina']);
  });

  test('without matches offers to remove a filter that excludes them', async () => {
    open('?beds=7&mark=unsettled');
    const looser = await screen.findByRole('button', { name: 'Without 7 or more bedrooms: 30' });
    expect(screen.queryByRole('button', { name: /^Without Text to review:/ })).toBeNull();
    await panel.user.click(looser);
    await waitFor(() => expect(address()).toBe('?mark=unsettled'));
  });
});
