/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
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
} from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';
import { storedAccount } from '../../session/session.ts';
import { offerUndo, notify } from '../../ui/notifications.tsx';

let panel: ReturnType<typeof openPanel>;
let server: ReturnType<typeof createVillaServer>;
/** False if requests for the list fail. */
let isListAvailable: boolean;
/** True if requests for the list stay pending. */
let isListPending: boolean;

async function open(count = 3, api: object = {}) {
  isListAvailable = true;
  isListPending = false;
  server = createVillaServer(count);
  const saleVillas = async (args: never) => {
    if (isListPending) await new Promise(() => {});
    if (!isListAvailable) throw new TypeError('Failed to fetch');
    return server.api.saleVillas(args);
  };
  const duplicateSaleVilla = ({ id }: { id: string }) => {
    const { title, price, location } = server.rows.find((row) => row.id === id)!;
    server.requests.push({ name: 'duplicate', args: id });
    return server.api.createSaleVilla({ input: { title: `${title} (copy)`, price, location } });
  };
  panel = openPanel('/admin/villasale', { ...server.api, saleVillas, duplicateSaleVilla, ...api });
  await screen.findByText(/ of /);
}

const button = (name: string) => screen.getByRole('button', { name });
const clickButton = (name: string) => panel.user.click(button(name));
const findRow = (title: string) => screen.findByRole('cell', { name: title });
const waitUntilRemoved = (title: string) =>
  waitFor(() => expect(screen.queryByRole('cell', { name: title })).toBeNull());
const confirmDeletion = async () =>
  panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
async function deleteRow(title: string) {
  await clickButton(`Delete ${title}`);
  await confirmDeletion();
  await waitUntilRemoved(title);
}

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('a list that failed to load is fetched when the browser is online again', async () => {
  let isUnreachable = true;
  server = createVillaServer(3);
  const saleVillas = (args: never) => {
    if (isUnreachable) throw new TypeError('Failed to fetch');
    return server.api.saleVillas(args);
  };
  panel = openPanel('/admin/villasale', { ...server.api, saleVillas });
  await screen.findByText('The list could not be loaded.');
  isUnreachable = false;
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('1–3 of 3');
});

describe('a successful mutation', () => {
  test('is reported and can be undone although the refetch fails, which is retried', async () => {
    await open();
    await clickButton('Delete Villa 2');
    isListAvailable = false;
    await confirmDeletion();
    expect(await screen.findByText('Deleted “Villa 2”.')).toBeTruthy();
    await waitUntilRemoved('Villa 2');
    expect(screen.getByRole('cell', { name: 'Villa 3' })).toBeTruthy();
    await screen.findByText('The list could not be loaded.');
    isListAvailable = true;
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('1–2 of 2');
    await clickButton('Undo');
    await findRow('Villa 2');
  });

  test.each(['before', 'after'])(
    'is visible although a list requested earlier arrives %s the refetched one',
    async (order) => {
      let isSlow = false;
      const pendingResponses: (() => void)[] = [];
      const saleVillas = async (args: never) => {
        const response = server.api.saleVillas(args);
        if (isSlow) await new Promise<void>((resolve) => pendingResponses.push(resolve));
        return response;
      };
      await open(3, { saleVillas });
      await clickButton('Delete Villa 2');
      isSlow = true;
      await confirmDeletion();
      await waitUntilRemoved('Villa 2');
      await waitFor(() => expect(pendingResponses).toHaveLength(1));
      await clickButton('Undo');
      await screen.findByText('Restored.');
      await waitFor(() => expect(pendingResponses).toHaveLength(2));
      for (const release of order === 'before' ? pendingResponses : pendingResponses.toReversed()) {
        release();
        await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      }
      await findRow('Villa 2');
    },
  );

  test('is visible at once while another page is loading, and so is its undo', async () => {
    let isSlow = false;
    const saleVillas = async (args: never) => {
      if (isSlow) await new Promise(() => {});
      return server.api.saleVillas(args);
    };
    await open(3, { saleVillas });
    isSlow = true;
    await panel.user.type(screen.getByRole('searchbox'), 'Villa');
    await waitFor(() => expect(panel.router.state.location.search).toBe('?search=Villa'));
    await deleteRow('Villa 2');
    await screen.findByText('Deleted “Villa 2”.');
    await findRow('Villa 1');
    await clickButton('Undo');
    await findRow('Villa 2');
  });

  test('is visible at once while the list is loading', async () => {
    let isSlow = false;
    const saleVillas = async (args: never) => {
      if (isSlow) await new Promise(() => {});
      return server.api.saleVillas(args);
    };
    await open(3, { saleVillas });
    isSlow = true;
    for (const title of ['Villa 2', 'Villa 3']) await deleteRow(title);
    await findRow('Villa 1');
  });

  test('changes the total at once, although the refetch fails', async () => {
    await open();
    isListPending = true;
    await deleteRow('Villa 2');
    await screen.findByText('1–2 of 2');
    await deleteRow('Villa 3');
    await screen.findByText('1–1 of 1');
  });

  test('changes the total although a response from before arrives', async () => {
    let isSlow = false;
    const pendingResponses: (() => void)[] = [];
    const saleVillas = async (args: never) => {
      const response = server.api.saleVillas(args);
      if (isSlow) await new Promise<void>((resolve) => pendingResponses.push(resolve));
      return response;
    };
    await open(3, { saleVillas });
    isSlow = true;
    await panel.user.type(screen.getByRole('searchbox'), 'Villa');
    await waitFor(() => expect(pendingResponses).toHaveLength(1));
    await deleteRow('Villa 2');
    await waitFor(() => expect(pendingResponses.length).toBeGreaterThan(1));
    pendingResponses[0]!();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await screen.findByText('1–2 of 2');
    for (const release of pendingResponses) release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await screen.findByText('1–2 of 2');
  });

  test('does not show the empty state after all rows of a page were deleted', async () => {
    await open(21);
    await panel.user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('21–21 of 21');
    isListPending = true;
    await deleteRow('Villa 1');
    expect(screen.queryByText('No Villas Found')).toBeNull();
    await screen.findByText('Loading...');
  });

  test('can be a duplicate, which is never reported as failed', async () => {
    await open();
    isListAvailable = false;
    await clickButton('Duplicate Villa 2');
    expect(await screen.findByText('“Villa 2” was duplicated.')).toBeTruthy();
    expect(screen.queryByText(/was not duplicated/)).toBeNull();
    isListAvailable = true;
    await findRow('Villa 2 (copy)');
  });
});

