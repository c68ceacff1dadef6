/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { field, LostAnswer, openPanel, refuse, signedIn, tokenOf, type Sent } from '../../testing/panel.tsx';
import { villas } from '../../testing/villas.ts';
import { detectEncoding, encodingOptions } from './use-import.ts';

interface Given {
  csv: string;
  dryRun: boolean;
  knownReferences?: string;
  key?: string | undefined;
}

let panel: ReturnType<typeof openPanel>;
let asked: Given[];
/** Whether the response to an import is lost. */
let lost: boolean;
/** Whether a dry run fails. */
let checkFails: boolean;
/** The mock API awaits this before it responds to an import. */
let gate: (() => Promise<void>) | undefined;

async function open() {
  asked = [];
  lost = false;
  checkFails = false;
  const importListings = async (given: Given, sent?: Sent) => {
    if (!given.dryRun) await gate?.();
    if (given.dryRun && checkFails) throw new LostAnswer();
    asked.push({ ...given, key: sent?.['idempotency-key'] });
    const actions = { SKIP: 'SKIP', UPDATE: 'UPDATE', ADD: 'ADD' } as Record<string, string>;
    const lines = given.csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line, place) => {
        const [title, location, price, amenities, known] = line.split(',');
        const reference = known || null;
        return {
          line: place + 2,
          action: reference ? actions[given.knownReferences!] : 'ADD',
          reference,
          published: title ? { title, price, size: null, location } : null,
          changes: reference && given.knownReferences === 'UPDATE' ? ['price'] : [],
          review: price === 'soon' ? ['price “soon”: it names no amount.'] : [],
          title,
          location,
          price,
          amenities,
          message: title ? null : 'Title is required.',
        };
      });
    if (lost && !given.dryRun) throw new LostAnswer();
    const counted = (action: string) => lines.filter((line) => line.action === action).length;
    const done = !given.dryRun;
    return { added: done ? counted('ADD') : 0, updated: done ? counted('UPDATE') : 0, lines };
  };
  const signIn = () => ({ token: tokenOf('1', 2) });
  panel = openPanel('/admin/villasale', { ...villas(3).api, importListings, signIn });
  await panel.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await screen.findByRole('dialog');
}

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const HEADER = 'title,location,price\n';

async function choose(
  bytes: string | Uint8Array,
  arrayBuffer?: (content: ArrayBufferLike) => Promise<unknown>,
) {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  const file = new File([content as BlobPart], 'villas.csv', { type: 'text/csv' });
  Object.assign(file, {
    arrayBuffer: () => arrayBuffer?.(content.buffer) ?? Promise.resolve(content.buffer),
  });
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
  await panel.user.upload(input, file);
  return input;
}

