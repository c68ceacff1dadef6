/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import 'reflect-metadata';
import { DEFAULT_COLOURS } from '../../../schema/brand-colours.ts';
import { defaultTexts } from '../../../graphql-server/editorial/default-texts.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  LostResponse,
  openPanel,
  throwApiError,
  storeToken,
  RequestTimeout,
  type RequestHeaders,
  uploadedPicture,
} from '../../testing/panel.tsx';
import { allScreens } from '../screens.ts';

let panel: ReturnType<typeof openPanel>;

const EMPTY_PAGE = { items: [], page: 1, limit: 20, total: 0, totalPages: 1 };

/** An API without records. */
const emptyApi = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
  systemStatus: { version: '1.0.0', lastBackupAt: null, hasMailServer: true, unmailedMessages: 0 },
  processes: [],
  unsentMessages: [],
  trash: EMPTY_PAGE,
  staff: EMPTY_PAGE,
  assignees: [],
  secondFactorRoles: [],
  agency: { ...DEFAULT_COLOURS, id: '1', name: 'One', wordmark: 'One', updatedAt: new Date(0).toISOString() },
  linkPreview: { id: '1', updatedAt: new Date(0).toISOString() },
  auditEntries: EMPTY_PAGE,
  pictureCheck: { missing: 0, first: [], checkedAt: null, failedAt: null, failure: null },
  ...Object.fromEntries(
    [
      ...['banners', 'properties', 'latestProjects', 'blogs', 'categories', 'upcomingProjects', 'sitePages'],
      ...['saleApartments', 'saleVillas', 'rentalApartments', 'rentalVillas', 'contactMessages'],
      ...['rentalVillaImages', 'rentalApartmentDetails', 'people'],
    ].map((name) => [name, EMPTY_PAGE]),
  ),
};

/** Title and empty state of each screen (spec §2, §8). */
const screens: [path: string, title: string, empty: string][] = [
  ['/admin/dashboard', 'Welcome to the Admin Dashboard', 'No messages.'],
  ['/admin/banner', 'Admin - Manage Banners', 'No banners available.'],
  ['/admin/lxyProperty', 'Admin - Manage Properties', 'No properties available.'],
  ['/admin/lxyPropertydetails', 'Admin - Property Gallery', 'Select a property to see its gallery.'],
  ['/admin/latestProject', 'Admin - Manage Latest Projects', 'No projects available.'],
  ['/admin/latestProjectdetails', 'Admin - Latest Project Gallery', 'Select a project to see its gallery.'],
  ['/admin/blogs', 'Admin - Manage Blogs', 'No blogs available.'],
  ['/admin/DreamHouse', 'Admin - Manage Categories', 'No categories available.'],
  ['/admin/upcomingproject', 'Admin - Manage Upcoming Projects', 'No projects found.'],
  ['/admin/rentvilla', 'Admin - Manage Villas', 'No villas available.'],
  ['/admin/rentapartment', 'Admin - Manage Apartments', 'No apartments available.'],
  ['/admin/apartmentforsale', 'Admin - Manage Apartments For Sale', 'No apartments available.'],
  ['/admin/villasale', 'Admin - Manage Villas For Sale', 'No Villas Found'],
  ['/admin/sellaprtment', 'Apartment Gallery Admin', 'Select an apartment to see its gallery.'],
  ['/admin/sellvilldetails', 'Manage Villa Details', 'Select a villa first'],
  ['/admin/rentvilladetails', 'Admin: Manage Villa Images', 'No images available for this villa.'],
  ['/admin/sellappartmentdetails', 'Apartment Details Admin', 'Apartment details not found.'],
  ['/admin/agency', 'Agency', 'Preview'],
  ['/admin/link-preview', 'Link preview', 'Description of the picture'],
  ['/admin/people', 'People', 'Nobody is on the team yet.'],
  ['/admin/pages', 'Admin - Manage Pages', 'No pages available.'],
  ['/admin/messages', 'Messages', 'No messages.'],
  ['/admin/trash', 'Trash', 'The trash is empty.'],
  ['/admin/operation', 'Operation', 'No problems.'],
  ['/admin/staff', 'Staff', '0 accounts'],
  ['/admin/audit', 'Audit', 'Nothing is recorded yet.'],
  ['/admin/privacy', 'Personal data', 'Email address of the visitor'],
];

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

test('the sidebar leads to every screen but the account, in the order of the specification', async () => {
  panel = openPanel('/admin/dashboard', emptyApi);
  const sidebar = within(await screen.findByRole('navigation', { name: 'Admin' }));
  await sidebar.findByRole('link', { name: 'Operation' }); // the permissions are loaded
  const links = sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const listed = allScreens.filter(({ isInSidebar }) => isInSidebar !== false);
  expect(links).toEqual(listed.map(({ label, path }) => [label(), path]));
  expect(links.map(([, to]) => to)).toEqual(screens.map(([path]) => path));
});

