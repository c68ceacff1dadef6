/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, LostAnswer, openPanel, refuse, signedIn, type Sent } from '../../../testing/panel.tsx';
import { villas } from '../../../testing/villas.ts';

const SCREEN = '/admin/villasale';
const GOOD = { Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' };

let panel: ReturnType<typeof openPanel>;
let stock: ReturnType<typeof villas>;

async function open({ at = SCREEN, api = {} }: { at?: string; api?: object } = {}) {
  stock = villas(3);
  panel = openPanel(at, { ...stock.api, ...api });
  await screen.findByText(/ of /);
}

/** A response that is delayed until it is released. */
function delayed<Given, Answer>(answer: () => (given: Given, sent?: Sent) => Answer) {
  let letGo!: () => void;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  return {
    letGo: () => letGo(),
    api: async (given: Given, sent?: Sent) => {
      await gate;
      return answer()(given, sent);
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => panel.user.click(button(name));
const row = (title: string) => screen.findByRole('cell', { name: title });
const asked = (name: string) => stock.asked.filter((one) => one.name === name);
const address = () => `${panel.router.state.location.pathname}${panel.router.state.location.search}`;
const ctrlS = (key = { key: 's', code: 'KeyS' }) =>
  fireEvent.keyDown(document.activeElement!, { ...key, ctrlKey: true });

async function type(words: Record<string, string>) {
  for (const [name, value] of Object.entries(words)) {
    await panel.user.clear(field(name));
    await panel.user.paste(value);
  }
}

async function edit(title: string) {
  await press(`Edit ${title}`);
  await waitFor(() => expect(field('Title').value).toBe(title));
}

const noon = new File(['picture'], 'noon.jpg', { type: 'image/jpeg' });
const choose = (picture: File) =>
  panel.user.upload(document.querySelector<HTMLInputElement>('form input[type=file]')!, picture);

beforeEach(() => signedIn());
afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

describe('while a record is loading', () => {
  test('its form is disabled and cannot be saved', async () => {
    const reading = delayed(() => stock.api.saleVilla);
    await open({ api: { saleVilla: reading.api } });
    await press('Edit Villa 2');
    await waitFor(() => expect(field('Title').matches(':disabled')).toBe(true));
    await panel.user.type(field('Title'), 'Lost');
    ctrlS();
    expect(button('Update Villa').matches(':disabled')).toBe(true);
    reading.letGo();
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    expect(field('Title').matches(':disabled')).toBe(false);
    expect(asked('create')).toEqual([]);
  });

  test.each([
    ['on a click', () => press('Try again')],
    [
      'automatically when the browser is online again',
      () => Promise.resolve(fireEvent(window, new Event('online'))),
    ],
  ])('a failed request is retried %s, and the form cannot create a record instead', async (_how, again) => {
    let away = true;
    const saleVilla = (given: { id: string }) => {
      if (away) throw new TypeError('Failed to fetch');
      return stock.api.saleVilla(given);
    };
    await open({ at: `${SCREEN}?edit=2`, api: { saleVilla } });
    await screen.findByText(/^The villa could not be opened\./);
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
    ctrlS();
    away = false;
    await again();
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    expect(asked('create')).toEqual([]);
  });

  test('a field that the user types in keeps the focus', async () => {
    const reading = delayed(() => stock.api.saleVilla);
    await open({ api: { saleVilla: reading.api } });
    await press('Edit Villa 2');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await panel.user.type(search, 'Vi');
    reading.letGo();
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    expect(document.activeElement).toBe(search);
  });

  test('the focus moves to the form after a click on Edit', async () => {
    await open();
    await edit('Villa 2');
    expect(document.activeElement).toBe(field('Title'));
  });
});

describe('a rejected save', () => {
  test('moves the focus to the first invalid field once', async () => {
    await open();
    await press('Add Villa');
    expect(document.activeElement).toBe(field('Title'));
    await panel.user.keyboard('Made in WebKit');
    expect(field('Title').value).toBe('Made in WebKit');
    expect([field('Location').value, field('Price').value]).toEqual(['', '']);
  });

  test('does not move the focus of a user who is typing', async () => {
    const creating = delayed(() => () => refuse('BAD_USER_INPUT', 'Too dear.', { price: 'Too dear.' }));
    await open({ api: { createSaleVilla: creating.api } });
    await type(GOOD);
    await press('Add Villa');
    await panel.user.type(field('Title'), ', s');
    creating.letGo();
    await screen.findByText('Nothing was saved. Too dear.');
    expect(document.activeElement).toBe(field('Title'));
    await panel.user.keyboard('outh');
    expect(field('Title').value).toBe('Sea view, south');
  });

  describe('because of the picture', () => {
    test('by the server shows the error at the picture, for new and existing records', async () => {
      const AT_PICTURE = { selector: '.picture-field-files *' };
      const TOO_LARGE = 'The picture is too large.';
      const refused = () => refuse('PAYLOAD_TOO_LARGE', TOO_LARGE);
      await open({ api: { createSaleVilla: refused, updateSaleVilla: refused } });
      await type(GOOD);
      await choose(noon);
      await press('Add Villa');
      expect(await screen.findByText(TOO_LARGE, AT_PICTURE)).toBeTruthy();
      await press('Cancel');
      await edit('Villa 2');
      await choose(noon);
      await press('Update Villa');
      expect(await screen.findByText(`Nothing was saved. ${TOO_LARGE}`)).toBeTruthy();
      expect(screen.getByText(TOO_LARGE, AT_PICTURE)).toBeTruthy();
    });

    test.each([
      ['letter.txt', 'text/plain', 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.'],
      [
        'IMG_0001.HEIC',
        '', // browsers on Windows report no type
        'HEIC pictures are not supported. Export the picture as JPEG, or set the camera of the phone to “Most Compatible”.',
      ],
    ])('by the browser, for %s, shows the error at the picture once', async (name, kind, said) => {
      await open();
      await type(GOOD);
      const file = new File(['Dear'], name, { type: kind });
      fireEvent.change(document.querySelector('form input[type=file]')!, { target: { files: [file] } });
      await screen.findByText(said);
      await press('Add Villa');
      expect(asked('create')).toEqual([]);
      expect(screen.getByText(said)).toBeTruthy();
      expect(document.activeElement).toBe(button('Change picture'));
    });
  });

  describe('with a message of the specification', () => {
    const FAILED = 'Error occurred while saving property.';
    const INCOMPLETE = 'Please provide both title and image.';
    const nothing = { items: [], page: 1, limit: 20, total: 0, totalPages: 1 };
    const screens = { properties: () => nothing, banners: () => nothing };

    test('shows the message after each attempt until the value is corrected', async () => {
      let sent = 0;
      const createProperty = () => {
        sent++;
        return refuse('PAYLOAD_TOO_LARGE', 'The picture is too large.');
      };
      panel = openPanel('/admin/lxyProperty', { ...screens, createProperty });
      await screen.findByRole('heading', { name: 'Add Property' });
      await type({ Title: 'Sea view', Price: 'AED 9', Location: 'Palm' });
      await choose(noon);
      await press('Add Property');
      await screen.findByText(FAILED);
      await press('Add Property');
      await waitFor(() => expect(sent).toBe(2));
      await waitFor(() => expect(screen.getAllByText(FAILED)).toHaveLength(1));
      await choose(new File(['other'], 'dusk.jpg', { type: 'image/jpeg' }));
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      expect(screen.queryByText(/^Nothing was saved/)).toBeNull();
    });

    test('hides the message when all required values are there', async () => {
      panel = openPanel('/admin/banner', screens);
      await panel.user.click(await screen.findByRole('button', { name: 'Add Banner' }));
      const dialog = within(await screen.findByRole('dialog'));
      await panel.user.click(dialog.getByRole('button', { name: 'Add Banner' }));
      dialog.getByText(INCOMPLETE);
      await panel.user.type(dialog.getByLabelText(/^Title/), 'Summer');
      dialog.getByText(INCOMPLETE);
      await choose(noon);
      expect(dialog.queryByText(INCOMPLETE)).toBeNull();
    });
  });

  test('is cleared when the form has no changes any more', async () => {
    await open({ api: { updateSaleVilla: () => refuse('BAD_USER_INPUT', 'Too dear.') } });
    await edit('Villa 2');
    await type({ Price: 'AED 7' });
    await press('Update Villa');
    await screen.findByText('Nothing was saved. Too dear.', { selector: 'form *' });
    await type({ Price: 'AED 2' });
    expect(screen.queryByText('Nothing was saved. Too dear.', { selector: 'form *' })).toBeNull();
  });
});

describe('while a record is being saved', () => {
  test('another record that was opened keeps its text, focus and URL', async () => {
    const updating = delayed(() => stock.api.updateSaleVilla);
    await open({ api: { updateSaleVilla: updating.api } });
    await edit('Villa 1');
    await type({ Price: 'AED 7' });
    await press('Update Villa');
    await edit('Villa 2');
    await panel.user.type(field('Title'), ', fi');
    updating.letGo();
    await row('AED 7');
    await screen.findByText('Saved.');
    await panel.user.keyboard('rst');
    expect([field('Title').value, address()]).toEqual(['Villa 2, first', `${SCREEN}?edit=2`]);
    expect(document.activeElement).toBe(field('Title'));
  });

  test('another screen shows no dialog and keeps its text', async () => {
    const creating = delayed(() => stock.api.createSaleVilla);
    await open({ api: { createSaleVilla: creating.api } });
    await type(GOOD);
    await press('Add Villa');
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await panel.user.type(await screen.findByLabelText(/^Title/), 'A po');
    creating.letGo();
    await screen.findByText('Added.');
    await panel.user.keyboard('st');
    expect([field('Title').value, address()]).toEqual(['A post', '/admin/blogs']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('text typed into it stays and counts as unsaved', async () => {
    const updating = delayed(() => stock.api.updateSaleVilla);
    await open({ api: { updateSaleVilla: updating.api } });
    await edit('Villa 2');
    await type({ Price: 'AED 7' });
    await press('Update Villa');
    await panel.user.type(field('Title'), ', later');
    updating.letGo();
    await screen.findByText('Saved.');
    expect([field('Title').value, field('Price').value]).toEqual(['Villa 2, later', 'AED 7']);
    await press('Update Villa');
    await row('Villa 2, later');
    expect(asked('update').map(({ given }) => (given as { input: object }).input)).toEqual([
      { price: 'AED 7' },
      { title: 'Villa 2, later' },
    ]);
  });

  test('a value that is changed back counts as unsaved', async () => {
    const updating = delayed(() => stock.api.updateSaleVilla);
    await open({ api: { updateSaleVilla: updating.api } });
    await edit('Villa 2');
    await type({ Price: 'AED 7' });
    await press('Update Villa');
    await type({ Price: 'AED 2' });
    updating.letGo();
    await row('AED 7');
    await press('Update Villa');
    await row('AED 2');
  });

  test('text typed for the next record stays when the first is created', async () => {
    const creating = delayed(() => stock.api.createSaleVilla);
    await open({ api: { createSaleVilla: creating.api } });
    await type(GOOD);
    await press('Add Villa');
    await type({ Title: 'The next' });
    creating.letGo();
    await row('Sea view');
    await waitFor(() => expect(field('Price').value).toBe(''));
    expect(field('Title').value).toBe('The next');
  });

  test('a rejected save of a closed form is reported, and its text is there when it is opened again', async () => {
    const updating = delayed(() => () => refuse('BAD_USER_INPUT', 'Too dear.', { price: 'Too dear.' }));
    await open({ api: { updateSaleVilla: updating.api } });
    await edit('Villa 1');
    await type({ Price: 'AED 7' });
    await press('Update Villa');
    await edit('Villa 2');
    updating.letGo();
    await screen.findByText('The villa was not saved. Your changes are kept in its form.');
    await press('Edit Villa 1');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(screen.getByText('Too dear.', { selector: 'form *' })).toBeTruthy();
  });
});

describe('a record is created once', () => {
  const keys = () => asked('create').map(({ key }) => key);

  /** Loses the first response although the villa is created. */
  function losingOne() {
    let lost = false;
    return {
      createSaleVilla: (given: never, sent: Sent) => {
        const made = stock.api.createSaleVilla(given, sent);
        if (lost) return made;
        lost = true;
        throw new LostAnswer();
      },
    };
  }

  test('when saving is repeated after a lost response', async () => {
    await open({ api: losingOne() });
    await type(GOOD);
    await press('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    await press('Add Villa');
    await row('Sea view');
    expect(stock.rows).toHaveLength(4);
    expect(keys()[0]).toMatch(/^[\w-]{8,100}$/);
    expect(new Set(keys()).size).toBe(1);
  });

  test('when the page is reloaded before the response', async () => {
    const never = delayed(() => stock.api.createSaleVilla);
    await open({
      api: {
        createSaleVilla: (given: never, sent: Sent) => {
          stock.api.createSaleVilla(given, sent);
          return never.api(given, sent);
        },
      },
    });
    await type(GOOD);
    await press('Add Villa');
    await waitFor(() => expect(keys()).toHaveLength(1));
    panel.close();
    panel = openPanel(SCREEN, stock.api);
    await screen.findByText(/“Add Villa” does not save them twice/);
    await press('Add Villa');
    await screen.findByText('Added.');
    expect(stock.rows).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
  });

  test('when further attempts are offline or rejected after a lost response', async () => {
    let refusal: string | null = null;
    const losing = losingOne();
    await open({
      api: {
        createSaleVilla: (given: never, sent: Sent) =>
          refusal ? refuse('BAD_USER_INPUT', refusal) : losing.createSaleVilla(given, sent),
      },
    });
    await type(GOOD);
    await press('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Add Villa');
    const unknown = 'It is not known whether this was saved. Try again: it will not be saved twice.';
    await screen.findByText(`The server cannot be reached. Try again. ${unknown}`);
    online.mockRestore();
    refusal = 'Too dear.';
    await press('Add Villa');
    await screen.findByText(`Too dear. ${unknown}`);
    refusal = null;
    panel.close();
    panel = openPanel(SCREEN, stock.api);
    await screen.findByText(/“Add Villa” does not save them twice/);
    await press('Add Villa');
    await row('Sea view');
    expect([new Set(keys()).size, stock.rows.length]).toEqual([1, 4]);
  });

  test('when values change after a lost response: they become an update of the created record', async () => {
    await open({ api: losingOne() });
    await type(GOOD);
    await press('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    await type({ Title: 'Sea view, south' });
    await press('Add Villa');
    await screen.findByText(/^This villa had already been added\./, { selector: 'form *' });
    expect(address()).toBe(`${SCREEN}?edit=4`);
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect([field('Title').value, field('Price').value]).toEqual(['Sea view, south', 'AED 9']);
    await row('Sea view');
    await press('Update Villa');
    await row('Sea view, south');
    expect([new Set(keys()).size, stock.rows.length]).toEqual([1, 4]);
    expect(asked('update').map(({ given }) => (given as { input: object }).input)).toEqual([
      { title: 'Sea view, south' },
    ]);
  });

  test('when values change after a request that never arrived', async () => {
    let away = true;
    await open({
      api: {
        createSaleVilla: (given: never, sent: Sent) => {
          if (away) throw new LostAnswer();
          return stock.api.createSaleVilla(given, sent);
        },
      },
    });
    await type(GOOD);
    await press('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    away = false;
    await type({ Title: 'Sea view, south' });
    await press('Add Villa');
    await row('Sea view, south');
    expect(stock.rows).toHaveLength(4);
  });

  test('when values change after a reload although another user has deleted the record', async () => {
    await open({ api: losingOne() });
    await type(GOOD);
    await press('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    panel.close();
    stock.api.deleteSaleVillas({ ids: ['4'] });
    panel = openPanel(SCREEN, stock.api);
    await screen.findByText(/“Add Villa” does not save them twice/);
    await type({ Title: 'Sea view, south' });
    await press('Add Villa');
    await screen.findByText(/^Nothing was saved because this villa has been deleted\./);
    await press('Add Villa');
    await row('Sea view, south');
    expect(new Set(keys()).size).toBe(2);
  });

  test('after a double click or a double Enter, without errors of the cleared form', async () => {
    await open();
    await type(GOOD);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now()); // no time passes between the clicks, however slow the machine
    await panel.user.dblClick(button('Add Villa'));
    await row('Sea view');
    await waitFor(() => expect(field('Title').value).toBe(''));
    await panel.user.click(field('Price'));
    await panel.user.keyboard('{Enter}');
    jest.restoreAllMocks();
    expect(screen.queryByText('Title is required.')).toBeNull();
    expect(asked('create')).toHaveLength(1);
  });

  test('and an update repeated after a lost response is no conflict', async () => {
    let lost = false;
    await open({
      api: {
        updateSaleVilla: (given: never) => {
          const changed = stock.api.updateSaleVilla(given);
          if (lost) return changed;
          lost = true;
          throw new LostAnswer();
        },
      },
    });
    await edit('Villa 2');
    await type({ Price: 'AED 7' });
    await press('Update Villa');
    await screen.findByText(/^The server did not answer\./);
    await press('Update Villa');
    await screen.findByText('Saved.');
    await screen.findByRole('button', { name: 'Add Villa' });
  });
});

describe('cancel', () => {
  test('can be undone', async () => {
    await open();
    await type({ Title: 'Half a title' });
    await press('Cancel');
    expect(field('Title').value).toBe('');
    await press('Undo');
    expect(field('Title').value).toBe('Half a title');
  });

  test('of changes to a record can be undone from another screen', async () => {
    await open();
    await edit('Villa 2');
    await type({ Price: 'AED 7' });
    await press('Cancel');
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await press('Undo');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(address()).toBe(`${SCREEN}?edit=2`);
    await press('Update Villa');
    await row('AED 7');
  });
});

describe('leaving by a link', () => {
  test('can be undone from there, until the form was saved', async () => {
    await open();
    await edit('Villa 2');
    await type({ Price: 'AED 7' });
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await press('Undo');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(address()).toBe(`${SCREEN}?edit=2`);
    await press('Update Villa');
    await row('AED 7');
  });
});

describe('Ctrl+S', () => {
  test.each([
    ['with CapsLock', { key: 'S', code: 'KeyS' }],
    ['on an Arabic keyboard', { key: 'س', code: 'KeyS' }],
    ['on a layout with another position of the letter', { key: 's', code: 'Semicolon' }],
  ])('saves %s, wherever the focus is', async (_how, key) => {
    await open();
    await type(GOOD);
    screen.getByRole('searchbox', { name: 'Search' }).focus();
    ctrlS(key);
    await row('Sea view');
  });

  test('saves nothing without changes, and prevents the dialog of the browser', async () => {
    await open();
    screen.getByRole('searchbox', { name: 'Search' }).focus();
    expect(ctrlS()).toBe(false);
    expect(screen.queryByText('Title is required.')).toBeNull();
    expect(ctrlS({ key: 'o', code: 'KeyS' })).toBe(true);
  });
});

test('accepts a title of 120 emoji, and takes the direction of a text from its content', async () => {
  await open();
  await type({ ...GOOD, Title: '🏡'.repeat(120) });
  await press('Add Villa');
  await row('🏡'.repeat(120));
  expect(field('Title').dir).toBe('auto');
});

test('a record opens while the search text is still being applied', async () => {
  await open();
  await panel.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Villa');
  await press('Edit Villa 2');
  await waitFor(() => expect(address()).toContain('search=Villa'));
  expect(address()).toContain('edit=2');
  await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
});

describe('leaving', () => {
  const answer = async (name: string) =>
    panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

  test('goes to the link that was clicked although the URL changed meanwhile', async () => {
    await open();
    await type({ Title: 'Half a title' });
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('dialog');
    await act(() => panel.router.navigate(`${SCREEN}?search=Villa`));
    await answer('Leave');
    await screen.findByRole('heading', { name: /Blogs/ });
  });

  test('the window asks with unsaved changes, and does not ask without', async () => {
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    await open();
    expect(close()).toBe(false);
    await type({ Title: 'Half a title' });
    expect(close()).toBe(true);
  });

  test('a screen for another moves the focus to its title', async () => {
    await open();
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /Blogs/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

test.each([
  [60, 40, 'The picture has only 60 × 40 pixels and will look blurred on the site.'],
  [1600, 1067, null],
])('a picture of %d by %d pixels shows a warning if it is too small', async (width, height, said) => {
  await open();
  await choose(noon);
  const preview = document.querySelector<HTMLImageElement>('.picture-field-files img')!;
  Object.defineProperties(preview, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(preview);
  expect(screen.queryByText(/will look blurred/)?.textContent ?? null).toBe(said);
});

test('the first of several dropped files is used where the field takes one', async () => {
  await open();
  const files = [noon, new File(['other'], 'dusk.jpg', { type: 'image/jpeg' })];
  const dataTransfer = {
    files,
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  };
  fireEvent.drop(document.querySelector('.picture-field')!, { dataTransfer });
  await screen.findByText('noon.jpg');
  expect(screen.queryByText('dusk.jpg')).toBeNull();
});

test('asks to select the picture again after a reload when the browser could not store it', async () => {
  await open();
  await choose(noon);
  await type({ Title: 'With a picture' });
  panel.close();
  await open();
  await screen.findByText(/Choose the picture again\./);
  expect(field('Title').value).toBe('With a picture');
});

describe('a form in a dialog', () => {
  const banner = {
    id: '1',
    title: 'Quay',
    subtitle: null,
    image: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  const banners = { items: [banner], page: 1, limit: 20, total: 1, totalPages: 1 };

  test('focuses its first field when it opens', async () => {
    panel = openPanel('/admin/banner', { banners, banner });
    await panel.user.click(await screen.findByRole('button', { name: 'Add Banner' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
  });

  test('returns the focus to the button that opened it', async () => {
    panel = openPanel('/admin/banner', { banners, banner });
    const open = async (name: string) => {
      await panel.user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    };
    const closed = async (name: string) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    };
    await open('Add Banner');
    await panel.user.keyboard('{Escape}');
    await closed('Add Banner');
    await open('Add Banner');
    await panel.user.keyboard('Quay{Escape}');
    await panel.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await closed('Add Banner');
    await open('Edit Quay');
    await panel.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await closed('Edit Quay');
  });

  test('closes on Back, and Escape asks once', async () => {
    panel = openPanel('/admin/banner', { banners, banner });
    await panel.user.click(await screen.findByRole('button', { name: 'Edit Quay' }));
    await waitFor(() => expect(field('Title').value).toBe('Quay'));
    await panel.user.type(field('Title'), 's');
    await panel.user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving your changes?' });
    await panel.user.keyboard('{Escape}');
    await waitFor(() => expect(question.isConnected).toBe(false));
    expect(screen.queryByRole('dialog', { name: 'Leave without saving your changes?' })).toBeNull();
    expect(field('Title').value).toBe('Quays');
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    await panel.user.type(field('Title'), '{Backspace}');
    await act(() => panel.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
