/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { diffTexts, shorten } from './version-entry.tsx';
import { field, LostResponse, openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

let panel: ReturnType<typeof openPanel>;
let server: ReturnType<typeof createVillaServer>;

/**
 * Opens the form of the second of three villas, whose price and title were changed once each. `overrides` replaces resolvers of
 * the mock server.
 */
async function open(overrides: (server: ReturnType<typeof createVillaServer>) => object = () => ({})) {
  server = createVillaServer(3);
  server.updateAsOtherUser('2', { price: 'AED 7' });
  server.updateAsOtherUser('2', { title: 'Villa 2, quiet' });
  panel = openPanel('/admin/villasale?edit=2', { ...server.api, ...overrides(server) });
  await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
}

const clickButton = async (name: string) => panel.user.click(await screen.findByRole('button', { name }));
const findHistory = () => screen.findByRole('dialog', { name: /^History of/ });
const findVersions = async () => {
  const dialog = await findHistory();
  await waitFor(() => expect(within(dialog).queryByText('Loading...')).toBeNull());
  return within(dialog).getAllByRole('listitem');
};
const textOf = (version: HTMLElement) => version.textContent.replace(/\s+/g, ' ');
async function revertTo(index: number) {
  const version = (await findVersions())[index]!;
  await panel.user.click(within(version).getByRole('button', { name: /^Revert to this/ }));
}
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /^History of/ })).toBeNull());

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('the history of a record', () => {
  test('shows author, action, Dubai time and changed fields of each version, newest first', async () => {
    await open();
    await clickButton('History');
    const [title, price, added] = await findVersions();
    expect(textOf(title!)).toBe(
      'Changed 1 Jan 2026, 04:00by other@example.comCurrent versionTitleBefore: Villa 2After: Villa 2, quiet',
    );
    expect(textOf(price!)).toContain('PriceBefore: AED 2After: AED 7');
    expect(within(price!).getByText('7').tagName).toBe('MARK');
    expect(textOf(added!)).toContain('TitleVilla 2LocationAl BarariPriceAED 2');
    expect(within(title!).queryByRole('button', { name: /^Revert/ })).toBeNull();
    expect(server.argsOf('versions')).toEqual([
      { collection: 'saleVillas', record: '2', page: 1, limit: 10 },
    ]);
  });

  test('closes on Escape and returns the focus to its button', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'History' });
    button.focus();
    await panel.user.keyboard('{Enter}');
    await findVersions();
    await panel.user.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(field('Title').value).toBe('Villa 2, quiet');
  });

  test('“Show older” loads further versions and moves the focus to the first of them', async () => {
    await open();
    for (let price = 1; price <= 10; price++) server.updateAsOtherUser('2', { price: `AED ${price}00` });
    await clickButton('History');
    expect(await findVersions()).toHaveLength(10);
    server.updateAsOtherUser('2', { price: 'AED 9' });
    await clickButton('Show older');
    await waitFor(async () => expect(await findVersions()).toHaveLength(13));
    expect(document.activeElement!.parentElement!.parentElement).toBe((await findVersions())[10]);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  test('can be retried after an error', async () => {
    let isUnreachable = true;
    await open(({ api }) => ({
      versions: (args: never) => {
        if (isUnreachable) throw new TypeError('Failed to fetch');
        return api.versions(args);
      },
    }));
    await clickButton('History');
    await screen.findByText('The history could not be loaded.');
    isUnreachable = false;
    await clickButton('Try again');
    await waitFor(async () => expect(await findVersions()).toHaveLength(3));
  });

  test('shows an excerpt of a long text around the change, and the whole text on request', async () => {
    await open();
    const long = 'Above the sea. '.repeat(40);
    server.updateAsOtherUser('2', { location: `${long}Old. ${long}` });
    server.updateAsOtherUser('2', { location: `${long}New. ${long}` });
    await clickButton('History');
    const [version] = await findVersions();
    expect(textOf(version!).length).toBeLessThan(500);
    expect(within(version!).getByText('New.').tagName).toBe('MARK');
    await panel.user.click(within(version!).getByRole('button', { name: 'Show whole text' }));
    expect(textOf(version!).length).toBeGreaterThan(2000);
    await panel.user.click(within(version!).getByRole('button', { name: 'Show less' }));
    expect(textOf(version!).length).toBeLessThan(500);
  });
});