test.each(screens)('%s has the title “%s” and an empty state', async (path, title, emptyState) => {
  panel = openPanel(path, emptyApi);
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
  expect(await screen.findByText(emptyState)).toBeTruthy();
});

test('the page titles of all screens differ, and name rent or sale', async () => {
  const titles: string[] = [];
  for (const [path] of screens) {
    panel = openPanel(path, emptyApi);
    await screen.findByRole('heading', { level: 1 });
    titles.push(document.title);
    panel.close();
  }
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.filter((title) => /for rent/.test(title))).toHaveLength(4);
  expect(titles.filter((title) => /for sale/.test(title))).toHaveLength(4);
});

test('the dashboard says that there are no listings yet', async () => {
  panel = openPanel('/admin/dashboard', { ...emptyApi, listingsToReviewCount: 0, listingsToReview: [] });
  await waitFor(() => expect(screen.getAllByText('No listings yet.')).toHaveLength(2));
  expect(screen.queryByText(/^Every /)).toBeNull();
});

test('a select without options says that there are none yet', async () => {
  panel = openPanel('/admin/sellaprtment', emptyApi);
  fireEvent.click(await screen.findByRole('combobox', { name: 'Apartment' }));
  expect(await screen.findByText('There are no records yet.')).toBeTruthy();
});

describe('the history', () => {
  /** A record with the required fields of every collection. */
  const record = {
    ...{ id: '7', reference: 'M-000007', updatedAt: new Date(0).toISOString() },
    ...{ title: 'One', description: 'One', location: 'One', price: '1', rent: '1' },
    ...{ type: 'Villas', category: 'Villas', views: [], amenities: [] },
    ...{ key: 'CAREERS', defaults: defaultTexts.CAREERS },
    ...{ name: 'One', slug: 'one', languages: [], subjects: [], profiles: [] },
    ...{ propertyId: '1', latestProjectId: '1', apartmentId: '1', villaId: '1' },
  };
  /** The name of the query for a record of a collection. */
  const recordQueryOf = (collection: string) =>
    collection.replace(/ies$/, 'y').replace(/s$/, '').replace('people', 'person');
  const editedCollections = allScreens.flatMap(({ path, collection }) =>
    collection && collection.name !== 'contactMessages' ? [[collection.name, path] as const] : [],
  );

  test.each(editedCollections)('of %s is requested at %s', async (collection, path) => {
    const versions = jest.fn<(args: object) => typeof EMPTY_PAGE>(() => EMPTY_PAGE);
    const id = ['agencies', 'linkPreviews'].includes(collection) ? '1' : '7';
    const stored = { ...DEFAULT_COLOURS, wordmark: 'One', ...record, id };
    panel = openPanel(`${path}?edit=${id}`, { ...emptyApi, [recordQueryOf(collection)]: stored, versions });
    await panel.user.click(await screen.findByRole('button', { name: 'History' }));
    expect(await screen.findByText('No versions are stored.')).toBeTruthy();
    expect(versions.mock.calls[0]![0]).toMatchObject({ collection, record: id });
  });
});

/** A part of a file that cannot be read. */
const UNREADABLE = new Blob(['f']);

