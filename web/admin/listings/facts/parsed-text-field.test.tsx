/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { field, LostResponse, openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

const LIKELY_BEDROOMS = {
  field: 'bedrooms',
  needsReview: true,
  facts: '4 + maid',
  message: 'Is it 4 bedrooms and a maid’s room?',
};
const UNCLEAR_PRICE = {
  field: 'price',
  needsReview: true,
  facts: null,
  message: 'Say what is asked for it.',
};

let panel: ReturnType<typeof openPanel>;
let server: ReturnType<typeof createVillaServer>;
/** The arguments of the queries that parse texts. */
let parseArgs: object[];

/** Opens the form of the second of three villas, which has two texts to review. */
async function open(api: object = {}) {
  server = createVillaServer(3);
  parseArgs = [];
  Object.assign(server.rows[1]!, {
    bedrooms: '4+1',
    bedroomCount: 4,
    maidsRoom: true,
    textsToReview: [LIKELY_BEDROOMS, UNCLEAR_PRICE],
  });
  panel = openPanel('/admin/villasale?edit=2', {
    ...server.api,
    parsedTexts: (args: { price?: string }) => {
      parseArgs.push(args);
      const facts = `AED ${args.price}`;
      return [{ field: 'price', needsReview: false, facts, message: null }];
    },
    updateSaleVilla: (args: { id: string; input: object; expectedUpdatedAt: string }) => {
      const row = server.api.updateSaleVilla(args);
      if ('bedroomCount' in args.input)
        Object.assign(row, { bedrooms: '4 + maid', textsToReview: [UNCLEAR_PRICE] });
      return row;
    },
    ...api,
  });
  await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
}
const clickButton = (name: string) => panel.user.click(screen.getByRole('button', { name }));

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('the preview of a text', () => {
  test('is shown below the field after typing pauses, and follows its value', async () => {
    await open();
    await panel.user.clear(field('Price'));
    await panel.user.type(field('Price'), '345');
    await screen.findByText('Read as AED 345');
    await panel.user.type(field('Price'), ',000');
    await screen.findByText('Read as AED 345,000');
    expect(parseArgs.at(-1)).toEqual({ kind: 'SALE_VILLA', price: '345,000' });
    expect(document.activeElement).toBe(field('Price'));
    await panel.user.clear(field('Price'));
    await waitFor(() => expect(screen.queryByText(/^Read as AED/)).toBeNull());
  });

  test('is not shown when the request fails', async () => {
    let attempts = 0;
    await open({
      parsedTexts: () => {
        attempts++;
        throw new TypeError('Failed to fetch');
      },
    });
    await panel.user.type(field('Size'), '900');
    await waitFor(() => expect(attempts).toBeGreaterThan(0));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Size').value).toBe('900');
  });
});

describe('a text that contradicts a changed fact', () => {
  const CONTRADICTION = 'The text says AED 1,400,000, the facts say AED 1,300,000. Choose one of them.';
  const rejection =
    'The text says “AED 1.4M”, the facts say “AED 1,300,000”. Send one of them, or both equal.';

  const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ });

  /** Types a price and another amount, and saves both. */
  async function saveBoth() {
    await open({
      parsedTexts: (args: { facts?: object }) => {
        parseArgs.push(args);
        const contradiction = args.facts ? 'AED 1,300,000' : null;
        return [{ field: 'price', needsReview: false, facts: 'AED 1,400,000', message: null, contradiction }];
      },
      updateSaleVilla: (args: { id: string; input: object; expectedUpdatedAt: string }) =>
        'price' in args.input && 'amount' in args.input
          ? throwApiError('BAD_USER_INPUT', rejection, { price: rejection })
          : server.api.updateSaleVilla(args),
    });
    await panel.user.click(screen.getByText('Amount', { selector: '.fact-group-title' }));
    await panel.user.type(field('Amount'), '1300000');
    await panel.user.clear(price());
    await panel.user.type(price(), 'AED 1.4M');
    await screen.findByText(CONTRADICTION);
    expect(parseArgs.at(-1)).toEqual({ kind: 'SALE_VILLA', price: 'AED 1.4M', facts: { amount: 1_300_000 } });
    await clickButton('Update Villa');
    await screen.findAllByText(rejection); // at the field and in a notification
  }

  test.each([
    ['Use the text: AED 1,400,000', { price: 'AED 1.4M' }],
    ['Use the facts: AED 1,300,000', { amount: 1_300_000 }],
  ])('is not saved until the user chooses: %s', async (choice, input) => {
    await saveBoth();
    await clickButton(choice);
    await waitFor(() => expect(screen.queryByText(CONTRADICTION)).toBeNull());
    expect(price().getAttribute('aria-invalid')).not.toBe('true');
    expect(document.activeElement).toBe(price());
    await clickButton('Update Villa');
    await waitFor(() => expect(server.argsOf('update')).toEqual([expect.objectContaining({ input })]));
  });
});

