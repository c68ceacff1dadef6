/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, refuse, signedIn } from '../../../testing/panel.tsx';

/** More villas than one page of options. */
const VILLAS = Array.from({ length: 1200 }, (_, place) => ({
  id: String(place + 1),
  title: `Villa ${place + 1}`,
}));

let panel: ReturnType<typeof openPanel>;
let created: unknown[];

function open(at: string = '/admin/rentvilladetails') {
  created = [];
  const nothing = { items: [], page: 1, limit: 20, total: 0, totalPages: 1 };
  panel = openPanel(at, {
    rentalVillaImages: nothing,
    rentalVilla: ({ id }: { id: string }) => {
      const found = VILLAS.find((villa) => villa.id === id);
      return found ? { ...found, images: [] } : null;
    },
    rentalVillas: ({ search, page, limit }: { search: string | null; page: number; limit: number }) => {
      if ((search ?? '').length > 200) refuse('BAD_USER_INPUT', 'search may have at most 200 characters.');
      const found = VILLAS.filter(({ title }) =>
        title.toLowerCase().startsWith((search ?? '').toLowerCase()),
      );
      const items = found.slice((page - 1) * limit, page * limit);
      return { items, page, limit, total: found.length, totalPages: Math.ceil(found.length / limit) };
    },
    createRentalVillaImage: ({ input }: { input: unknown }) => {
      created.push(input);
      throw new TypeError('Failed to fetch');
    },
  });
}
const villaSelect = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Villa' });
/** An option of the open dropdown; jsdom has no layout, so that all options count as hidden. */
async function option(name: string) {
  const list = document.getElementById((await villaSelect()).getAttribute('aria-controls')!)!;
  return within(list).findByRole('option', { name, hidden: true });
}
const type = async (words: string) => {
  await panel.user.click(await villaSelect());
  await panel.user.keyboard(words);
};

beforeEach(signedIn);
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('a record select', () => {
  test('finds every record by its name, and loads more options', async () => {
    open();
    await type('{ArrowDown}');
    await panel.user.click(await option('Show more (50 of 1,200)'));
    await option('Villa 100');
    await type('villa 1200');
    await panel.user.click(await option('Villa 1200'));
    expect((await villaSelect()).value).toBe('Villa 1200');
  });

  test('selects the record whose name was typed when the field loses the focus', async () => {
    open();
    await type('villa 1111');
    await panel.user.tab();
    await waitFor(async () => expect((await villaSelect()).value).toBe('Villa 1111'));
  });

  test('keeps an ambiguous or unknown text and shows an error', async () => {
    open();
    await type('villa 12'); // the name of one villa and the prefix of others
    await panel.user.tab();
    await waitFor(async () => expect((await villaSelect()).value).toBe('Villa 12'));
    await panel.user.clear(await villaSelect());
    await type('vill');
    await panel.user.tab();
    await screen.findByText('1,200 records match. Select one of them.');
    expect((await villaSelect()).value).toBe('vill');
    await panel.user.clear(await villaSelect());
    await type('cellar{Enter}');
    await screen.findByText('Nothing found for “cellar”.');
    expect(created).toEqual([]);
  });

  test('keeps the selection when its own name is typed', async () => {
    open('/admin/rentvilladetails?of=1199');
    const filter = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Filter by villa' });
    await waitFor(() => expect(filter.value).toBe('Villa 1199'));
    await panel.user.clear(filter);
    await panel.user.type(filter, 'villa 1199{Enter}');
    await waitFor(() => expect(filter.value).toBe('Villa 1199'));
    expect(panel.router.state.location.search).toBe('?of=1199');
  });

  test('finds nothing for a text beyond the maximum length of a search', async () => {
    open();
    await panel.user.click(await villaSelect());
    await panel.user.paste('w'.repeat(300));
    await panel.user.keyboard('{Enter}');
    await screen.findByText(/^Nothing found for “w+”/);
  });

  test('shows an error in form and list when the URL names a record that does not exist', async () => {
    open('/admin/rentvilladetails?of=999999');
    const filter = await screen.findByRole('combobox', { name: 'Filter by villa' });
    await waitFor(() => expect(filter).toHaveProperty('value', 'No. 999999'));
    expect(screen.getAllByText('This record no longer exists. Select another one.')).toHaveLength(2);
  });

  test('shows the title of the selected record although it is on no loaded page', async () => {
    open('/admin/rentvilladetails?of=1199');
    const filter = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Filter by villa' });
    await waitFor(() => expect(filter.value).toBe('Villa 1199'));
    await panel.user.click(screen.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(panel.router.state.location.search).toBe(''));
  });
});
