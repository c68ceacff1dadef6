/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mailto, replyTo, telephone } from './message.tsx';
import { LostAnswer, openPanel, signedIn } from '../../testing/panel.tsx';

const delivery = { state: 'NONE', attempts: 0, lastError: null, at: null };

let panel: ReturnType<typeof openPanel>;
let stored: { id: string; state: string; createdAt: string }[];
/** Resolves the pending request for a message. */
let arrive: () => void;
let arrival: Promise<void>;
/** The mock API awaits this before it marks messages; the states that it has set. */
let marking: () => Promise<void>;
let marked: string[];
/** Whether responses to marking are lost. */
let isResponseLost: boolean;
/** The mock API awaits this before it deletes messages. */
let deleting: () => Promise<void>;

function open(at: string = '/admin/messages') {
  panel = openPanel(at, {
    contactMessages: () => ({ items: stored, page: 1, limit: 20, total: stored.length, totalPages: 1 }),
    contactMessage: async ({ id }: { id: string }) => {
      await arrival;
      return stored.find((message) => message.id === id) ?? null;
    },
    markContactMessages: async ({ ids, state }: { ids: string[]; state: string }) => {
      await marking();
      marked.push(state);
      const those = stored.filter(({ id }) => ids.includes(id));
      for (const message of those) message.state = state;
      if (isResponseLost) throw new LostAnswer();
      return those;
    },
    deleteContactMessages: async ({ ids }: { ids: string[] }) => {
      await deleting();
      stored = stored.filter(({ id }) => !ids.includes(id));
      return ids;
    },
  });
}
const press = (name: string | RegExp) => panel.user.click(screen.getByRole('button', { name }));
const states = () => stored.map(({ state }) => state);

beforeEach(() => {
  signedIn();
  sessionStorage.clear();
  arrival = Promise.resolve();
  marking = () => Promise.resolve();
  marked = [];
  isResponseLost = false;
  deleting = () => Promise.resolve();
  stored = ['Ann', 'Bea'].map((name, place) => ({
    id: String(place + 1),
    name,
    email: 'ann@example.com',
    phone: place === 0 ? '+971 (50) 123-4567' : null,
    subject: `From ${name}`,
    message: 'Is it there?',
    state: 'UNREAD',
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    listing: null,
    listingTitle: null,
    delivery,
  }));
});
afterEach(() => {
  panel.close();
  localStorage.clear();
  jest.useRealTimers();
});

