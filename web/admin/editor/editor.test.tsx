/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  field,
  LostResponse,
  openPanel,
  throwApiError,
  storeToken,
  createToken,
} from '../../testing/panel.tsx';
import { createVillaServer } from '../../testing/villa-server.ts';

const SCREEN = '/admin/villasale';

let panel: ReturnType<typeof openPanel>;
let server: ReturnType<typeof createVillaServer>;

interface OpenOptions {
  url?: string;
  /** Resolvers that replace those of the mock server. */
  api?: object;
  /** Number of stored villas. */
  count?: number;
}

/** Opens the screen of villas for sale and waits for its list. */
async function open({ url = SCREEN, api = {}, count = 3 }: OpenOptions = {}) {
  server = createVillaServer(count);
  panel = openPanel(url, { ...server.api, ...api });
  await screen.findByRole('heading', { name: 'Admin - Manage Villas For Sale' });
  await screen.findByText(/ of /);
}

const button = (name: string) => screen.getByRole('button', { name });
const clickButton = (name: string) => panel.user.click(button(name));
const findRow = (title: string) => screen.findByRole('cell', { name: title });
const waitUntilRemoved = (title: string) =>
  waitFor(() => expect(screen.queryByRole('cell', { name: title })).toBeNull());
const currentUrl = () => `${panel.router.state.location.pathname}${panel.router.state.location.search}`;

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

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('creating a record', () => {
  test("a missing value is reported at its field with the server's message, and nothing is sent", async () => {
    await open();
    await clickButton('Add Villa');
    for (const message of ['Title is required.', 'Location is required.', 'Price is required.'])
      expect(screen.getByText(message)).toBeTruthy();
    expect(document.activeElement).toBe(field('Title'));
    // Hidden fields show no errors.
    await fillIn({ Title: '\u200b', Location: 'Palm Jumeirah', Price: 'AED 9' });
    await clickButton('Add Villa');
    expect(screen.getByText('Title is required.')).toBeTruthy();
    expect(server.argsOf('create')).toEqual([]);
  });

  test('a saved record appears in the list, and the form is cleared', async () => {
    await open();
    await fillIn({ Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' });
    await clickButton('Add Villa');
    await findRow('Sea view');
    expect(server.argsOf('create')).toEqual([
      { input: { title: 'Sea view', location: 'Palm Jumeirah', price: 'AED 9' } },
    ]);
    expect(field('Title').value).toBe('');
    expect(await screen.findByText('Added.')).toBeTruthy();
  });

  test('an error of the server is shown at its field, and all values stay', async () => {
    const createSaleVilla = () => throwApiError('BAD_USER_INPUT', 'Too dear.', { price: 'Too dear.' });
    await open({ api: { createSaleVilla } });
    await fillIn({ Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' });
    await clickButton('Add Villa');
    await waitFor(() => expect(field('Price').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Nothing was saved. Too dear.')).toBeTruthy();
    expect(field('Title').value).toBe('Sea view');
  });

  test('without a network nothing was saved, and saving can be retried', async () => {
    await open();
    await fillIn({ Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await clickButton('Add Villa');
    await screen.findByText('Nothing was saved. The server cannot be reached. Try again.');
    online.mockRestore();
    await clickButton('Add Villa');
    await findRow('Sea view');
  });

  test('without a response the form does not claim that nothing was saved', async () => {
    let isUnreachable = true;
    await open({
      api: {
        createSaleVilla: (args: never) => {
          if (isUnreachable) throw new LostResponse();
          return server.api.createSaleVilla(args);
        },
      },
    });
    await fillIn({ Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' });
    await clickButton('Add Villa');
    await screen.findByText(
      /^The server did not answer\. It is not known whether this was saved\. Try again/,
    );
    expect(screen.queryByText(/^Nothing was saved/)).toBeNull();
    isUnreachable = false;
    await clickButton('Add Villa');
    await findRow('Sea view');
  });
});

describe('updating a record', () => {
  test('only changed values are sent, with the expected version', async () => {
    await open();
    const expectedUpdatedAt = server.rows.find(({ id }) => id === '2')!.updatedAt;
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7', Bedrooms: '4' });
    await clickButton('Update Villa');
    await findRow('AED 7');
    expect(server.argsOf('update')).toEqual([
      { id: '2', input: { price: 'AED 7', bedrooms: '4' }, expectedUpdatedAt },
    ]);
    expect(await screen.findByRole('button', { name: 'Add Villa' })).toBeTruthy();
    expect(currentUrl()).toBe(SCREEN);
  });

  test('cancel discards the changes and returns to a new record', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Cancel');
    expect(field('Price').value).toBe('');
    await edit('Villa 2');
    expect(field('Price').value).toBe('AED 2');
    expect(server.argsOf('update')).toEqual([]);
  });

  test('changes of another user are shown as a conflict and never overwritten silently', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    server.updateAsOtherUser('2', { price: 'AED 99', location: 'Elsewhere' });
    await clickButton('Update Villa');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^other@example.com saved this record/)).toBeTruthy();
    expect(dialog.getByLabelText('Theirs: AED 99')).toBeTruthy();
    expect(dialog.getByText(/Location to “Elsewhere”/)).toBeTruthy();
    expect(server.rows.find(({ id }) => id === '2')!.price).toBe('AED 99');
    await panel.user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await findRow('AED 7');
    expect(server.rows.find(({ id }) => id === '2')).toMatchObject({ price: 'AED 7', location: 'Elsewhere' });
  });

  test('changes of two users in different fields are merged without a question', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    server.updateAsOtherUser('2', { location: 'Elsewhere', bedrooms: '5' });
    await clickButton('Update Villa');
    await findRow('AED 7');
    await screen.findByText(
      'other@example.com saved this record while you were editing it. Their changes to Location and Bedrooms are kept.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.rows.find(({ id }) => id === '2')).toMatchObject({
      price: 'AED 7',
      location: 'Elsewhere',
      bedrooms: '5',
    });
    expect(server.argsOf('update').at(-1)).toMatchObject({ input: { price: 'AED 7' } });
  });

  test('a conflict asks only about fields that both users changed', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7', Title: 'Villa by the sea', Bedrooms: '5' });
    server.updateAsOtherUser('2', { price: 'AED 99', bedrooms: '5', location: 'Elsewhere' });
    await clickButton('Update Villa');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(1);
    expect(dialog.getByText(/^They also changed Location to “Elsewhere”/)).toBeTruthy();
    expect(dialog.getByText(/^You also changed Title/)).toBeTruthy();
    await panel.user.click(dialog.getByLabelText('Theirs: AED 99'));
    await panel.user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await findRow('Villa by the sea');
    expect(server.rows.find(({ id }) => id === '2')).toMatchObject({
      title: 'Villa by the sea',
      price: 'AED 99',
      bedrooms: '5',
      location: 'Elsewhere',
    });
  });

  test('a conflict with a version that cannot be read yet is reported, and the changes stay', async () => {
    await open({ api: { updateSaleVilla: () => throwApiError('CONFLICT', 'This was changed.') } });
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await screen.findByText('Nothing was saved. This was changed.');
    expect(field('Price').value).toBe('AED 7');
  });

  test('the version of the other user can be kept', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    server.updateAsOtherUser('2', { price: 'AED 99' });
    await clickButton('Update Villa');
    const dialog = within(await screen.findByRole('dialog'));
    await panel.user.click(dialog.getByRole('button', { name: 'Keep theirs' }));
    await findRow('AED 99');
    expect(await screen.findByRole('button', { name: 'Add Villa' })).toBeTruthy();
    await screen.findByText('Your changes were discarded and the other version was kept.');
    await clickButton('Undo');
    await waitFor(() => expect(field('Price').value).toBe('AED 7'));
    expect(currentUrl()).toBe(`${SCREEN}?edit=2`);
    await clickButton('Update Villa');
    const secondDialog = within(await screen.findByRole('dialog'));
    await panel.user.click(secondDialog.getByRole('button', { name: 'Save my choices' }));
    await findRow('AED 7');
  });

  test('a record that was deleted after a conflict can be added again', async () => {
    const updateSaleVilla = () => {
      server.api.deleteSaleVillas({ ids: ['2'] });
      return throwApiError('CONFLICT', 'This was changed.');
    };
    await open({ api: { updateSaleVilla } });
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    await clickButton('Update Villa');
    await waitFor(() => expect(button('Add Villa')).toBeTruthy());
    expect(field('Price').value).toBe('AED 7');
    expect(screen.getByText('Nothing was saved. This was changed.')).toBeTruthy();
    await waitUntilRemoved('Villa 2');
  });

  test('a record that was deleted meanwhile can be added again with all values of the form', async () => {
    await open();
    await edit('Villa 2');
    await fillIn({ Price: 'AED 7' });
    server.api.deleteSaleVillas({ ids: ['2'] });
    await clickButton('Update Villa');
    await waitFor(() => expect(button('Add Villa')).toBeTruthy());
    expect(field('Title').value).toBe('Villa 2');
    expect(field('Price').value).toBe('AED 7');
    await waitUntilRemoved('Villa 2');
  });

  test('a record that turns out to be deleted when opened is removed from the list', async () => {
    await open();
    server.api.deleteSaleVillas({ ids: ['2'] });
    await clickButton('Edit Villa 2');
    await screen.findByText('This record no longer exists.');
    await waitUntilRemoved('Villa 2');
    expect(currentUrl()).toBe(SCREEN);
  });
});

describe('a stored picture', () => {
  const PHOTO = { url: '/uploads/pool.jpg', alt: 'A pool', srcset: '/uploads/pool.320.webp 320w' };
  const REMOVAL_MESSAGE = 'The picture will be removed when you save.';

  async function editVillaWithPicture() {
    await open();
    Object.assign(
      server.rows.find(({ id }) => id === '2')!,
      { thumbnail: PHOTO },
    );
    await edit('Villa 2');
  }

  test('is removed when the form is saved, not before', async () => {
    await editVillaWithPicture();
    await clickButton('Remove picture');
    expect(screen.getByText(REMOVAL_MESSAGE).getAttribute('role')).toBe('status');
    expect(document.activeElement).toBe(button('Keep picture'));
    expect(screen.queryByLabelText('What the picture shows')).toBeNull();
    expect(server.argsOf('update')).toEqual([]);
    await clickButton('Update Villa');
    await screen.findByText('Saved.');
    expect(server.argsOf('update')).toMatchObject([{ id: '2', input: { thumbnailId: null } }]);
  });

  test('is kept by a second click, and the form is unchanged then', async () => {
    await editVillaWithPicture();
    await clickButton('Remove picture');
    await clickButton('Keep picture');
    expect(screen.queryByText(REMOVAL_MESSAGE)).toBeNull();
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByRole('heading', { name: /Blogs/ });
  });

  test('is still marked for removal after a reload', async () => {
    await editVillaWithPicture();
    await clickButton('Remove picture');
    panel.close();
    panel = openPanel(`${SCREEN}?edit=2`, server.api);
    await screen.findByText(REMOVAL_MESSAGE);
    await clickButton('Update Villa');
    await waitFor(() => expect(server.argsOf('update')).toMatchObject([{ input: { thumbnailId: null } }]));
  });

  test('that another user replaced is shown as a conflict and can be kept', async () => {
    await editVillaWithPicture();
    await clickButton('Remove picture');
    server.updateAsOtherUser('2', { thumbnail: { ...PHOTO, url: '/uploads/gate.jpg', alt: 'A gate' } });
    await clickButton('Update Villa');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Yours: no picture')).toBeTruthy();
    await panel.user.click(dialog.getByLabelText('Theirs: A gate'));
    await panel.user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await screen.findByRole('button', { name: 'Add Villa' });
    expect(server.rows.find(({ id }) => id === '2')!.thumbnail?.alt).toBe('A gate');
  });

  test('that another user replaced does not get the description of the earlier one without a question', async () => {
    await editVillaWithPicture();
    await fillIn({ 'What the picture shows': 'A long pool' });
    server.updateAsOtherUser('2', { thumbnail: { ...PHOTO, url: '/uploads/gate.jpg' } });
    await clickButton('Update Villa');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText('Yours: A long pool')).toBeTruthy();
  });

  test('is stored again with a record that another user has deleted', async () => {
    await editVillaWithPicture();
    await fillIn({ Price: 'AED 7' });
    server.api.deleteSaleVillas({ ids: ['2'] });
    await clickButton('Update Villa');
    await screen.findByText(/^Nothing was saved because this record has been deleted\./, {
      selector: 'form *',
    });
    await clickButton('Add Villa');
    await screen.findByText('Added.');
    expect(server.argsOf('create')).toMatchObject([{ input: { price: 'AED 7', thumbnailId: 'pool.jpg' } }]);
  });

  test('that is required can only be replaced', async () => {
    const rentalVilla = { ...createVillaServer(1).rows[0], rent: 'AED 1', thumbnail: PHOTO };
    const rentalVillas = { items: [rentalVilla], page: 1, limit: 20, total: 1, totalPages: 1 };
    panel = openPanel('/admin/rentvilla?edit=1', { rentalVillas, rentalVilla });
    await screen.findByRole('button', { name: 'Change picture' });
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });
});

describe('unsaved changes', () => {
  test('are restored after a reload until they are discarded', async () => {
    await open();
    await fillIn({ Title: 'Half a title' });
    panel.close();
    await open();
    expect(field('Title').value).toBe('Half a title');
    await clickButton('Discard');
    expect(field('Title').value).toBe('');
    panel.close();
    await open();
    expect(field('Title').value).toBe('');
  });

  test('can be saved where the browser cannot store drafts, with a notice', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await open();
    await fillIn({ Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' });
    expect(screen.getByText(/^This browser has no space left/)).toBeTruthy();
    await clickButton('Add Villa');
    await findRow('Sea view');
    expect(screen.queryByText(/^This browser has no space left/)).toBeNull();
    setItem.mockRestore();
  });

  test.each(['{"typed":', '{"typed":7,"opened":null,"at":1}', '[]'])(
    'are ignored if the stored draft is malformed: %s',
    async (malformedDraft) => {
      await open();
      await fillIn({ Title: 'Half a title' });
      panel.close();
      const draft = Object.keys(localStorage).find((key) => key.startsWith('draft:'));
      localStorage.setItem(draft!, malformedDraft);
      await open();
      expect(field('Title').value).toBe('');
      await fillIn({ Title: 'Half a title' });
      panel.close();
      await open();
      expect(field('Title').value).toBe('Half a title');
    },
  );

  test('open a confirmation dialog before leaving, in which Stay cancels the navigation', async () => {
    await open();
    await fillIn({ Title: 'Half a title' });
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    const dialog = within(await screen.findByRole('dialog'));
    await panel.user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(currentUrl()).toBe(SCREEN);
    expect(field('Title').value).toBe('Half a title');
  });

  test('are restored by the login after the session expired', async () => {
    await open({
      url: `${SCREEN}?search=Villa`,
      api: {
        createSaleVilla: () => throwApiError('UNAUTHENTICATED', 'Sign in to do this.'),
        signIn: () => ({ token: createToken('1', 2) }),
      },
    });
    await fillIn({ Title: 'Sea view', Location: 'Palm Jumeirah', Price: 'AED 9' });
    await clickButton('Add Villa');
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(localStorage.getItem('adminToken')).toBeNull();
    await panel.user.type(field('Email'), 'staff@example.com');
    await panel.user.type(field('Password'), 'a password');
    await clickButton('Login');
    await waitFor(() => expect(currentUrl()).toBe(`${SCREEN}?search=Villa`));
    await waitFor(() => expect(field('Title').value).toBe('Sea view'));
    expect(screen.getByText('Nothing was saved. Your session had ended.')).toBeTruthy();
    expect(screen.queryByText(/Sign in to do this/)).toBeNull();
  });
});

describe('deleting', () => {
  test('opens a confirmation dialog and can be undone', async () => {
    await open();
    await clickButton('Delete Villa 2');
    const confirmation = within(await screen.findByRole('dialog'));
    expect(confirmation.getByText('Are you sure you want to delete this villa?')).toBeTruthy();
    expect(confirmation.getByText('“Villa 2” will be deleted, with its details.')).toBeTruthy();
    expect(
      confirmation.getByText('You can restore it with “Undo” for 10 seconds, or from the Trash for 30 days.'),
    ).toBeTruthy();
    await panel.user.click(confirmation.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('cell', { name: 'Villa 2' })).toBeNull());
    await panel.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await findRow('Villa 2');
    expect(server.argsOf('restore')).toEqual([{ ids: ['2'] }]);
  });

  test('names the number of details that are deleted with the record', async () => {
    const details = [1, 2, 3].map((id) => ({
      ...{ id: String(id), villaId: '2', heading: null, description: null, image: null },
      updatedAt: '2026-01-01T00:00:00.000Z',
    }));
    await open({
      api: { saleVilla: ({ id }: { id: string }) => ({ ...server.api.saleVilla({ id }), details }) },
    });
    await clickButton('Delete Villa 2');
    await screen.findByText('“Villa 2” will be deleted, with its 3 details.');
  });

  test('does nothing when it is not confirmed', async () => {
    await open();
    await clickButton('Delete Villa 2');
    const confirmation = within(await screen.findByRole('dialog'));
    await panel.user.click(confirmation.getByRole('button', { name: 'Cancel' }));
    expect(server.argsOf('delete')).toEqual([]);
  });

  test('removes all selected records at once', async () => {
    await open();
    await panel.user.click(screen.getByLabelText('Select Villa 1'));
    await panel.user.click(screen.getByLabelText('Select Villa 3'));
    await clickButton('Delete 2 selected');
    const confirmation = within(await screen.findByRole('dialog'));
    expect(confirmation.getByText(/^“Villa 3”, “Villa 1” will be deleted/)).toBeTruthy();
    await panel.user.click(confirmation.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.argsOf('delete')).toEqual([{ ids: ['3', '1'], skipMissing: true }]));
  });
});

