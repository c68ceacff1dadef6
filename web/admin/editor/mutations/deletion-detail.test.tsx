/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';

const MAX_PER_REQUEST = 100;

let panel: ReturnType<typeof openPanel>;

/** Creates an API with the pictures of one villa for rent. `batches` contains the number of ids of each request. */
function createPictureApi(count: number) {
  const image = { url: '/uploads/x.jpg', alt: null, srcset: '' };
  const updated = { updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: null };
  const villa = { id: '1', title: 'Villa 1' };
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: String(index + 1), villaId: '1', villa, description: null, image },
    ...updated,
  }));
  const batches: number[] = [];
  const recordBatch = ({ ids }: { ids: string[] }) => {
    if (ids.length > MAX_PER_REQUEST) throwApiError('BAD_USER_INPUT', 'ids must name 1 to 100 records.');
    batches.push(ids.length);
  };
  const api = {
    rentalVilla: () => ({ ...villa, images: () => rows }),
    rentalVillas: { items: [villa], page: 1, limit: 20, total: 1, totalPages: 1 },
    deleteRentalVillaImages: (args: { ids: string[] }) => {
      recordBatch(args);
      for (const id of args.ids) {
        const index = rows.findIndex((row) => row.id === id);
        rows.splice(index, 1);
      }
      return args.ids;
    },
    restoreRentalVillaImages: (args: { ids: string[] }) => {
      recordBatch(args);
      return args.ids.map((id) => ({ id }));
    },
  };
  return { api, batches };
}

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('deletes and restores more rows than the API accepts at once in batches', async () => {
  const { api, batches } = createPictureApi(MAX_PER_REQUEST + 5);
  panel = openPanel('/admin/rentvilladetails?of=1', api);
  await panel.user.click(await screen.findByLabelText('Select all'));
  await panel.user.click(screen.getByRole('button', { name: 'Delete 105 selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  await panel.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('105 deleted.');
  expect(batches).toEqual([MAX_PER_REQUEST, 5]);
  await panel.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(batches).toEqual([MAX_PER_REQUEST, 5, MAX_PER_REQUEST, 5]));
});
