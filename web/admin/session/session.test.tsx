/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { field, openPanel, refuse, signedIn, tokenOf, type Sent } from '../../testing/panel.tsx';
import { villas } from '../../testing/villas.ts';
import { beginSession, subscribeToSession, storedToken } from './session.ts';

let panel: ReturnType<typeof openPanel>;

const dashboard = {
  dashboard: { counts: [], withoutPicture: [], withoutDetails: [], incompleteCount: 0, recentChanges: [] },
  contactMessages: { items: [], total: 0 },
  unsentMessages: [],
  unsettledCount: 0,
  unsettledListings: [],
  signIn: () => ({ token: tokenOf('1', 2) }),
};
const open = (at: string, api: object = {}) => {
  panel = openPanel(at, { ...villas(1).api, ...dashboard, ...api });
};
const path = () => panel.router.state.location.pathname;

const full = () => {
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
  open(link, { signIn: () => ({ token: tokenOf('1') }) });
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(screen.queryByText(/session has ended/)).toBeNull();
  await login();
  await waitFor(() => expect(`${path()}${panel.router.state.location.search}`).toBe(link));
  await waitFor(() => expect(field('Title').value).toBe('Villa 1'));
});

test('redirects to the login without a token', async () => {
  open('/admin/villasale');
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(path()).toBe('/admin/login');
});

test('the login stores the token and opens the dashboard', async () => {
  open('/admin', { signIn: () => ({ token: 'a token' }) });
  await login();
  await screen.findByRole('heading', { name: 'Welcome to the Admin Dashboard' });
  expect(path()).toBe('/admin/dashboard');
  expect(localStorage.getItem('adminToken')).toBe('a token');
});

test('the login works without storage, until the logout', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  try {
    open('/admin', { signIn: () => ({ token: 'a token' }) });
    await login();
    await screen.findByRole('heading', { name: 'Welcome to the Admin Dashboard' });
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(storedToken()).toBeNull();
  } finally {
    setItem.mockRestore();
  }
});

test("a wrong password shows the server's message", async () => {
  open('/admin/login', { signIn: () => refuse('UNAUTHENTICATED', 'Invalid email or password.') });
  await login();
  expect(await screen.findByText('Invalid email or password.')).toBeTruthy();
  expect(path()).toBe('/admin/login');
});

