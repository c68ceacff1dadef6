/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, storeToken, throwApiError } from '../../../testing/panel.tsx';

interface Account {
  id: string;
  name: string;
  email: string;
  role: string;
  state: string;
  lastSignInAt: string | null;
  hasSecondFactor: boolean;
}

let accounts: Account[];
let link: string | null;
let requests: object[];
let panel: ReturnType<typeof openPanel>;

const account = (id: string, name: string, more: Partial<Account> = {}): Account => ({
  ...{ id, name, email: `${name.toLowerCase()}@example.com`, role: 'AGENT', state: 'ACTIVE' },
  ...{ lastSignInAt: '2026-03-02T08:00:00Z', hasSecondFactor: false },
  ...more,
});
const change = (id: string, changes: Partial<Account>) => {
  requests.push({ id, ...changes });
  return Object.assign(
    accounts.find((one) => one.id === id)!,
    changes,
  );
};

function open(api: object = {}) {
  panel = openPanel('/admin/staff', {
    staff: () => ({ items: accounts, page: 1, total: accounts.length, totalPages: 1 }),
    secondFactorRoles: ['ADMINISTRATOR'],
    inviteStaff: ({ input }: { input: { name: string; email: string; role: string } }) => {
      requests.push(input);
      accounts = [...accounts, account('9', input.name, { ...input, state: 'INVITED', lastSignInAt: null })];
      return { staff: accounts.at(-1), link };
    },
    updateStaff: ({ id, input }: { id: string; input: Partial<Account> }) => change(id, input),
    disableStaff: ({ id }: { id: string }) => change(id, { state: 'DISABLED' }),
    enableStaff: ({ id }: { id: string }) => change(id, { state: 'ACTIVE' }),
    sendPasswordLink: ({ id }: { id: string }) => ({ staff: accounts.find((one) => one.id === id), link }),
    resetSecondFactor: ({ id }: { id: string }) => change(id, { hasSecondFactor: false }),
    requireSecondFactor: ({ roles }: { roles: string[] }) => {
      requests.push(roles);
      return roles;
    },
    ...api,
  });
}
const clickButton = async (name: string) => panel.user.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);

async function invite(email: string, name: string) {
  await panel.user.type(await screen.findByRole('textbox', { name: /^Email/ }), email);
  await panel.user.type(screen.getByRole('textbox', { name: /^Name/ }), name);
  await clickButton('Invite');
}

beforeEach(() => {
  storeToken();
  requests = [];
  link = null;
  accounts = [
    account('2', 'Omar', { hasSecondFactor: true }),
    account('3', 'Lina', { state: 'INVITED', lastSignInAt: null, role: 'MANAGER' }),
  ];
});
afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

test('lists name, role, state and last sign-in of each account', async () => {
  open();
  const omar = await rowOf('Omar');
  for (const text of ['omar@example.com', 'Agent', 'active', 'Second factor', /^Last sign-in/])
    expect(omar.getByText(text)).toBeTruthy();
  const lina = await rowOf('Lina');
  for (const text of ['Manager', 'invited', 'Has not signed in yet'])
    expect(lina.getByText(text)).toBeTruthy();
});

test('reports that the accounts could not be loaded', async () => {
  open({ staff: () => throwApiError('UNAVAILABLE', 'The service is not available at the moment.') });
  expect((await screen.findByText(/^The accounts could not be loaded\./)).getAttribute('role')).toBe('alert');
});

