/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { field, openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

const AT = '2026-03-02T08:00:00Z';
const disk = { holds: ['pictures', 'database'], free: 12.5 * 2 ** 30, size: 40 * 2 ** 30 };
const runningProcess = {
  host: 'one.example',
  pid: 41,
  startedAt: AT,
  seenAt: AT,
  runs: true,
  notices: [],
  disks: [disk],
};
const systemStatus = { version: '1.4.0', lastBackupAt: AT, hasMailServer: true, unmailedMessages: 0 };
const noneMissing = { missing: 0, first: [], checkedAt: AT, failedAt: null, failure: null };
const diskFull = { code: 'pictures-disk', message: 'The disk of the pictures is full.', since: AT };

let panel: ReturnType<typeof openPanel>;
afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

test('lists the problems of each process by its name, and the messages that were not sent', async () => {
  storeToken();
  panel = openPanel('/admin/operation', {
    systemStatus,
    processes: [
      runningProcess,
      { ...runningProcess, host: 'two.example', notices: [diskFull] },
      { ...runningProcess, host: 'three.example', runs: false },
    ],
    unsentMessages: [
      {
        ...{ id: '7', name: 'Ann', subject: 'A flat by the sea', createdAt: AT },
        delivery: { state: 'WAITING', attempts: 3, lastError: 'The mail server could not be reached.' },
      },
      {
        ...{ id: '8', name: 'Bea', subject: 'A villa', createdAt: AT },
        delivery: { state: 'FAILED', attempts: 1, lastError: 'The mail server refused it (answer 550).' },
      },
    ],
    pictureCheck: noneMissing,
  });
  const element = await screen.findByText(/The disk of the pictures is full\./);
  expect(element.textContent).toContain('Process 41 on two.example');
  expect(screen.getByText(/three\.example does not report/)).toBeTruthy();
  expect(screen.queryByText(/one\.example does not/)).toBeNull();
  expect(screen.getByRole('link', { name: 'A flat by the sea' }).getAttribute('href')).toBe(
    '/admin/messages?edit=7',
  );
  for (const text of [
    'The mail server could not be reached. 3 attempts. It is tried again.',
    'The mail server refused it (answer 550). 1 attempt. No further attempt is made.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Ann').tagName).toBe('BDI'); // so that an Arabic name does not reorder the time after it
});

test('lists missing pictures once, with their records, and the error of the last check', async () => {
  const missing = { code: 'pictures-missing', message: '25 pictures are missing.', since: AT };
  const flat = { collection: 'saleApartments', recordId: '7', title: 'Above the berths' };
  storeToken();
  panel = openPanel('/admin/operation', {
    systemStatus,
    processes: [
      { ...runningProcess, notices: [missing] },
      { ...runningProcess, host: 'two.example', notices: [missing] },
    ],
    unsentMessages: [],
    pictureCheck: {
      ...{ missing: 25, checkedAt: AT, failedAt: AT, failure: 'EIO: i/o error' },
      first: [
        { file: 'one.jpg', records: [flat, { ...flat, recordId: '8', title: '' }] },
        { file: 'other.jpg', records: [] },
      ],
    },
  });
  expect(
    (await screen.findByRole('link', { name: 'Apartments for sale: Above the berths' })).getAttribute('href'),
  ).toBe('/admin/apartmentforsale?edit=7');
  expect(screen.getByRole('link', { name: 'Apartments for sale: no. 8' })).toBeTruthy();
  for (const text of [
    /EIO: i\/o error/,
    'Kept for records that may be restored',
    'The first 2 of 25.',
    'No problems.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
});

test('a long title is truncated after a word, with an ellipsis', async () => {
  const title = 'Full-floor residence above the yacht harbour with a terrace to the sunset and a maid’s room';
  storeToken();
  panel = openPanel('/admin/operation', {
    systemStatus,
    processes: [runningProcess],
    unsentMessages: [],
    pictureCheck: {
      ...{ ...noneMissing, missing: 1 },
      first: [{ file: 'one.jpg', records: [{ collection: 'saleApartments', recordId: '7', title }] }],
    },
  });
  const element = await screen.findByRole('link', { name: /^Apartments for sale: Full-floor/ });
  expect(element.textContent).toBe(
    'Apartments for sale: Full-floor residence above the yacht harbour with a terrace to the sunset and a…',
  );
});

test('shows the free disk space of each running process', async () => {
  storeToken();
  panel = openPanel('/admin/operation', {
    systemStatus,
    processes: [runningProcess, { ...runningProcess, host: 'two.example', runs: false }],
    unsentMessages: [],
    pictureCheck: { ...noneMissing, checkedAt: null },
  });
  const elements = await screen.findAllByText(/12\.5 GB of 40\.0 GB free/);
  expect(elements.map(({ textContent }) => textContent)).toEqual([
    'pictures and database: 12.5 GB of 40.0 GB freeProcess 41 on one.example',
  ]);
  expect(screen.getByText('No picture has been checked yet.')).toBeTruthy();
});

test('can be retried after an error', async () => {
  let isUnavailable = true;
  storeToken();
  panel = openPanel('/admin/operation', {
    systemStatus,
    processes: () =>
      isUnavailable
        ? throwApiError('UNAVAILABLE', 'The service is not available at the moment.')
        : [runningProcess],
    unsentMessages: [],
    pictureCheck: noneMissing,
  });
  const retryButton = await screen.findByRole('button', { name: 'Try again' });
  isUnavailable = false;
  await panel.user.click(retryButton);
  expect(await screen.findByText('No problems.')).toBeTruthy();
});

test('the dashboard is refetched on a click, then with increasing delays until it loads', async () => {
  let attempts = 0;
  storeToken();
  panel = openPanel('/admin/dashboard', {
    dashboard: () =>
      ++attempts < 3
        ? throwApiError('UNAVAILABLE', 'The service is not available at the moment.')
        : { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
    contactMessages: { items: [], page: 1, limit: 20, total: 0, totalPages: 1 },
    unsentMessages: [],
  });
  await panel.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No messages.', undefined, { timeout: 20_000 })).toBeTruthy();
});

test('the dashboard lists unsaved drafts if it could not be loaded, and while it loads', async () => {
  storeToken();
  const unavailable = () => throwApiError('UNAVAILABLE', 'The service is not available at the moment.');
  const api = { ...createVillaServer(3).api, dashboard: unavailable };
  panel = openPanel('/admin/villasale', api);
  await panel.user.type(await screen.findByLabelText(/^Title/), 'Half a title');
  expect(field('Title').value).toBe('Half a title');
  panel.close();
  panel = openPanel('/admin/dashboard', api);
  await screen.findByText(/^The dashboard could not be loaded\./);
  const draft = await screen.findByRole('link', { name: 'Half a title' });
  expect(draft.getAttribute('href')).toBe('/admin/villasale');
  panel.close();
  const pending = () => new Promise(() => undefined);
  panel = openPanel('/admin/dashboard', { ...api, dashboard: pending });
  expect(await screen.findByRole('link', { name: 'Half a title' })).toBeTruthy();
  expect(screen.getByText('Loading...')).toBeTruthy();
});

test('says that no mail server is set up and how many messages were not emailed, and shows version and last backup', async () => {
  storeToken();
  panel = openPanel('/admin/operation', {
    systemStatus: { ...systemStatus, hasMailServer: false, unmailedMessages: 3 },
    processes: [runningProcess],
    unsentMessages: [],
    pictureCheck: noneMissing,
  });
  await screen.findByText(/^No mail server is set up/);
  expect(screen.getByText('3 messages were not emailed.')).toBeTruthy();
  expect(screen.queryByText(/No email has failed/)).toBeNull();
  expect(screen.getByText('Version 1.4.0')).toBeTruthy();
  expect(screen.getByText(/^Last backup/).textContent).toBe('Last backup 2 Mar 2026, 12:00');
  panel.close();
  panel = openPanel('/admin/operation', {
    systemStatus: { ...systemStatus, lastBackupAt: null },
    processes: [runningProcess],
    unsentMessages: [],
    pictureCheck: noneMissing,
  });
  await screen.findByText('No email has failed.');
  expect(screen.getByText(/^No backup has been made\./)).toBeTruthy();
});