test('a failed login is announced in an alert that was already rendered', async () => {
  open('/admin/login', { signIn: () => refuse('UNAUTHENTICATED', 'Invalid email or password.') });
  const place = await screen.findByRole('alert');
  expect(place.textContent).toBe('');
  await login();
  await waitFor(() => expect(place.textContent).toBe('Invalid email or password.'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Login' }));
});

test('a login without a response shows “Login failed”', async () => {
  panel = openPanel('/admin/login', null);
  await login();
  expect(await screen.findByText('Login failed')).toBeTruthy();
});

test('email and password are required', async () => {
  open('/admin/login');
  await panel.user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(screen.getByText('Email is required.')).toBeTruthy();
  expect(screen.getByText('Password is required.')).toBeTruthy();
});

test('the password can be shown by keyboard', async () => {
  open('/admin/login');
  await panel.user.type(await screen.findByLabelText(/^Password/), 'a password');
  await panel.user.tab();
  await panel.user.keyboard('{Enter}');
  expect(field('Password').getAttribute('type')).toBe('text');
  expect(path()).toBe('/admin/login');
});

test('the login redirects to the dashboard when signed in', async () => {
  signedIn();
  open('/admin/login');
  await waitFor(() => expect(path()).toBe('/admin/dashboard'));
});

test('an invalid token redirects to the login and back', async () => {
  signedIn();
  const good = tokenOf('1', 2);
  const me = (_: object, { authorization }: Sent) =>
    authorization === `Bearer ${good}` ? { id: '1', email: 'staff@example.com' } : null;
  open('/admin/villasale', { me, signIn: () => ({ token: good }) });
  await screen.findByText(/^Your session has ended/);
  await login();
  await waitFor(() => expect(path()).toBe('/admin/villasale'));
});

describe('a session that ends while the panel is open', () => {
  const MINUTE = 60_000;
  let requests: number;
  let ended: boolean;
  let isUnreachable: boolean;

  async function work() {
    signedIn();
    requests = 0;
    ended = isUnreachable = false;
    const me = () => {
      requests++;
      if (isUnreachable) throw new TypeError('Failed to fetch');
      return ended ? null : { id: '1', email: 'staff@example.com' };
    };
    open('/admin/villasale', { me, signIn: () => ({ token: tokenOf('1', 2) }) });
    await panel.user.type(await screen.findByLabelText(/^Title/), 'Half a title');
    await screen.findByText('staff@example.com');
  }
  const later = (time: number) => {
    const now = Date.now() + time;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  };
  const returnToTab = () => fireEvent(document, new Event('visibilitychange'));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('is detected when the tab becomes visible, and unsaved changes are kept', async () => {
    await work();
    ended = true;
    later(MINUTE);
    returnToTab();
    await screen.findByText(/^Your session has ended/);
    ended = false;
    await login();
    await waitFor(() => expect(field('Title').value).toBe('Half a title'));
    expect(await screen.findByText('staff@example.com')).toBeTruthy();
  });

  test('is detected on navigation to another screen', async () => {
    await work();
    await panel.user.clear(field('Title'));
    ended = true;
    later(MINUTE);
    await panel.user.click(screen.getByRole('link', { name: 'blogs' }));
    await screen.findByText(/^Your session has ended/);
  });

  test('is checked at most once a minute', async () => {
    await work();
    ended = true;
    later(MINUTE / 2);
    returnToTab();
    returnToTab();
    expect(requests).toBe(1);
    later(MINUTE);
    returnToTab();
    await screen.findByText(/^Your session has ended/);
    expect(requests).toBe(2);
  });

  test('is detected although the clock was set back since the last check', async () => {
    await work();
    ended = true;
    later(-60 * MINUTE);
    returnToTab();
    await screen.findByText(/^Your session has ended/);
  });

  test('is not assumed when the check gets no response', async () => {
    await work();
    isUnreachable = true;
    later(MINUTE);
    returnToTab();
    await waitFor(() => expect(requests).toBe(2));
    isUnreachable = false;
    returnToTab();
    await waitFor(() => expect(requests).toBe(3));
    expect(field('Title').value).toBe('Half a title');
    expect(localStorage.getItem('adminToken')).toBe(tokenOf('1'));
  });
});

describe('in two tabs of one browser', () => {
  const inOtherTab = (token: string | null) => {
    if (token) localStorage.setItem('adminToken', token);
    else localStorage.removeItem('adminToken');
    fireEvent(window, new StorageEvent('storage', { key: 'adminToken', newValue: token }));
  };
  async function work(api: object = {}) {
    signedIn();
    open('/admin/villasale', api);
    await panel.user.type(await screen.findByLabelText(/^Title/), 'Half a title');
  }

  test('a logout in the other tab is shown in this one, and the login returns to the unsaved changes', async () => {
    await work({ signIn: () => ({ token: tokenOf('1', 2) }) });
    inOtherTab(null);
    await screen.findByText(/^Your session has ended in another tab/);
    await login();
    await waitFor(() => expect(field('Title').value).toBe('Half a title'));
    expect(path()).toBe('/admin/villasale');
  });

  test('a login in the other tab replaces the session of a tab without storage', () => {
    const followed: (string | null)[] = [];
    const unfollow = subscribeToSession(() => followed.push(storedToken()));
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
    try {
      beginSession('not stored');
    } finally {
      setItem.mockRestore();
    }
    localStorage.setItem('adminToken', tokenOf('2'));
    fireEvent(window, new StorageEvent('storage', { key: 'adminToken', newValue: tokenOf('2') }));
    unfollow();
    expect(followed).toEqual(['not stored', tokenOf('2')]);
  });

  test('unsaved changes are shown to their own account only', async () => {
    await work({ signIn: () => ({ token: tokenOf('2') }) });
    inOtherTab(null);
    await screen.findByText(/^Your session has ended/);
    await login();
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('');
    inOtherTab(tokenOf('1', 3));
    await screen.findByText('Another account has logged in, in another tab.');
    await waitFor(() => expect(field('Title').value).toBe('Half a title'));
  });

  test('another account cannot undo what the first one discarded', async () => {
    await work();
    await panel.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Your changes were discarded.');
    inOtherTab(tokenOf('2'));
    await screen.findByText('Another account has logged in, in another tab.');
    await waitFor(() => expect(screen.queryByText('Your changes were discarded.')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await panel.user.keyboard('{Control>}z{/Control}');
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(field('Title').value).toBe('');
  });

  test('each tab has its own unsaved changes', async () => {
    await work();
    panel.close();
    const first = sessionStorage.getItem('tab')!;
    sessionStorage.clear();
    open('/admin/villasale');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('');
    await panel.user.type(field('Title'), 'Another');
    panel.close();
    sessionStorage.setItem('tab', first);
    open('/admin/villasale');
    await waitFor(() => expect(field('Title').value).toBe('Half a title'));
  });
});

test('Logout removes the token and the unsaved changes after a confirmation', async () => {
  signedIn();
  open('/admin/villasale');
  await panel.user.type(await screen.findByLabelText(/^Title/), 'Half');
  await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
  await panel.user.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Admin Login' });
  expect(localStorage.length).toBe(0);
});

describe('Logout during a save', () => {
  const order: string[] = [];
  let answer!: (refused?: boolean) => void;
  async function saveAndLogOut() {
    order.length = 0;
    const answered = new Promise<boolean | undefined>((resolve) => (answer = resolve));
    signedIn();
    open('/admin/villasale', {
      createSaleVilla: async (given: never) => {
        if (await answered) refuse('BAD_USER_INPUT', 'Too dear.');
        order.push('saved');
        return villas(1).api.createSaleVilla(given);
      },
      signOut: () => Boolean(order.push('signed out')),
    });
    for (const name of ['Title', 'Location', 'Price']) {
      await panel.user.type(await screen.findByLabelText(new RegExp(`^${name}`)), name);
    }
    await panel.user.click(screen.getByRole('button', { name: 'Add Villa' }));
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
  }

  test('waits for the response', async () => {
    await saveAndLogOut();
    answer();
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(order).toEqual(['saved', 'signed out']);
  });

  test('shows “Logging out...” and ignores a second click', async () => {
    await saveAndLogOut();
    const button = screen.getByRole('button', { name: 'Logging out...' });
    expect([button.ariaDisabled, document.activeElement]).toEqual(['true', button]);
    await panel.user.click(button);
    answer();
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(order).toEqual(['saved', 'signed out']);
  });

  test('opens a confirmation dialog when the save was rejected', async () => {
    await saveAndLogOut();
    answer(true);
    await panel.user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(field('Title').value).toBe('Title');
    expect(order).toEqual([]);
    expect(screen.getByRole('button', { name: 'Logout' }).ariaDisabled).toBe('false');
  });

  test('opens a dialog after a timeout, in which Stay cancels the logout', async () => {
    await saveAndLogOut();
    await screen.findByRole('dialog', { name: 'Your changes are still being saved.' });
    await panel.user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' }).ariaDisabled).toBe('false'));
    expect(order).toEqual([]);
  });

  test('waits without a limit on request, which can be cancelled', async () => {
    await saveAndLogOut();
    await panel.user.click(await screen.findByRole('button', { name: 'Log out when saved' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Cancel logout' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Logout' }));
    await panel.user.click(await screen.findByRole('button', { name: 'Log out when saved' }));
    await screen.findByRole('button', { name: 'Cancel logout' });
    answer();
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(order).toEqual(['saved', 'signed out']);
  });

  test('without waiting keeps the unsaved changes for the next login', async () => {
    await saveAndLogOut();
    await panel.user.click(await screen.findByRole('button', { name: 'Log out now' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(order).toEqual(['signed out']);
    answer(true);
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(screen.queryByText(/not saved|not known/)).toBeNull();
    await login();
    const heading = await screen.findByRole('heading', { name: 'Unsaved drafts' });
    await panel.user.click(within(heading.closest('section')!).getByRole('link', { name: 'Title' }));
    await waitFor(() => expect(field('Price').value).toBe('Price'));
    expect(screen.getByRole('button', { name: 'Add Villa' }).ariaDisabled).toBe('false');
    expect(screen.getByText(/It is not known whether this was saved\./)).toBeTruthy();
  });

  test('opens the dialog immediately while pictures are uploading', async () => {
    signedIn();
    const never = new Promise(() => {});
    open('/admin/villasale', { createSaleVilla: () => never });
    for (const name of ['Title', 'Location', 'Price']) {
      await panel.user.type(await screen.findByLabelText(new RegExp(`^${name}`)), name);
    }
    const picture = new File(['noon'], 'noon.jpg', { type: 'image/jpeg' });
    await panel.user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, picture);
    await panel.user.click(screen.getByRole('button', { name: 'Add Villa' }));
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    const question = screen.getByRole('dialog', { name: 'Pictures are still uploading.' });
    await panel.user.click(within(question).getByRole('button', { name: 'Log out now' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
  });
});

describe('notifications', () => {
  const remove = async () => {
    await panel.user.click(await screen.findByRole('button', { name: 'Delete Villa 1' }));
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  };

  test('with record titles and Undo are removed at the logout', async () => {
    signedIn();
    open('/admin/villasale');
    await remove();
    await screen.findByText('Deleted “Villa 1”.');
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(screen.queryByText('Deleted “Villa 1”.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('of a deletion that ends after the logout are not shown', async () => {
    signedIn();
    let end!: (ids: string[]) => void;
    const ended = new Promise<string[]>((resolve) => (end = resolve));
    open('/admin/villasale', {
      deleteSaleVillas: () => ended,
      signIn: () => ({ token: tokenOf('2') }),
    });
    await remove();
    await panel.user.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    await login();
    await screen.findByRole('heading', { name: 'Welcome to the Admin Dashboard' });
    end(['1']);
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(screen.queryByText(/Villa 1/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the redirect of the login', () => {
  test.each(['https://example.com/admin', '//example.com/admin', '/administration', 7])(
    'goes to the dashboard instead of %s',
    async (from) => {
      open('/admin/login', { signIn: () => ({ token: tokenOf('1') }) });
      await act(() => panel.router.navigate('/admin/login', { replace: true, state: { from } }));
      await login();
      await waitFor(() => expect(path()).toBe('/admin/dashboard'));
    },
  );

  test('goes to the dashboard after a logout', async () => {
    signedIn();
    open('/admin/villasale', { signIn: () => ({ token: tokenOf('1', 2) }) });
    await panel.user.click(await screen.findByRole('button', { name: 'Logout' }));
    await login();
    await waitFor(() => expect(path()).toBe('/admin/dashboard'));
  });
});

test('an unknown URL shows “Page Not Found”', async () => {
  signedIn();
  open('/admin/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
});