describe('reverting to a version', () => {
  test('updates the form and the list, and can be undone', async () => {
    await open();
    const expectedUpdatedAt = server.rows[1]!.updatedAt;
    await clickButton('History');
    await revertTo(1);
    await waitUntilClosed();
    expect(await screen.findByText('“Villa 2” was reverted.')).toBeTruthy();
    expect([field('Title').value, field('Price').value]).toEqual(['Villa 2', 'AED 7']);
    await screen.findByRole('cell', { name: 'Villa 2' });
    expect(server.argsOf('revert')).toEqual([{ id: '2', version: '4', expectedUpdatedAt }]);
    await clickButton('Undo');
    await screen.findByRole('cell', { name: 'Villa 2, quiet' });
    await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
    expect(await screen.findByText('The revert of “Villa 2, quiet” was undone.')).toBeTruthy();
    await clickButton('History');
    expect((await findVersions()).map((version) => textOf(version).slice(0, 8))).toEqual([
      'Reverted',
      'Reverted',
      'Changed ',
      'Changed ',
      'Added 1 ',
    ]);
  });

  test('opens a confirmation dialog if there are unsaved changes, which Undo restores', async () => {
    await open();
    await panel.user.type(field('Location'), ', by the gate');
    await clickButton('History');
    await revertTo(2);
    const confirmation = { name: 'Revert to this version and discard your unsaved changes?' };
    await panel.user.click(
      within(await screen.findByRole('dialog', confirmation)).getByRole('button', { name: 'Back' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', confirmation)).toBeNull());
    expect(server.argsOf('revert')).toEqual([]);
    expect(field('Location').value).toBe('Al Barari, by the gate');
    await revertTo(2);
    await panel.user.click(
      within(await screen.findByRole('dialog', confirmation)).getByRole('button', { name: 'Revert' }),
    );
    await waitUntilClosed();
    expect([field('Price').value, field('Location').value]).toEqual(['AED 2', 'Al Barari']);
    await clickButton('Undo');
    await waitFor(() => expect(field('Location').value).toBe('Al Barari, by the gate'));
    expect([field('Title').value, field('Price').value]).toEqual(['Villa 2, quiet', 'AED 7']);
    await clickButton('Update Villa');
    await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
  });

  test.each([
    ['and succeeds on a retry', false],
    ['and a retry restores the unsaved changes although another user saved meanwhile', true],
  ])('its undo fails without a network, %s', async (_, isChangedByOther) => {
    let isUnreachable = false;
    await open(({ api }) => ({
      restoreSaleVillaVersion: (args: never) => {
        if (isUnreachable) throw new TypeError('Failed to fetch');
        return api.restoreSaleVillaVersion(args);
      },
    }));
    await panel.user.type(field('Location'), ', by the gate');
    await clickButton('History');
    await revertTo(2);
    await panel.user.click(await screen.findByRole('button', { name: 'Revert' }));
    await waitUntilClosed();
    isUnreachable = true;
    await clickButton('Undo');
    await screen.findByText(/^Could not undo the revert\./);
    isUnreachable = false;
    if (isChangedByOther) server.updateAsOtherUser('2', { price: 'AED 99' });
    await clickButton('Try again');
    await waitFor(() => expect(field('Location').value).toBe('Al Barari, by the gate'));
    expect(field('Price').value).toBe(isChangedByOther ? 'AED 99' : 'AED 7');
  });

  test('reports an undo with a lost response as done after a retry', async () => {
    let isResponseLost = false;
    await open(({ api }) => ({
      restoreSaleVillaVersion: (args: never) => {
        const row = api.restoreSaleVillaVersion(args);
        if (isResponseLost) throw new LostResponse();
        return row;
      },
    }));
    await clickButton('History');
    await revertTo(2);
    await waitUntilClosed();
    isResponseLost = true;
    await clickButton('Undo');
    await screen.findByText(/^Could not undo the revert\./);
    isResponseLost = false;
    await clickButton('Try again');
    await screen.findByText('The revert of “Villa 2, quiet” was undone.');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(screen.queryByText(/^Could not undo the revert\./)).toBeNull();
  });

  test('is rejected after a change of another user, which the form and the history then show', async () => {
    await open();
    await clickButton('History');
    await findVersions();
    server.updateAsOtherUser('2', { price: 'AED 99' });
    await revertTo(2);
    await screen.findByText(/^Nothing was reverted because this record was changed meanwhile\./);
    await waitFor(async () => expect(textOf((await findVersions())[0]!)).toContain('AED 99'));
    await waitFor(() => expect(field('Price').value).toBe('AED 99'));
    await revertTo(3);
    await waitUntilClosed();
    expect(field('Price').value).toBe('AED 2');
  });

  describe('while the user continues before the response arrives', () => {
    let release: () => void;
    /** Delays a resolver until `release` is called. */
    const delayed = (resolver: (args: never) => unknown) => {
      const gate = new Promise<void>((resolve) => (release = resolve));
      return async (args: never) => {
        await gate;
        return resolver(args);
      };
    };
    const revertAndCloseHistory = async () => {
      await revertTo(1);
      await panel.user.keyboard('{Escape}');
      await waitUntilClosed();
    };

    test('keeps text typed meanwhile', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: delayed(api.restoreSaleVillaVersion) }));
      await clickButton('History');
      await revertAndCloseHistory();
      await panel.user.type(field('Location'), ', by the gate');
      release();
      await screen.findByText('“Villa 2” was reverted.');
      expect([field('Title').value, field('Location').value]).toEqual(['Villa 2', 'Al Barari, by the gate']);
      await clickButton('Update Villa');
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
    });

    test('finishes before a save that was started meanwhile', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: delayed(api.restoreSaleVillaVersion) }));
      await clickButton('History');
      await revertAndCloseHistory();
      await panel.user.type(field('Location'), ', by the gate');
      await clickButton('Update Villa');
      release();
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
      await screen.findByRole('cell', { name: 'Villa 2' });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('keeps text typed into the reopened form', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: delayed(api.restoreSaleVillaVersion) }));
      await clickButton('History');
      await revertAndCloseHistory();
      await clickButton('Cancel');
      await clickButton('Edit Villa 2, quiet');
      await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
      await panel.user.type(field('Location'), ', by the gate');
      release();
      await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
      await clickButton('Update Villa');
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
    });

    test('finishes before a save of the reopened form', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: delayed(api.restoreSaleVillaVersion) }));
      await clickButton('History');
      await revertAndCloseHistory();
      await clickButton('Cancel');
      await clickButton('Edit Villa 2, quiet');
      await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
      await panel.user.type(field('Location'), ', by the gate');
      await clickButton('Update Villa');
      release();
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
      await screen.findByRole('cell', { name: 'Villa 2' });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('reports a failure', async () => {
      await open(() => ({
        restoreSaleVillaVersion: delayed(() => throwApiError('BAD_USER_INPUT', 'Too dear.')),
      }));
      await clickButton('History');
      await revertAndCloseHistory();
      release();
      await screen.findByText('Nothing was reverted. Too dear.');
    });
  });

  test('reports why the server rejected it', async () => {
    await open(() => ({
      restoreSaleVillaVersion: () =>
        throwApiError('BAD_USER_INPUT', 'Invalid villa selected', { villaId: 'Invalid' }),
    }));
    await clickButton('History');
    await revertTo(2);
    await screen.findByText('Nothing was reverted. Invalid villa selected');
    expect(field('Title').value).toBe('Villa 2, quiet');
  });

  test('with a lost response refetches the history and the form', async () => {
    await open(({ api }) => ({
      restoreSaleVillaVersion: (args: never) => {
        api.restoreSaleVillaVersion(args);
        throw new LostResponse();
      },
    }));
    await clickButton('History');
    await revertTo(2);
    await screen.findByText(
      'The server did not answer. The newest version at the top shows whether it was reverted.',
    );
    await waitFor(async () => expect(textOf((await findVersions())[0]!)).toMatch(/^Reverted .*AED 2/));
    await waitFor(() => expect(field('Price').value).toBe('AED 2'));
  });
});