describe('a record that is being deleted', () => {
  /** Delays the response to a deletion until it is released. */
  async function openWithGate() {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const deleteSaleVillas = async (args: { ids: string[] }) => {
      await gate;
      return server.api.deleteSaleVillas(args);
    };
    await open(3, { deleteSaleVillas });
    return () => release();
  }
  async function deleteAndOpen(title: string) {
    const release = await openWithGate();
    await clickButton(`Delete ${title}`);
    await confirmDeletion();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await clickButton(`Edit ${title}`);
    await waitFor(() => expect(field('Title').value).toBe(title));
    return release;
  }

  test('closes its form after the deletion', async () => {
    const release = await deleteAndOpen('Villa 2');
    release();
    await screen.findByText('Deleted “Villa 2”.');
    await waitFor(() => expect(field('Title').value).toBe(''));
    expect(panel.router.state.location.search).toBe('');
  });

  test('keeps unsaved changes with a notice until it is restored', async () => {
    const release = await deleteAndOpen('Villa 2');
    await panel.user.type(field('Title'), ', quiet');
    release();
    const message =
      'This record has been deleted. Your unsaved changes are still here, and you can add them as a new record.';
    await screen.findByText(message);
    expect(field('Title').value).toBe('Villa 2, quiet');
    await clickButton('Undo');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await clickButton('Update Villa');
    await findRow('Villa 2, quiet');
  });

  test('does not change the form of another record that was opened meanwhile', async () => {
    const release = await openWithGate();
    await clickButton('Edit Villa 2');
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    await clickButton('Delete Villa 2');
    await confirmDeletion();
    await clickButton('Edit Villa 3');
    await waitFor(() => expect(field('Title').value).toBe('Villa 3'));
    release();
    await waitUntilRemoved('Villa 2');
    expect([field('Title').value, panel.router.state.location.search]).toEqual(['Villa 3', '?edit=3']);
  });

  test('is deleted and reported once after several clicks', async () => {
    const release = await openWithGate();
    await clickButton('Delete Villa 2');
    await confirmDeletion();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await clickButton('Delete Villa 2');
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await panel.user.click(screen.getByRole('link', { name: 'villa for sale' }));
    await findRow('Villa 2');
    await clickButton('Delete Villa 2');
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    await screen.findByText('Deleted “Villa 2”.');
    await waitUntilRemoved('Villa 2');
    expect(server.argsOf('delete')).toMatchObject([{ ids: ['2'] }]);
  });
});

