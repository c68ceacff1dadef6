/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminPaths } from '../../paths.ts';
import { LostAnswer, openPanel, refuse, signedIn, type Sent } from '../../testing/panel.tsx';
import { screens as table } from '../screen-table.ts';

let panel: ReturnType<typeof openPanel>;

const NOTHING = { items: [], page: 1, limit: 20, total: 0, totalPages: 1 };

/** An API in which nothing is stored yet. */
const empty = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], lately: [] },
  processes: [],
  unsentMessages: [],
  pictureCheck: { missing: 0, first: [], lookedAt: null, failedAt: null, failure: null },
  ...Object.fromEntries(
    [
      ...['banners', 'properties', 'latestProjects', 'blogs', 'categories', 'upcomingProjects'],
      ...['saleApartments', 'saleVillas', 'rentalApartments', 'rentalVillas', 'contactMessages'],
      ...['rentalVillaImages', 'rentalApartmentDetails'],
    ].map((name) => [name, NOTHING]),
  ),
};

/** What the specification says of each screen: its title, its columns or what stands in their place (§2, §8). */
const screens: [path: string, title: string, empty: string][] = [
  [adminPaths.dashboard, 'Welcome to the Admin Dashboard', 'No messages.'],
  [adminPaths.banner, 'Admin - Manage Banners', 'No banners available.'],
  [adminPaths.properties, 'Admin - Manage Properties', 'No properties available.'],
  [adminPaths.propertyPictures, 'Admin - Property Gallery', 'Select a property to see its gallery.'],
  [adminPaths.latestProjects, 'Admin - Manage Latest Projects', 'No projects available.'],
  [
    adminPaths.latestProjectPictures,
    'Admin - Latest Project Gallery',
    'Select a project to see its gallery.',
  ],
  [adminPaths.blogs, 'Admin - Manage Blogs', 'No blogs available.'],
  [adminPaths.categories, 'Admin - Manage Categories', 'No categories available.'],
  [adminPaths.upcomingProjects, 'Admin - Manage Upcoming Projects', 'No projects found.'],
  [adminPaths.rentalVillas, 'Admin - Manage Villas', 'No villas available.'],
  [adminPaths.rentalApartments, 'Admin - Manage Apartments', 'No apartments available.'],
  [adminPaths.saleApartments, 'Admin - Manage Apartments For Sale', 'No apartments available.'],
  [adminPaths.saleVillas, 'Admin - Manage Villas For Sale', 'No Villas Found'],
  [adminPaths.saleApartmentGallery, 'Apartment Gallery Admin', 'Select an apartment to see its gallery.'],
  [adminPaths.saleVillaDetails, 'Manage Villa Details', 'Select a villa first'],
  [adminPaths.rentalVillaImages, 'Admin: Manage Villa Images', 'No images available for this villa.'],
  [adminPaths.rentalApartmentDetails, 'Apartment Details Admin', 'Apartment details not found.'],
  [adminPaths.messages, 'Messages', 'No messages.'],
  [adminPaths.operation, 'What needs an operator', 'Nothing just now.'],
];

beforeEach(() => signedIn());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('the sidebar leads to every screen, in the order of the specification', async () => {
  panel = openPanel(adminPaths.dashboard, empty);
  const sidebar = within(await screen.findByRole('navigation', { name: 'Admin' }));
  const links = sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(table.map(({ label, path }) => [label, path]));
  expect(links.map(([, to]) => to)).toEqual(screens.map(([path]) => path));
});

test.each(screens)('%s is “%s”, and says what to do where there is nothing', async (path, title, nothing) => {
  panel = openPanel(path, empty);
  expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeTruthy();
  expect(await screen.findByText(nothing)).toBeTruthy();
});

test('the dashboard does not praise listings that there are none of', async () => {
  panel = openPanel(adminPaths.dashboard, { ...empty, unsettledCount: 0, unsettledListings: [] });
  await waitFor(() => expect(screen.getAllByText('No listings yet.')).toHaveLength(3));
  expect(screen.queryByText(/^Every /)).toBeNull();
});

test('what is to be chosen among records of which there are none says so', async () => {
  panel = openPanel(adminPaths.saleApartmentGallery, empty);
  fireEvent.click(await screen.findByRole('combobox', { name: 'Apartment' }));
  expect(await screen.findByText('There are none yet.')).toBeTruthy();
});

