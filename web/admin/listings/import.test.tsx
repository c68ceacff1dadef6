/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  field,
  LostResponse,
  openPanel,
  throwApiError,
  storeToken,
  createToken,
  type RequestHeaders,
} from '../../testing/panel.tsx';
import { createVillaServer } from '../../testing/villa-server.ts';
import { detectEncoding, encodingOptions } from './encoding.ts';

interface ImportArgs {
  csv: string;
  dryRun: boolean;
  knownReferences?: string;
  columns: { header: string; column: string | null }[];
  offset: number;
  limit: number;
}

interface ImportRequest extends ImportArgs {
  idempotencyKey?: string | undefined;
}

let panel: ReturnType<typeof openPanel>;
let requests: ImportRequest[];
/** True if the response to an import is lost. */
let isResponseLost: boolean;
/** True if the response to a dry run is lost. */
let isDryRunLost: boolean;
/** The mock API awaits this before it responds to an import. */
let beforeImport: (() => Promise<void>) | undefined;

async function open() {
  requests = [];
  isResponseLost = false;
  isDryRunLost = false;
  const importListings = async (args: ImportArgs, headers?: RequestHeaders) => {
    if (!args.dryRun) await beforeImport?.();
    if (args.dryRun && isDryRunLost) throw new LostResponse();
    requests.push({ ...args, idempotencyKey: headers?.['idempotency-key'] });
    const [header, ...all] = args.csv.trim().split('\n') as [string, ...string[]];
    if (header.includes('Beds') && args.columns.length === 0)
      throwApiError('BAD_USER_INPUT', UNKNOWN_COLUMNS);
    const lines = all.slice(args.offset, args.offset + args.limit).map((line, index) => {
      const [title, location, price, amenities, knownReference] = line.split(',');
      const reference = knownReference || null;
      const isDifferent = reference !== null && price !== 'same';
      const knownAction = isDifferent || args.knownReferences === 'ADD' ? args.knownReferences : 'SKIP';
      const storedPrice = args.knownReferences === 'SKIP' && reference ? 'stored' : price;
      return {
        line: args.offset + index + 2,
        action: reference ? knownAction : 'ADD',
        reference,
        published: title ? { title, price: storedPrice, size: null, location } : null,
        changes: isDifferent && args.knownReferences !== 'ADD' ? ['price'] : [],
        review: price === 'soon' ? ['price “soon”: it names no amount.'] : [],
        title,
        location,
        price,
        amenities,
        message: title ? null : 'Title is required.',
      };
    });
    if (isResponseLost && !args.dryRun) throw new LostResponse();
    const countLines = (action: string) => lines.filter((line) => line.action === action).length;
    const total = all.length;
    if (args.dryRun) return { added: 0, updated: 0, lines, total };
    return { added: countLines('ADD'), updated: countLines('UPDATE'), lines, total };
  };
  const signIn = () => ({ token: createToken('1', 2) });
  const importColumns = {
    columns: [
      { header: 'title', column: 'title', isKnown: true, samples: [] },
      { header: 'Beds', column: 'bedrooms', isKnown: false, samples: ['2', '3'] },
      { header: 'Broker', column: null, isKnown: false, samples: [] },
    ],
    names: ['title', 'bedrooms', 'builtUpAreaSqft'],
  };
  const exportSampleListings = 'title,location,price';
  const api = { importListings, importColumns, exportSampleListings, signIn };
  panel = openPanel('/admin/villasale', { ...createVillaServer(3).api, ...api });
  await panel.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await screen.findByRole('dialog');
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const HEADER = 'title,location,price\n';
const UNKNOWN_COLUMNS = 'The file has columns that an import does not know: Beds.';

/** Selects a file in the dialog. `readFile` replaces the read of its content. */
async function selectFile(
  content: string | Uint8Array,
  readFile?: (content: ArrayBufferLike) => Promise<unknown>,
) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file = new File([bytes as BlobPart], 'villas.csv', { type: 'text/csv' });
  Object.assign(file, {
    arrayBuffer: () => readFile?.(bytes.buffer) ?? Promise.resolve(bytes.buffer),
  });
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')!;
  await panel.user.upload(input, file);
  return input;
}

