/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openPanel, storeToken, throwApiError } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

let panel: ReturnType<typeof openPanel>;

const createPerson = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, slug: name.toLowerCase(), position: 'Broker', phone: null, portrait: null },
  ...{ languages: ['Arabic'], subjects: [], profiles: [], publication: 'PUBLISHED' },
  ...{ updatedAt: new Date(0).toISOString(), updatedBy: null, mayUpdate: true },
  ...more,
});

let rows: ReturnType<typeof createPerson>[];
let orders: string[][];
let inputs: object[];

/** Opens a path with three people, of whom `conflicts` reorderings fail first. */
function open(path: string, { conflicts = 0, more = {} }: { conflicts?: number; more?: object } = {}) {
  rows = [createPerson('1', 'Amal'), createPerson('2', 'Basma'), createPerson('3', 'Celine')];
  orders = [];
  inputs = [];
  let failures = conflicts;
  panel = openPanel(path, {
    people: ({ search }: { search?: string }) => {
      const items = rows.filter(({ name }) => name.toLowerCase().startsWith((search ?? '').toLowerCase()));
      return { items, page: 1, limit: 200, total: items.length, totalPages: 1 };
    },
    person: ({ id }: { id: string }) => rows.find((row) => row.id === id) ?? null,
    assignees: [{ id: '4', name: 'Amal Saad', email: 'amal@marsa.example' }],
    reorderPeople: ({ ids }: { ids: string[] }) => {
      if (failures-- > 0) {
        rows.push(createPerson('4', 'Dina'));
        throwApiError('CONFLICT', 'A record was added meanwhile. Open the list again.');
      }
      orders.push(ids);
      rows = ids.map((id) => rows.find((row) => row.id === id)!);
      return rows;
    },
    updatePerson: ({ id, input }: { id: string; input: object }) => {
      inputs.push(input);
      return Object.assign(
        rows.find((row) => row.id === id)!,
        input,
      );
    },
    ...more,
  });
}

const order = () =>
  screen
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')!.slice(5));

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('people are sorted by keyboard', async () => {
  open('/admin/people');
  (await screen.findByRole('button', { name: 'Move Celine' })).focus();
  await panel.user.keyboard(' {ArrowUp}{ArrowUp} ');
  await waitFor(() => expect(orders).toEqual([['3', '1', '2']]));
  expect(await screen.findByText('The new order is saved.')).toBeTruthy();
  expect(order()).toEqual(['Celine', 'Amal', 'Basma']);
});

test('an order is stored with a person who was added meanwhile', async () => {
  open('/admin/people', { conflicts: 1 });
  (await screen.findByRole('button', { name: 'Move Celine' })).focus();
  await panel.user.keyboard(' {Home} ');
  await waitFor(() => expect(orders).toEqual([['3', '1', '2', '4']]));
});

test('a searched list cannot be sorted', async () => {
  open('/admin/people?search=b');
  expect(await screen.findByText('Basma')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
});

test('lists of texts have one on each line, and a person is linked to an account', async () => {
  open('/admin/people?edit=1');
  const languages = await screen.findByRole('textbox', { name: 'Languages' });
  await panel.user.type(languages, '{Enter}English{Enter}');
  await panel.user.selectOptions(
    await screen.findByRole('combobox', { name: 'Staff account' }),
    await screen.findByRole('option', { name: 'Amal Saad (amal@marsa.example)' }),
  );
  await panel.user.click(screen.getByRole('button', { name: 'Update Person' }));
  await waitFor(() => expect(inputs).toEqual([{ languages: ['Arabic', 'English'], accountId: '4' }]));
});

test('a listing gets an agent, and its list is filtered by agent', async () => {
  const villas = createVillaServer(2);
  let filter: object | null = null;
  const more = {
    ...villas.api,
    saleVillas: (args: { filter: object | null }) => {
      filter = args.filter;
      return { items: villas.rows, page: 1, limit: 20, total: 2, totalPages: 1 };
    },
    updateSaleVilla: ({ id, input }: { id: string; input: object }) => {
      inputs.push(input);
      return { ...villas.rows.find((row) => row.id === id)!, ...input };
    },
  };
  open('/admin/villasale?edit=1&agent=2', { more });
  expect(await screen.findByRole('button', { name: 'Without Offered by Basma' })).toBeTruthy();
  await waitFor(() => expect(filter).toMatchObject({ agent: '2' }));
  const agent = await screen.findByRole('combobox', { name: 'Agent' });
  await panel.user.type(agent, 'Cel');
  await panel.user.click(await screen.findByRole('option', { name: 'Celine', hidden: true }));
  await panel.user.click(screen.getByRole('button', { name: 'Update Villa' }));
  await waitFor(() => expect(inputs).toEqual([{ agentId: '3' }]));
});
