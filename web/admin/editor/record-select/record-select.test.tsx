/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';

/** More villas than one page of options. */
const VILLAS = Array.from({ length: 1200 }, (_, index) => ({
  id: String(index + 1),
  title: `Villa ${index + 1}`,
}));

let panel: ReturnType<typeof openPanel>;
/** The inputs of the create mutations. */
let createInputs: unknown[];

function open(url: string = '/admin/rentvilladetails') {
  createInputs = [];
  const emptyPage = { items: [], page: 1, limit: 20, total: 0, totalPages: 1 };
  panel = openPanel(url, {
    rentalVillaImages: emptyPage,
    rentalVilla: ({ id }: { id: string }) => {
      const villa = VILLAS.find((stored) => stored.id === id);
      return villa ? { ...villa, images: [] } : null;
    },
    rentalVillas: ({ search, page, limit }: { search: string | null; page: number; limit: number }) => {
      if ((search ?? '').length > 200)
        throwApiError('BAD_USER_INPUT', 'search may have at most 200 characters.');
      const matches = VILLAS.filter(({ title }) =>
        title.toLowerCase().startsWith((search ?? '').toLowerCase()),
      );
      const items = matches.slice((page - 1) * limit, page * limit);
      return { items, page, limit, total: matches.length, totalPages: Math.ceil(matches.length / limit) };
    },
    createRentalVillaImage: ({ input }: { input: unknown }) => {
      createInputs.push(input);
      throw new TypeError('Failed to fetch');
    },
  });
}
const findVillaSelect = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Villa' });
/** An option of the open dropdown; jsdom has no layout, so that all options count as hidden. */
async function findOption(name: string) {
  const list = document.getElementById((await findVillaSelect()).getAttribute('aria-controls')!)!;
  return within(list).findByRole('option', { name, hidden: true });
}
const typeInSelect = async (keys: string) => {
  await panel.user.click(await findVillaSelect());
  await panel.user.keyboard(keys);
};

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('a record select', () => {
  test('finds every record by its name, and loads more options', async () => {
    open();
    await typeInSelect('{ArrowDown}');
    await panel.user.click(await findOption('Show more (50 of 1,200)'));
    await findOption('Villa 100');
    await typeInSelect('villa 1200');
    await panel.user.click(await findOption('Villa 1200'));
    expect((await findVillaSelect()).value).toBe('Villa 1200');
  });

  test('selects the record whose name was typed when the field loses the focus', async () => {
    open();
    await typeInSelect('villa 1111');
    fireEvent.keyDown(await findVillaSelect(), { key: 'Enter', keyCode: 229 }); // of an input method in Safari
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await findVillaSelect()).value).toBe('villa 1111');
    await panel.user.tab();
    await waitFor(async () => expect((await findVillaSelect()).value).toBe('Villa 1111'));
  });

  test('keeps an ambiguous or unknown text and shows an error', async () => {
    open();
    await typeInSelect('villa 12'); // the name of one villa and the prefix of others
    await panel.user.tab();
    await waitFor(async () => expect((await findVillaSelect()).value).toBe('Villa 12'));
    await panel.user.clear(await findVillaSelect());
    await typeInSelect('vill');
    await panel.user.tab();
    await screen.findByText('1,200 records match. Select one of them.');
    expect((await findVillaSelect()).value).toBe('vill');
    await panel.user.clear(await findVillaSelect());
    await typeInSelect('cellar{Enter}');
    await screen.findByText('Nothing found for “cellar”.');
    expect(createInputs).toEqual([]);
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
    await panel.user.click(await findVillaSelect());
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
