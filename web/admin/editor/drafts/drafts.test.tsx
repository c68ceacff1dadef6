/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { field, openPanel, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

const SCREEN = '/admin/villasale';
const dashboard = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
  contactMessages: { items: [], total: 0 },
  unsentMessages: [],
  listingsToReviewCount: 0,
  listingsToReview: [],
};

let panel: ReturnType<typeof openPanel>;

const open = (url: string = SCREEN) => {
  panel = openPanel(url, { ...createVillaServer(3).api, ...dashboard });
};

/** Types the title of a new villa in another tab, which is then closed. */
async function typeInClosedTab(title: string): Promise<void> {
  sessionStorage.clear();
  open();
  await panel.user.click(await screen.findByLabelText(/^Title/));
  await panel.user.clear(field('Title'));
  await panel.user.paste(title);
  panel.close();
  await new Promise((resolve) => setTimeout(resolve, 5)); // the next draft is newer
}

/** Mocks the Web Locks API, which jsdom lacks and by which the panel finds open tabs: only this tab is open. */
function mockLocks(isSupported: boolean): void {
  const locks = isSupported ? { query: () => Promise.resolve({ held: [] }) } : undefined;
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

beforeEach(async () => {
  storeToken();
  mockLocks(false);
  await typeInClosedTab('Older villa');
  await typeInClosedTab('Newer villa');
  mockLocks(true);
  sessionStorage.clear();
});
afterEach(() => {
  panel.close();
  mockLocks(false);
  localStorage.clear();
  sessionStorage.clear();
});

const findOtherDrafts = () => screen.findByRole('region', { name: 'Other unsaved drafts' });

test('restores the newest draft of closed tabs, and offers the older ones with title and time', async () => {
  open();
  await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
  const list = within(await findOtherDrafts());
  expect(list.getByText('Older villa').closest('li')?.textContent).toMatch(/^Older villa, \d\d:\d\d/);
  await panel.user.click(list.getByRole('button', { name: 'Open the draft Older villa' }));
  await waitFor(() => expect(field('Title').value).toBe('Older villa'));
  const next = within(await findOtherDrafts());
  await panel.user.click(await next.findByRole('button', { name: 'Open the draft Newer villa' }));
  await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
});

test('keeps text that is typed while the pictures of a draft are loading', async () => {
  const key = Object.keys(localStorage).find((name) => localStorage.getItem(name)!.includes('Newer villa'))!;
  localStorage.setItem(
    key,
    localStorage.getItem(key)!.replace('"pictures":{}', '"pictures":{"thumbnail":[["noon.jpg",7,0]]}'),
  );
  const request: { onerror?: () => void } = {};
  const pendingIndexedDb = { open: jest.fn(() => request) };
  Object.defineProperty(globalThis, 'indexedDB', { value: pendingIndexedDb, configurable: true });
  try {
    open();
    await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
    await panel.user.type(field('Title'), ', typed');
    pendingIndexedDb.open.mockImplementation(() => {
      throw new Error('No IndexedDB.');
    });
    request.onerror!();
    await screen.findByText(/Choose .* again/);
    expect(field('Title').value).toBe('Newer villa, typed');
  } finally {
    Reflect.deleteProperty(globalThis, 'indexedDB');
  }
});

test('keeps every draft when the form is saved or opened again', async () => {
  open();
  await findOtherDrafts();
  panel.close();
  open();
  await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
  expect(within(await findOtherDrafts()).getByText('Older villa')).toBeTruthy();
});

test('discards a draft with an undo', async () => {
  open();
  const discard = await screen.findByRole('button', { name: 'Discard the draft Older villa' });
  await panel.user.click(discard);
  await waitFor(() => expect(screen.queryByText('Older villa')).toBeNull());
  await panel.user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Discard the draft Older villa' });
});

test('does not merge a draft of a closed tab into the text typed in this tab', async () => {
  mockLocks(false);
  open();
  await panel.user.type(await screen.findByLabelText(/^Price/), 'AED 7');
  mockLocks(true);
  panel.close();
  open();
  expect(within(await findOtherDrafts()).getAllByRole('listitem')).toHaveLength(2);
  expect([field('Title').value, field('Price').value]).toEqual(['', 'AED 7']);
});

test('the dashboard links to the drafts, newest first', async () => {
  open('/admin/dashboard');
  const heading = await screen.findByRole('heading', { name: 'Unsaved drafts' });
  const links = within(heading.closest('section')!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Newer villa', 'Older villa']);
  await panel.user.click(links[0]!);
  await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
});

test('an account does not see the drafts of another', async () => {
  storeToken('2');
  open('/admin/dashboard');
  await screen.findByRole('heading', { name: 'New messages' });
  expect(screen.queryByText('Unsaved drafts')).toBeNull();
});