describe('changes other than text', () => {
  const by = { id: '1', email: 'staff@example.com' };
  const version = { by, at: '2026-01-01T00:00:00.000Z', title: 'Quay', restorable: true };
  const change = {
    known: true,
    fieldType: 'TEXT',
    before: null,
    after: null,
    pictureBefore: null,
    pictureAfter: null,
  };
  const picture = (file: string) => ({
    url: `/uploads/signed/1/${file}`,
    width: 4,
    height: 3,
    placeholder: 'data:,',
  });
  const row = { id: '1', title: 'Quay', subtitle: null, image: null, updatedAt: version.at };
  const items = [
    {
      ...version,
      ...{ id: '3', action: 'REORDERED', restorable: false },
      changes: [{ ...change, field: 'gallery', fieldType: 'ORDER', before: '1, 2', after: '2, 1' }],
    },
    {
      ...version,
      ...{ id: '2', action: 'CHANGED' },
      changes: [
        { ...change, field: 'author', known: false, before: 'Ann' },
        {
          ...change,
          ...{ field: 'image', fieldType: 'PICTURE', before: 'old.jpg', after: 'new.jpg' },
          pictureAfter: picture('new.jpg'),
        },
      ],
    },
    {
      ...version,
      id: '1',
      action: 'ADDED',
      by: null,
      changes: [{ ...change, field: 'title', after: 'Quay' }],
    },
  ];
  const page = { page: 1, limit: 10, total: 3, totalPages: 1 };

  test('are shown for pictures, orders and fields that no longer exist', async () => {
    const banners = { ...page, items: [row], total: 1 };
    panel = openPanel('/admin/banner?edit=1', { banners, banner: row, versions: { ...page, items } });
    await clickButton('History');
    const [order, changed, added] = await findVersions();
    expect(textOf(order!)).toContain('Gallery2 reordered');
    expect(textOf(changed!)).toContain(
      'Author (this field no longer exists and is not reverted)Before: AnnAfter: empty',
    );
    expect(textOf(changed!)).toContain('ImageA picture that is no longer stored');
    const after = within(changed!).getByRole<HTMLImageElement>('img', { name: 'After' });
    expect(after.getAttribute('src')).toBe('/uploads/signed/1/new.jpg');
    expect(within(changed!).queryByRole('button', { name: /^Revert/ })).toBeNull();
    expect(within(added!).getByRole('button', { name: 'Revert to this version' })).toBeTruthy();
    await panel.user.keyboard('{Escape}');
    await waitUntilClosed();
    expect(field('Title').value).toBe('Quay');
    await waitFor(() => expect(document.activeElement!.textContent).toBe('History'));
  });
});

