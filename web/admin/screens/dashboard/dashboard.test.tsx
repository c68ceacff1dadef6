/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createAccount, openPanel, recordOperations, storeToken } from '../../../testing/panel.tsx';

const EMPTY_PAGE = { items: [], page: 1, total: 0, totalPages: 1 };
const NOTHING_DONE = { hasAgency: false, hasPeople: false, hasListing: false, hasPublished: false };

let panel: ReturnType<typeof openPanel>;

function open(setup: object, permissions = recordOperations('people', 'ANY', 'create')) {
  panel = openPanel('/admin/dashboard', {
    me: createAccount(permissions),
    dashboard: {
      counts: [],
      withoutPicture: [],
      withoutDetails: [],
      incompleteCount: 0,
      recentChanges: [],
      setup,
    },
    contactMessages: EMPTY_PAGE,
    unsentMessages: [],
    listingsToReviewCount: 0,
    listingsToReview: [],
  });
}

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

const steps = async () => {
  const card = (await screen.findByRole('heading', { name: 'First steps' })).closest('section')!;
  return within(card).getAllByRole('listitem');
};

test('an empty office is led through its first steps', async () => {
  open(NOTHING_DONE);
  const links = (await steps()).map((step) => within(step).getByRole('link').getAttribute('href'));
  expect(links).toEqual([
    '/admin/agency',
    '/admin/people',
    '/admin/apartmentforsale',
    '/admin/apartmentforsale',
  ]);
  expect(screen.queryByText('✓ Done')).toBeNull();
});

test('steps that are done are ticked', async () => {
  open({ ...NOTHING_DONE, hasAgency: true, hasListing: true });
  const texts = (await steps()).map((step) => step.textContent);
  expect(texts.map((text) => text.includes('✓ Done'))).toEqual([true, false, true, false]);
  expect(screen.getByText('2 of 4 are done.')).toBeTruthy();
});

test('the steps are gone once all are done', async () => {
  open({ hasAgency: true, hasPeople: true, hasListing: true, hasPublished: true });
  await screen.findByText('All records');
  expect(screen.queryByText('First steps')).toBeNull();
});

test('the steps stay away once they are dismissed', async () => {
  open(NOTHING_DONE);
  await panel.user.click(await screen.findByRole('button', { name: 'Do not show these steps again' }));
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
  panel.close();
  open(NOTHING_DONE);
  await screen.findByText('All records');
  expect(screen.queryByText('First steps')).toBeNull();
});

test('an agent, who may not do them, does not see the steps', async () => {
  open(NOTHING_DONE, recordOperations('saleApartments', 'OWN', 'create'));
  await screen.findByText('All records');
  expect(screen.queryByText('First steps')).toBeNull();
});
