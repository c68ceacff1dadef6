/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  field,
  LostResponse,
  openPanel,
  returnToTab,
  throwApiError,
  storeToken,
  createToken,
  type RequestHeaders,
} from '../../testing/panel.tsx';
import { createVillaServer } from '../../testing/villa-server.ts';
import { beginSession, subscribeToSession, storedToken } from './session.ts';

let panel: ReturnType<typeof openPanel>;

const dashboard = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
  contactMessages: { items: [], total: 0 },
  unsentMessages: [],
  listingsToReviewCount: 0,
  listingsToReview: [],
  signIn: () => ({ token: createToken('1', 2) }),
};
const open = (url: string, api: object = {}) => {
  panel = openPanel(url, { ...createVillaServer(1).api, ...dashboard, ...api });
};
const path = () => panel.router.state.location.pathname;

const throwQuotaExceeded = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

async function login() {
  await panel.user.type(await screen.findByLabelText(/^Email/), 'staff@example.com');
  await panel.user.type(field('Password'), 'a password');
  await panel.user.click(screen.getByRole('button', { name: 'Login' }));
}

afterEach(() => {
  panel.close();
  localStorage.clear();
  sessionStorage.clear();
});

// The first test: no session has ended yet in this module.
test('the login redirects to the URL that was opened while signed out', async () => {
  const link = '/admin/villasale?edit=1';
  open(link, { signIn: () => ({ token: createToken('1') }) });
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(screen.queryByText(/session has ended/)).toBeNull();
  await login();
  await waitFor(() => expect(`${path()}${panel.router.state.location.search}`).toBe(link));
  await waitFor(() => expect(field('Title').value).toBe('Villa 1'));
});

test('the login stores the token and opens the dashboard', async () => {
  open('/admin', { signIn: () => ({ token: 'a token' }) });
  await login();
  await screen.findByRole('heading', { name: 'Welcome to the Admin Dashboard' });
  expect(path()).toBe('/admin/dashboard');
  expect(localStorage.getItem('adminToken')).toBe('a token');
});

test('the login warns about full storage, and its session lasts until a logout or a reload', async () => {
  open('/admin');
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(screen.queryByText(/stores nothing/)).toBeNull();
  expect(localStorage.length).toBe(0);
  panel.close();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwQuotaExceeded);
  try {
    open('/admin', { signIn: () => ({ token: 'a token' }) });
    await screen.findByText(/^This browser stores nothing for this site/);
    await login();
    await screen.findByRole('heading', { name: 'Welcome to the Admin Dashboard' });
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(storedToken()).toBeNull();
  } finally {
    setItem.mockRestore();
  }
});

test('a failed login is announced in an alert that was already rendered', async () => {
  open('/admin/login', { signIn: () => throwApiError('UNAUTHENTICATED', 'Invalid email or password.') });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('');
  await login();
  await waitFor(() => expect(alert.textContent).toBe('Invalid email or password.'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }));
});

describe('a login that needs a second factor', () => {
  const codes: (string | null)[] = [];
  const signIn = ({ code, email, password }: { code: string | null; email: string; password: string }) => {
    codes.push(code);
    expect([email, password]).toEqual(['staff@example.com', 'a password']);
    if (code === null) throwApiError('UNAUTHENTICATED', 'Enter the code.', undefined, { secondFactor: true });
    if (code !== '123456') throwApiError('UNAUTHENTICATED', 'This code is not right.');
    return { token: createToken('1', 2) };
  };

  test('asks for a code, keeps email and password, and sends the code', async () => {
    codes.length = 0;
    open('/admin/login', { signIn });
    expect(screen.queryByLabelText(/^Code/)).toBeNull();
    await login();
    await screen.findByLabelText(/^Code/);
    expect(document.activeElement).toBe(field('Code'));
    expect(field('Code').autocomplete).toBe('one-time-code');
    await panel.user.keyboard('000000{Enter}');
    await screen.findByText('This code is not right.');
    expect(field('Code').selectionEnd).toBe(6);
    await panel.user.type(field('Code'), '123456{Enter}', {
      initialSelectionStart: 0,
      initialSelectionEnd: 6,
    });
    await waitFor(() => expect(path()).toBe('/admin/dashboard'));
    expect(codes).toEqual([null, '000000', '123456']);
  });

  test('rejects an empty code without a request', async () => {
    codes.length = 0;
    open('/admin/login', { signIn });
    await login();
    await screen.findByLabelText(/^Code/);
    await panel.user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByText('Code is required.');
    expect(codes).toEqual([null]);
  });
});