describe('a word diff', () => {
  test('marks the changed words only', () => {
    expect(diffTexts('Two rooms above the sea', 'Two quiet rooms above the sea')).toEqual([
      { head: 'Two ', mark: '', tail: 'rooms above the sea' },
      { head: 'Two ', mark: 'quiet ', tail: 'rooms above the sea' },
    ]);
    expect(diffTexts('AED 2,000,000', 'AED 1')).toEqual([
      { head: 'AED ', mark: '2,000,000', tail: '' },
      { head: 'AED ', mark: '1', tail: '' },
    ]);
  });

  test('matches a repeated word once', () => {
    expect(diffTexts('very quiet', 'very very quiet')[1]).toEqual({
      head: 'very ',
      mark: 'very ',
      tail: 'quiet',
    });
  });

  test('has no common words with an empty text', () => {
    expect(diffTexts('', 'غرفتان وشرفة')).toEqual([
      { head: '', mark: '', tail: '' },
      { head: '', mark: 'غرفتان وشرفة', tail: '' },
    ]);
  });
});

describe('an excerpt of a long text', () => {
  const repeatWord = (count: number) => 'word '.repeat(count);

  test('shows the words around the change', () => {
    const [before] = diffTexts(
      `${repeatWord(100)}old ${repeatWord(100)}`,
      `${repeatWord(100)}new ${repeatWord(100)}`,
    );
    const { head, mark, tail } = shorten(before);
    expect([head, mark, tail]).toEqual([`…${repeatWord(11)}`, 'old', ` ${repeatWord(11).trim()}…`]);
  });

  test('truncates a long change between characters', () => {
    const { mark, tail } = shorten({ head: '', mark: '🏡'.repeat(300), tail: repeatWord(20) });
    expect([mark, tail]).toEqual([`${'🏡'.repeat(160)}…`, '']);
  });

  test('is the whole text if it is short', () => {
    const text = { head: '', mark: 'AED 1', tail: '' };
    expect(shorten(text)).toBe(text);
  });
});
