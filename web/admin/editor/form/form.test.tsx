/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createToken,
  field,
  LostResponse,
  openPanel,
  returnToTab,
  throwApiError,
  storeToken,
  type RequestHeaders,
  uploadedPicture,
} from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

const SCREEN = '/admin/villasale';
const DRAFT = `draft:["1","${SCREEN} new "]`;
const VALID = { Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' };

let panel: ReturnType<typeof openPanel>;
let server: ReturnType<typeof createVillaServer>;

async function open({ url = SCREEN, api = {} }: { url?: string; api?: object } = {}) {
  server = createVillaServer(3);
  panel = openPanel(url, { ...server.api, ...api });
  await screen.findByText(/ of /);
}

/** Delays a resolver until `release` is called. */
function delayed<Args, Result>(getResolver: () => (args: Args, headers?: RequestHeaders) => Result) {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return {
    release: () => release(),
    resolver: async (args: Args, headers?: RequestHeaders) => {
      await gate;
      return getResolver()(args, headers);
    },
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const clickButton = (name: string) => panel.user.click(button(name));
const findRow = (title: string) => screen.findByRole('cell', { name: title });
const currentUrl = () => `${panel.router.state.location.pathname}${panel.router.state.location.search}`;
const pressCtrlS = (key = { key: 's', code: 'KeyS' }) =>
  fireEvent.keyDown(document.activeElement!, { ...key, ctrlKey: true });

/** Replaces the values of fields. */
async function fillIn(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await panel.user.clear(field(name));
    await panel.user.paste(value);
  }
}

async function edit(title: string) {
  await clickButton(`Edit ${title}`);
  await waitFor(() => expect(field('Title').value).toBe(title));
}

const pictureFile = new File(['picture'], 'noon.jpg', { type: 'image/jpeg' });
const selectPicture = (file: File) =>
  panel.user.upload(document.querySelector<HTMLInputElement>('form input[type=file]')!, file);

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

describe('while a record is loading', () => {
  test('its form is disabled and cannot be saved', async () => {
    const loading = delayed(() => server.api.saleVilla);
    await open({ api: { saleVilla: loading.resolver } });
    await clickButton('Edit Villa 2');
    await waitFor(() => expect(field('Title').matches(':disabled')).toBe(true));
    await panel.user.type(field('Title'), 'Lost');
    pressCtrlS();
    expect(button('Update Villa').matches(':disabled')).toBe(true);
    loading.release();
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    expect(field('Title').matches(':disabled')).toBe(false);
    expect(server.requestsOf('create')).toEqual([]);
  });

  test.each([
    ['on a click', () => clickButton('Try again')],
    [
      'automatically when the browser is online again',
      () => Promise.resolve(fireEvent(window, new Event('online'))),
    ],
  ])('a failed request is retried %s, and the form cannot create a record instead', async (_how, retry) => {
    let isUnreachable = true;
    const saleVilla = (args: { id: string }) => {
      if (isUnreachable) throw new TypeError('Failed to fetch');
      return server.api.saleVilla(args);
    };
    await open({ url: `${SCREEN}?edit=2`, api: { saleVilla } });
    await screen.findByText(/^The record could not be opened\./);
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
    pressCtrlS();
    isUnreachable = false;
    await retry();
    await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
    expect(server.requestsOf('create')).toEqual([]);
  });

  test('a field that the user types in keeps the focus', async () => {
    const loading = delayed(() => server.api.saleVilla);
    await open({ api: { saleVilla: loading.resolver } });
    await clickButton('Edit Villa 2');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await panel.user.type(search, 'Vi');
    loading.release();
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
    await clickButton('Add Villa');
    expect(document.activeElement).toBe(field('Title'));
    await panel.user.keyboard('Made in WebKit');
    expect(field('Title').value).toBe('Made in WebKit');
    expect([field('Location').value, field('Price').value]).toEqual(['', '']);
  });

  test('does not move the focus of a user who is typing', async () => {
    const creating = delayed(
      () => () => throwApiError('BAD_USER_INPUT', 'Too dear.', { price: 'Too dear.' }),
    );
    await open({ api: { createSaleVilla: creating.resolver } });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await panel.user.type(field('Title'), ', s');
    creating.release();
    await screen.findByText('Nothing was saved. Too dear.');
    expect(document.activeElement).toBe(field('Title'));
    await panel.user.keyboard('outh');
    expect(field('Title').value).toBe('Sea view, south');
  });

  describe('because of the picture', () => {
    test('by the server shows the error at the picture when it is chosen, and prevents the save', async () => {
      const IN_PICTURE_FIELD = { selector: '.picture-field-files *' };
      const TOO_LARGE = 'The picture is too large.';
      await open({ api: { uploadPicture: () => throwApiError('PAYLOAD_TOO_LARGE', TOO_LARGE) } });
      await fillIn(VALID);
      await selectPicture(pictureFile);
      expect(await screen.findByText(TOO_LARGE, IN_PICTURE_FIELD)).toBeTruthy();
      await clickButton('Add Villa');
      await clickButton('Cancel');
      await edit('Villa 2');
      await selectPicture(pictureFile);
      expect(await screen.findByText(TOO_LARGE, IN_PICTURE_FIELD)).toBeTruthy();
      await clickButton('Update Villa');
      expect([...server.requestsOf('create'), ...server.requestsOf('update')]).toEqual([]);
    });

    test.each([
      ['letter.txt', 'text/plain', 'The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.'],
      [
        'IMG_0001.HEIC',
        '', // browsers on Windows report no type
        'HEIC pictures are not supported. Export the picture as JPEG, or set the camera of the phone to “Most Compatible”.',
      ],
    ])('by the browser, for %s, shows the error at the picture once', async (name, type, message) => {
      await open();
      await fillIn(VALID);
      const file = new File(['Dear'], name, { type });
      fireEvent.change(document.querySelector('form input[type=file]')!, { target: { files: [file] } });
      await screen.findByText(message);
      await clickButton('Add Villa');
      expect(server.requestsOf('create')).toEqual([]);
      expect(screen.getByText(message)).toBeTruthy();
      expect(document.activeElement).toBe(button('Change picture'));
    });
  });

  describe('with a message of the specification', () => {
    const FAILED = 'Error occurred while saving property.';
    const INCOMPLETE = 'Please provide both title and image.';
    const emptyPage = { items: [], page: 1, limit: 20, total: 0, totalPages: 1 };
    const emptyApi = { properties: () => emptyPage, banners: () => emptyPage };

    test('shows the message after each attempt until the value is corrected', async () => {
      let attempts = 0;
      const createProperty = () => {
        attempts++;
        return throwApiError('BAD_USER_INPUT', 'Too dear.', { price: 'Too dear.' });
      };
      panel = openPanel('/admin/lxyProperty', { ...emptyApi, createProperty });
      await screen.findByRole('heading', { name: 'Add Property' });
      await fillIn({ Title: 'Sea view', Price: 'AED 9', Location: 'Palm' });
      await clickButton('Add Property');
      await screen.findByText(FAILED);
      await clickButton('Add Property');
      await waitFor(() => expect(attempts).toBe(2));
      await waitFor(() => expect(screen.getAllByText(FAILED)).toHaveLength(1));
      await fillIn({ Price: 'AED 8' });
      await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
      expect(screen.queryByText(/^Nothing was saved/)).toBeNull();
    });

    test('hides the message when all required values are filled in', async () => {
      panel = openPanel('/admin/banner', emptyApi);
      await panel.user.click(await screen.findByRole('button', { name: 'Add Banner' }));
      const dialog = within(await screen.findByRole('dialog'));
      await panel.user.click(dialog.getByRole('button', { name: 'Add Banner' }));
      dialog.getByText(INCOMPLETE);
      await panel.user.type(dialog.getByLabelText(/^Title/), 'Summer');
      dialog.getByText(INCOMPLETE);
      await selectPicture(pictureFile);
      expect(dialog.queryByText(INCOMPLETE)).toBeNull();
    });
  });

  test('is cleared when the form has no changes any more', async () => {
    await open({ api: { updateSaleVilla: () => throwApiError('BAD_USER_INPUT', 'Too dear.') } });
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await screen.findByText('Nothing was saved. Too dear.', { selector: 'form *' });
    await fillIn({ Price: 'AED 2' });
    expect(screen.queryByText('Nothing was saved. Too dear.', { selector: 'form *' })).toBeNull();
  });
});

describe('while a record is being saved', () => {
  test('another record that was opened keeps its text, focus and URL', async () => {
    const updating = delayed(() => server.api.updateSaleVilla);
    await open({ api: { updateSaleVilla: updating.resolver } });
    await edit('Villa 1');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await edit('Villa 2');
    await panel.user.type(field('Title'), ', fi');
    updating.release();
    await findRow('AED 7');
    await screen.findByText('Saved.');
    await panel.user.keyboard('rst');
    expect([field('Title').value, currentUrl()]).toEqual(['Villa 2, first', `${SCREEN}?edit=2`]);
    expect(document.activeElement).toBe(field('Title'));
  });

  test('another screen shows no dialog and keeps its text', async () => {
    const creating = delayed(() => server.api.createSaleVilla);
    await open({ api: { createSaleVilla: creating.resolver } });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await panel.user.type(await screen.findByLabelText(/^Title/), 'A po');
    creating.release();
    await screen.findByText('Added.');
    await panel.user.keyboard('st');
    expect([field('Title').value, currentUrl()]).toEqual(['A post', '/admin/blogs']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('text typed into it stays and counts as unsaved', async () => {
    const updating = delayed(() => server.api.updateSaleVilla);
    await open({ api: { updateSaleVilla: updating.resolver } });
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await panel.user.type(field('Title'), ', later');
    updating.release();
    await screen.findByText('Saved.');
    expect([field('Title').value, field('Price').value]).toEqual(['Villa 2, later', 'AED 7']);
    await clickButton('Update Villa');
    await findRow('Villa 2, later');
    expect(server.argsOf('update').map((args) => (args as { input: object }).input)).toEqual([
      { price: 'AED 7' },
      { title: 'Villa 2, later' },
    ]);
  });

  test('a value that is changed back counts as unsaved', async () => {
    const updating = delayed(() => server.api.updateSaleVilla);
    await open({ api: { updateSaleVilla: updating.resolver } });
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await fillIn({ Price: 'AED 2' });
    updating.release();
    await findRow('AED 7');
    await clickButton('Update Villa');
    await findRow('AED 2');
  });

  test('text typed for the next record stays when the first is created', async () => {
    const creating = delayed(() => server.api.createSaleVilla);
    await open({ api: { createSaleVilla: creating.resolver } });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await fillIn({ Title: 'The next' });
    creating.release();
    await findRow('Sea view');
    await waitFor(() => expect(field('Price').value).toBe(''));
    expect(field('Title').value).toBe('The next');
  });

  test('a rejected save of a closed form is reported, and its text is there when it is opened again', async () => {
    const updating = delayed(
      () => () => throwApiError('BAD_USER_INPUT', 'Too dear.', { price: 'Too dear.' }),
    );
    await open({ api: { updateSaleVilla: updating.resolver } });
    await edit('Villa 1');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await edit('Villa 2');
    updating.release();
    await screen.findByText('Your changes were not saved. They are kept in the form.');
    await clickButton('Edit Villa 1');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(screen.getByText('Too dear.', { selector: 'form *' })).toBeTruthy();
  });
});

describe('a record is created once', () => {
  const keys = () => server.requestsOf('create').map(({ idempotencyKey }) => idempotencyKey);

  /** Loses the first response although the villa is created. */
  function loseFirstResponse() {
    let isFirstResponseLost = false;
    return {
      createSaleVilla: (args: never, headers: RequestHeaders) => {
        const created = server.api.createSaleVilla(args, headers);
        if (isFirstResponseLost) return created;
        isFirstResponseLost = true;
        throw new LostResponse();
      },
    };
  }

  test('when saving is repeated after a lost response', async () => {
    await open({ api: loseFirstResponse() });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    await clickButton('Add Villa');
    await findRow('Sea view');
    expect(server.rows).toHaveLength(4);
    expect(keys()[0]).toMatch(/^[\w-]{8,100}$/);
    expect(new Set(keys()).size).toBe(1);
  });

  test('when further attempts are offline or rejected after a lost response', async () => {
    let rejection: string | null = null;
    const lossyApi = loseFirstResponse();
    await open({
      api: {
        createSaleVilla: (args: never, headers: RequestHeaders) =>
          rejection ? throwApiError('BAD_USER_INPUT', rejection) : lossyApi.createSaleVilla(args, headers),
      },
    });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await clickButton('Add Villa');
    const outcomeUnknown = 'It is not known whether this was saved. Try again: it will not be saved twice.';
    await screen.findByText(`The server cannot be reached. Try again. ${outcomeUnknown}`);
    online.mockRestore();
    rejection = 'Too dear.';
    await clickButton('Add Villa');
    await screen.findByText(`Too dear. ${outcomeUnknown}`);
    rejection = null;
    panel.close();
    panel = openPanel(SCREEN, server.api);
    await screen.findByText(/“Add Villa” does not save them twice/);
    await clickButton('Add Villa');
    await findRow('Sea view');
    expect([new Set(keys()).size, server.rows.length]).toEqual([1, 4]);
  });

  test('when values change after a lost response: they become an update of the created record', async () => {
    await open({ api: loseFirstResponse() });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    await fillIn({ Title: 'Sea view, south' });
    await clickButton('Add Villa');
    await screen.findByText(/^This record had already been added\./, { selector: 'form *' });
    expect(currentUrl()).toBe(`${SCREEN}?edit=4`);
    await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect([field('Title').value, field('Price').value]).toEqual(['Sea view, south', 'AED 9']);
    await findRow('Sea view');
    await clickButton('Update Villa');
    await findRow('Sea view, south');
    expect([new Set(keys()).size, server.rows.length]).toEqual([1, 4]);
    expect(server.argsOf('update').map((args) => (args as { input: object }).input)).toEqual([
      { title: 'Sea view, south' },
    ]);
  });

  test('when values change after a request that never arrived', async () => {
    let isUnreachable = true;
    await open({
      api: {
        createSaleVilla: (args: never, headers: RequestHeaders) => {
          if (isUnreachable) throw new LostResponse();
          return server.api.createSaleVilla(args, headers);
        },
      },
    });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    isUnreachable = false;
    await fillIn({ Title: 'Sea view, south' });
    await clickButton('Add Villa');
    await findRow('Sea view, south');
    expect(server.rows).toHaveLength(4);
  });

  test('when values change after a reload although another user has deleted the record', async () => {
    await open({ api: loseFirstResponse() });
    await fillIn(VALID);
    await clickButton('Add Villa');
    await screen.findByText(/^The server did not answer\./);
    panel.close();
    server.api.deleteSaleVillas({ ids: ['4'] });
    panel = openPanel(SCREEN, server.api);
    await screen.findByText(/“Add Villa” does not save them twice/);
    await fillIn({ Title: 'Sea view, south' });
    await clickButton('Add Villa');
    await screen.findByText(/^Nothing was saved because this record has been deleted\./);
    await clickButton('Add Villa');
    await findRow('Sea view, south');
    expect(new Set(keys()).size).toBe(2);
  });

  test('after a double click or a double Enter, without errors of the cleared form', async () => {
    await open();
    await fillIn(VALID);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now()); // no time passes between the clicks, however slow the machine
    await panel.user.dblClick(button('Add Villa'));
    await findRow('Sea view');
    await waitFor(() => expect(field('Title').value).toBe(''));
    await panel.user.click(field('Price'));
    await panel.user.keyboard('{Enter}');
    jest.restoreAllMocks();
    expect(screen.queryByText('Title is required.')).toBeNull();
    expect(server.requestsOf('create')).toHaveLength(1);
  });

  test('and an update repeated after a lost response is no conflict', async () => {
    let isFirstResponseLost = false;
    await open({
      api: {
        updateSaleVilla: (args: never) => {
          const updated = server.api.updateSaleVilla(args);
          if (isFirstResponseLost) return updated;
          isFirstResponseLost = true;
          throw new LostResponse();
        },
      },
    });
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await screen.findByText(/^The server did not answer\./);
    await clickButton('Update Villa');
    await screen.findByText('Saved.');
    await screen.findByRole('button', { name: 'Add Villa' });
  });
});

describe('cancel', () => {
  test('can be undone', async () => {
    await open();
    await fillIn({ Title: 'Half a title' });
    await clickButton('Cancel');
    expect(field('Title').value).toBe('');
    await clickButton('Undo');
    expect(field('Title').value).toBe('Half a title');
  });

  test('of changes to a record can be undone from another screen', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Cancel');
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await clickButton('Undo');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(currentUrl()).toBe(`${SCREEN}?edit=2`);
    await clickButton('Update Villa');
    await findRow('AED 7');
  });
});

describe('leaving by a link', () => {
  test('can be undone from there, until the form was saved', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: /Blogs/ });
    await clickButton('Undo');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(currentUrl()).toBe(`${SCREEN}?edit=2`);
    await clickButton('Update Villa');
    await findRow('AED 7');
  });
});