beforeEach(signedIn);
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('a file of listings', () => {
  test('shows its invalid lines, and can be corrected and selected again under the same name', async () => {
    await open();
    const input = await choose(`${HEADER},Mirdif,AED 1`);
    await screen.findByText(/^1 of 1 line cannot be imported/);
    const bad = screen.getByRole('region', { name: 'Lines that cannot be imported' });
    expect(bad.tabIndex).toBe(0); // scrollable by keyboard
    expect(input.value).toBe(''); // otherwise the browser fires no change event for the same name
    await choose(`${HEADER}Château,Mirdif,AED 1`);
    await screen.findByText('1 listing will be added.');
    const homes = within(screen.getByRole('region', { name: 'What visitors will see' }));
    expect(homes.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '2',
      'New',
      'Château',
      'AED 1',
      '',
      'Mirdif',
    ]);
  });

  test('that cannot be read shows an error, and a slow read does not replace a later file', async () => {
    await open();
    await choose(HEADER, () => Promise.reject(new DOMException('It was changed.', 'NotReadableError')));
    await screen.findByText(
      'The browser could not read the file, because it was moved or changed. Choose it again.',
    );
    let read!: () => void;
    const late = new Promise<void>((resolve) => (read = resolve));
    await choose(`${HEADER}First,Mirdif,AED 1`, (content) => late.then(() => content));
    await choose(`${HEADER}Second,Mirdif,AED 1`);
    await screen.findByText('1 listing will be added.');
    read();
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(
      within(screen.getByRole('region', { name: 'What visitors will see' })).getByRole('cell', {
        name: 'Second',
      }),
    ).toBeTruthy();
    expect(screen.queryByText(/could not read/)).toBeNull();
  });

  test.each([
    [
      'an Excel workbook',
      'PK\x03\x04\x14\0',
      /^This is an Excel or other spreadsheet workbook, not a CSV file\./,
    ],
    ['an older workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', /^This is a workbook of an older Excel/],
    ['a photograph', '\xff\xd8\xff\xe1\0\x10Exif', /^This is a picture, not a CSV file\./],
  ])('that is %s is rejected before the upload', async (_what, content, sentence) => {
    await open();
    await choose(bytesOf(content));
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(asked).toEqual([]);
    expect(screen.queryByText(/^The character encoding/)).toBeNull();
  });

  test('that exceeds the size limit is rejected before the upload', async () => {
    await open();
    await choose(`${HEADER}${'A,B,AED 1\n'.repeat(110_000)}`);
    await screen.findByText('The file is too large for one import. Split it into files of at most 1 MB.');
    expect(asked).toEqual([]);
  });

  test('shows which listings need review', async () => {
    await open();
    await choose(`${HEADER}Loft,Deira,soon\nSea,Deira,AED 1`);
    await screen.findByText('2 listings will be added. 1 of them needs review.');
    const unclear = within(screen.getByRole('region', { name: 'Listings to review' }));
    expect(unclear.getByRole('listitem').textContent).toBe('Line 2 Loft price “soon”: it names no amount.');
  });

  test('with known references offers to update those homes, and skips them by default', async () => {
    await open();
    await choose(`${HEADER}A,B,C,,M-000001\nD,E,F,,`);
    await screen.findByText('1 listing will be added, 1 listing stays unchanged.');
    expect(screen.getByText('1 listing in this file exists already. What should happen to it?')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Leave unchanged').checked).toBe(true);
    await panel.user.click(screen.getByLabelText('Update from the file'));
    await screen.findByText('1 listing will be added, 1 listing will be updated.');
    await panel.user.click(screen.getByRole('button', { name: 'Add 1 and update 1' }));
    await screen.findByText('1 added, 1 updated.');
    expect(asked.at(-1)).toMatchObject({ knownReferences: 'UPDATE', dryRun: false });
  });

  test('without new homes offers no import', async () => {
    await open();
    await choose(`${HEADER}A,B,C,,M-000001`);
    await screen.findByText('Every listing in this file exists already. There is nothing to import.');
    expect(screen.queryByRole('button', { name: /^(Add|Update) \d/ })).toBeNull();
  });

  test('whose check failed can be checked again', async () => {
    await open();
    checkFails = true;
    await choose(`${HEADER}A,B,C`);
    await screen.findByText('The server cannot be reached. Check the connection and try again.');
    checkFails = false;
    await panel.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 listing will be added.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is previewed with exactly the columns that it has', async () => {
    await open();
    await choose('title,location,price,amenities\nA,B,AED 1,study; balcony');
    const first = within(
      await screen.findByRole('region', { name: 'The first lines of the file, as they were read' }),
    );
    const headings = first.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['title', 'location', 'price', 'amenities']);
    expect(first.getByRole('cell', { name: 'study; balcony' })).toBeTruthy();
  });

  test('of unknown encoding is imported with the selected one', async () => {
    await open();
    await choose(bytesOf(`${HEADER}Ch\xe2teau,Mirdif,AED 1`));
    await screen.findByText(/^The character encoding of this file is not known\./);
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
    await panel.user.click(screen.getByLabelText('Arabic (Windows): Château,Mirdif,AED 1'));
    await panel.user.click(screen.getByLabelText('Western European (Windows): Château,Mirdif,AED 1'));
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    expect(asked.at(-1)).toMatchObject({ csv: `${HEADER}Château,Mirdif,AED 1`, dryRun: false });
  });

  test('cannot change its encoding during the import', async () => {
    await open();
    await choose(bytesOf(`${HEADER}Ch\xe2teau,Mirdif,AED 1`));
    const western = 'Western European (Windows): Château,Mirdif,AED 1';
    const held = () => screen.getByLabelText<HTMLInputElement>(western).disabled;
    await panel.user.click(await screen.findByLabelText(western));
    let letGo!: () => void;
    const ended = new Promise<void>((resolve) => (letGo = resolve));
    gate = () => ended;
    lost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await waitFor(() => expect(held()).toBe(true));
    letGo();
    gate = undefined;
    await screen.findByText(/^The server did not answer\./);
    expect(held()).toBe(false);
  });

  test('can be imported again with the same key after a lost response', async () => {
    await open();
    await choose(`${HEADER}A,B,C`);
    lost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText(
      /^The server did not answer\. It is not known whether the listings were imported\./,
    );
    lost = false;
    await panel.user.click(screen.getByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, again] = asked.filter(({ dryRun }) => !dryRun).map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect(again).toBe(first);
  });

  describe('whose dialog is closed during the import', () => {
    let end!: (answer: 'done' | 'lost') => void;
    const addAndClose = async () => {
      await open();
      await choose(`${HEADER}A,B,C`);
      const ended = new Promise<'done' | 'lost'>((resolve) => (end = resolve));
      gate = () => ended.then((answer) => void (lost = answer === 'lost'));
      await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
      await panel.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    afterEach(() => (gate = undefined));

    test('is reported when it was imported', async () => {
      await addAndClose();
      end('done');
      await screen.findByText('1 added.');
      await panel.user.click(screen.getByRole('button', { name: 'Import CSV' }));
      await screen.findByRole('button', { name: 'Choose a CSV file' });
      expect(screen.queryByText('1 listing will be added.')).toBeNull();
    });

    test('is reported when the response was lost, and a retry imports it once', async () => {
      await addAndClose();
      end('lost');
      await screen.findByText(
        /^The server did not answer\. It is not known whether the listings were imported\./,
      );
      lost = false;
      gate = undefined;
      await panel.user.click(screen.getByRole('button', { name: 'Import CSV' }));
      await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
      await screen.findByText('1 added.');
      const [first, again] = asked.filter(({ dryRun }) => !dryRun).map(({ key }) => key);
      expect(again).toBe(first);
    });
  });

  test('is imported once when it is selected again after a lost response', async () => {
    await open();
    await choose(`${HEADER}A,B,C`);
    lost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText(/^The server did not answer\./);
    lost = false;
    await choose(`${HEADER}A,B,C`);
    await waitFor(() => expect(screen.queryByText(/^The server did not answer\./)).toBeNull());
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    const [first, again] = asked.filter(({ dryRun }) => !dryRun).map(({ key }) => key);
    expect(again).toBe(first);
  });

  test('is imported although the stored keys are malformed', async () => {
    localStorage.setItem('imports', '{"half": ');
    await open();
    await choose(`${HEADER}A,B,C`);
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
  });

  test('is imported once after a lost response, a reload and rejected attempts', async () => {
    await open();
    const keys = () => asked.filter(({ dryRun }) => !dryRun).map(({ key }) => key);
    const chooseAndAdd = async () => {
      await choose(`${HEADER}A,B,C`);
      await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    };
    lost = true;
    await chooseAndAdd();
    await screen.findByText(/^The server did not answer\./);
    const [first] = keys();
    panel.close();
    await open();
    gate = () => refuse('UNAVAILABLE', 'Not just now.');
    await chooseAndAdd();
    await screen.findByText(/^Not just now\./);
    gate = () => refuse('TOO_MANY_REQUESTS', 'Too many at once.');
    await panel.user.click(screen.getByRole('button', { name: 'Add 1' }));
    await screen.findByText('Too many at once.');
    gate = undefined;
    await panel.user.click(screen.getByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys()).toEqual([first]);
    await panel.user.click(screen.getByRole('button', { name: 'Import CSV' }));
    await chooseAndAdd();
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(first); // a deliberate second import has a new key
  });

  test('is still selected after a login when the session ends during the import', async () => {
    await open();
    await choose(`${HEADER}A,B,C`);
    gate = () => refuse('UNAUTHENTICATED', 'Sign in to do this.');
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    gate = undefined;
    const message = 'Nothing was imported, because your session had ended. The file is still selected.';
    await screen.findByText(message);
    await panel.user.type(field('Email'), 'staff@example.com');
    await panel.user.type(field('Password'), 'a password');
    await panel.user.click(screen.getByRole('button', { name: 'Login' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(message);
    await panel.user.click(dialog.getByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
  });

  test('is still selected after the screen was left and the response was lost', async () => {
    await open();
    await choose(`${HEADER}A,B,C`);
    let lose!: () => void;
    const ended = new Promise<void>((resolve) => (lose = resolve));
    gate = () => ended;
    lost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await act(() => panel.router.navigate('/admin/blogs'));
    lose();
    await screen.findByText(
      /^The server did not answer\. It is not known whether the listings were imported\./,
    );
    gate = undefined;
    lost = false;
    await act(() => panel.router.navigate('/admin/villasale'));
    await panel.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    const [first, again] = asked.filter(({ dryRun }) => !dryRun).map(({ key }) => key);
    expect(again).toBe(first);
  });

  test('is imported once after a double click', async () => {
    await open();
    await choose(`${HEADER}A,B,C`);
    await panel.user.dblClick(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    expect(asked.filter(({ dryRun }) => !dryRun)).toHaveLength(1);
  });
});

describe('the encoding', () => {
  const arabic = Uint8Array.from([...bytesOf(HEADER), 0xc7, 0xe1, 0xe3, 0xcf, 0xed, 0xe4, 0xc9]);

  test.each([
    ['utf-8', new TextEncoder().encode('Château')],
    ['utf-8', bytesOf('\xef\xbb\xbfVilla')],
    ['utf-16le', bytesOf('\xff\xfeV\0i\0')],
    ['utf-16be', bytesOf('\xfe\xff\0V\0i')],
    ['utf-16le', bytesOf('V\0i\0l\0')],
    ['utf-16be', bytesOf('\0V\0i\0l')],
    ['utf-8', bytesOf('title\nVil\0la')],
    ['utf-8', bytesOf('\0title\nVilla')],
    [null, bytesOf('title\nCh\xe2teau\0')],
    [null, bytesOf('Ch\xe2teau')],
    [null, arabic],
  ])('is detected as %s', (encoding, bytes) => {
    expect(detectEncoding(bytes)).toBe(encoding);
  });

  test('is offered as options with samples when it cannot be detected', () => {
    const samples = encodingOptions(arabic).map(({ encoding, sample }) => [encoding, sample]);
    expect(samples).toContainEqual(['windows-1256', 'المدينة']);
    expect(samples).toContainEqual(['windows-1252', 'ÇáãÏíäÉ']);
  });
});
