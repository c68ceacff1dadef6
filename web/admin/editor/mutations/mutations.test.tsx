/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  field,
  LostAnswer,
  openPanel,
  refuse,
  signedIn,
  tokenOf,
  type Sent,
} from '../../../testing/panel.tsx';
import { villas } from '../../../testing/villas.ts';
import { offerUndo, notify } from '../../ui/notifications.tsx';

let panel: ReturnType<typeof openPanel>;
let stock: ReturnType<typeof villas>;
/** Whether lists can be fetched. */
let fetched: boolean;
/** Whether requests for lists stay pending. */
let hang: boolean;

async function open(count = 3, api: object = {}) {
  fetched = true;
  hang = false;
  stock = villas(count);
  const saleVillas = async (given: never) => {
    if (hang) await new Promise(() => {});
    if (!fetched) throw new TypeError('Failed to fetch');
    return stock.api.saleVillas(given);
  };
  const duplicateSaleVilla = ({ id }: { id: string }) => {
    const { title, price, location } = stock.rows.find((row) => row.id === id)!;
    stock.asked.push({ name: 'duplicate', given: id });
    return stock.api.createSaleVilla({ input: { title: `${title} (copy)`, price, location } });
  };
  panel = openPanel('/admin/villasale', { ...stock.api, saleVillas, duplicateSaleVilla, ...api });
  await screen.findByText(/ of /);
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => panel.user.click(button(name));
const row = (title: string) => screen.findByRole('cell', { name: title });
const gone = (title: string) => waitFor(() => expect(screen.queryByRole('cell', { name: title })).toBeNull());
const asked = (name: string) => stock.asked.filter((one) => one.name === name).map(({ given }) => given);
const confirm = async () =>
  panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
async function remove(title: string) {
  await press(`Delete ${title}`);
  await confirm();
  await gone(title);
}

beforeEach(() => signedIn());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('a list that failed to load is fetched when the browser is online again', async () => {
  let isAway = true;
  stock = villas(3);
  const saleVillas = (given: never) => {
    if (isAway) throw new TypeError('Failed to fetch');
    return stock.api.saleVillas(given);
  };
  panel = openPanel('/admin/villasale', { ...stock.api, saleVillas });
  await screen.findByText('The list could not be loaded.');
  isAway = false;
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('1–3 of 3');
});

describe('a successful mutation', () => {
  test('is reported and can be undone although the refetch fails, which is retried', async () => {
    await open();
    await press('Delete Villa 2');
    fetched = false;
    await confirm();
    expect(await screen.findByText('Deleted “Villa 2”.')).toBeTruthy();
    await gone('Villa 2');
    expect(screen.getByRole('cell', { name: 'Villa 3' })).toBeTruthy();
    await screen.findByText('The list could not be loaded.');
    fetched = true;
    act(() => void dispatchEvent(new Event('online')));
    await screen.findByText('1–2 of 2');
    await press('Undo');
    await row('Villa 2');
  });

  test.each(['before', 'after'])(
    'is visible although a list requested earlier arrives %s the refetched one',
    async (order) => {
      let slow = false;
      const late: (() => void)[] = [];
      const saleVillas = async (given: never) => {
        const response = stock.api.saleVillas(given);
        if (slow) await new Promise<void>((come) => late.push(come));
        return response;
      };
      await open(3, { saleVillas });
      await press('Delete Villa 2');
      slow = true;
      await confirm();
      await gone('Villa 2');
      await waitFor(() => expect(late).toHaveLength(1));
      await press('Undo');
      await screen.findByText('Restored.');
      await waitFor(() => expect(late).toHaveLength(2));
      for (const come of order === 'before' ? late : late.toReversed()) {
        come();
        await act(() => new Promise((next) => setTimeout(next, 50)));
      }
      await row('Villa 2');
    },
  );

  test('is visible at once while another page is loading, and so is its undo', async () => {
    let slow = false;
    const saleVillas = async (given: never) => {
      if (slow) await new Promise(() => {});
      return stock.api.saleVillas(given);
    };
    await open(3, { saleVillas });
    slow = true;
    await panel.user.type(screen.getByRole('searchbox'), 'Villa');
    await waitFor(() => expect(panel.router.state.location.search).toBe('?search=Villa'));
    await remove('Villa 2');
    await screen.findByText('Deleted “Villa 2”.');
    await row('Villa 1');
    await press('Undo');
    await row('Villa 2');
  });

  test('is visible at once while the list is loading', async () => {
    let slow = false;
    const saleVillas = async (given: never) => {
      if (slow) await new Promise(() => {});
      return stock.api.saleVillas(given);
    };
    await open(3, { saleVillas });
    slow = true;
    for (const title of ['Villa 2', 'Villa 3']) await remove(title);
    await row('Villa 1');
  });

  test('changes the total at once, although the refetch fails', async () => {
    await open();
    hang = true;
    await remove('Villa 2');
    await screen.findByText('1–2 of 2');
    await remove('Villa 3');
    await screen.findByText('1–1 of 1');
  });

  test('changes the total although a response from before arrives', async () => {
    let slow = false;
    const late: (() => void)[] = [];
    const saleVillas = async (given: never) => {
      const response = stock.api.saleVillas(given);
      if (slow) await new Promise<void>((come) => late.push(come));
      return response;
    };
    await open(3, { saleVillas });
    slow = true;
    await panel.user.type(screen.getByRole('searchbox'), 'Villa');
    await waitFor(() => expect(late).toHaveLength(1));
    await remove('Villa 2');
    await waitFor(() => expect(late.length).toBeGreaterThan(1));
    late[0]!();
    await act(() => new Promise((next) => setTimeout(next, 50)));
    await screen.findByText('1–2 of 2');
    for (const come of late) come();
    await act(() => new Promise((next) => setTimeout(next, 50)));
    await screen.findByText('1–2 of 2');
  });

  test('does not show the empty state after all rows of a page were deleted', async () => {
    await open(21);
    await panel.user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('21–21 of 21');
    hang = true;
    await remove('Villa 1');
    expect(screen.queryByText('No Villas Found')).toBeNull();
    await screen.findByText('Loading...');
  });

  test('can be a duplicate, which is never reported as failed', async () => {
    await open();
    fetched = false;
    await press('Duplicate Villa 2');
    expect(await screen.findByText('“Villa 2” was duplicated.')).toBeTruthy();
    expect(screen.queryByText(/was not duplicated/)).toBeNull();
    fetched = true;
    await row('Villa 2 (copy)');
  });

  test('keeps the focus in the list after a deletion by keyboard on a full page', async () => {
    await open(21);
    button('Delete Villa 21').focus();
    await panel.user.keyboard('{Enter}');
    (await screen.findByRole('dialog')).querySelector<HTMLElement>('button:last-of-type')!.focus();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400))); // two quick Enters count as one
    await panel.user.keyboard('{Enter}');
    await gone('Villa 21');
    await row('Villa 1');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'List' })));
  });
});