describe('the list', () => {
  test('has its page, order and search in the URL', async () => {
    await open({ count: 45 });
    await panel.user.click(button('Page 3'));
    await findRow('Villa 1');
    expect(currentUrl()).toBe(`${SCREEN}?page=3`);
    await panel.user.click(screen.getByRole('button', { name: /^Title/ }));
    expect(currentUrl()).toBe(`${SCREEN}?sort=TITLE`);
    expect(server.argsOf('list').at(-1)).toMatchObject({ page: 1, sort: 'TITLE', descending: false });
  });

  test('shows the first page for an invalid page number in the URL', async () => {
    await open({ url: `${SCREEN}?page=1.5` });
    await findRow('Villa 3');
  });

  test('is sorted ascending, then descending, then as before', async () => {
    await open();
    const heading = screen.getByRole('columnheader', { name: /^Title/ });
    const sorted: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      await panel.user.click(within(heading).getByRole('button'));
      sorted.push([heading.getAttribute('aria-sort'), currentUrl()]);
    }
    expect(sorted).toEqual([
      ['ascending', `${SCREEN}?sort=TITLE`],
      ['descending', `${SCREEN}?sort=TITLE&descending=true`],
      ['none', SCREEN],
    ]);
  });

  test('is searched by the server, with an empty state', async () => {
    await open({ count: 45 });
    await panel.user.click(screen.getByRole('searchbox', { name: 'Search' }));
    await panel.user.paste('nowhere');
    expect(await screen.findByText('Nothing found for “nowhere”.')).toBeTruthy();
    expect(currentUrl()).toBe(`${SCREEN}?search=nowhere`);
  });

  test('truncates an overlong search text of the URL', async () => {
    const text = '😀'.repeat(200);
    panel = openPanel(`${SCREEN}?search=${encodeURIComponent(text)}more`, createVillaServer(2).api);
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
    expect(box.value).toBe(text);
    expect(await screen.findByText(`Nothing found for “${text}”.`)).toBeTruthy();
  });

  test('has the empty state of the specification', async () => {
    panel = openPanel(SCREEN, createVillaServer(0).api);
    expect(await screen.findByText('No Villas Found')).toBeTruthy();
  });
});