/** The idempotency keys of the imports that were executed, without dry runs. */
const importKeys = () => requests.filter(({ dryRun }) => !dryRun).map(({ idempotencyKey }) => idempotencyKey);

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('a file of listings', () => {
  test('shows its invalid lines, and can be corrected and selected again under the same name', async () => {
    await open();
    const input = await selectFile(`${HEADER},Mirdif,AED 1`);
    await screen.findByText(/^1 of 1 line cannot be imported/);
    const invalidLines = screen.getByRole('region', { name: 'Lines that cannot be imported' });
    expect(invalidLines.tabIndex).toBe(0); // scrollable by keyboard
    expect(input.value).toBe(''); // otherwise the browser fires no change event for the same name
    await selectFile(`${HEADER}Château,Mirdif,AED 1`);
    await screen.findByText('1 listing will be added.');
    const preview = within(screen.getByRole('region', { name: 'What visitors will see' }));
    expect(preview.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
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
    await selectFile(HEADER, () => Promise.reject(new DOMException('It was changed.', 'NotReadableError')));
    await screen.findByText(
      'The browser could not read the file, because it was moved or changed. Choose it again.',
    );
    let release!: () => void;
    const slowRead = new Promise<void>((resolve) => (release = resolve));
    await selectFile(`${HEADER}First,Mirdif,AED 1`, (content) => slowRead.then(() => content));
    await selectFile(`${HEADER}Second,Mirdif,AED 1`);
    await screen.findByText('1 listing will be added.');
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
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
  ])('that is %s is rejected before the upload', async (_kind, content, message) => {
    await open();
    await selectFile(bytesOf(content));
    expect((await screen.findByRole('alert')).textContent).toMatch(message);
    expect(requests).toEqual([]);
    expect(screen.queryByText(/^The character encoding/)).toBeNull();
  });

  test('that exceeds the size limit is rejected before the upload', async () => {
    await open();
    await selectFile(`${HEADER}${'A,B,AED 1\n'.repeat(110_000)}`);
    await screen.findByText('The file is too large for one import. Split it into files of at most 1 MB.');
    expect(requests).toEqual([]);
  });

  test('shows which listings need review', async () => {
    await open();
    await selectFile(`${HEADER}Loft,Deira,soon\nSea,Deira,AED 1`);
    await screen.findByText('2 listings will be added. 1 of them needs review.');
    const listingsToReview = within(screen.getByRole('region', { name: 'Listings to review' }));
    expect(listingsToReview.getByRole('listitem').textContent).toBe(
      'Line 2 Loft price “soon”: it names no amount.',
    );
  });

  test('with known references shows what differs, and imports nothing before a choice', async () => {
    await open();
    await selectFile(`${HEADER}A,B,AED 2,,M-000001\nSame,B,same,,M-000002\nD,E,F,,`);
    await screen.findByText('1 listing will be added. Choose what happens to the one that differs.');
    screen.getByText(
      '2 listings in this file exist already, and 1 of them differs from the file. What should happen to them?',
    );
    const isChecked = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;
    expect(['Leave unchanged', 'Update from the file', 'Add again as new'].map(isChecked)).toEqual([
      ...[false, false, false],
    ]);
    const rows = () =>
      within(screen.getByRole('region', { name: 'What visitors will see' }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].slice(1, 4).map(({ textContent }) => textContent));
    expect(rows()).toEqual([
      ['Differs (M-000001)price', 'A', 'AED 2'],
      ['New', 'D', 'F'],
      ['No change (M-000002)', 'Same', 'same'],
    ]);
    expect(screen.queryByRole('button', { name: /^(Add|Update) \d/ })).toBeNull();

    await panel.user.click(screen.getByLabelText('Leave unchanged'));
    await screen.findByText(
      '1 listing will be added, 2 listings stay unchanged although 1 of them differs from the file.',
    );
    expect(rows()[0]).toEqual(['No change (M-000001)The file differs in price', 'A', 'stored']);
    await panel.user.click(screen.getByLabelText('Update from the file'));
    await screen.findByText('1 listing will be added, 1 listing will be updated, 1 listing stays unchanged.');
    await panel.user.click(screen.getByRole('button', { name: 'Add 1 and update 1' }));
    await screen.findByText('1 added, 1 updated.');
    expect(requests.at(-1)).toMatchObject({ knownReferences: 'UPDATE', dryRun: false });
  });

  test('without new homes and without differences offers no import', async () => {
    await open();
    await selectFile(`${HEADER}A,B,same,,M-000001`);
    await screen.findByText(
      'Every listing in this file exists already, with the same values. There is nothing to import.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Leave unchanged').checked).toBe(true);
    expect(screen.queryByRole('button', { name: /^(Add|Update) \d/ })).toBeNull();
  });

  test('with differences alone says how to import them', async () => {
    await open();
    await selectFile(`${HEADER}A,B,AED 2,,M-000001`);
    await panel.user.click(await screen.findByLabelText('Leave unchanged'));
    await screen.findByText(
      'Nothing will be imported. Choose “Update from the file” to change the one that differs.',
    );
    expect(screen.queryByRole('button', { name: /^(Add|Update) \d/ })).toBeNull();
  });

  test('with unknown columns asks what they are, with guesses', async () => {
    await open();
    await selectFile('title,Beds,Broker\nLoft,2,Rami');
    const beds = await screen.findByLabelText<HTMLSelectElement>('Beds');
    expect(screen.queryByText(UNKNOWN_COLUMNS)).toBeNull();
    expect(beds.value).toBe('bedrooms');
    screen.getByText('such as 2, 3');
    const broker = screen.getByLabelText<HTMLSelectElement>('Broker');
    expect([...broker.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Do not import', false],
      ['Bedrooms', true],
      ['Built up area (sq ft)', false],
    ]);
    await panel.user.click(screen.getByRole('button', { name: 'Continue' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    expect(requests.at(-1)).toMatchObject({
      columns: [{ header: 'Beds', column: 'bedrooms' }, { header: 'Broker' }],
    });
  });

  test('has a sample to download', async () => {
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await open();
    await panel.user.click(screen.getByRole('button', { name: 'Download a sample file' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^villas-for-sale-sample-.*\.csv$/)]));
    click.mockRestore();
  });

  describe('of more than 1,000 lines', () => {
    const longFile = `${HEADER}${'A,B,C\n'.repeat(2500)}`;

    test('is checked and imported in parts, with its progress', async () => {
      await open();
      await selectFile(longFile);
      await screen.findByText('2,500 listings will be added.');
      let release!: () => void;
      const pending = new Promise<void>((resolve) => (release = resolve));
      beforeImport = () =>
        requests.filter(({ dryRun }) => !dryRun).length < 2 ? Promise.resolve() : pending;
      await panel.user.click(screen.getByRole('button', { name: 'Add 2,500' }));
      await screen.findByText('2,000 of 2,500 lines');
      release();
      beforeImport = undefined;
      await screen.findByText('2,500 added.');
      const parts = requests.map(({ dryRun, offset, limit }) => [dryRun, offset, limit]);
      expect(parts).toEqual(
        [true, false].flatMap((dryRun) => [0, 1000, 2000].map((offset) => [dryRun, offset, 1000])),
      );
      expect(new Set(importKeys()).size).toBe(3);
    });

    test('that stops in the middle continues with the same keys', async () => {
      await open();
      await selectFile(longFile);
      await screen.findByText('2,500 listings will be added.');
      beforeImport = () => {
        if (requests.filter(({ dryRun }) => !dryRun).length === 1) throw new LostResponse();
        return Promise.resolve();
      };
      await panel.user.click(screen.getByRole('button', { name: 'Add 2,500' }));
      await screen.findByText(
        /^1,000 added\. The other lines were not imported\. The server did not answer\./,
      );
      beforeImport = undefined;
      await panel.user.click(screen.getByRole('button', { name: 'Add 2,500' }));
      await screen.findByText('2,500 added.');
      const [first, again] = importKeys();
      expect(again).toBe(first);
      expect(new Set(importKeys()).size).toBe(3);
    });
  });

  test('can be checked again after a failed dry run', async () => {
    await open();
    isDryRunLost = true;
    await selectFile(`${HEADER}A,B,C`);
    await screen.findByText('The server cannot be reached. Check the connection and try again.');
    isDryRunLost = false;
    await panel.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 listing will be added.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is previewed with exactly the columns that it has', async () => {
    await open();
    await selectFile('title,location,price,amenities\nA,B,AED 1,study; balcony');
    const firstLines = within(
      await screen.findByRole('region', { name: 'The first lines of the file, as they were read' }),
    );
    const headings = firstLines.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['title', 'location', 'price', 'amenities']);
    expect(firstLines.getByRole('cell', { name: 'study; balcony' })).toBeTruthy();
  });

  test('of unknown encoding is imported with the selected one', async () => {
    await open();
    await selectFile(bytesOf(`${HEADER}Ch\xe2teau,Mirdif,AED 1`));
    await screen.findByText(/^The character encoding of this file is not known\./);
    expect(requests).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
    await panel.user.click(screen.getByLabelText('Arabic (Windows): Château,Mirdif,AED 1'));
    await panel.user.click(screen.getByLabelText('Western European (Windows): Château,Mirdif,AED 1'));
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    expect(requests.at(-1)).toMatchObject({ csv: `${HEADER}Château,Mirdif,AED 1`, dryRun: false });
  });

  test('cannot change its encoding during the import', async () => {
    await open();
    await selectFile(bytesOf(`${HEADER}Ch\xe2teau,Mirdif,AED 1`));
    const western = 'Western European (Windows): Château,Mirdif,AED 1';
    const isEncodingDisabled = () => screen.getByLabelText<HTMLInputElement>(western).disabled;
    await panel.user.click(await screen.findByLabelText(western));
    let release!: () => void;
    const pending = new Promise<void>((resolve) => (release = resolve));
    beforeImport = () => pending;
    isResponseLost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await waitFor(() => expect(isEncodingDisabled()).toBe(true));
    release();
    beforeImport = undefined;
    await screen.findByText(/^The server did not answer\./);
    expect(isEncodingDisabled()).toBe(false);
  });

  test('can be imported again with the same key after a lost response', async () => {
    await open();
    await selectFile(`${HEADER}A,B,C`);
    isResponseLost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText(
      /^The server did not answer\. It is not known whether the listings were imported\./,
    );
    isResponseLost = false;
    await panel.user.click(screen.getByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [firstKey, retryKey] = importKeys();
    expect(firstKey).toMatch(/^[\w-]{8,100}$/);
    expect(retryKey).toBe(firstKey);
  });

  describe('whose dialog is closed during the import', () => {
    let finishImport!: (outcome: 'responded' | 'lost') => void;
    const addAndClose = async () => {
      await open();
      await selectFile(`${HEADER}A,B,C`);
      const finished = new Promise<'responded' | 'lost'>((resolve) => (finishImport = resolve));
      beforeImport = async () => {
        isResponseLost = (await finished) === 'lost';
      };
      await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
      await panel.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    afterEach(() => (beforeImport = undefined));

    test('is reported when it was imported', async () => {
      await addAndClose();
      finishImport('responded');
      await screen.findByText('1 added.');
      await panel.user.click(screen.getByRole('button', { name: 'Import CSV' }));
      await screen.findByRole('button', { name: 'Choose a CSV file' });
      expect(screen.queryByText('1 listing will be added.')).toBeNull();
    });

    test('is reported when the response was lost, and a retry imports it once', async () => {
      await addAndClose();
      finishImport('lost');
      await screen.findByText(
        /^The server did not answer\. It is not known whether the listings were imported\./,
      );
      isResponseLost = false;
      beforeImport = undefined;
      await panel.user.click(screen.getByRole('button', { name: 'Import CSV' }));
      await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
      await screen.findByText('1 added.');
      const [firstKey, retryKey] = importKeys();
      expect(retryKey).toBe(firstKey);
    });
  });

  test('is imported once when it is selected again after a lost response', async () => {
    await open();
    await selectFile(`${HEADER}A,B,C`);
    isResponseLost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText(/^The server did not answer\./);
    isResponseLost = false;
    await selectFile(`${HEADER}A,B,C`);
    await waitFor(() => expect(screen.queryByText(/^The server did not answer\./)).toBeNull());
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    const [firstKey, retryKey] = importKeys();
    expect(retryKey).toBe(firstKey);
  });

  test('is imported although the stored keys are malformed', async () => {
    localStorage.setItem('imports', '{"half": ');
    await open();
    await selectFile(`${HEADER}A,B,C`);
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
  });

  test('is imported once after a lost response, a reload and rejected attempts', async () => {
    await open();
    const selectAndImport = async () => {
      await selectFile(`${HEADER}A,B,C`);
      await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    };
    isResponseLost = true;
    await selectAndImport();
    await screen.findByText(/^The server did not answer\./);
    const [firstKey] = importKeys();
    panel.close();
    await open();
    beforeImport = () => throwApiError('UNAVAILABLE', 'Not just now.');
    await selectAndImport();
    await screen.findByText(/^Not just now\./);
    beforeImport = () => throwApiError('TOO_MANY_REQUESTS', 'Too many at once.');
    await panel.user.click(screen.getByRole('button', { name: 'Add 1' }));
    await screen.findByText('Too many at once.');
    beforeImport = undefined;
    await panel.user.click(screen.getByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(importKeys()).toEqual([firstKey]);
    await panel.user.click(screen.getByRole('button', { name: 'Import CSV' }));
    await selectAndImport();
    await waitFor(() => expect(importKeys()).toHaveLength(2));
    expect(importKeys()[1]).not.toBe(firstKey); // a deliberate second import has a new key
  });

  test('is still selected after a login when the session ends during the import', async () => {
    await open();
    await selectFile(`${HEADER}A,B,C`);
    beforeImport = () => throwApiError('UNAUTHENTICATED', 'Sign in to do this.');
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    beforeImport = undefined;
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
    await selectFile(`${HEADER}A,B,C`);
    let release!: () => void;
    const pending = new Promise<void>((resolve) => (release = resolve));
    beforeImport = () => pending;
    isResponseLost = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await act(() => panel.router.navigate('/admin/blogs'));
    release();
    await screen.findByText(
      /^The server did not answer\. It is not known whether the listings were imported\./,
    );
    beforeImport = undefined;
    isResponseLost = false;
    await act(() => panel.router.navigate('/admin/villasale'));
    await panel.user.click(await screen.findByRole('button', { name: 'Import CSV' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    const [firstKey, retryKey] = importKeys();
    expect(retryKey).toBe(firstKey);
  });

  test('is imported once after a double click', async () => {
    await open();
    await selectFile(`${HEADER}A,B,C`);
    await panel.user.dblClick(await screen.findByRole('button', { name: 'Add 1' }));
    await screen.findByText('1 added.');
    expect(importKeys()).toHaveLength(1);
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

describe('an export', () => {
  /** The mock response to an export. */
  let respond: () => Promise<Response>;
  /** Names of the saved files. */
  let savedFiles: string[];

  const successfulExport = () => Promise.resolve(new Response('id,title'));
  const clickExport = async () => panel.user.click(await screen.findByRole('button', { name: 'Export CSV' }));

  beforeEach(() => {
    savedFiles = [];
    respond = successfulExport;
    globalThis.fetch = () => respond();
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      savedFiles.push(this.download);
    });
    panel = openPanel('/admin/villasale', createVillaServer(3).api);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('that failed shows the reason until a retry succeeds', async () => {
    respond = () => Promise.reject(new TypeError('Failed to fetch'));
    await clickExport();
    await screen.findByText('The list could not be exported.');
    expect(screen.getByText('The server cannot be reached.')).toBeTruthy();
    respond = successfulExport;
    await clickExport();
    await waitFor(() => expect(screen.queryByText('The list could not be exported.')).toBeNull());
    expect(savedFiles).toHaveLength(1);
  });

  test('has a file name with the date in Dubai', async () => {
    jest.useFakeTimers({ now: new Date('2027-01-30T21:30:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
    await clickExport();
    await waitFor(() => expect(savedFiles).toEqual(['villas-for-sale-2027-01-31.csv']));
  });
});
