/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { adminPaths } from '../../../paths.ts';
import { openPanel, refuse, signedIn } from '../../../testing/panel.tsx';

const AT_ONCE = 100;

let panel: ReturnType<typeof openPanel>;

/** The pictures of one villa for rent: more of them than the API takes at once. */
function pictures(count: number) {
  const image = { url: '/uploads/x.jpg', alt: null, srcset: '' };
  const updated = { updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: null };
  const villa = { id: '1', title: 'Villa 1' };
  const rows = Array.from({ length: count }, (_, place) => ({
    ...{ id: String(place + 1), villaId: '1', villa, description: null, image },
    ...updated,
  }));
  const parts: number[] = [];
  const take = ({ ids }: { ids: string[] }) => {
    if (ids.length > AT_ONCE) refuse('BAD_USER_INPUT', 'ids must name 1 to 100 records.');
    parts.push(ids.length);
  };
  const api = {
    rentalVilla: () => ({ ...villa, images: () => rows }),
    rentalVillas: { items: [villa], page: 1, limit: 20, total: 1, totalPages: 1 },
    deleteRentalVillaImages: (given: { ids: string[] }) => {
      take(given);
      for (const id of given.ids)
        rows.splice(
          rows.findIndex((row) => row.id === id),
          1,
        );
      return given.ids;
    },
    restoreRentalVillaImages: (given: { ids: string[] }) => {
      take(given);
      return given.ids.map((id) => ({ id }));
    },
  };
  return { api, parts };
}

beforeEach(() => signedIn());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('more rows than the API takes at once are deleted and brought back in parts', async () => {
  const { api, parts } = pictures(AT_ONCE + 5);
  panel = openPanel(`${adminPaths.rentalVillaImages}?of=1`, api);
  await panel.user.click(await screen.findByLabelText('Select all'));
  await panel.user.click(screen.getByRole('button', { name: 'Delete 105 selected' }));
  const dialog = within(await screen.findByRole('dialog'));
  await panel.user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('105 deleted.');
  expect(parts).toEqual([AT_ONCE, 5]);
  await panel.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(parts).toEqual([AT_ONCE, 5, AT_ONCE, 5]));
});