describe('a message', () => {
  test('shows the telephone number of the visitor as a link', async () => {
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    const link = await screen.findByRole('link', { name: '+971 (50) 123-4567' });
    expect(link.getAttribute('href')).toBe('tel:+971501234567');
    await press('Open From Bea, Bea');
    await screen.findByRole('heading', { name: 'From Bea' });
    expect(screen.queryByRole('link', { name: /971/ })).toBeNull();
  });

  test('is marked read when opened; “Mark unread” holds after Back and a reload', async () => {
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(states()).toEqual(['READ', 'UNREAD']));
    await press('Mark unread');
    await waitFor(() => expect(states()).toEqual(['UNREAD', 'UNREAD']));
    await press('Close message');
    await act(() => panel.router.navigate(-1));
    await screen.findByRole('heading', { name: 'From Ann' });
    await screen.findByRole('button', { name: 'Mark unread' });
    const address = panel.router.state.location;
    panel.close();
    open(`${address.pathname}${address.search}`);
    await screen.findByRole('heading', { name: 'From Ann' });
    expect(states()).toEqual(['UNREAD', 'UNREAD']);
    await press('Close message');
    await press('Open From Ann, Ann');
    await waitFor(() => expect(states()).toEqual(['READ', 'UNREAD']));
  });

  test('keeps the last state although an earlier request takes longer', async () => {
    open();
    const pending: (() => void)[] = [];
    marking = () => new Promise((resolve) => pending.push(resolve));
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(pending).toHaveLength(1)); // the request that marks it as read
    marking = () => Promise.resolve();
    await press('Mark unread');
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(states()).toEqual(['UNREAD', 'UNREAD']);
    pending[0]!();
    await waitFor(() => expect(marked).toEqual(['READ', 'UNREAD']));
    expect(states()).toEqual(['UNREAD', 'UNREAD']);
  });

  test('reports an unknown outcome after a lost response, and shows the stored state', async () => {
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(states()).toEqual(['READ', 'UNREAD']));
    isResponseLost = true;
    await press('Mark answered');
    await screen.findByText('It is not known whether the messages were marked.');
    await screen.findByText('answered', { selector: 'td *' });
    isResponseLost = false;
    await press('Mark unread');
    await screen.findAllByText('unread', { selector: 'td *' });
    await waitFor(() =>
      expect(screen.queryByText('It is not known whether the messages were marked.')).toBeNull(),
    );
  });

  test('keeps the last state although the screen was left and opened again in between', async () => {
    open();
    const pending: (() => void)[] = [];
    marking = () => new Promise((resolve) => pending.push(resolve));
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(pending).toHaveLength(1)); // the request that marks it as read
    marking = () => Promise.resolve();
    await act(() => panel.router.navigate('/admin/blogs'));
    await screen.findByRole('heading', { name: /Blogs/ });
    await act(() => panel.router.navigate('/admin/messages'));
    await panel.user.click(await screen.findByRole('checkbox', { name: 'Select From Ann, Ann' }));
    await press('Mark answered');
    await act(() => new Promise((next) => setTimeout(next, 50)));
    pending[0]!();
    await waitFor(() => expect(marked).toEqual(['READ', 'ANSWERED']));
  });

  test('closes after its deletion, but not another message that was opened meanwhile', async () => {
    let finish!: () => void;
    const gate = new Promise<void>((resolve) => (finish = resolve));
    deleting = () => gate;
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await screen.findByRole('heading', { name: 'From Ann' });
    await press('Delete From Ann, Ann');
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await press('Open From Bea, Bea');
    await screen.findByRole('heading', { name: 'From Bea' });
    finish();
    await screen.findByText('Deleted “From Ann, Ann”.');
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(screen.getByRole('heading', { name: 'From Bea' })).toBeTruthy();
  });

  test('returns the focus when it is closed or deleted, and keeps it when it is marked', async () => {
    open();
    const opener = await screen.findByRole('button', { name: 'Open From Ann, Ann' });
    await panel.user.click(opener);
    await screen.findByRole('heading', { name: 'From Ann' });
    await press('Close message');
    expect(document.activeElement).toBe(opener);

    await panel.user.click(opener);
    await press('Mark answered');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Mark read' }));
    await press('Mark read');
    await waitFor(() => expect(marked).toEqual(['READ', 'ANSWERED', 'READ']));

    await press('Delete');
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleted “From Ann, Ann”.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'From Ann' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'List' }));
  });

  test('stays open and keeps the focus when its refetch fails', async () => {
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(states()).toEqual(['READ', 'UNREAD']));
    const heading = screen.getByRole('heading', { name: 'From Ann' });
    arrival = Promise.reject(new LostAnswer());
    isResponseLost = true;
    await press('Mark answered');
    await screen.findByText('It is not known whether the messages were marked.');
    await act(() => new Promise((next) => setTimeout(next, 50)));
    expect(screen.getByRole('heading', { name: 'From Ann' })).toBe(heading);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark answered' }));
  });

  test('that does not exist any more is reported and can be closed', async () => {
    open('/admin/messages?edit=99');
    await screen.findByText('This message no longer exists.');
    await press('Close message');
    expect(screen.queryByText('This message no longer exists.')).toBeNull();
    expect(document.activeElement).toBe(document.getElementById('screen'));
  });

  test('can be retried after an error', async () => {
    arrival = Promise.reject(new LostAnswer());
    open('/admin/messages?edit=1');
    const error = await screen.findByText(/^The message could not be loaded\./);
    arrival = Promise.resolve();
    await panel.user.click(within(error).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'From Ann' });
  });

  test('that arrives while the user types does not take the focus', async () => {
    arrival = new Promise((resolve) => (arrive = resolve));
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await panel.user.type(search, 'Be');
    await act(() => {
      arrive();
      return arrival;
    });
    await screen.findByRole('heading', { name: 'From Ann' });
    await panel.user.keyboard('a');
    expect(document.activeElement).toBe(search);
    expect((search as HTMLInputElement).value).toBe('Bea');
  });

  test('shows its date from the next day on, also on a screen that stays open', async () => {
    open();
    const row = within((await screen.findByRole('button', { name: 'Open From Ann, Ann' })).closest('tr')!);
    expect(row.getByText(/^\d\d:\d\d$/)).toBeTruthy();
    jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, doNotFake: ['setTimeout', 'setInterval'] });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(row.getByText(/^\d+ \w{3,4} \d{4}, \d\d:\d\d$/)).toBeTruthy();
    await act(() => new Promise((next) => setTimeout(next, 50))); // a visible tab refetches, too
  });
});

const ANN = { email: 'ann@example.com', subject: 'A villa', message: 'First.\nSecond.' };
function read(link: string): Record<string, string> {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

test.each([
  ['+971 (0)50 123-45.67', 'tel:+9710501234567'],
  ['050 123 4567', 'tel:0501234567'],
])('links the number %s as %s', (phone, link) => {
  expect(telephone(phone)).toBe(link);
});

describe('a reply', () => {
  test('is addressed to the sender, with the subject and the quoted message', () => {
    const body = '\r\n\r\n> First.\r\n> Second.';
    expect(read(replyTo(ANN))).toEqual({ to: 'ann@example.com', subject: 'Re: A villa', body });
  });

  test('has no other recipient, whatever a stored address contains', () => {
    const email = 'a?bcc=spy%40evil.example&subject=x@example.com';
    expect(read(mailto(email))).toEqual({ to: email });
    expect(Object.keys(read(replyTo({ ...ANN, email })))).toEqual(['to', 'subject', 'body']);
    expect(Object.keys(read(replyTo({ ...ANN, subject: 'A&bcc=spy@evil.example' })))).toEqual([
      'to',
      'subject',
      'body',
    ]);
  });

  test.each(['a villa by the sea ', 'فيلا على البحر ', '🏡🌊 '])(
    'to a long message of “%s” quotes what a mail program takes of it',
    (words) => {
      const link = replyTo({ ...ANN, message: words.repeat(1000) });
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(link.length).toBeGreaterThan(1850);
      expect(read(link).body).toMatch(/^\r\n\r\n> .*…$/su);
    },
  );
});
