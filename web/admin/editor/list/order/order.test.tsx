/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { openPanel, throwApiError, storeToken } from '../../../../testing/panel.tsx';

let panel: ReturnType<typeof openPanel>;
/** The stored pictures in their order. */
let rows: ReturnType<typeof createPicture>[];
/** The orders that were stored. */
let storedOrders: string[][];
/** The id of the property of each stored order. */
let storedParents: string[];
/** The mock API awaits this before it stores an order. */
let beforeStore: (ids: string[]) => Promise<void>;

const createPicture = (id: string) => ({
  ...{ id, propertyId: '7', title: id, description: null, image: null },
  ...{ updatedAt: new Date(0).toISOString(), updatedBy: null },
});

/** Opens the pictures of a property, titled 1, 2, 3 and 4. */
async function open() {
  storedOrders = [];
  storedParents = [];
  beforeStore = async () => undefined;
  rows = ['1', '2', '3', '4'].map(createPicture);
  const property = { id: '7', title: 'Sandstone Gate' };
  const otherProperty = {
    id: '8',
    title: 'Coral Gate',
    gallery: [{ ...rows[0]!, id: '5', propertyId: '8', title: '5' }],
  };
  panel = openPanel('/admin/lxyPropertydetails?of=7', {
    properties: { items: [property], page: 1, limit: 20, total: 1, totalPages: 1 },
    property: ({ id }: { id: string }) => (id === '8' ? otherProperty : { ...property, gallery: () => rows }),
    reorderPropertyPictures: async ({ parent, ids }: { parent: string; ids: string[] }) => {
      await beforeStore(ids);
      storedOrders.push(ids);
      storedParents.push(parent);
      rows = ids.map((id) => rows.find((row) => row.id === id)!);
      return rows;
    },
  });
  (await screen.findByRole('button', { name: 'Move 1' })).focus();
}

/** Delays the mutation until the returned function is called. */
function delayStore(): () => void {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  beforeStore = () => gate;
  return release;
}

const order = () =>
  screen
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')!.slice(5));
const pressKeys = (keys: string) => panel.user.keyboard(keys);
const focusedLabel = () => document.activeElement?.getAttribute('aria-label');

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('two moves by keyboard in quick succession are both stored, and the row keeps the focus', async () => {
  await open();
  await pressKeys(' {ArrowRight}  {ArrowRight} ');
  expect([order(), focusedLabel()]).toEqual([['2', '3', '1', '4'], 'Move 1']);
  await waitFor(() => expect(storedOrders.at(-1)).toEqual(['2', '3', '1', '4']));
  expect(await screen.findAllByText('The new order is saved.')).not.toHaveLength(0);
  expect(order()).toEqual(['2', '3', '1', '4']);
});

test('a dragged row announces its position, stops at the end, and Escape cancels the move', async () => {
  await open();
  await pressKeys(' {ArrowDown}{ArrowRight}');
  expect(screen.getByText('Position 3 of 4.')).toBeTruthy();
  await pressKeys('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect([order(), screen.getByText('Position 4 of 4.').getAttribute('role')]).toEqual([
    ['2', '3', '4', '1'],
    'status',
  ]);
  await pressKeys('{Escape}');
  expect([order(), focusedLabel()]).toEqual([['1', '2', '3', '4'], 'Move 1']);
  expect(screen.getByText('Move cancelled. Position 1 of 4.')).toBeTruthy();
  await pressKeys('{ArrowRight}');
  expect([order(), storedOrders]).toEqual([['1', '2', '3', '4'], []]);
});

test('Home and End move the dragged row to the ends and scroll it into view', async () => {
  await open();
  const scrolledRows: string[] = [];
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledRows.push(this.querySelector('[aria-label^=Move]')?.getAttribute('aria-label') ?? '');
  };
  await pressKeys(' {End}');
  expect(order()).toEqual(['2', '3', '4', '1']);
  await pressKeys('{ArrowLeft}{Home}');
  expect([order(), focusedLabel()]).toEqual([['1', '2', '3', '4'], 'Move 1']);
  Element.prototype.scrollIntoView = scrollIntoView;
  expect(scrolledRows).toEqual(['Move 1', 'Move 1', 'Move 1', 'Move 1']);
});