describe('a record that is being deleted', () => {
  /** Delays the response to a deletion until it is released. */
  async function openWithGate() {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const deleteSaleVillas = async (given: { ids: string[] }) => {
      await gate;
      return stock.api.deleteSaleVillas(given);
    };
    await open(3, { deleteSaleVillas });
    return () => release();
  }
  async function deleteAndOpen(title: string) {
    const release = await openWithGate();
    await press(`Delete ${title}`);
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(`Edit ${title}`);
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
      'This villa has been deleted. Your unsaved changes are still here, and you can add them as a new villa.';
    await screen.findByText(message);
    expect(field('Title').value).toBe('Villa 2, quiet');
    await press('Undo');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await press('Update Villa');
    await row('Villa 2, quiet');
  });

  test('does not change the form of another record that was opened meanwhile', async () => {
    const release = await openWithGate();
    await press('Edit Villa 2');
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    await press('Delete Villa 2');
    await confirm();
    await press('Edit Villa 3');
    await waitFor(() => expect(field('Title').value).toBe('Villa 3'));
    release();
    await gone('Villa 2');
    expect([field('Title').value, panel.router.state.location.search]).toEqual(['Villa 3', '?edit=3']);
  });

  test('is deleted and reported once after several clicks', async () => {
    const release = await openWithGate();
    await press('Delete Villa 2');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Delete Villa 2');
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await panel.user.click(screen.getByRole('link', { name: 'villa for sale' }));
    await row('Villa 2');
    await press('Delete Villa 2');
    expect(screen.queryByRole('dialog')).toBeNull();
    release();
    await screen.findByText('Deleted “Villa 2”.');
    await gone('Villa 2');
    expect(asked('delete')).toMatchObject([{ ids: ['2'] }]);
  });
});