describe('Ctrl+S', () => {
  test.each([
    ['with CapsLock', { key: 'S', code: 'KeyS' }],
    ['on an Arabic keyboard', { key: 'س', code: 'KeyS' }],
    ['on a layout with another position of the letter', { key: 's', code: 'Semicolon' }],
  ])('saves %s, wherever the focus is', async (_how, key) => {
    await open();
    await fillIn(VALID);
    screen.getByRole('searchbox', { name: 'Search' }).focus();
    pressCtrlS(key);
    await findRow('Sea view');
  });

  test('saves nothing without changes, and prevents the dialog of the browser', async () => {
    await open();
    screen.getByRole('searchbox', { name: 'Search' }).focus();
    expect(pressCtrlS()).toBe(false);
    expect(screen.queryByText('Title is required.')).toBeNull();
    expect(pressCtrlS({ key: 'o', code: 'KeyS' })).toBe(true);
  });
});

test('accepts a title of 120 emoji, and takes the direction of a text from its content', async () => {
  await open();
  await fillIn({ ...VALID, Title: '🏡'.repeat(120) });
  await clickButton('Add Villa');
  await findRow('🏡'.repeat(120));
  expect(field('Title').dir).toBe('auto');
});

test('a record opens while the search text is still being applied', async () => {
  await open();
  await panel.user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Villa');
  await clickButton('Edit Villa 2');
  await waitFor(() => expect(currentUrl()).toContain('search=Villa'));
  expect(currentUrl()).toContain('edit=2');
  await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
});