describe('the labels of rows', () => {
  const pageOf = <Row,>(items: Row[]) => ({
    items,
    page: 1,
    limit: 20,
    total: items.length,
    totalPages: 1,
  });

  const createDetail = (apartment: string, heading: string, index: number) => ({
    ...{ id: String(index + 70), heading, description: null, image: null },
    ...{ apartmentId: apartment, apartment: { id: apartment, title: `Berth ${apartment}` } },
    ...{ updatedAt: new Date(0).toISOString(), updatedBy: null },
  });

  const DETAILS = [
    ['1', 'Kitchen'],
    ['2', 'Kitchen'],
    ['2', 'Kitchen'],
    ['1', 'Pool'],
  ].map(([apartment, heading], index) => createDetail(apartment!, heading!, index));

  const labelsOf = (name: RegExp) =>
    screen.getAllByRole('button', { name }).map((button) => button.getAttribute('aria-label'));

  test('actions on rows of the same title are labelled with the parent, then with the position', async () => {
    panel = openPanel('/admin/sellappartmentdetails', { rentalApartmentDetails: pageOf(DETAILS) });
    await screen.findByRole('button', { name: 'Edit Pool' });
    const names = ['Kitchen, Berth 1', 'Kitchen, Berth 2, 2', 'Kitchen, Berth 2, 3', 'Pool'];
    expect(labelsOf(/^Edit /)).toEqual(names.map((name) => `Edit ${name}`));
    expect(labelsOf(/^Delete /)).toEqual(names.map((name) => `Delete ${name}`));
    const checkboxes = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ });
    expect(checkboxes.map((checkbox) => checkbox.getAttribute('aria-label'))).toEqual(
      names.map((name) => `Select ${name}`),
    );
  });

  test('listings of the same title are labelled with their references, and a table with the title of its screen', async () => {
    server = createVillaServer(2);
    const withSameTitle = ({ items, ...page }: { items: object[] }) => ({
      ...page,
      items: items.map((item) => ({ ...item, title: 'Sea view' })),
    });
    type ListArgs = Parameters<typeof server.api.saleVillas>[0];
    panel = openPanel('/admin/villasale', {
      ...server.api,
      saleVillas: (args: ListArgs) => withSameTitle(server.api.saleVillas(args)),
    });
    await screen.findByRole('button', { name: 'Edit Sea view, M-000002' });
    expect(labelsOf(/^Duplicate /)).toEqual(['Duplicate Sea view, M-000002', 'Duplicate Sea view, M-000001']);
    expect(screen.getByRole('table', { name: 'Admin - Manage Villas For Sale' })).toBeTruthy();
  });
});
