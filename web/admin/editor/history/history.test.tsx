/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { diffTexts, shorten } from './version-entry.tsx';
import { field, LostAnswer, openPanel, refuse, signedIn } from '../../../testing/panel.tsx';
import { villas } from '../../../testing/villas.ts';

let panel: ReturnType<typeof openPanel>;
let stock: ReturnType<typeof villas>;

/** Opens the form of the second of three villas, whose price and title were changed once each. */
async function open(api: (stock: ReturnType<typeof villas>) => object = () => ({})) {
  stock = villas(3);
  stock.changeElsewhere('2', { price: 'AED 7' });
  stock.changeElsewhere('2', { title: 'Villa 2, quiet' });
  panel = openPanel('/admin/villasale?edit=2', { ...stock.api, ...api(stock) });
  await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
}

const press = async (name: string) => panel.user.click(await screen.findByRole('button', { name }));
const asked = (name: string) => stock.asked.filter((one) => one.name === name).map(({ given }) => given);
const historyOf = () => screen.findByRole('dialog', { name: /^History of/ });
const versions = async () => {
  const dialog = await historyOf();
  await waitFor(() => expect(within(dialog).queryByText('Loading...')).toBeNull());
  return within(dialog).getAllByRole('listitem');
};
/** The text of a version. */
const words = (version: HTMLElement) => version.textContent.replace(/\s+/g, ' ');
async function revertTo(index: number) {
  const version = (await versions())[index]!;
  await panel.user.click(within(version).getByRole('button', { name: /^Revert to this/ }));
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: /^History of/ })).toBeNull());

beforeEach(() => signedIn());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('the history of a record', () => {
  test('shows author, action, Dubai time and changed fields of each version, newest first', async () => {
    await open();
    await press('History');
    const [title, price, added] = await versions();
    expect(words(title!)).toBe(
      'Changed 1 Jan 2026, 04:00by other@example.comCurrent versionTitleBefore: Villa 2After: Villa 2, quiet',
    );
    expect(words(price!)).toContain('PriceBefore: AED 2After: AED 7');
    expect(within(price!).getByText('7').tagName).toBe('MARK');
    expect(words(added!)).toContain('TitleVilla 2LocationAl BarariPriceAED 2');
    expect(within(title!).queryByRole('button', { name: /^Revert/ })).toBeNull();
    expect(asked('versions')).toEqual([{ collection: 'saleVillas', record: '2', page: 1, limit: 10 }]);
  });

  test('closes on Escape and returns the focus to its button', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'History' });
    button.focus();
    await panel.user.keyboard('{Enter}');
    await versions();
    await panel.user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(field('Title').value).toBe('Villa 2, quiet');
  });

  test('“Show older” loads further versions and moves the focus to the first of them', async () => {
    await open();
    for (let price = 1; price <= 10; price++) stock.changeElsewhere('2', { price: `AED ${price}00` });
    await press('History');
    expect(await versions()).toHaveLength(10);
    stock.changeElsewhere('2', { price: 'AED 9' });
    await press('Show older');
    await waitFor(async () => expect(await versions()).toHaveLength(13));
    expect(document.activeElement!.parentElement!.parentElement).toBe((await versions())[10]);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  test('can be retried after an error', async () => {
    let away = true;
    await open(({ api }) => ({
      versions: (given: never) => {
        if (away) throw new TypeError('Failed to fetch');
        return api.versions(given);
      },
    }));
    await press('History');
    await screen.findByText('The history could not be loaded.');
    away = false;
    await press('Try again');
    await waitFor(async () => expect(await versions()).toHaveLength(3));
  });

  test('shows an excerpt of a long text around the change, and the whole text on request', async () => {
    await open();
    const long = 'Above the sea. '.repeat(40);
    stock.changeElsewhere('2', { location: `${long}Old. ${long}` });
    stock.changeElsewhere('2', { location: `${long}New. ${long}` });
    await press('History');
    const [version] = await versions();
    expect(words(version!).length).toBeLessThan(500);
    expect(within(version!).getByText('New.').tagName).toBe('MARK');
    await panel.user.click(within(version!).getByRole('button', { name: 'Show whole text' }));
    expect(words(version!).length).toBeGreaterThan(2000);
    await panel.user.click(within(version!).getByRole('button', { name: 'Show less' }));
    expect(words(version!).length).toBeLessThan(500);
  });
});