describe('a forgotten password', () => {
  const openFromLogin = async (api: object) => {
    open('/admin/login', api);
    await panel.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Forgot Your Password' });
    expect(path()).toBe('/admin/forgot-password');
  };

  test('sends a link without revealing whether the account exists', async () => {
    const emails: string[] = [];
    await openFromLogin({
      canMailPasswordLinks: true,
      requestPasswordReset: ({ email }: { email: string }) => Boolean(emails.push(email)),
    });
    await panel.user.click(await screen.findByRole('button', { name: 'Send link' }));
    await screen.findByText('Email is required.');
    await panel.user.type(field('Email'), ' staff@example.com{Enter}');
    await screen.findByText(/^If there is an account with this address/);
    expect(emails).toEqual(['staff@example.com']);
  });

  test('shows the message of the server after too many requests', async () => {
    const requestPasswordReset = () => throwApiError('TOO_MANY_REQUESTS', 'Try again in 15 minutes.');
    await openFromLogin({ canMailPasswordLinks: true, requestPasswordReset });
    await panel.user.type(await screen.findByLabelText(/^Email/), 'staff@example.com{Enter}');
    await screen.findByText('Try again in 15 minutes.');
    expect(screen.queryByText(/^If there is an account/)).toBeNull();
  });

  test('refers to an administrator without a mail server', async () => {
    await openFromLogin({ canMailPasswordLinks: false });
    await screen.findByText(/Ask an administrator for a link/);
    expect(screen.queryByRole('button')).toBeNull();
    await panel.user.click(screen.getByRole('link', { name: 'Back to the login' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
  });

  test('can be reloaded after a failure', async () => {
    let isReachable = false;
    await openFromLogin({
      canMailPasswordLinks: () => isReachable || throwApiError('UNAVAILABLE', 'Not just now.'),
    });
    isReachable = true;
    await panel.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByLabelText(/^Email/);
  });
});

describe('a link to set a password', () => {
  const link = '/admin/set-password/Token-1_x';

  test('sets the password, ends the session of this browser and opens the login', async () => {
    storeToken();
    let variables;
    open(link, { setPassword: (args: object) => Boolean((variables = args)) });
    await panel.user.type(await screen.findByLabelText(/^New password/), 'too short{Enter}');
    await screen.findByText('A password has 12 to 200 characters.');
    await panel.user.type(field('New password'), ', but not now{Enter}');
    await screen.findByText('Your password was set. Log in with it.');
    expect({ ...variables! }).toEqual({ token: 'Token-1_x', password: 'too short, but not now' });
    expect([path(), storedToken()]).toEqual(['/admin/login', null]);
  });

  test('shows the error of the server at the field', async () => {
    const setPassword = () => throwApiError('BAD_USER_INPUT', 'Common.', { password: 'This is common.' });
    open(link, { setPassword });
    await panel.user.type(await screen.findByLabelText(/^New password/), 'password1234{Enter}');
    await screen.findByText('This is common.');
    expect(document.activeElement).toBe(field('New password'));
    expect(screen.queryByText('Common.')).toBeNull();
  });

  test('links to the request of a new one if it was used', async () => {
    open(link, {
      canMailPasswordLinks: true,
      setPassword: () => throwApiError('NOT_FOUND', 'This link was used before or has expired.'),
    });
    await panel.user.type(await screen.findByLabelText(/^New password/), 'several long words{Enter}');
    await screen.findByText('This link was used before or has expired.');
    await panel.user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await screen.findByRole('heading', { name: 'Forgot Your Password' });
  });

  test('keeps the typed password after a lost response', async () => {
    open(link, {
      setPassword: () => {
        throw new LostResponse();
      },
    });
    await panel.user.type(await screen.findByLabelText(/^New password/), 'several long words{Enter}');
    await screen.findByText(/^The server gave no answer/);
    expect(field('New password').value).toBe('several long words');
  });
});

describe('a link to confirm an email address', () => {
  const link = '/admin/confirm-email/Token-1_x';

  test('changes the address after a click', async () => {
    const tokens: string[] = [];
    open(link, { confirmEmail: ({ token }: { token: string }) => Boolean(tokens.push(token)) });
    const button = await screen.findByRole('button', { name: 'Confirm address' });
    expect(tokens).toEqual([]);
    await panel.user.click(button);
    await screen.findByText('Your email address was changed. Log in with it from now on.');
    expect(tokens).toEqual(['Token-1_x']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows an error if it was used', async () => {
    const old = 'This link was used before or has expired.';
    open(link, { confirmEmail: () => throwApiError('NOT_FOUND', old) });
    await panel.user.click(await screen.findByRole('button', { name: 'Confirm address' }));
    await screen.findByText(old);
  });
});

test('the password can be shown by keyboard', async () => {
  open('/admin/login');
  await panel.user.type(await screen.findByLabelText(/^Password/), 'a password');
  await panel.user.tab();
  await panel.user.keyboard('{Enter}');
  expect(field('Password').getAttribute('type')).toBe('text');
  expect(path()).toBe('/admin/login');
});

test('an invalid token redirects to the login and back', async () => {
  storeToken();
  const validToken = createToken('1', 2);
  const newMessages = (_: object, { authorization }: RequestHeaders) =>
    authorization === `Bearer ${validToken}` ? 0 : throwApiError('UNAUTHENTICATED', 'Sign in first.');
  open('/admin/villasale', { newMessages, signIn: () => ({ token: validToken }) });
  await screen.findByText(/^Your session has ended/);
  await login();
  await waitFor(() => expect(path()).toBe('/admin/villasale'));
});

describe('when the tab becomes visible', () => {
  let respond: () => number;
  let requests: number;

  beforeEach(async () => {
    storeToken();
    requests = 0;
    respond = () => 0;
    const newMessages = () => {
      requests++;
      return respond();
    };
    open('/admin/villasale', { newMessages, signIn: () => ({ token: createToken('1', 2) }) });
    await panel.user.type(await screen.findByLabelText(/^Title/), 'Half a title');
    await screen.findByText('staff@example.com');
  });

  test('an ended session leads to the login, and unsaved changes are kept', async () => {
    respond = () => throwApiError('UNAUTHENTICATED', 'Sign in first.');
    returnToTab();
    await screen.findByText(/^Your session has ended/);
    respond = () => 0;
    await login();
    await waitFor(() => expect(field('Title').value).toBe('Half a title'));
    expect(await screen.findByText('staff@example.com')).toBeTruthy();
  });

  test('a request without a response does not end the session', async () => {
    respond = () => {
      throw new LostResponse();
    };
    returnToTab();
    await waitFor(() => expect(requests).toBe(2));
    respond = () => 1;
    returnToTab();
    await screen.findByLabelText('1 new');
    expect(field('Title').value).toBe('Half a title');
    expect(localStorage.getItem('adminToken')).toBe(createToken('1'));
  });
});

describe('in two tabs of one browser', () => {
  const storeTokenInOtherTab = (token: string | null) => {
    if (token) localStorage.setItem('adminToken', token);
    else localStorage.removeItem('adminToken');
    fireEvent(window, new StorageEvent('storage', { key: 'adminToken', newValue: token }));
  };
  async function openWithUnsavedChanges(api: object = {}) {
    storeToken();
    open('/admin/villasale', api);
    await panel.user.type(await screen.findByLabelText(/^Title/), 'Half a title');
  }

  test('a logout in the other tab is shown in this one, and the login returns to the unsaved changes', async () => {
    await openWithUnsavedChanges({ signIn: () => ({ token: createToken('1', 2) }) });
    storeTokenInOtherTab(null);
    await screen.findByText(/^Your session has ended in another tab/);
    await login();
    await waitFor(() => expect(field('Title').value).toBe('Half a title'));
    expect(path()).toBe('/admin/villasale');
  });

  test('a logout in the other tab is shown in a page that returns from the back/forward cache', async () => {
    await openWithUnsavedChanges();
    fireEvent(window, new Event('pagehide'));
    localStorage.removeItem('adminToken');
    fireEvent(window, new Event('pageshow'));
    await screen.findByText(/^Your session has ended in another tab/);
  });

  test('a login in the other tab replaces the session of a tab without storage', () => {
    const tokens: (string | null)[] = [];
    const unsubscribe = subscribeToSession(() => tokens.push(storedToken()));
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(throwQuotaExceeded);
    try {
      beginSession('not stored');
    } finally {
      setItem.mockRestore();
    }
    localStorage.setItem('adminToken', createToken('2'));
    fireEvent(window, new StorageEvent('storage', { key: 'adminToken', newValue: createToken('2') }));
    unsubscribe();
    expect(tokens).toEqual(['not stored', createToken('2')]);
  });

  test('unsaved changes are shown to their own account only', async () => {
    await openWithUnsavedChanges({ signIn: () => ({ token: createToken('2') }) });
    storeTokenInOtherTab(null);
    await screen.findByText(/^Your session has ended/);
    await login();
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('');
    storeTokenInOtherTab(createToken('1', 3));
    await screen.findByText('Another account has logged in, in another tab.');
    await waitFor(() => expect(field('Title').value).toBe('Half a title'));
  });

  test('another account cannot undo what the first one discarded', async () => {
    await openWithUnsavedChanges();
    await panel.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Your changes were discarded.');
    storeTokenInOtherTab(createToken('2'));
    await screen.findByText('Another account has logged in, in another tab.');
    await waitFor(() => expect(screen.queryByText('Your changes were discarded.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await panel.user.keyboard('{Control>}z{/Control}');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(field('Title').value).toBe('');
  });

  test('another tab shows the unsaved changes of a form, and a tab that is left stores its own', async () => {
    await openWithUnsavedChanges();
    const first = Object.entries(localStorage);
    await panel.user.type(field('Title'), ', and more');
    for (const [key, value] of first) localStorage.setItem(key, String(value)); // another tab stores its draft
    fireEvent(window, new Event('pagehide'));
    panel.close();
    sessionStorage.clear();
    open('/admin/villasale');
    await waitFor(() => expect(field('Title').value).toBe('Half a title, and more'));
  });
});

test('Logout removes the token and the unsaved changes after a confirmation', async () => {
  storeToken();
  open('/admin/villasale');
  await panel.user.type(await screen.findByLabelText(/^Title/), 'Half');
  await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
  await panel.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(localStorage.length).toBe(0);
});

test('Logout works again after a login whose logout failed on the server', async () => {
  storeToken();
  open('/admin/villasale', { signOut: () => throwApiError('UNAVAILABLE', 'Not just now.') });
  for (let time = 0; time < 2; time++) {
    await panel.user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    await login();
  }
  await screen.findByRole('button', { name: 'Logout' });
});

describe('Logout during a save', () => {
  /** The mutations that the mock API executed. */
  const executed: string[] = [];
  let respondToSave!: (isRejected?: boolean) => void;
  async function saveAndLogOut() {
    executed.length = 0;
    const response = new Promise<boolean | undefined>((resolve) => (respondToSave = resolve));
    storeToken();
    open('/admin/villasale', {
      createSaleVilla: async (args: never) => {
        if (await response) throwApiError('BAD_USER_INPUT', 'Too dear.');
        executed.push('saved');
        return createVillaServer(1).api.createSaleVilla(args);
      },
      signOut: () => Boolean(executed.push('signed out')),
    });
    for (const name of ['Title', 'Location', 'Price']) {
      await panel.user.type(await screen.findByLabelText(new RegExp(`^${name}`)), name);
    }
    await panel.user.click(screen.getByRole('button', { name: 'Add Villa' }));
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
  }

  test('waits for the response', async () => {
    await saveAndLogOut();
    respondToSave();
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(executed).toEqual(['saved', 'signed out']);
  });

  test('shows “Logging out...” and ignores a second click', async () => {
    await saveAndLogOut();
    const button = screen.getByRole('button', { name: 'Logging out...' });
    expect([button.ariaDisabled, document.activeElement]).toEqual(['true', button]);
    await panel.user.click(button);
    respondToSave();
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(executed).toEqual(['saved', 'signed out']);
  });

  test('opens a confirmation dialog when the save was rejected', async () => {
    await saveAndLogOut();
    respondToSave(true);
    await panel.user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(field('Title').value).toBe('Title');
    expect(executed).toEqual([]);
    expect(screen.getByRole('button', { name: 'Logout' }).ariaDisabled).toBe('false');
  });

  test('opens a dialog after a timeout, in which Stay cancels the logout', async () => {
    await saveAndLogOut();
    await screen.findByRole('dialog', { name: 'Your changes are still being saved.' });
    await panel.user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' }).ariaDisabled).toBe('false'));
    expect(executed).toEqual([]);
  });

  test('waits without a limit on request, which can be cancelled', async () => {
    await saveAndLogOut();
    await panel.user.click(await screen.findByRole('button', { name: 'Log out when saved' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Cancel logout' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Logout' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Log out when saved' }));
    await screen.findByRole('button', { name: 'Cancel logout' });
    respondToSave();
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(executed).toEqual(['saved', 'signed out']);
  });

  test('without waiting keeps the unsaved changes for the next login', async () => {
    await saveAndLogOut();
    await panel.user.click(await screen.findByRole('button', { name: 'Log out now' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(executed).toEqual(['signed out']);
    respondToSave(true);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText(/not saved|not known/)).toBeNull();
    await login();
    const heading = await screen.findByRole('heading', { name: 'Unsaved drafts' });
    await panel.user.click(within(heading.closest('section')!).getByRole('link', { name: 'Title' }));
    await waitFor(() => expect(field('Price').value).toBe('Price'));
    expect(screen.getByRole('button', { name: 'Add Villa' }).ariaDisabled).toBe('false');
    expect(screen.getByText(/It is not known whether this was saved\./)).toBeTruthy();
  });

  test('opens the dialog immediately while pictures are uploading', async () => {
    storeToken();
    const pending = new Promise(() => {});
    open('/admin/villasale', { uploadPicture: () => pending });
    for (const name of ['Title', 'Location', 'Price']) {
      await panel.user.type(await screen.findByLabelText(new RegExp(`^${name}`)), name);
    }
    const picture = new File(['noon'], 'noon.jpg', { type: 'image/jpeg' });
    await panel.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, picture);
    await panel.user.click(screen.getByRole('button', { name: 'Add Villa' }));
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = screen.getByRole('dialog', { name: 'Pictures are still uploading.' });
    await panel.user.click(within(dialog).getByRole('button', { name: 'Log out now' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
  });
});

describe('notifications', () => {
  const deleteVilla = async () => {
    await panel.user.click(await screen.findByRole('button', { name: 'Delete Villa 1' }));
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  };

  test('with record titles and Undo are removed at the logout', async () => {
    storeToken();
    open('/admin/villasale');
    await deleteVilla();
    await screen.findByText('Deleted “Villa 1”.');
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(screen.queryByText('Deleted “Villa 1”.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('of a deletion that ends after the logout are not shown', async () => {
    storeToken();
    let respond!: (ids: string[]) => void;
    const response = new Promise<string[]>((resolve) => (respond = resolve));
    open('/admin/villasale', {
      deleteSaleVillas: () => response,
      signIn: () => ({ token: createToken('2') }),
    });
    await deleteVilla();
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    await login();
    await screen.findByRole('heading', { name: 'Welcome to the Admin Dashboard' });
    respond(['1']);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText(/Villa 1/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the redirect of the login', () => {
  test.each(['https://example.com/admin', '//example.com/admin', '/administration', 7])(
    'goes to the dashboard instead of %s',
    async (from) => {
      open('/admin/login', { signIn: () => ({ token: createToken('1') }) });
      await act(() => panel.router.navigate('/admin/login', { replace: true, state: { from } }));
      await login();
      await waitFor(() => expect(path()).toBe('/admin/dashboard'));
    },
  );

  test('goes to the dashboard after a logout', async () => {
    storeToken();
    open('/admin/villasale', { signIn: () => ({ token: createToken('1', 2) }) });
    await panel.user.click(await screen.findByRole('button', { name: 'Logout' }));
    await login();
    await waitFor(() => expect(path()).toBe('/admin/dashboard'));
  });
});

test('an unknown URL shows “Page Not Found”', async () => {
  storeToken();
  open('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
});
