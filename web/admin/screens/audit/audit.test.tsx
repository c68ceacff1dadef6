/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPanel, storeToken, throwApiError } from '../../../testing/panel.tsx';

const entry = {
  ...{ id: '1', at: '2026-03-02T08:00:00Z', kind: 'INVITED' },
  ...{ person: 'sara@example.com', subject: 'omar@example.com', collection: null, recordId: null },
};
const change = {
  ...{ id: '2', at: '2026-03-02T08:00:00Z', kind: 'RECORD_CHANGED', person: 'sara@example.com' },
  ...{ subject: 'Palm villa', collection: 'saleVillas', recordId: '5' },
};

let items: object[];
let requests: object[];
let panel: ReturnType<typeof openPanel>;

function open(url = '/admin/audit', api: object = {}) {
  panel = openPanel(url, {
    auditEntries: (variables: object) => {
      requests.push(variables);
      return { items, page: 1, total: items.length, totalPages: items.length > 0 ? 3 : 1 };
    },
    staff: { items: [{ id: '7', name: 'Sara', email: 'sara@example.com' }] },
    ...api,
  });
}

beforeEach(() => {
  storeToken();
  requests = [];
  items = [entry];
});
afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

test('lists the entries with person, kind and what they concern', async () => {
  open();
  const row = (await screen.findByText('omar@example.com')).closest('tr')!;
  expect(row.textContent).toContain('sara@example.comAccount invitedomar@example.com');
});

test('links a changed record, and not a deleted one', async () => {
  items = [change, { ...change, id: '3', kind: 'RECORD_REMOVED', subject: 'Marina villa' }];
  open();
  const link = await screen.findByRole('link', { name: /Palm villa$/ });
  expect(link.getAttribute('href')).toMatch(/\?edit=5$/);
  expect(link.closest('tr')!.textContent).toContain('Record changed');
  expect(screen.queryByRole('link', { name: /Marina villa$/ })).toBeNull();
});

test('says that only the newest entries are listed', async () => {
  open('/admin/audit', { auditEntries: { items, page: 1, total: 10_000, totalPages: 500 } });
  await screen.findByText('The newest 10,000 entries. Choose a time for earlier ones.');
});

test('filters by person, kind and time in Dubai, which stand in the URL', async () => {
  open('/admin/audit?page=2');
  await screen.findByText('omar@example.com');
  await panel.user.selectOptions(screen.getByLabelText('Person'), await screen.findByText(/^Sara/));
  await panel.user.selectOptions(screen.getByLabelText('What happened'), 'INVITED');
  fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-03-01T09:30' } });
  fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2026-03-02T18:00' } });
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({
      ...{ person: '7', kind: 'INVITED', page: 1 },
      ...{ from: '2026-03-01T05:30:00.000Z', to: '2026-03-02T14:01:00.000Z' },
    }),
  );
  expect(panel.router.state.location.search).toBe(
    '?person=7&kind=INVITED&from=2026-03-01T09%3A30&to=2026-03-02T18%3A00',
  );
});

test('goes to another page by the URL', async () => {
  open('/admin/audit?kind=INVITED');
  await panel.user.click(await screen.findByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 2, kind: 'INVITED' }));
});

test('an empty result offers to clear the filters', async () => {
  items = [];
  open('/admin/audit?kind=EXPORTED');
  await screen.findByText(/^No entry matches these filters\./);
  await panel.user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Nothing is recorded yet.')).toBeTruthy();
});

test('exports the filtered entries, and reports why that failed', async () => {
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  let filter: object | undefined;
  let answer = () => 'time,kind';
  open('/admin/audit?kind=INVITED', {
    exportAuditEntries: (variables: object) => {
      filter = variables;
      return answer();
    },
  });
  await panel.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^audit-.*\.csv$/)]));
  expect(filter).toMatchObject({ kind: 'INVITED' });
  answer = () => throwApiError('UNAVAILABLE', 'The service is not available at the moment.');
  await panel.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('The audit list could not be exported.')).toBeTruthy();
  click.mockRestore();
});

test('reports that the entries could not be loaded', async () => {
  open('/admin/audit', {
    auditEntries: () => throwApiError('UNAVAILABLE', 'The service is not available at the moment.'),
  });
  expect((await screen.findByText(/^The audit list could not be loaded\./)).getAttribute('role')).toBe(
    'alert',
  );
});
