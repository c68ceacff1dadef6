/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { field, openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

const createTextToConfirm = (name: string, facts: string) => ({
  field: name,
  needsReview: true,
  facts,
  message: 'Is it so?',
});
const UNCLEAR_PRICE = {
  field: 'price',
  needsReview: true,
  facts: null,
  message: 'Say what is asked for it.',
};

let panel: ReturnType<typeof openPanel>;
let server: ReturnType<typeof createVillaServer>;
/** The id of the villa whose update the mock API rejects. */
let rejectedId: string | null;
/** The mock API awaits this before an update. */
let beforeUpdate: Promise<void> | undefined;

const rowsToReview = () => server.rows.filter(({ textsToReview }) => textsToReview?.length);

async function open() {
  server = createVillaServer(3);
  rejectedId = null;
  beforeUpdate = undefined;
  const [first, second, third] = server.rows;
  Object.assign(first!, {
    bedrooms: '4+1',
    bedroomCount: 5,
    textsToReview: [createTextToConfirm('bedrooms', '5')],
  });
  Object.assign(second!, {
    bedrooms: '3+1',
    bedroomCount: 4,
    location: 'Marina Gate',
    placeId: 'dubai-marina',
    textsToReview: [createTextToConfirm('location', 'Dubai Marina'), createTextToConfirm('bedrooms', '4')],
  });
  Object.assign(third!, { price: '345k', textsToReview: [UNCLEAR_PRICE] });
  const emptyDashboard = {
    counts: [],
    recentChanges: [],
    withoutPicture: [],
    withoutDetails: [],
    incompleteCount: 0,
  };
  panel = openPanel('/admin/dashboard', {
    ...server.api,
    dashboard: emptyDashboard,
    contactMessages: { items: [], total: 0 },
    unsentMessages: [],
    places: [],
    listingsToReviewCount: () => rowsToReview().length,
    listingsToReview: () => rowsToReview().map((row) => ({ __typename: 'SaleVilla', ...row })),
    updateSaleVilla: async (args: { id: string; input: object; expectedUpdatedAt: string }) => {
      await beforeUpdate;
      if (rejectedId === args.id) throwApiError('UNAVAILABLE', 'Not now.');
      const row = server.api.updateSaleVilla(args);
      const confirmedField = 'placeId' in args.input ? 'location' : 'bedrooms';
      row.textsToReview = row.textsToReview?.filter((text) => text.field !== confirmedField);
      return row;
    },
  });
  await screen.findByText('3 listings have texts that could not be read for certain.');
}
const button = (name: string) => screen.getByRole('button', { name });
const updates = () => server.argsOf('update');

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('texts to review', () => {
  test('are listed with their reasons, and confirmed one after another by keyboard', async () => {
    await open();
    const card = screen.getByRole('heading', { name: 'Texts to review' }).closest('section')!;
    expect(within(card).getAllByRole('listitem')).toHaveLength(4);
    expect(card.textContent).toContain('Price: 345kSay what is asked for it.');
    button('Confirm bedrooms of Villa 3').focus();
    await panel.user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Confirm location of Villa 2'));
    await panel.user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(updates()).toHaveLength(3));
    await screen.findByText('1 listing has a text that could not be read for certain.');
    expect(updates()).toEqual([
      expect.objectContaining({ id: '3', input: { bedroomCount: 5, maidsRoom: null } }),
      expect.objectContaining({ id: '2', input: { placeId: 'dubai-marina', building: null } }),
      expect.objectContaining({ id: '2', input: { bedroomCount: 4, maidsRoom: null } }),
    ]);
    expect(within(card).getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Texts to review');
  });

  test('omit a text that is being confirmed, also after the screen was left and opened again', async () => {
    await open();
    let release!: () => void;
    beforeUpdate = new Promise((resolve) => (release = resolve));
    await panel.user.click(button('Confirm bedrooms of Villa 3'));
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await act(() => panel.router.navigate(-1));
    await screen.findByRole('button', { name: 'Confirm location of Villa 2' });
    expect(screen.queryByRole('button', { name: 'Confirm bedrooms of Villa 3' })).toBeNull();
    await panel.user.click(button('Confirm location of Villa 2'));
    release();
    await waitFor(() => expect(updates()).toHaveLength(2));
    await screen.findByText('2 listings have texts that could not be read for certain.');
    expect(screen.queryByRole('button', { name: 'Confirm location of Villa 2' })).toBeNull();
  });

  test('show a text again when its confirmation failed', async () => {
    await open();
    rejectedId = '3';
    await panel.user.click(button('Confirm bedrooms of Villa 3'));
    await screen.findByText('Not now.');
    rejectedId = '';
    await panel.user.click(button('Confirm bedrooms of Villa 3'));
    await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull());
  });

  test('link to the field, and are marked in the list', async () => {
    await open();
    await panel.user.click(screen.getByRole('link', { name: 'Villa 1' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Price')));
    expect(field('Price').value).toBe('345k');
    await screen.findByText('Text to review: price', { exact: false, selector: 'td span span' });
  });
});
