/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { field, openPanel, refuse, signedIn } from '../../../testing/panel.tsx';
import { villas } from '../../../testing/villas.ts';

const question = (name: string, facts: string) => ({
  field: name,
  certainty: 'LIKELY',
  facts,
  message: 'Is it so?',
});
const PERSON = { field: 'price', certainty: 'UNCLEAR', facts: null, message: 'Say what is asked for it.' };

let panel: ReturnType<typeof openPanel>;
let stock: ReturnType<typeof villas>;
let refused: string | null;
/** The mock API awaits this before it confirms. */
let held: Promise<void> | undefined;

const waiting = () => stock.rows.filter(({ unsettledTexts }) => unsettledTexts?.length);

async function open() {
  stock = villas(3);
  refused = null;
  held = undefined;
  const [first, second, third] = stock.rows;
  Object.assign(first!, { bedrooms: '4+1', bedroomCount: 5, unsettledTexts: [question('bedrooms', '5')] });
  Object.assign(second!, {
    bedrooms: '3+1',
    bedroomCount: 4,
    location: 'Marina Gate',
    placeId: 'dubai-marina',
    unsettledTexts: [question('location', 'Dubai Marina'), question('bedrooms', '4')],
  });
  Object.assign(third!, { price: '345k', unsettledTexts: [PERSON] });
  const none = { counts: [], recentChanges: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0 };
  panel = openPanel('/admin/dashboard', {
    ...stock.api,
    dashboard: none,
    contactMessages: { items: [], total: 0 },
    unsentMessages: [],
    places: [],
    unsettledCount: () => waiting().length,
    unsettledListings: () => waiting().map((row) => ({ __typename: 'SaleVilla', ...row })),
    updateSaleVilla: async (given: { id: string; input: object; seen: string }) => {
      await held;
      if (refused === given.id) refuse('UNAVAILABLE', 'Not now.');
      const row = stock.api.updateSaleVilla(given);
      const settled = 'placeId' in given.input ? 'location' : 'bedrooms';
      row.unsettledTexts = row.unsettledTexts?.filter((one) => one.field !== settled);
      return row;
    },
  });
  await screen.findByText('3 listings have texts that could not be read for certain.');
}
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => stock.asked.filter(({ name }) => name === 'update').map(({ given }) => given);

beforeEach(() => signedIn());
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
    await waitFor(() => expect(sent()).toHaveLength(3));
    await screen.findByText('1 listing has a text that could not be read for certain.');
    expect(sent()).toEqual([
      expect.objectContaining({ id: '3', input: { bedroomCount: 5, maidsRoom: null } }),
      expect.objectContaining({ id: '2', input: { placeId: 'dubai-marina', building: null } }),
      expect.objectContaining({ id: '2', input: { bedroomCount: 4, maidsRoom: null } }),
    ]);
    expect(within(card).getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Texts to review');
  });

  test('leave out a text that is being confirmed, also after leaving and coming back', async () => {
    await open();
    let letGo!: () => void;
    held = new Promise((resolve) => (letGo = resolve));
    await panel.user.click(button('Confirm bedrooms of Villa 3'));
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await act(() => panel.router.navigate(-1));
    await screen.findByRole('button', { name: 'Confirm location of Villa 2' });
    expect(screen.queryByRole('button', { name: 'Confirm bedrooms of Villa 3' })).toBeNull();
    await panel.user.click(button('Confirm location of Villa 2'));
    letGo();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByText('2 listings have texts that could not be read for certain.');
    expect(screen.queryByRole('button', { name: 'Confirm location of Villa 2' })).toBeNull();
  });

  test('show a text again when its confirmation failed', async () => {
    await open();
    refused = '3';
    await panel.user.click(button('Confirm bedrooms of Villa 3'));
    await screen.findByText('Not now.');
    refused = '';
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