describe('a gallery', () => {
  const FILES = ['one', 'two', 'three'].map(
    (name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }),
  );

  interface PictureInput {
    input: { imageId: string; propertyId: string; title?: string };
  }

  /** Creates an API that rejects the picture `two.jpg` until `acceptAll` is called. */
  function createGalleryApi() {
    const rows: object[] = [];
    let rejectedFile = 'two.jpg';
    return {
      acceptAll: () => (rejectedFile = ''),
      api: {
        ...emptyApi,
        properties: { ...EMPTY_PAGE, items: [{ id: '7', title: 'Sandstone Gate' }] },
        property: { id: '7', gallery: () => rows },
        uploadPicture(args: { file: File }) {
          if (args.file.name === rejectedFile)
            throwApiError('PAYLOAD_TOO_LARGE', 'The picture is too large.');
          return uploadedPicture(args);
        },
        createPropertyPicture({ input }: PictureInput) {
          const row = { id: String(rows.length + 1), ...input, title: input.imageId, image: null };
          rows.unshift({ ...row, updatedAt: new Date(0).toISOString() });
          return rows[0];
        },
      },
    };
  }

  test('reports missing values with the messages of the specification', async () => {
    panel = openPanel('/admin/lxyPropertydetails', createGalleryApi().api);
    await panel.user.click(await screen.findByRole('button', { name: 'Add Image' }));
    expect(screen.getByText('Select a property first!')).toBeTruthy();
    expect(screen.getByText('Please upload an image!')).toBeTruthy();
  });

  test('of a record that does not exist has no form, and asks to select another', async () => {
    panel = openPanel('/admin/sellvilldetails?of=999999', { ...createGalleryApi().api, saleVilla: null });
    await screen.findByText('This record no longer exists. Select another one.');
    screen.getByText('Select a villa first');
    expect(screen.queryByRole('button', { name: 'Add Detail' })).toBeNull();
  });

  test('creates several records at once, and names the picture that was rejected', async () => {
    const { api, acceptAll } = createGalleryApi();
    panel = openPanel('/admin/lxyPropertydetails?of=7', api);
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    const alt = screen.getByRole('textbox', { name: 'What the picture shows' });
    const help = document.getElementById(alt.getAttribute('aria-describedby')!);
    expect(help?.textContent).toMatch(
      /apply to all 3 pictures\. You can change each one after adding them\.$/,
    );
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    expect(
      await screen.findByText(/^2 of 3 pictures were saved\. The other one is still in the form\./),
    ).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'three.jpg' })).toBeTruthy();
    expect(screen.getByText('two.jpg')).toBeTruthy();
    acceptAll();
    await panel.user.click(screen.getByRole('button', { name: 'Remove two.jpg' }));
    await panel.user.upload(screen.getByLabelText('Image'), [FILES[1]!]);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    expect(await screen.findByRole('heading', { name: 'two.jpg' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/still in the form/)).toBeNull());
  });

  test('creates each picture once although one response is lost and the next picture is rejected', async () => {
    const { api } = createGalleryApi();
    const keys: [string, unknown][] = [];
    let isFirst = true;
    panel = openPanel('/admin/lxyPropertydetails?of=7', {
      ...api,
      createPropertyPicture(args: PictureInput, headers: RequestHeaders) {
        keys.push([args.input.imageId, headers['idempotency-key']]);
        if (isFirst && args.input.imageId === 'one.jpg') throw new LostResponse();
        return api.createPropertyPicture(args);
      },
    });
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByText(/^1 of 3 pictures was saved\. The others are still in the form\./);
    isFirst = false;
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByRole('heading', { name: 'one.jpg' });
    const keysOfFirst = keys.filter(([name]) => name === 'one.jpg').map(([, key]) => key);
    expect([keysOfFirst.length, new Set(keysOfFirst).size]).toEqual([2, 1]);
  });

  test('creates each picture once although one response is lost and the page is reloaded', async () => {
    const { api, acceptAll } = createGalleryApi();
    acceptAll();
    const keys: [string, unknown][] = [];
    let isLost = true;
    const open = () =>
      (panel = openPanel('/admin/lxyPropertydetails?of=7', {
        ...api,
        createPropertyPicture(args: PictureInput, headers: RequestHeaders) {
          keys.push([args.input.imageId, headers['idempotency-key']]);
          if (isLost && args.input.imageId === 'two.jpg') throw new LostResponse();
          return api.createPropertyPicture(args);
        },
      }));
    open();
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByText(/^2 of 3 pictures were saved\./);
    isLost = false;
    panel.close();
    open();
    await screen.findByText(/“Add Image” does not save them twice/);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByText('Added.');
    expect(keys.map(([name]) => name)).toEqual(['one.jpg', 'two.jpg', 'three.jpg', 'two.jpg']);
    expect(keys[3]![1]).toBe(keys[1]![1]);
  });

  test('creates the records in the chosen order although the first picture is uploaded last', async () => {
    const { api, acceptAll } = createGalleryApi();
    acceptAll();
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const created: string[] = [];
    panel = openPanel('/admin/lxyPropertydetails?of=7', {
      ...api,
      async uploadPicture(args: { file: File }) {
        if (args.file.name === 'one.jpg') await gate;
        return api.uploadPicture(args);
      },
      createPropertyPicture(args: PictureInput) {
        created.push(args.input.imageId);
        return api.createPropertyPicture(args);
      },
    });
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    expect(created).toEqual([]);
    release();
    await screen.findByText('Added.');
    expect(created).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
  });

  test('uploads the valid files, and keeps the others with their errors', async () => {
    panel = openPanel('/admin/lxyPropertydetails?of=7', createGalleryApi().api);
    const heic = new File(['heic'], 'IMG_0001.HEIC', { type: '' });
    const input = await screen.findByLabelText<HTMLInputElement>('Image');
    fireEvent.change(input, { target: { files: [heic, FILES[0]] } });
    await panel.user.click(await screen.findByRole('button', { name: 'Add Image' }));
    await screen.findByRole('heading', { name: 'one.jpg' });
    await screen.findByText(/^1 of 2 pictures was saved\. The other one is still in the form\./);
    expect(screen.getByText('IMG_0001.HEIC')).toBeTruthy();
    expect(screen.getByText(/^HEIC pictures are not supported\./)).toBeTruthy();
    await panel.user.click(screen.getByRole('button', { name: 'Remove IMG_0001.HEIC' }));
    expect(screen.queryByText(/still in the form/)).toBeNull();
  });

  test('offers to choose a file again that was changed since, and replaces it in its place', async () => {
    const { api, acceptAll } = createGalleryApi();
    acceptAll();
    const createFile = (name: string) => new File([name], name, { type: 'image/jpeg' });
    const changed = Object.assign(createFile('two.jpg'), { slice: () => UNREADABLE });
    const read = FileReader.prototype.readAsArrayBuffer;
    jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
      this: FileReader,
      blob,
    ) {
      if (blob === UNREADABLE) queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
      else read.call(this, blob);
    });
    const created: string[] = [];
    panel = openPanel('/admin/lxyPropertydetails?of=7', {
      ...api,
      uploadPicture(args: { file: File }) {
        if (args.file === changed) throw new LostResponse();
        return api.uploadPicture(args);
      },
      createPropertyPicture(args: PictureInput) {
        created.push(args.input.imageId);
        return api.createPropertyPicture(args);
      },
    });
    await panel.user.upload(await screen.findByLabelText('Image'), [
      createFile('one.jpg'),
      changed,
      createFile('three.jpg'),
    ]);
    await screen.findByText('The picture was changed or moved after it was chosen. Choose it again.');
    expect(screen.queryByRole('button', { name: 'Upload two.jpg again' })).toBeNull();
    screen.getByRole('button', { name: 'Choose two.jpg again' });
    const files = [createFile('four.jpg'), createFile('two.jpg')];
    fireEvent.change(screen.getByLabelText('Image'), { target: { files } });
    await screen.findByText('four.jpg');
    expect(screen.queryByRole('button', { name: 'Choose two.jpg again' })).toBeNull();
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByText('Added.');
    expect(created).toEqual(['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg']);
    jest.restoreAllMocks();
  });

  test('stops the batch at the first picture without a response', async () => {
    const { api, acceptAll } = createGalleryApi();
    acceptAll();
    let requests = 0;
    let isTimedOut = true;
    panel = openPanel('/admin/lxyPropertydetails?of=7', {
      ...api,
      createPropertyPicture(args: PictureInput) {
        requests++;
        if (isTimedOut && args.input.imageId === 'two.jpg') throw new RequestTimeout();
        return api.createPropertyPicture(args);
      },
    });
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByText(/^1 of 3 pictures was saved\. The others are still in the form\./);
    expect(requests).toBe(2);
    expect(await screen.findByRole('heading', { name: 'one.jpg' })).toBeTruthy();
    isTimedOut = false;
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByRole('heading', { name: 'three.jpg' });
    await screen.findByRole('heading', { name: 'two.jpg' });
    await waitFor(() => expect(screen.queryByText(/still in the form/)).toBeNull());
  });

  test('shows each picture in the list as soon as it is stored', async () => {
    const { api, acceptAll } = createGalleryApi();
    acceptAll();
    panel = openPanel('/admin/lxyPropertydetails?of=7', {
      ...api,
      createPropertyPicture: (args: PictureInput) =>
        args.input.imageId === 'three.jpg' ? new Promise(() => {}) : api.createPropertyPicture(args),
    });
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByRole('heading', { name: 'one.jpg' });
    await screen.findByRole('heading', { name: 'two.jpg' });
    expect(screen.getByText('three.jpg')).toBeTruthy();
  });

  test('is searched in the displayed texts, not in ids, dates or types', async () => {
    const row = (id: string, title: string, description: string) => ({
      ...{ id, propertyId: '7', title, description, image: null, updatedAt: '2026-01-01T00:00:00Z' },
    });
    const rows = [row('12', 'Kitchen', 'With an island'), row('13', 'Hall', 'Of light stone')];
    panel = openPanel('/admin/lxyPropertydetails?of=7&search=stone', {
      ...createGalleryApi().api,
      property: { id: '7', gallery: rows },
    });
    await screen.findByRole('heading', { name: 'Hall' });
    expect(screen.queryByRole('heading', { name: 'Kitchen' })).toBeNull();
    for (const search of ['12', '2026', 'Picture']) {
      await act(() => panel.router.navigate(`/admin/lxyPropertydetails?of=7&search=${search}`));
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hall' })).toBeNull());
      expect(screen.queryByRole('heading', { name: 'Kitchen' })).toBeNull();
    }
  });

  test('rejects a file that is not a picture before the upload', async () => {
    panel = openPanel('/admin/lxyPropertydetails?of=7', createGalleryApi().api);
    const textFile = new File(['Dear'], 'letter.txt', { type: 'text/plain' });
    const input = await screen.findByLabelText<HTMLInputElement>('Image');
    fireEvent.change(input, { target: { files: [textFile] } });
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    screen.getByText('The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.');
  });
});