describe('leaving', () => {
  const clickInDialog = async (name: string) =>
    panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

  test('goes to the link that was clicked although the URL changed meanwhile', async () => {
    await open();
    await fillIn({ Title: 'Half a title' });
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('dialog');
    await act(() => panel.router.navigate(`${SCREEN}?search=Villa`));
    await clickInDialog('Leave');
    await screen.findByRole('heading', { name: /Blogs/ });
  });

  test('closing the window is blocked only with unsaved changes', async () => {
    const isCloseBlocked = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    await open();
    expect(isCloseBlocked()).toBe(false);
    await fillIn({ Title: 'Half a title' });
    expect(isCloseBlocked()).toBe(true);
  });

  test('a screen for another screen moves the focus to the new title', async () => {
    await open();
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    const heading = await screen.findByRole('heading', { level: 1, name: /Blogs/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

test.each([
  [60, 40, 'The picture has only 60 × 40 pixels and will look blurred on the site.'],
  [1600, 1067, null],
])('a picture of %d by %d pixels shows a warning if it is too small', async (width, height, warning) => {
  await open();
  await selectPicture(pictureFile);
  const preview = document.querySelector<HTMLImageElement>('.picture-field-files img')!;
  Object.defineProperties(preview, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(preview);
  expect(screen.queryByText(/will look blurred/)?.textContent ?? null).toBe(warning);
});

test('a field for one file uses the first of several dropped files', async () => {
  await open();
  const files = [pictureFile, new File(['other'], 'dusk.jpg', { type: 'image/jpeg' })];
  const dataTransfer = {
    files,
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  };
  fireEvent.drop(document.querySelector('.picture-field')!, { dataTransfer });
  await screen.findByText('noon.jpg');
  expect(screen.queryByText('dusk.jpg')).toBeNull();
});

test('a picture that is pasted while a dialog covers the form is not chosen', async () => {
  await open();
  const paste = () =>
    fireEvent.paste(document.body, { clipboardData: { files: [pictureFile], types: ['Files'] } });
  await clickButton('Delete Villa 2');
  await screen.findByRole('dialog');
  paste();
  expect(screen.queryByText('noon.jpg')).toBeNull();
  await panel.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  paste();
  await screen.findByText('noon.jpg');
});

describe('a chosen picture', () => {
  test('is still there after a reload once it is uploaded, and is not sent again', async () => {
    let uploads = 0;
    const uploadPicture = (args: { file: File }) => {
      uploads++;
      return uploadedPicture(args);
    };
    await open({ api: { uploadPicture } });
    await fillIn(VALID);
    await selectPicture(pictureFile);
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('"picture":{'));
    panel.close();
    panel = openPanel(SCREEN, { ...server.api, uploadPicture });
    await screen.findByText('noon.jpg');
    await clickButton('Add Villa');
    await screen.findByText('Added.');
    expect(server.argsOf('create')).toEqual([
      { input: expect.objectContaining({ thumbnailId: 'noon.jpg' }) },
    ]);
    expect(uploads).toBe(1);
  });

  test('must be chosen again after a reload before it was uploaded', async () => {
    await open({ api: { uploadPicture: () => new Promise(() => undefined) } });
    await selectPicture(pictureFile);
    await fillIn(VALID);
    panel.close();
    await open();
    await screen.findByText(/Choose “noon\.jpg” again\./);
    expect(field('Title').value).toBe('Sea view');
    await clickButton('Add Villa');
    await screen.findByText('Nothing was saved. Choose “noon.jpg” again.');
    fireEvent.change(document.querySelector('.picture-field-files input')!, {
      target: { files: [pictureFile] },
    });
    await clickButton('Add Villa');
    await screen.findByText('Added.');
    expect(server.argsOf('create')).toEqual([
      { input: expect.objectContaining({ thumbnailId: 'noon.jpg' }) },
    ]);
  });

  test('is uploaded while the form is filled in, and a save waits for it', async () => {
    const uploading = delayed(() => uploadedPicture);
    await open({ api: { uploadPicture: uploading.resolver } });
    await selectPicture(pictureFile);
    await screen.findByRole('progressbar', { name: 'Uploading noon.jpg' });
    await fillIn(VALID);
    await clickButton('Add Villa');
    expect(server.requestsOf('create')).toEqual([]);
    uploading.release();
    await screen.findByText('Added.');
    expect(server.argsOf('create')).toEqual([
      { input: expect.objectContaining({ thumbnailId: 'noon.jpg' }) },
    ]);
  });

  test('delays a save, which goes on when the session expired meanwhile and the same account signs in again', async () => {
    const uploading = delayed(() => uploadedPicture);
    let isExpired = false;
    let authorization: string | undefined;
    const token = createToken('1', 2);
    await open({
      api: {
        uploadPicture: uploading.resolver,
        newMessages: () => (isExpired ? throwApiError('UNAUTHENTICATED', 'Sign in first.') : 0),
        signIn: () => ({ token }),
        createSaleVilla: (args: never, headers: RequestHeaders) => {
          ({ authorization } = headers);
          return server.api.createSaleVilla(args, headers);
        },
      },
    });
    await selectPicture(pictureFile);
    await fillIn(VALID);
    await clickButton('Add Villa');
    isExpired = true;
    returnToTab();
    await screen.findByRole('heading', { name: 'Admin Login' });
    isExpired = false;
    await panel.user.type(field('Email'), 'staff@example.com');
    await panel.user.type(field('Password'), 'a password');
    await clickButton('Login');
    await screen.findByRole('progressbar', { name: 'Uploading noon.jpg' });
    expect(server.requestsOf('create')).toEqual([]);
    uploading.release();
    await screen.findByText('Added.');
    expect(server.argsOf('create')).toEqual([
      { input: expect.objectContaining({ title: 'Sea view', thumbnailId: 'noon.jpg' }) },
    ]);
    expect(authorization).toBe(`Bearer ${token}`);
    await waitFor(() => expect(field('Title').value).toBe(''));
  });

  test('is sent when the connection is back', async () => {
    await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await selectPicture(pictureFile);
    await screen.findByText('The server cannot be reached. Try again.');
    online.mockRestore();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('The server cannot be reached. Try again.')).toBeNull());
    await fillIn(VALID);
    await clickButton('Add Villa');
    await screen.findByText('Added.');
    expect(server.argsOf('create')).toEqual([
      { input: expect.objectContaining({ thumbnailId: 'noon.jpg' }) },
    ]);
  });

  test('that the server has deleted since is an error at its field', async () => {
    const GONE = 'This picture is not stored any more. Send it again.';
    await open({
      api: { createSaleVilla: () => throwApiError('BAD_USER_INPUT', GONE, { thumbnailId: GONE }) },
    });
    await fillIn(VALID);
    await selectPicture(pictureFile);
    await clickButton('Add Villa');
    expect(await screen.findByText(GONE, { selector: '.mantine-InputWrapper-error' })).toBeTruthy();
  });
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

  test('returns the focus to the button that opened it', async () => {
    panel = openPanel('/admin/banner', { banners, banner });
    const open = async (name: string) => {
      await panel.user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(document.activeElement).toBe(field('Title')));
    };
    const expectClosed = async (name: string) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    };
    await open('Add Banner');
    await panel.user.keyboard('{Escape}');
    await expectClosed('Add Banner');
    await open('Add Banner');
    await panel.user.keyboard('Quay{Escape}');
    await panel.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await expectClosed('Add Banner');
    await open('Edit Quay');
    await panel.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await expectClosed('Edit Quay');
  });
});

describe('a draft', () => {
  const dashboard = {
    dashboard: { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
    contactMessages: { items: [], total: 0 },
    unsentMessages: [],
    listingsToReviewCount: 0,
    listingsToReview: [],
  };

  const openTab = (url: string = SCREEN) => {
    panel = openPanel(url, { ...createVillaServer(3).api, ...dashboard });
  };

  /** Types a title in a tab, which is then closed. */
  async function typeInClosedTab(title: string, url = SCREEN): Promise<void> {
    openTab(url);
    await waitFor(() => expect(field('Title').matches(':disabled')).toBe(false));
    await panel.user.clear(field('Title'));
    await panel.user.paste(title);
    panel.close();
    await new Promise((resolve) => setTimeout(resolve, 5)); // the next draft is newer
  }

  test('is restored in every tab, and discarding it can be undone', async () => {
    await typeInClosedTab('Newer villa');
    sessionStorage.clear();
    openTab();
    await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
    await panel.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect([field('Title').value, localStorage.length]).toEqual(['', 1]); // the token
    await panel.user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
  });

  test('that cannot be read is ignored', async () => {
    localStorage.setItem(`draft:["1","${SCREEN} new "]`, '{"typed":{}}');
    openTab();
    await waitFor(() => expect(field('Title').value).toBe(''));
    expect(screen.queryByText(/were not saved/)).toBeNull();
  });

  test('is linked on the dashboard, the newest first', async () => {
    await typeInClosedTab('Older villa', `${SCREEN}?edit=2`);
    await typeInClosedTab('Newer villa');
    openTab('/admin/dashboard');
    await screen.findByRole('heading', { name: 'New messages' });
    const heading = await screen.findByRole('heading', { name: 'Unsaved drafts' });
    const links = within(heading.closest('section')!).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Newer villa', 'Older villa']);
    await panel.user.click(links[0]!);
    await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
  });

  test('is not shown to another account', async () => {
    await typeInClosedTab('Newer villa');
    storeToken('2');
    openTab('/admin/dashboard');
    await screen.findByRole('heading', { name: 'New messages' });
    expect(screen.queryByText('Unsaved drafts')).toBeNull();
  });
});