test('a row is dropped when it loses the focus', async () => {
  await open();
  await pressKeys(' {ArrowRight}{Tab}');
  await waitFor(() => expect(storedOrders).toEqual([['2', '1', '3', '4']]));
});

test('a move started while an order is being stored is stored after it', async () => {
  await open();
  const release = delayStore();
  await pressKeys(' {ArrowRight} ');
  await pressKeys(' {ArrowRight}');
  release();
  await waitFor(() => expect(storedOrders).toEqual([['2', '1', '3', '4']]));
  expect(order()).toEqual(['2', '3', '1', '4']);
  await pressKeys(' ');
  await waitFor(() => expect(storedOrders.at(-1)).toEqual(['2', '3', '1', '4']));
});

test('a queued order is stored for its own property after another property was selected', async () => {
  await open();
  const release = delayStore();
  await pressKeys(' {ArrowRight} ');
  await pressKeys(' {ArrowRight} ');
  await act(() => panel.router.navigate('/admin/lxyPropertydetails?of=8'));
  await screen.findByRole('button', { name: 'Move 5' });
  release();
  await waitFor(() => expect(storedOrders.at(-1)).toEqual(['2', '3', '1', '4']));
  expect(storedParents).toEqual(['7', '7']);
});

test('an order that is being stored is shown after leaving and coming back, and can be changed further', async () => {
  await open();
  const release = delayStore();
  await pressKeys(' {ArrowRight} ');
  await act(() => panel.router.navigate('/admin/lxyPropertydetails?of=8'));
  await screen.findByRole('button', { name: 'Move 5' });
  await act(() => panel.router.navigate(-1));
  (await screen.findByRole('button', { name: 'Move 1' })).focus();
  expect(order()).toEqual(['2', '1', '3', '4']);
  await pressKeys(' {ArrowRight} ');
  release();
  await waitFor(() => expect(storedOrders).toHaveLength(2));
  expect([storedOrders, order()]).toEqual([
    [
      ['2', '1', '3', '4'],
      ['2', '3', '1', '4'],
    ],
    ['2', '3', '1', '4'],
  ]);
});

test('an order is merged with rows that were added or deleted meanwhile', async () => {
  await open();
  beforeStore = (ids) => {
    if (ids.includes('3')) throwApiError('BAD_USER_INPUT', 'ids names a record that does not belong here.');
    return Promise.resolve();
  };
  rows = [...rows.filter(({ id }) => id !== '3'), createPicture('6')];
  await pressKeys(' {ArrowRight} ');
  await waitFor(() => expect(storedOrders).toEqual([['2', '1', '4', '6']]));
  await screen.findByText('The new order is saved.');
  await waitFor(() => expect(order()).toEqual(['2', '1', '4', '6']));
});

test('an order that cannot be sent shows the reason', async () => {
  await open();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pressKeys(' {ArrowRight} ');
  await screen.findByText('The new order was not saved.');
  expect(screen.getByText('The server cannot be reached.')).toBeTruthy();
  online.mockRestore();
});

test('a rejected order is reverted, and the error is cleared by the next success', async () => {
  await open();
  beforeStore = () => throwApiError('CONFLICT', 'A record was added meanwhile. Open the list again.');
  await pressKeys(' {ArrowRight} ');
  await screen.findByText('The new order was not saved.');
  await waitFor(() => expect(order()).toEqual(['1', '2', '3', '4']));
  beforeStore = () => Promise.resolve();
  await pressKeys(' {ArrowRight} ');
  await screen.findByText('The new order is saved.');
  await waitFor(() => expect(screen.queryByText('The new order was not saved.')).toBeNull());
});