describe('deleting several', () => {
  const select = (title: string) => panel.user.click(screen.getByLabelText(`Select ${title}`));

  test('skips and reports a record that another user has deleted and restores the others', async () => {
    await open(4);
    for (const title of ['Villa 1', 'Villa 2', 'Villa 4']) await select(title);
    stock.api.deleteSaleVillas({ ids: ['2'] });
    await press('Delete 3 selected');
    await confirm();
    expect(await screen.findByText('2 deleted. “Villa 2” had already been deleted.')).toBeTruthy();
    await waitFor(() => expect(stock.rows.map(({ id }) => id)).toEqual(['3']));
    await gone('Villa 2');
    await press('Undo');
    await row('Villa 4');
    expect(asked('restore')).toEqual([{ ids: ['4', '1'] }]);
  });

  test('reports a record that does not exist any more and removes it from the list', async () => {
    await open();
    stock.api.deleteSaleVillas({ ids: ['2'] });
    await remove('Villa 2');
    expect(await screen.findByText('“Villa 2” had already been deleted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('is repeated after a lost response to learn the outcome', async () => {
    let lost = false;
    const deleteSaleVillas = (given: { ids: string[] }) => {
      const removed = stock.api.deleteSaleVillas(given);
      if (lost) return removed;
      lost = true;
      throw new LostAnswer();
    };
    await open(3, { deleteSaleVillas });
    await remove('Villa 2');
    expect(await screen.findByText('Deleted “Villa 2”.')).toBeTruthy();
    await press('Undo');
    await row('Villa 2');
  });

  test('that failed shows the reason until another attempt succeeds', async () => {
    let away = true;
    const deleteSaleVillas = (given: { ids: string[] }) =>
      away ? refuse('TOO_MANY_REQUESTS', 'Too many at once.') : stock.api.deleteSaleVillas(given);
    await open(3, { deleteSaleVillas });
    await select('Villa 1');
    await select('Villa 3');
    await press('Delete 2 selected');
    await confirm();
    await screen.findByText('Too many at once.');
    expect(screen.getByText('Could not delete all 2.')).toBeTruthy();
    away = false;
    await press('Delete 2 selected');
    await confirm();
    await screen.findByText('2 deleted.');
    await waitFor(() => expect(screen.queryByText('Could not delete all 2.')).toBeNull());
  });

  test('whose undo failed can be undone by another click', async () => {
    let away = true;
    const restoreSaleVillas = (given: { ids: string[] }) => {
      if (away) throw new TypeError('Failed to fetch');
      return stock.api.restoreSaleVillas(given);
    };
    await open(3, { restoreSaleVillas, saleVilla: () => null });
    await remove('Villa 2');
    await press('Undo');
    await screen.findByText(/^Could not undo the deletion\. /);
    away = false;
    await press('Try again');
    await row('Villa 2');
    expect(screen.queryByText(/^Could not undo the deletion\./)).toBeNull();
  });

  test('can be undone after the login if the session had expired', async () => {
    let ended = true;
    const restoreSaleVillas = (given: { ids: string[] }) => {
      if (ended) refuse('UNAUTHENTICATED', 'Sign in to do this.');
      return stock.api.restoreSaleVillas(given);
    };
    await open(3, { restoreSaleVillas, signIn: () => ({ token: tokenOf('1', 2) }) });
    await remove('Villa 2');
    await press('Undo');
    await screen.findByText('Could not undo the deletion. Your session had ended.');
    await panel.user.type(await screen.findByLabelText(/^Email/), 'staff@example.com');
    await panel.user.type(field('Password'), 'a password');
    await press('Login');
    await screen.findByRole('cell', { name: 'Villa 1' });
    ended = false;
    await press('Try again');
    await row('Villa 2');
  });

  test('whose undo succeeded with a lost response is reported as undone', async () => {
    await open(3, {
      restoreSaleVillas: (given: { ids: string[] }) => {
        stock.api.restoreSaleVillas(given);
        throw new LostAnswer();
      },
    });
    await remove('Villa 2');
    await press('Undo');
    await screen.findByText('Restored.');
    await row('Villa 2');
  });

  test('leaves restored rows deselected', async () => {
    await open();
    await select('Villa 1');
    await select('Villa 3');
    await press('Delete 2 selected');
    await confirm();
    await gone('Villa 3');
    await press('Undo');
    await row('Villa 3');
    expect(screen.queryByRole('button', { name: /selected$/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Villa 3' }).checked).toBe(false);
  });
});

describe('Ctrl+Z', () => {
  test('undoes one deletion for each press, newest first, and ignores key repeats', async () => {
    await open();
    await remove('Villa 1');
    await remove('Villa 3');
    await panel.user.keyboard('{Control>}{z>3/}{/Control}');
    await row('Villa 3');
    expect(asked('restore')).toEqual([{ ids: ['3'] }]);
    expect(screen.queryByRole('cell', { name: 'Villa 1' })).toBeNull();
    await panel.user.keyboard('{Control>}z{/Control}');
    await row('Villa 1');
    await panel.user.keyboard('{Control>}z{/Control}');
    expect(asked('restore')).toEqual([{ ids: ['3'] }, { ids: ['1'] }]);
    expect(screen.queryByText('Could not undo the deletion.')).toBeNull();
  });

  test('undoes the last of six deletions, which has a notification like the others', async () => {
    await open(6);
    for (const title of ['Villa 1', 'Villa 2', 'Villa 3', 'Villa 4', 'Villa 5', 'Villa 6'])
      await remove(title);
    await screen.findByText('Deleted “Villa 6”.', {}, { timeout: 1000 });
    await panel.user.keyboard('{Control>}z{/Control}');
    await row('Villa 6');
    expect(asked('restore')).toEqual([{ ids: ['6'] }]);
  });

  test('shows an error at once, also after many notifications', async () => {
    await open(9, { restoreSaleVillas: () => refuse('UNAVAILABLE', 'Not just now.') });
    for (let villa = 1; villa <= 8; villa++) await remove(`Villa ${villa}`);
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

  test('works on keyboards with other letters', async () => {
    await open();
    await remove('Villa 1');
    const key = { code: 'KeyZ', key: 'ئ', ctrlKey: true, bubbles: true };
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', key)));
    await row('Villa 1');
  });
});

describe('duplicating', () => {
  test('creates one copy after several clicks', async () => {
    await open();
    await panel.user.dblClick(button('Duplicate Villa 2'));
    await row('Villa 2 (copy)');
    expect(asked('duplicate')).toEqual(['2']);
    await press('Duplicate Villa 2');
    await waitFor(() => expect(asked('duplicate')).toEqual(['2', '2']));
  });

  test('keeps its idempotency key until a response arrives, also after leaving the screen', async () => {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const keys: unknown[] = [];
    await open(3, {
      duplicateSaleVilla: async (_given: object, sent: Sent) => {
        keys.push(sent['idempotency-key']);
        await gate;
        throw new LostAnswer();
      },
    });
    const leaveAndReturn = async () => {
      await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
      await screen.findByRole('heading', { name: /Blogs/ });
      await panel.user.click(screen.getByRole('link', { name: 'villa for sale' }));
      await row('Villa 2');
    };
    await press('Duplicate Villa 2');
    await leaveAndReturn();
    await press('Duplicate Villa 2');
    release();
    await screen.findByText('It is not known whether the villa was duplicated.');
    await leaveAndReturn();
    await press('Duplicate Villa 2');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  test('keeps its idempotency key after a click without a network', async () => {
    const keys: unknown[] = [];
    await open(3, {
      duplicateSaleVilla: (_given: object, sent: Sent) => {
        keys.push(sent['idempotency-key']);
        throw new LostAnswer();
      },
    });
    await press('Duplicate Villa 2');
    await screen.findByText('It is not known whether the villa was duplicated.');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Duplicate Villa 2');
    await screen.findByText('The server cannot be reached.');
    online.mockRestore();
    await press('Duplicate Villa 2');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
  });

  test('creates another copy while the list is loading', async () => {
    await open();
    await press('Duplicate Villa 2');
    await screen.findByText('“Villa 2” was duplicated.');
    await row('Villa 2 (copy)');
    hang = true;
    await press('Duplicate Villa 2');
    await waitFor(() => expect(asked('duplicate')).toHaveLength(2));
    await waitFor(() => expect(screen.getAllByText('“Villa 2” was duplicated.')).toHaveLength(2));
    await press('Duplicate Villa 2');
    await waitFor(() => expect(asked('duplicate')).toHaveLength(3));
  });

  test('that failed shows the reason until another click succeeds', async () => {
    await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Duplicate Villa 2');
    await screen.findByText('The villa was not duplicated.');
    expect(screen.getByText('The server cannot be reached.')).toBeTruthy();
    online.mockRestore();
    await press('Duplicate Villa 2');
    await screen.findByText('“Villa 2” was duplicated.');
    await waitFor(() => expect(screen.queryByText('The villa was not duplicated.')).toBeNull());
  });

  test('a record that another user has deleted is reported', async () => {
    await open(3, { duplicateSaleVilla: () => refuse('NOT_FOUND', 'Villa details not found.') });
    await press('Duplicate Villa 2');
    await screen.findByText('This villa has been deleted.');
    await screen.findByText('The villa was not duplicated.');
  });

  test('without a response is not reported as failed', async () => {
    await open(3, {
      duplicateSaleVilla: () => {
        throw new LostAnswer();
      },
    });
    await press('Duplicate Villa 2');
    await screen.findByText('It is not known whether the villa was duplicated.');
  });
});
