/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  createAccount,
  openPanel,
  siteOperations,
  storeToken,
  throwApiError,
} from '../../../testing/panel.tsx';

let panel: ReturnType<typeof openPanel>;
/** The calls of the mock API. */
let calls: { email: string; dryRun?: boolean }[];
let kept: number;

const open = (account = createAccount(siteOperations('managePersonalData'))) => {
  panel = openPanel('/admin/privacy', {
    me: account,
    exportPersonalData: (args: { email: string }) => {
      calls.push(args);
      return '{}';
    },
    erasePersonalData: (args: { email: string; dryRun: boolean }) => {
      calls.push(args);
      if (args.email === 'a@b') throwApiError('BAD_USER_INPUT', 'Not sent', { email: 'No address.' });
      const counts = {
        messages: kept,
        notes: 1,
        versions: 4,
        savedSearches: 0,
        emails: 1,
        idempotencyKeys: 0,
      };
      if (!args.dryRun) kept = 0;
      return { ...counts, isComplete: true };
    },
  });
};
const type = async (email: string) =>
  panel.user.type(await screen.findByLabelText(/^Email address of the visitor/), email);
const press = (name: string) => panel.user.click(screen.getByRole('button', { name }));

beforeEach(() => {
  storeToken();
  calls = [];
  kept = 2;
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
});
afterEach(() => {
  panel.close();
  localStorage.clear();
});

test('counts what would be erased, asks, and erases it', async () => {
  open();
  await type(' Ann@example.com');
  await press('Erase…');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(
    '2 messages, 1 note, 4 entries in the history, 1 email job and 0 saved searches will be erased.',
  );
  await panel.user.click(dialog.getByRole('button', { name: 'Erase' }));
  await screen.findAllByText(/^2 messages, .* erased\.$/);
  expect(calls).toEqual([
    { email: 'Ann@example.com', dryRun: true },
    { email: 'Ann@example.com', dryRun: false },
  ]);
});

test('erases nothing when the question is cancelled', async () => {
  open();
  await type('ann@example.com');
  await press('Erase…');
  await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toEqual([{ email: 'ann@example.com', dryRun: true }]);
});

test('says that nothing is kept of an address', async () => {
  kept = 0;
  open();
  await type('bea@example.com');
  await press('Erase…');
  await screen.findByText('Nothing is kept of bea@example.com.');
});

test('exports a file', async () => {
  open();
  await type('ann@example.com');
  await press('Export as JSON');
  await screen.findByText('The file was exported.');
  expect(URL.createObjectURL).toHaveBeenCalledTimes(1);
});

test('shows what is wrong with an address at the field', async () => {
  open();
  await type('ann');
  await press('Erase…');
  await screen.findByText('Enter an email address, such as name@example.com.');
  await type('{Control>}a{/Control}a@b');
  await press('Erase…');
  await screen.findByText('No address.');
});

test('is for administrators', async () => {
  open(createAccount([]));
  await screen.findByRole('alert');
  expect(screen.queryByLabelText(/^Email address of the visitor/)).toBeNull();
});
