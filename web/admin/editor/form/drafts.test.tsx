/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
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

/** Types a title in a tab, which is then closed. */
async function typeInClosedTab(title: string, url = SCREEN): Promise<void> {
  open(url);
  await waitFor(() => expect(field('Title').matches(':disabled')).toBe(false));
  await panel.user.clear(field('Title'));
  await panel.user.paste(title);
  panel.close();
  await new Promise((resolve) => setTimeout(resolve, 5)); // the next draft is newer
}

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('a draft is restored in every tab, and discarding it can be undone', async () => {
  await typeInClosedTab('Newer villa');
  sessionStorage.clear();
  open();
  await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
  await panel.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect([field('Title').value, localStorage.length]).toEqual(['', 1]); // the token
  await panel.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
});

test('a draft that cannot be read is ignored', async () => {
  localStorage.setItem(`draft:["1","${SCREEN} new "]`, '{"typed":{}}');
  open();
  await waitFor(() => expect(field('Title').value).toBe(''));
  expect(screen.queryByText(/were not saved/)).toBeNull();
});

test('the dashboard links to the drafts, newest first', async () => {
  await typeInClosedTab('Older villa', `${SCREEN}?edit=2`);
  await typeInClosedTab('Newer villa');
  open('/admin/dashboard');
  await screen.findByRole('heading', { name: 'New messages' });
  const heading = await screen.findByRole('heading', { name: 'Unsaved drafts' });
  const links = within(heading.closest('section')!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Newer villa', 'Older villa']);
  await panel.user.click(links[0]!);
  await waitFor(() => expect(field('Title').value).toBe('Newer villa'));
});

test('an account does not see the drafts of another', async () => {
  await typeInClosedTab('Newer villa');
  storeToken('2');
  open('/admin/dashboard');
  await screen.findByRole('heading', { name: 'New messages' });
  expect(screen.queryByText('Unsaved drafts')).toBeNull();
});
