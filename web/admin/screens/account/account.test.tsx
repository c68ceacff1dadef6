/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  createAccount,
  LostResponse,
  openPanel,
  storeToken,
  throwApiError,
} from '../../../testing/panel.tsx';
import { storedToken } from '../../session/session.ts';
import { deviceName } from './device-name.ts';

const AT = '2026-03-02T08:00:00Z';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const me = {
  ...createAccount(),
  name: 'Ann',
  ...{ hasSecondFactor: false, mustEnableSecondFactor: false },
};
const sessions = [
  { id: 'a', device: FIREFOX, createdAt: AT, isCurrent: true },
  { id: 'b', device: IPHONE, createdAt: AT, isCurrent: false },
];

let panel: ReturnType<typeof openPanel>;
const open = (api: object = {}, url = '/admin/account') => {
  storeToken();
  panel = openPanel(url, { me, sessions, canMailPasswordLinks: true, ...api });
};
/** The section under a heading. */
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 2 })).closest('section')!);

afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

test('is linked in the header and not in the sidebar', async () => {
  open();
  await section('Your name');
  expect(screen.getByRole('link', { name: 'Account' }).closest('header')).toBeTruthy();
});

test('shows an error that can be retried when the account could not be loaded', async () => {
  let isReachable = false;
  open({ sessions: () => (isReachable ? sessions : throwApiError('UNAVAILABLE', 'Not just now.')) });
  await screen.findByText(/^Your account could not be loaded/);
  isReachable = true;
  await panel.user.click(screen.getByRole('button', { name: 'Try again' }));
  await section('Sessions');
});

test('saves the name', async () => {
  let input;
  open({ updateAccount: (args: { input: object }) => ({ ...me, ...(input = args.input) }) });
  const form = await section('Your name');
  await panel.user.type(form.getByLabelText('Name'), ' Lee ');
  await panel.user.click(form.getByRole('button', { name: 'Save name' }));
  await screen.findByText('Your name was saved.');
  expect({ ...input! }).toEqual({ name: 'Ann Lee' });
});

describe('the email address', () => {
  async function changeEmail(api: object) {
    open(api);
    const form = await section('Email');
    await panel.user.type(form.getByLabelText(/^New email/), ' new@example.com ');
    await panel.user.type(form.getByLabelText(/^Current password/), 'a password');
    await panel.user.click(form.getByRole('button', { name: 'Change email' }));
    return form;
  }

  test('is changed once the link is used that was sent to the new one', async () => {
    let variables;
    const form = await changeEmail({ updateEmail: (args: object) => Boolean((variables = args)) });
    await form.findByText(/^If new@example\.com can be used, an email with a link is on its way/);
    expect({ ...variables! }).toEqual({ email: 'new@example.com', password: 'a password' });
    expect(form.getByText(/^You log in with staff@example\.com\./)).toBeTruthy();
  });

  test('is in force at once without a mail server', async () => {
    const account = { ...me };
    const form = await changeEmail({
      canMailPasswordLinks: false,
      me: () => account,
      updateEmail: ({ email }: { email: string }) => Boolean((account.email = email)),
    });
    await screen.findByText('Your email address was changed. Log in with it from now on.');
    await form.findByText('You log in with new@example.com.');
  });

  test('stays when the password is wrong, with the error at its field', async () => {
    const password = 'The current password is not right.';
    const form = await changeEmail({
      updateEmail: () => throwApiError('BAD_USER_INPUT', password, { password }),
    });
    await form.findByText(password);
    expect(document.activeElement).toBe(form.getByLabelText(/^Current password/));
  });
});

describe('the password', () => {
  async function changePassword(api: object) {
    open(api);
    const form = await section('Password');
    await panel.user.type(form.getByLabelText(/^Current password/), 'an old password');
    await panel.user.type(form.getByLabelText(/^New password/), 'a new long password');
    await panel.user.click(form.getByRole('button', { name: 'Change password' }));
    return form;
  }

  test('is changed with the current one, and the login asks for the new one', async () => {
    let variables;
    await changePassword({ changePassword: (args: object) => Boolean((variables = args)) });
    await screen.findByText('Your password was set. Log in with it.');
    expect({ ...variables! }).toEqual({
      currentPassword: 'an old password',
      newPassword: 'a new long password',
    });
    expect(storedToken()).toBeNull();
  });

  test('stays when the current one is wrong, with the error at its field', async () => {
    const currentPassword = 'The current password is not right.';
    const form = await changePassword({
      changePassword: () => throwApiError('BAD_USER_INPUT', currentPassword, { currentPassword }),
    });
    await form.findByText(currentPassword);
    expect(document.activeElement).toBe(form.getByLabelText(/^Current password/));
    expect(storedToken()).not.toBeNull();
  });
});