describe('reverting to a version', () => {
  test('updates the form and the list, and can be undone', async () => {
    await open();
    const seen = stock.rows[1]!.updatedAt;
    await press('History');
    await revertTo(1);
    await closed();
    expect(await screen.findByText('“Villa 2” was reverted.')).toBeTruthy();
    expect([field('Title').value, field('Price').value]).toEqual(['Villa 2', 'AED 7']);
    await screen.findByRole('cell', { name: 'Villa 2' });
    expect(asked('revert')).toEqual([{ id: '2', version: '4', seen }]);
    await press('Undo');
    await screen.findByRole('cell', { name: 'Villa 2, quiet' });
    await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
    expect(await screen.findByText('The revert of “Villa 2, quiet” was undone.')).toBeTruthy();
    await press('History');
    expect((await versions()).map((version) => words(version).slice(0, 8))).toEqual([
      'Reverted',
      'Reverted',
      'Changed ',
      'Changed ',
      'Added 1 ',
    ]);
  });

  test('asks before discarding unsaved changes, which its undo restores', async () => {
    await open();
    await panel.user.type(field('Location'), ', by the gate');
    await press('History');
    await revertTo(2);
    const question = { name: 'Revert to this version and discard your unsaved changes?' };
    await panel.user.click(
      within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Back' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
    expect(asked('revert')).toEqual([]);
    expect(field('Location').value).toBe('Al Barari, by the gate');
    await revertTo(2);
    await panel.user.click(
      within(await screen.findByRole('dialog', question)).getByRole('button', { name: 'Revert' }),
    );
    await closed();
    expect([field('Price').value, field('Location').value]).toEqual(['AED 2', 'Al Barari']);
    await press('Undo');
    await waitFor(() => expect(field('Location').value).toBe('Al Barari, by the gate'));
    expect([field('Title').value, field('Price').value]).toEqual(['Villa 2, quiet', 'AED 7']);
    await press('Update Villa');
    await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
  });

  test.each([
    ['and succeeds on a retry', false],
    ['and a retry restores the unsaved changes although another user saved meanwhile', true],
  ])('its undo fails without a network, %s', async (_, isFaster) => {
    let away = false;
    await open(({ api }) => ({
      restoreSaleVillaVersion: (given: never) => {
        if (away) throw new TypeError('Failed to fetch');
        return api.restoreSaleVillaVersion(given);
      },
    }));
    await panel.user.type(field('Location'), ', by the gate');
    await press('History');
    await revertTo(2);
    await panel.user.click(await screen.findByRole('button', { name: 'Revert' }));
    await closed();
    away = true;
    await press('Undo');
    await screen.findByText(/^Could not undo the revert\./);
    away = false;
    if (isFaster) stock.changeElsewhere('2', { price: 'AED 99' });
    await press('Try again');
    await waitFor(() => expect(field('Location').value).toBe('Al Barari, by the gate'));
    expect(field('Price').value).toBe(isFaster ? 'AED 99' : 'AED 7');
  });

  test('reports an undo with a lost response as done after a retry', async () => {
    let lost = false;
    await open(({ api }) => ({
      restoreSaleVillaVersion: (given: never) => {
        const row = api.restoreSaleVillaVersion(given);
        if (lost) throw new LostAnswer();
        return row;
      },
    }));
    await press('History');
    await revertTo(2);
    await closed();
    lost = true;
    await press('Undo');
    await screen.findByText(/^Could not undo the revert\./);
    lost = false;
    await press('Try again');
    await screen.findByText('The revert of “Villa 2, quiet” was undone.');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(screen.queryByText(/^Could not undo the revert\./)).toBeNull();
  });

  test('is refused after a change of another user, which the form and the history then show', async () => {
    await open();
    await press('History');
    await versions();
    stock.changeElsewhere('2', { price: 'AED 99' });
    await revertTo(2);
    await screen.findByText(/^Nothing was reverted because this villa was changed meanwhile\./);
    await waitFor(async () => expect(words((await versions())[0]!)).toContain('AED 99'));
    await waitFor(() => expect(field('Price').value).toBe('AED 99'));
    await revertTo(3);
    await closed();
    expect(field('Price').value).toBe('AED 2');
  });

  describe('while the user continues before the response arrives', () => {
    let letGo: () => void;
    const late = (answer: (given: never) => unknown) => {
      const gate = new Promise<void>((resolve) => (letGo = resolve));
      return async (given: never) => {
        await gate;
        return answer(given);
      };
    };
    const goOn = async () => {
      await revertTo(1);
      await panel.user.keyboard('{Escape}');
      await closed();
    };

    test('keeps text typed meanwhile', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: late(api.restoreSaleVillaVersion) }));
      await press('History');
      await goOn();
      await panel.user.type(field('Location'), ', by the gate');
      letGo();
      await screen.findByText('“Villa 2” was reverted.');
      expect([field('Title').value, field('Location').value]).toEqual(['Villa 2', 'Al Barari, by the gate']);
      await press('Update Villa');
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
    });

    test('finishes before a save that was started meanwhile', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: late(api.restoreSaleVillaVersion) }));
      await press('History');
      await goOn();
      await panel.user.type(field('Location'), ', by the gate');
      await press('Update Villa');
      letGo();
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
      await screen.findByRole('cell', { name: 'Villa 2' });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('keeps text typed into the reopened form', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: late(api.restoreSaleVillaVersion) }));
      await press('History');
      await goOn();
      await press('Cancel');
      await press('Edit Villa 2, quiet');
      await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
      await panel.user.type(field('Location'), ', by the gate');
      letGo();
      await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
      await press('Update Villa');
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
    });

    test('finishes before a save of the reopened form', async () => {
      await open(({ api }) => ({ restoreSaleVillaVersion: late(api.restoreSaleVillaVersion) }));
      await press('History');
      await goOn();
      await press('Cancel');
      await press('Edit Villa 2, quiet');
      await waitFor(() => expect(field('Title').value).toBe('Villa 2, quiet'));
      await panel.user.type(field('Location'), ', by the gate');
      await press('Update Villa');
      letGo();
      await screen.findByRole('cell', { name: 'Al Barari, by the gate' });
      await screen.findByRole('cell', { name: 'Villa 2' });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('reports a failure', async () => {
      await open(() => ({ restoreSaleVillaVersion: late(() => refuse('BAD_USER_INPUT', 'Too dear.')) }));
      await press('History');
      await goOn();
      letGo();
      await screen.findByText('Nothing was reverted. Too dear.');
    });
  });

  test('reports why the server refused', async () => {
    await open(() => ({
      restoreSaleVillaVersion: () =>
        refuse('BAD_USER_INPUT', 'Invalid villa selected', { villaId: 'Invalid' }),
    }));
    await press('History');
    await revertTo(2);
    await screen.findByText('Nothing was reverted. Invalid villa selected');
    expect(field('Title').value).toBe('Villa 2, quiet');
  });

  test('with a lost response refetches the history and the form', async () => {
    await open(({ api }) => ({
      restoreSaleVillaVersion: (given: never) => {
        api.restoreSaleVillaVersion(given);
        throw new LostAnswer();
      },
    }));
    await press('History');
    await revertTo(2);
    await screen.findByText(
      'The server did not answer. The newest version at the top shows whether it was reverted.',
    );
    await waitFor(async () => expect(words((await versions())[0]!)).toMatch(/^Reverted .*AED 2/));
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
    url: `/uploads/kept/1/${file}`,
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
    await press('History');
    const [order, changed, added] = await versions();
    expect(words(order!)).toContain('Gallery2 reordered');
    expect(words(changed!)).toContain(
      'Author (this field no longer exists and is not reverted)Before: AnnAfter: empty',
    );
    expect(words(changed!)).toContain('ImageA picture that is no longer stored');
    const after = within(changed!).getByRole<HTMLImageElement>('img', { name: 'After' });
    expect(after.getAttribute('src')).toBe('/uploads/kept/1/new.jpg');
    expect(within(changed!).queryByRole('button', { name: /^Revert/ })).toBeNull();
    expect(within(added!).getByRole('button', { name: 'Revert to this version' })).toBeTruthy();
    await panel.user.keyboard('{Escape}');
    await closed();
    expect(field('Title').value).toBe('Quay');
    await waitFor(() => expect(document.activeElement!.textContent).toBe('History'));
  });
});

describe('a diff of words', () => {
  test('keeps the words around a change', () => {
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
  const words = (count: number) => 'word '.repeat(count);

  test('shows the words around the change', () => {
    const [was] = diffTexts(`${words(100)}old ${words(100)}`, `${words(100)}new ${words(100)}`);
    const { head, mark, tail } = shorten(was);
    expect([head, mark, tail]).toEqual([`…${words(11)}`, 'old', ` ${words(11).trim()}…`]);
  });

  test('truncates a long change between characters', () => {
    const { mark, tail } = shorten({ head: '', mark: '🏡'.repeat(300), tail: words(20) });
    expect([mark, tail]).toEqual([`${'🏡'.repeat(160)}…`, '']);
  });

  test('is the whole text if it is short', () => {
    const text = { head: '', mark: 'AED 1', tail: '' };
    expect(shorten(text)).toBe(text);
  });
});
