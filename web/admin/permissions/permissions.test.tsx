/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  createAccount,
  openPanel,
  recordOperations,
  siteOperations,
  storeToken,
  throwApiError,
} from '../../testing/panel.tsx';

const agent = createAccount(
  recordOperations('saleVillas', 'OWN', 'update', 'delete', 'duplicate', 'revert').concat(
    recordOperations('saleVillas', 'ANY', 'create'),
  ),
);
const manager = createAccount([
  ...siteOperations('manageTrash'),
  ...recordOperations('saleVillas', 'ANY', 'create', 'delete', 'duplicate', 'revert', 'import', 'export'),
]);
const dashboard = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
};

const villa = (id: string, title: string, mayUpdate: boolean) => ({
  ...{ id, title, mayUpdate, location: 'Dubai', price: 'AED 1', reference: `R-${id}` },
  ...{ views: [], amenities: [], hints: [], textsToReview: [], updatedAt: '2026-03-02T08:00:00Z' },
  publication: 'PUBLISHED',
});
const items = [villa('1', 'Own', true), villa('2', 'Foreign', false)];
const villas = {
  saleVillas: { items, page: 1, totalPages: 1, total: 2 },
  saleVilla: ({ id }: { id: string }) => items.find((one) => one.id === id),
};

let panel: ReturnType<typeof openPanel>;
beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

const sidebarLabels = async () =>
  within(await screen.findByRole('navigation', { name: 'Admin' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const buttonNames = () =>
  within(document.getElementById('screen')!)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the sidebar', () => {
  test('hides restricted entries and the screen while the permissions are loading', async () => {
    let load!: (account: object) => void;
    const loaded = new Promise<object>((resolve) => (load = resolve));
    panel = openPanel('/admin/dashboard', { ...dashboard, me: () => loaded });
    expect(await sidebarLabels()).not.toContain('Operation');
    expect(screen.queryByText(/Welcome/i)).toBeNull();
    await act(async () => load(createAccount()));
    await screen.findByText(/Welcome/i);
    await waitFor(async () => expect(await sidebarLabels()).toContain('Operation'));
  });

  test('contains the trash but not Operation for a manager, and neither for an agent', async () => {
    panel = openPanel('/admin/dashboard', { ...dashboard, me: manager });
    await waitFor(async () => expect(await sidebarLabels()).toContain('Trash'));
    expect(await sidebarLabels()).not.toContain('Operation');
    panel.close();
    panel = openPanel('/admin/villasale', { ...villas, me: agent });
    await screen.findByRole('button', { name: 'Edit Own' });
    expect(await sidebarLabels()).not.toContain('Trash');
  });
});

test('operator notices are requested only with the permission to operate', async () => {
  let requests = 0;
  const notices = () => {
    requests++;
    return throwApiError('FORBIDDEN', 'Your role does not allow this.');
  };
  panel = openPanel('/admin/villasale', { ...villas, notices, me: manager });
  await screen.findByRole('button', { name: 'Import CSV' });
  expect(requests).toBe(0);
});

test('a forbidden screen shows an error and sends no request', async () => {
  let requests = 0;
  panel = openPanel('/admin/operation', { me: manager, systemStatus: () => requests++ });
  expect((await screen.findByRole('alert')).textContent).toContain('Your role does not allow this screen.');
  expect(screen.getByRole('heading', { name: 'Operation', level: 1 })).toBeTruthy();
  expect(requests).toBe(0);
});

describe('a list of listings', () => {
  test('has actions on own records, and neither import nor export, for an agent', async () => {
    panel = openPanel('/admin/villasale', { ...villas, me: agent });
    await screen.findByRole('button', { name: 'Edit Own' });
    expect(buttonNames()).toEqual(expect.arrayContaining(['Delete Own', 'Duplicate Own', 'Add Villa']));
    expect(buttonNames().filter((name) => /Foreign|Import|Export/.test(name))).toEqual(['View Foreign']);
    await panel.user.click(screen.getByRole('checkbox', { name: 'Select Foreign' }));
    expect(screen.queryByRole('button', { name: /^Delete selected/ })).toBeNull();
  });

  test('has import and export for a manager', async () => {
    panel = openPanel('/admin/villasale', { ...villas, me: manager });
    await screen.findByRole('button', { name: 'Import CSV' });
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
  });

  test('has no form for a new record without the permission to create', async () => {
    panel = openPanel('/admin/villasale', { ...villas, me: createAccount([]) });
    await screen.findByText('Foreign');
    expect(screen.queryByRole('button', { name: 'Add Villa' })).toBeNull();
  });
});

test('a record without the permission to update opens in a read-only form with a notice', async () => {
  panel = openPanel('/admin/villasale', { ...villas, me: agent });
  await panel.user.click(await screen.findByRole('button', { name: 'View Foreign' }));
  await screen.findByText(/Your role does not allow changing this record\./);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).closest('fieldset')!.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Update Villa' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'View villa' })).toBeTruthy();
  await panel.user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Add Villa' });
});
