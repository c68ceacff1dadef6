/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';

const DAY = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const villa = {
  collection: 'saleVillas',
  recordId: '7',
  title: 'Sea view',
  deletedAt: daysFromNow(-12),
  purgedAt: daysFromNow(17.5),
  restorable: true,
  by: { id: '1', email: 'ann@marsa.example' },
};
const orphanedDetail = {
  ...villa,
  collection: 'saleVillaDetails',
  recordId: '9',
  title: '',
  purgedAt: daysFromNow(0.5),
  restorable: false,
  by: null,
};

let panel: ReturnType<typeof openPanel>;
let records: (typeof villa | typeof orphanedDetail)[];
let mutations: unknown[];

const pageOf = (page: number, totalPages = 1) => ({
  items: records,
  page,
  total: records.length,
  totalPages,
});
/** Creates a resolver that records the mutation and removes the record from the trash. */
function createMutation(name: string) {
  return (args: { collection: string; record: string }) => {
    mutations.push([name, args]);
    records = records.filter(({ recordId }) => recordId !== args.record);
    return args.record;
  };
}
function open(api: object = {}) {
  panel = openPanel('/admin/trash', {
    trash: ({ page }: { page: number }) => pageOf(page),
    restoreRecord: createMutation('restore'),
    purgeRecord: createMutation('purge'),
    ...api,
  });
}
const findButton = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  storeToken();
  records = [villa, orphanedDetail];
  mutations = [];
});
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('lists deleted records with their kind, who deleted them and how long they stay', async () => {
  open();
  const [first, second] = await waitFor(() => {
    const rows = within(screen.getByRole('region', { name: 'Trash' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    return rows;
  });
  expect(first!.textContent).toMatch(/Sea viewVillas for sale.*by ann@marsa\.example\. 18 days left\./);
  expect(second!.textContent).toMatch(/No\. 9Villa details.*1 day left\./);
  expect(second!.textContent).toContain('Restore that record first.');
  expect((await findButton('Restore No. 9')).getAttribute('aria-disabled')).toBe('true');
  await panel.user.click(await findButton('Restore No. 9'));
  expect(mutations).toEqual([]);
});

test('restores a record, reports it and removes it from the list', async () => {
  open();
  await panel.user.click(await findButton('Restore Sea view'));
  expect(await screen.findByText('Restored “Sea view”.')).toBeTruthy();
  expect(mutations).toEqual([['restore', { collection: 'saleVillas', record: '7' }]]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore Sea view' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Trash' }));
});

test('deletes for good after a confirmation that names the record', async () => {
  open();
  await panel.user.click(await findButton('Delete Sea view for good'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Sea view” for good?' });
  await panel.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(mutations).toEqual([]);
  await panel.user.click(await findButton('Delete Sea view for good'));
  await panel.user.click(await findButton('Delete for good'));
  expect(await screen.findByText('Deleted “Sea view” for good.')).toBeTruthy();
  expect(mutations).toEqual([['purge', { collection: 'saleVillas', record: '7' }]]);
});

test('reports why a record could not be restored', async () => {
  open({ restoreRecord: () => throwApiError('NOT_FOUND', 'It can no longer be restored.') });
  await panel.user.click(await findButton('Restore Sea view'));
  expect((await screen.findByRole('alert')).textContent).toContain('It can no longer be restored.');
});

test('says that the outcome is unknown if the server does not answer, until the next attempt', async () => {
  let attempts = 0;
  const restore = createMutation('restore');
  open({
    restoreRecord: (args: { collection: string; record: string }) =>
      ++attempts === 1
        ? throwApiError('UNAVAILABLE', 'The service is not available at the moment.')
        : restore(args),
  });
  await panel.user.click(await findButton('Restore Sea view'));
  const outcomeUnknown = 'It is not known whether “Sea view” was restored.';
  expect(await screen.findByText(outcomeUnknown)).toBeTruthy();
  await panel.user.click(await findButton('Restore Sea view'));
  expect(await screen.findByText('Restored “Sea view”.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(outcomeUnknown)).toBeNull());
});

test('has an empty state', async () => {
  records = [];
  open();
  expect(await screen.findByText('The trash is empty.')).toBeTruthy();
});

test('has its page number in the URL', async () => {
  open({ trash: ({ page }: { page: number }) => pageOf(page, 3) });
  await panel.user.click(await findButton('Page 2'));
  await waitFor(() => expect(panel.router.state.location.search).toBe('?page=2'));
  await waitFor(async () => expect((await findButton('Page 2')).getAttribute('aria-current')).toBe('page'));
});

test('keeps the focus on the button for the next page on the last one', async () => {
  open({ trash: ({ page }: { page: number }) => pageOf(page, 2) });
  const next = await findButton('next page');
  await panel.user.click(next);
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBe('true'));
  expect(next.matches(':disabled')).toBe(false);
  await panel.user.click(next);
  expect(panel.router.state.location.search).toBe('?page=2');
});