describe('what was done with a record', () => {
  /** A record that has whatever a record of any kind must have. */
  const record = {
    ...{ id: '7', reference: 'M-000007', updatedAt: new Date(0).toISOString() },
    ...{ title: 'One', description: 'One', location: 'One', price: '1', rent: '1' },
    ...{ type: 'Villas', category: 'Villas', views: [], amenities: [] },
    ...{ propertyId: '1', latestProjectId: '1', apartmentId: '1', villaId: '1' },
  };
  const oneOf = (collection: string) => collection.replace(/ies$/, 'y').replace(/s$/, '');
  const edited = table.flatMap(({ name, path, records }) =>
    records && name !== 'messages' ? [[records[0], path] as const] : [],
  );

  test.each(edited)('is asked of %s at %s', async (collection, path) => {
    const versions = jest.fn<(asked: object) => typeof NOTHING>(() => NOTHING);
    panel = openPanel(`${path}?edit=7`, { ...empty, [oneOf(collection)]: record, versions });
    await panel.user.click(await screen.findByRole('button', { name: 'History' }));
    expect(await screen.findByText('Nothing is kept of what was done with it.')).toBeTruthy();
    expect(versions.mock.calls[0]![0]).toMatchObject({ collection, record: '7' });
  });
});

describe('a gallery', () => {
  const FILES = ['one', 'two', 'three'].map(
    (name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }),
  );

  function gallery() {
    const rows: object[] = [];
    let refused = 'two.jpg';
    return {
      heal: () => (refused = ''),
      api: {
        ...empty,
        properties: { ...NOTHING, items: [{ id: '7', title: 'Sandstone Gate' }] },
        property: { id: '7', gallery: () => rows },
        createPropertyPicture({ input }: { input: { image: File; propertyId: string; title?: string } }) {
          if (input.image.name === refused) refuse('PAYLOAD_TOO_LARGE', 'The picture is too large.');
          const row = { id: String(rows.length + 1), ...input, title: input.image.name, image: null };
          rows.unshift({ ...row, updatedAt: new Date(0).toISOString() });
          return rows[0];
        },
      },
    };
  }

  test('asks for what it needs in the words of the specification', async () => {
    panel = openPanel(adminPaths.propertyPictures, gallery().api);
    await panel.user.click(await screen.findByRole('button', { name: 'Add Image' }));
    expect(screen.getByText('Select a property first!')).toBeTruthy();
    expect(screen.getByText('Please upload an image!')).toBeTruthy();
  });

  test('of what is not there has no form, and says what is to be chosen', async () => {
    panel = openPanel(`${adminPaths.saleVillaDetails}?of=999999`, { ...gallery().api, saleVilla: null });
    await screen.findByText('It is not there any more: choose another.');
    screen.getByText('Select a villa first');
    expect(screen.queryByRole('button', { name: 'Add Detail' })).toBeNull();
  });

  test('takes several pictures at once, and keeps the one that failed to be tried again', async () => {
    const { api, heal } = gallery();
    panel = openPanel(`${adminPaths.propertyPictures}?of=7`, api);
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    expect(await screen.findByText(/^2 of 3 were saved; the rest is still here\./)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'three.jpg' })).toBeTruthy();
    expect(screen.getByText('two.jpg')).toBeTruthy();
    heal();
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    expect(await screen.findByRole('heading', { name: 'two.jpg' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/still here/)).toBeNull());
  });

  test('makes each of several once though the end of one is not known and the next is refused', async () => {
    const { api } = gallery();
    const keys: [string, unknown][] = [];
    let isFirst = true;
    panel = openPanel(`${adminPaths.propertyPictures}?of=7`, {
      ...api,
      createPropertyPicture(given: { input: { image: File; propertyId: string } }, sent: Sent) {
        keys.push([given.input.image.name, sent['idempotency-key']]);
        if (isFirst && given.input.image.name === 'one.jpg') throw new LostAnswer();
        return api.createPropertyPicture(given);
      },
    });
    await panel.user.upload(await screen.findByLabelText('Image'), FILES);
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByText(/^1 of 3 were saved; the rest is still here\./);
    isFirst = false;
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    await screen.findByRole('heading', { name: 'one.jpg' });
    const ofOne = keys.filter(([name]) => name === 'one.jpg').map(([, key]) => key);
    expect([ofOne.length, new Set(ofOne).size]).toEqual([2, 1]);
  });

  test('does not send what is no picture', async () => {
    panel = openPanel(`${adminPaths.propertyPictures}?of=7`, gallery().api);
    const letter = new File(['Dear'], 'letter.txt', { type: 'text/plain' });
    const input = await screen.findByLabelText<HTMLInputElement>('Image');
    fireEvent.change(input, { target: { files: [letter] } });
    await panel.user.click(screen.getByRole('button', { name: 'Add Image' }));
    screen.getByText('The file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.');
  });
});