describe('an invitation', () => {
  test('that was sent by email is confirmed, and its account is listed', async () => {
    open();
    await invite(' sara@example.com ', 'Sara');
    expect(await screen.findByText('An invitation was sent to sara@example.com.')).toBeTruthy();
    expect(requests).toEqual([{ email: 'sara@example.com', name: 'Sara', role: 'AGENT' }]);
    expect(await rowOf('Sara')).toBeTruthy();
  });

  test('shows its link once without a mail server', async () => {
    link = 'https://site.example/admin/password/token';
    open();
    await invite('sara@example.com', 'Sara');
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to set a password' });
    expect(input.value).toBe(link);
    expect(document.activeElement?.textContent).toBe('Link for sara@example.com');
    await clickButton('Done');
    expect(screen.queryByDisplayValue(link)).toBeNull();
  });

  test('of a known address is refused at the field', async () => {
    const known = 'An account has this email address already.';
    open({ inviteStaff: () => throwApiError('CONFLICT', known) });
    await invite('omar@example.com', 'Omar');
    const email = screen.getByRole('textbox', { name: /^Email/ });
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(known)).toBeTruthy();
  });

  test('without an address is not sent', async () => {
    open();
    await clickButton('Invite');
    expect(await screen.findByText('Enter the email address of the person.')).toBeTruthy();
    expect(requests).toEqual([]);
  });
});

describe('an account', () => {
  test('gets another name and role, and the focus returns to its button', async () => {
    open();
    await clickButton('Edit Omar');
    const row = await rowOf('Omar');
    await panel.user.clear(row.getByRole('textbox', { name: /^Name/ }));
    await panel.user.type(row.getByRole('textbox', { name: /^Name/ }), 'Omar K');
    await panel.user.selectOptions(row.getByRole('combobox', { name: /^Role/ }), 'MANAGER');
    await panel.user.click(row.getByRole('button', { name: 'Save' }));
    expect((await rowOf('Omar K')).getByText('Manager')).toBeTruthy();
    expect(requests).toEqual([{ id: '2', name: 'Omar K', role: 'MANAGER' }]);
    expect(document.activeElement?.textContent).toBe('Edit');
  });

  test('of the last administrator keeps its role, and the field says why', async () => {
    const last = 'This is the last administrator.';
    open({ updateStaff: () => throwApiError('CONFLICT', last) });
    await clickButton('Edit Omar');
    const row = await rowOf('Omar');
    await panel.user.selectOptions(row.getByRole('combobox', { name: /^Role/ }), 'MANAGER');
    await panel.user.click(row.getByRole('button', { name: 'Save' }));
    await row.findByText(last);
    expect(row.getByRole('combobox', { name: /^Role/ }).getAttribute('aria-invalid')).toBe('true');
  });

  test('is disabled and enabled after a confirmation', async () => {
    open();
    await clickButton('Disable Omar');
    await confirm('Cancel');
    expect(requests).toEqual([]);
    await clickButton('Disable Omar');
    await confirm('Disable');
    expect(await screen.findByText('The account of Omar was disabled.')).toBeTruthy();
    expect((await rowOf('Omar')).queryByRole('button', { name: /password link/ })).toBeNull();
    await clickButton('Enable Omar');
    await confirm('Enable');
    await waitFor(() => expect(requests.at(-1)).toEqual({ id: '2', state: 'ACTIVE' }));
  });

  test('of the last administrator stays enabled, and its row says why', async () => {
    const last = 'This is the last administrator.';
    open({ disableStaff: () => throwApiError('CONFLICT', last) });
    await clickButton('Disable Omar');
    await confirm('Disable');
    expect((await (await rowOf('Omar')).findByRole('alert')).textContent).toBe(last);
  });

  test('gets a link to set a password, which is shown without a mail server', async () => {
    link = 'https://site.example/admin/password/other';
    open();
    await clickButton('Send password link to Lina');
    expect(await screen.findByDisplayValue(link)).toBeTruthy();
  });

  test('loses its second factor after a confirmation', async () => {
    open();
    await clickButton('Reset second factor of Omar');
    await confirm('Reset second factor');
    expect(await screen.findByText('The second factor of Omar was reset.')).toBeTruthy();
    expect((await rowOf('Omar')).queryByText('Second factor')).toBeNull();
  });
});

test('saves the roles that require a second factor', async () => {
  open();
  const agent = await screen.findByRole('checkbox', { name: 'Agent' });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Administrator' }).checked).toBe(true);
  await panel.user.click(agent);
  await clickButton('Save');
  await screen.findByText('The roles that require a second factor were saved.');
  expect(requests).toEqual([['ADMINISTRATOR', 'AGENT']]);
});