describe('a stored text to review', () => {
  test('shows the reason until the text is changed', async () => {
    await open();
    await screen.findByText('Say what is asked for it.');
    await screen.findByText('Read as 4 + maid. Is it 4 bedrooms and a maid’s room?');
    expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(1);
    await panel.user.type(field('Bedrooms'), ' rooms');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  test('is rewritten from its facts on Confirm, and other unsaved changes stay', async () => {
    await open();
    await panel.user.type(field('Title'), ', quiet');
    const expectedUpdatedAt = server.rows[1]!.updatedAt;
    await clickButton('Confirm');
    await waitFor(() => expect(field('Bedrooms').value).toBe('4 + maid'));
    const [update] = server.argsOf('update');
    expect(update).toEqual({ id: '2', input: { bedroomCount: 4, maidsRoom: true }, expectedUpdatedAt });
    expect(document.activeElement).toBe(field('Bedrooms'));
    expect(screen.queryByText(/^Read as 4/)).toBeNull();
    expect(field('Title').value).toBe('Villa 2, quiet');
  });

  test('is confirmed before a save that was started meanwhile', async () => {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await open({
      updateSaleVilla: async (args: { id: string; input: object; expectedUpdatedAt: string }) => {
        if ('bedroomCount' in args.input) await gate;
        return server.api.updateSaleVilla(args);
      },
    });
    await panel.user.type(field('Title'), ', quiet');
    await clickButton('Confirm');
    await clickButton('Update Villa');
    expect(screen.getByRole('button', { name: 'Update Villa' }).closest('form')!.ariaBusy).toBe('true');
    release();
    await screen.findByRole('cell', { name: 'Villa 2, quiet' });
    expect(server.argsOf('update')).toMatchObject([
      { input: { bedroomCount: 4 } },
      { input: { title: 'Villa 2, quiet' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is confirmed after another confirmation that is still in flight', async () => {
    await open();
    server.rows[1]!.textsToReview = [
      LIKELY_BEDROOMS,
      { ...LIKELY_BEDROOMS, field: 'location', facts: 'Al Barari' },
    ];
    panel.close();
    panel = openPanel('/admin/villasale?edit=2', server.api);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Confirm' })).toHaveLength(2));
    for (const confirm of screen.getAllByRole('button', { name: 'Confirm' })) fireEvent.click(confirm);
    await waitFor(() => expect(screen.getAllByText('Saved.')).toHaveLength(2));
    expect(screen.queryByText('The text could not be confirmed.')).toBeNull();
  });

  test('is confirmed in a form that was reopened meanwhile, and text typed there stays', async () => {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    await open({
      updateSaleVilla: async (args: { id: string; input: object; expectedUpdatedAt: string }) => {
        if ('bedroomCount' in args.input) await gate;
        return server.api.updateSaleVilla(args);
      },
    });
    await clickButton('Confirm');
    await clickButton('Cancel');
    await panel.user.click(await screen.findByRole('button', { name: 'Edit Villa 2' }));
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    await panel.user.type(field('Title'), ', quiet');
    release();
    await screen.findByText('Saved.');
    await panel.user.type(field('Title'), ' and cool');
    await clickButton('Update Villa');
    await screen.findByRole('cell', { name: 'Villa 2, quiet and cool' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is refetched when the response to Confirm is lost', async () => {
    await open({
      updateSaleVilla: (args: { id: string; input: object; expectedUpdatedAt: string }) => {
        Object.assign(server.api.updateSaleVilla(args), { bedrooms: '4 + maid', textsToReview: [] });
        throw new LostResponse();
      },
    });
    await clickButton('Confirm');
    await screen.findByText('It is not known whether the text was confirmed.');
    await waitFor(() => expect(field('Bedrooms').value).toBe('4 + maid'));
  });

  test('can be confirmed again after the server rejected it', async () => {
    let isRejected = true;
    await open({
      updateSaleVilla: (args: never) =>
        isRejected
          ? throwApiError('CONFLICT', 'This was changed since you opened it.')
          : server.api.updateSaleVilla(args),
    });
    await clickButton('Confirm');
    await screen.findByText('This was changed since you opened it.');
    isRejected = false;
    await clickButton('Confirm');
    await screen.findByText('Saved.');
    await waitFor(() => expect(screen.queryByText('This was changed since you opened it.')).toBeNull());
  });
});