describe('the sessions', () => {
  test('are listed with their device, and each other one is ended by one click', async () => {
    let current = sessions;
    open({
      sessions: () => current,
      endSession: ({ id }: { id: string }) => Boolean((current = current.filter((one) => one.id !== id))),
    });
    const list = await section('Sessions');
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Firefox on WindowsLogged in 2 Mar 2026, 12:00This session',
      'Safari on iPhoneLogged in 2 Mar 2026, 12:00End session',
    ]);
    await panel.user.click(list.getByRole('button', { name: 'End session: Safari on iPhone' }));
    await screen.findByText('The session was ended.');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });

  test('stay listed with an error when one could not be ended', async () => {
    open({ endSession: () => throwApiError('UNAVAILABLE', 'Not just now.') });
    await panel.user.click(await screen.findByRole('button', { name: 'End session: Safari on iPhone' }));
    await screen.findByText('Not just now.');
    expect(screen.getByRole('button', { name: 'End session: Safari on iPhone' })).toBeTruthy();
  });

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge on Windows'],
    ['curl/8.5.0', 'curl/8.5.0'],
    ['', 'Unknown device'],
  ])('name the device %j: %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('the second factor', () => {
  const secret = 'ABCDEFGHIJKLMNOP';
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `0000${index}-11111-22222-33333`);
  const server = (account: object = {}) => {
    const state = { ...me, ...account };
    return {
      me: () => state,
      prepareSecondFactor: { secret, uri: `otpauth://totp/Marsa:staff@example.com?secret=${secret}` },
      enableSecondFactor: ({ code }: { code: string }) => {
        if (code !== '123456') throwApiError('BAD_USER_INPUT', 'Wrong.', { code: 'This code is not right.' });
        Object.assign(state, { hasSecondFactor: true, mustEnableSecondFactor: false });
        return { recoveryCodes };
      },
      disableSecondFactor: () => Boolean(Object.assign(state, { hasSecondFactor: false })),
    };
  };
  async function prepare() {
    const form = await section('Second factor');
    await panel.user.type(form.getByLabelText(/^Current password/), 'a password{Enter}');
    await form.findByRole('img', { name: 'QR code for an authenticator app' });
    return form;
  }

  test('is set up by a QR code and a code of the app, and shows the recovery codes once', async () => {
    open(server());
    const form = await prepare();
    expect(form.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(/^Code/));
    await panel.user.keyboard('000000{Enter}');
    await form.findByText('This code is not right.');
    await panel.user.clear(form.getByLabelText(/^Code/));
    await panel.user.type(form.getByLabelText(/^Code/), '123456{Enter}');
    const codes = await section('Recovery codes');
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes);
    await panel.user.click(codes.getByRole('button', { name: 'Copy' }));
    await screen.findByText('The recovery codes were copied.');
    expect(await navigator.clipboard.readText()).toBe(recoveryCodes.join('\n'));
    await panel.user.click(codes.getByRole('button', { name: 'I have stored the codes' }));
    await screen.findByRole('button', { name: 'Remove second factor' });
    expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
  });

  test('says what to do when the answer is lost', async () => {
    open({
      ...server(),
      enableSecondFactor: () => {
        throw new LostResponse();
      },
    });
    await prepare();
    await panel.user.keyboard('123456{Enter}');
    await screen.findByText(/^The server gave no answer\. Reload the page/);
  });

  test('is removed with the current password', async () => {
    open(server({ hasSecondFactor: true }));
    const form = await section('Second factor');
    await panel.user.type(form.getByLabelText(/^Current password/), 'a password{Enter}');
    await screen.findByText('The second factor was removed.');
    await form.findByRole('button', { name: 'Set up' });
  });

  test('stays when the role requires one, with the message of the server', async () => {
    const disableSecondFactor = () => throwApiError('CONFLICT', 'Your role requires a second factor.');
    open({ ...server({ hasSecondFactor: true }), disableSecondFactor });
    const form = await section('Second factor');
    await panel.user.type(form.getByLabelText(/^Current password/), 'a password{Enter}');
    await form.findByText('Your role requires a second factor.');
  });

  test('that the role requires leads to the account until it is set up', async () => {
    const forbidden = () => throwApiError('FORBIDDEN', 'Your role requires a second factor.');
    open({ ...server({ mustEnableSecondFactor: true }), trash: forbidden }, '/admin/trash');
    const path = () => panel.router.state.location.pathname;
    await waitFor(() => expect(path()).toBe('/admin/account'));
    await screen.findByText(/^Your role requires a second factor\. Set it up here/);
    await panel.user.click(screen.getByRole('link', { name: 'Trash' }));
    await waitFor(() => expect(path()).toBe('/admin/account'));
    await prepare();
    await panel.user.keyboard('123456{Enter}');
    await section('Recovery codes');
    await waitFor(() => expect(screen.queryByText(/Set it up here/)).toBeNull());
    const answer = async (name: string) => {
      await panel.user.click(screen.getByRole('link', { name: 'Trash' }));
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Have you stored the recovery codes?' }),
      );
      await panel.user.click(dialog.getByRole('button', { name }));
    };
    await answer('Stay');
    await section('Recovery codes');
    expect(path()).toBe('/admin/account');
    await answer('Leave');
    await screen.findByRole('heading', { name: 'Trash' });
    expect(path()).toBe('/admin/trash');
  });
});