describe('deleting several', () => {
  const select = (title: string) => panel.user.click(screen.getByLabelText(`Select ${title}`));

  test('skips and reports a record that another user has deleted and restores the others', async () => {
    await open(4);
    for (const title of ['Villa 1', 'Villa 2', 'Villa 4']) await select(title);
    server.api.deleteSaleVillas({ ids: ['2'] });
    await clickButton('Delete 3 selected');
    await confirmDeletion();
    expect(await screen.findByText('2 deleted. “Villa 2” had already been deleted.')).toBeTruthy();
    await waitFor(() => expect(server.rows.map(({ id }) => id)).toEqual(['3']));
    await waitUntilRemoved('Villa 2');
    await clickButton('Undo');
    await findRow('Villa 4');
    expect(server.argsOf('restore')).toEqual([{ ids: ['4', '1'] }]);
  });

  test('reports a record that does not exist any more and removes it from the list', async () => {
    await open();
    server.api.deleteSaleVillas({ ids: ['2'] });
    await deleteRow('Villa 2');
    expect(await screen.findByText('“Villa 2” had already been deleted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('is retried after a lost response, and reports the outcome', async () => {
    let isFirstResponseLost = false;
    const deleteSaleVillas = (args: { ids: string[] }) => {
      const removed = server.api.deleteSaleVillas(args);
      if (isFirstResponseLost) return removed;
      isFirstResponseLost = true;
      throw new LostResponse();
    };
    await open(3, { deleteSaleVillas });
    await deleteRow('Villa 2');
    expect(await screen.findByText('Deleted “Villa 2”.')).toBeTruthy();
    await clickButton('Undo');
    await findRow('Villa 2');
  });

  test('with a lost response offers Undo only for the records that this account deleted', async () => {
    const by = (id: string) => ({ id, email: 'staff@example.com' });
    const deletedRecord = (recordId: string, account: string) => ({
      ...{ collection: 'saleVillas', recordId, by: by(account), title: '', restorable: true },
    });
    let isFirstResponseLost = false;
    const deleteSaleVillas = (args: { ids: string[] }) => {
      const removed = server.api.deleteSaleVillas(args);
      if (isFirstResponseLost) return removed;
      isFirstResponseLost = true;
      throw new LostResponse();
    };
    await open(3, {
      deleteSaleVillas,
      trash: { items: [deletedRecord('2', storedAccount()!), deletedRecord('1', 'other')] },
    });
    await select('Villa 1');
    await select('Villa 2');
    server.api.deleteSaleVillas({ ids: ['1'] }); // by another account
    await clickButton('Delete 2 selected');
    await confirmDeletion();
    await screen.findByText('1 deleted. “Villa 1” had already been deleted.');
    await clickButton('Undo');
    await findRow('Villa 2');
    expect(server.argsOf('restore')).toEqual([{ ids: ['2'] }]);
  });

  test('that failed shows the reason until another attempt succeeds', async () => {
    let isRateLimited = true;
    const deleteSaleVillas = (args: { ids: string[] }) =>
      isRateLimited
        ? throwApiError('TOO_MANY_REQUESTS', 'Too many at once.')
        : server.api.deleteSaleVillas(args);
    await open(3, { deleteSaleVillas });
    await select('Villa 1');
    await select('Villa 3');
    await clickButton('Delete 2 selected');
    await confirmDeletion();
    await screen.findByText('Too many at once.');
    expect(screen.getByText('Could not delete all 2.')).toBeTruthy();
    isRateLimited = false;
    await clickButton('Delete 2 selected');
    await confirmDeletion();
    await screen.findByText('2 deleted.');
    await waitFor(() => expect(screen.queryByText('Could not delete all 2.')).toBeNull());
  });

  test('whose undo failed can be undone by another click', async () => {
    let isUnreachable = true;
    const restoreSaleVillas = (args: { ids: string[] }) => {
      if (isUnreachable) throw new TypeError('Failed to fetch');
      return server.api.restoreSaleVillas(args);
    };
    await open(3, { restoreSaleVillas, saleVilla: () => null });
    await deleteRow('Villa 2');
    await clickButton('Undo');
    await screen.findByText(/^Could not undo the deletion\. /);
    isUnreachable = false;
    await clickButton('Try again');
    await findRow('Villa 2');
    expect(screen.queryByText(/^Could not undo the deletion\./)).toBeNull();
  });

  test('can be undone after the login if the session had expired', async () => {
    let isSessionEnded = true;
    const restoreSaleVillas = (args: { ids: string[] }) => {
      if (isSessionEnded) throwApiError('UNAUTHENTICATED', 'Sign in to do this.');
      return server.api.restoreSaleVillas(args);
    };
    await open(3, { restoreSaleVillas, signIn: () => ({ token: createToken('1', 2) }) });
    await deleteRow('Villa 2');
    await clickButton('Undo');
    await screen.findByText('Could not undo the deletion. Your session had ended.');
    await panel.user.type(await screen.findByLabelText(/^Email/), 'staff@example.com');
    await panel.user.type(field('Password'), 'a password');
    await clickButton('Login');
    await screen.findByRole('cell', { name: 'Villa 1' });
    isSessionEnded = false;
    await clickButton('Try again');
    await findRow('Villa 2');
  });

  test('whose undo succeeded with a lost response is reported as undone', async () => {
    await open(3, {
      restoreSaleVillas: (args: { ids: string[] }) => {
        server.api.restoreSaleVillas(args);
        throw new LostResponse();
      },
    });
    await deleteRow('Villa 2');
    await clickButton('Undo');
    await screen.findByText('Restored.');
    await findRow('Villa 2');
  });

  test('leaves restored rows deselected', async () => {
    await open();
    await select('Villa 1');
    await select('Villa 3');
    await clickButton('Delete 2 selected');
    await confirmDeletion();
    await waitUntilRemoved('Villa 3');
    await clickButton('Undo');
    await findRow('Villa 3');
    expect(screen.queryByRole('button', { name: /selected$/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Villa 3' }).checked).toBe(false);
  });
});

describe('Ctrl+Z', () => {
  test('undoes one deletion for each key press, newest first, and ignores key repeats', async () => {
    await open();
    await deleteRow('Villa 1');
    await deleteRow('Villa 3');
    await panel.user.keyboard('{Control>}{z>3/}{/Control}');
    await findRow('Villa 3');
    expect(server.argsOf('restore')).toEqual([{ ids: ['3'] }]);
    expect(screen.queryByRole('cell', { name: 'Villa 1' })).toBeNull();
    await panel.user.keyboard('{Control>}z{/Control}');
    await findRow('Villa 1');
    await panel.user.keyboard('{Control>}z{/Control}');
    expect(server.argsOf('restore')).toEqual([{ ids: ['3'] }, { ids: ['1'] }]);
    expect(screen.queryByText('Could not undo the deletion.')).toBeNull();
  });

  test('undoes the last of six deletions, which has a notification like the others', async () => {
    await open(6);
    for (const title of ['Villa 1', 'Villa 2', 'Villa 3', 'Villa 4', 'Villa 5', 'Villa 6'])
      await deleteRow(title);
    await screen.findByText('Deleted “Villa 6”.', {}, { timeout: 1000 });
    await panel.user.keyboard('{Control>}z{/Control}');
    await findRow('Villa 6');
    expect(server.argsOf('restore')).toEqual([{ ids: ['6'] }]);
  });

  test('shows an error at once, also after many notifications', async () => {
    await open(9, { restoreSaleVillas: () => throwApiError('UNAVAILABLE', 'Not just now.') });
    for (let villa = 1; villa <= 8; villa++) await deleteRow(`Villa ${villa}`);
    act(() => {
      for (let more = 0; more < 8; more++) notify('All is well.');
    });
    await panel.user.keyboard('{Control>}z{/Control}');
    await screen.findByText('Could not undo the deletion. Not just now.', {}, { timeout: 1000 });
  });

  test('undoes a deletion whose notification is still queued', async () => {
    await open();
    const undone: string[] = [];
    act(() => {
      offerUndo('Gone.', () => Promise.resolve(void undone.push('it')));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    });
    expect(undone).toEqual(['it']);
    await panel.user.keyboard('{Control>}z{/Control}');
    expect(undone).toEqual(['it']);
  });

  test('works on an Arabic keyboard layout', async () => {
    await open();
    await deleteRow('Villa 1');
    const key = { code: 'KeyZ', key: 'ئ', ctrlKey: true, bubbles: true };
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', key)));
    await findRow('Villa 1');
  });
});

describe('duplicating', () => {
  test('creates one copy after several clicks', async () => {
    await open();
    await panel.user.dblClick(button('Duplicate Villa 2'));
    await findRow('Villa 2 (copy)');
    expect(server.argsOf('duplicate')).toEqual(['2']);
    await clickButton('Duplicate Villa 2');
    await waitFor(() => expect(server.argsOf('duplicate')).toEqual(['2', '2']));
  });

  test('keeps its idempotency key until a response arrives, also after leaving the screen', async () => {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const keys: unknown[] = [];
    await open(3, {
      duplicateSaleVilla: async (_args: object, headers: RequestHeaders) => {
        keys.push(headers['idempotency-key']);
        await gate;
        throw new LostResponse();
      },
    });
    const leaveAndReturn = async () => {
      await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
      await screen.findByRole('heading', { name: /Blogs/ });
      await panel.user.click(screen.getByRole('link', { name: 'villa for sale' }));
      await findRow('Villa 2');
    };
    await clickButton('Duplicate Villa 2');
    await leaveAndReturn();
    await clickButton('Duplicate Villa 2');
    release();
    await screen.findByText('It is not known whether “Villa 2” was duplicated.');
    await leaveAndReturn();
    await clickButton('Duplicate Villa 2');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  test('keeps its idempotency key after a click without a network', async () => {
    const keys: unknown[] = [];
    await open(3, {
      duplicateSaleVilla: (_args: object, headers: RequestHeaders) => {
        keys.push(headers['idempotency-key']);
        throw new LostResponse();
      },
    });
    await clickButton('Duplicate Villa 2');
    await screen.findByText('It is not known whether “Villa 2” was duplicated.');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await clickButton('Duplicate Villa 2');
    await screen.findByText('The server cannot be reached.');
    online.mockRestore();
    await clickButton('Duplicate Villa 2');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  test('creates another copy while the list is loading', async () => {
    await open();
    await clickButton('Duplicate Villa 2');
    await screen.findByText('“Villa 2” was duplicated.');
    await findRow('Villa 2 (copy)');
    isListPending = true;
    await clickButton('Duplicate Villa 2');
    await waitFor(() => expect(server.argsOf('duplicate')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('“Villa 2” was duplicated.')).toHaveLength(2));
    await clickButton('Duplicate Villa 2');
    await waitFor(() => expect(server.argsOf('duplicate')).toHaveLength(3));
  });

  test('that failed shows the reason until another click succeeds', async () => {
    await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await clickButton('Duplicate Villa 2');
    await screen.findByText('“Villa 2” was not duplicated.');
    expect(screen.getByText('The server cannot be reached.')).toBeTruthy();
    online.mockRestore();
    await clickButton('Duplicate Villa 2');
    await screen.findByText('“Villa 2” was duplicated.');
    await waitFor(() => expect(screen.queryByText('“Villa 2” was not duplicated.')).toBeNull());
  });

  test('a record that another user has deleted is reported', async () => {
    await open(3, { duplicateSaleVilla: () => throwApiError('NOT_FOUND', 'Villa details not found.') });
    await clickButton('Duplicate Villa 2');
    await screen.findByText('It has been deleted.');
    await screen.findByText('“Villa 2” was not duplicated.');
  });

  test('without a response is not reported as failed', async () => {
    await open(3, {
      duplicateSaleVilla: () => {
        throw new LostResponse();
      },
    });
    await clickButton('Duplicate Villa 2');
    await screen.findByText('It is not known whether “Villa 2” was duplicated.');
  });
});

const MAX_PER_REQUEST = 100;

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

test('publishing sends one request after a double click', async () => {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const updateSaleVilla = async (args: never) => {
    await gate;
    return server.api.updateSaleVilla(args);
  };
  await open(3, { updateSaleVilla });
  Object.assign(server.rows[1]!, { publication: 'DRAFT' });
  await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
  await screen.findByRole('heading', { name: /Blogs/ });
  await panel.user.click(screen.getByRole('link', { name: 'villa for sale' }));
  await findRow('Villa 2');
  await panel.user.click(screen.getByRole('checkbox', { name: 'Select Villa 2' }));
  await panel.user.dblClick(await screen.findByRole('button', { name: 'Publish 1 selected' }));
  release();
  await screen.findByText('“Villa 2” was published.');
  expect(server.argsOf('update')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
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
