/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mailto, replyTo, telephone, whatsApp } from './message.tsx';
import { LostResponse, openPanel, storeToken } from '../../testing/panel.tsx';

const delivery = { state: 'NONE', attempts: 0, lastError: null, at: null };

let panel: ReturnType<typeof openPanel>;
let stored: { id: string; state: string; createdAt: string }[];
/** The mock API awaits this before it returns a message. */
let beforeMessage: Promise<void>;
/** The mock API awaits this before it marks messages. */
let beforeMark: () => Promise<void>;
/** The states that the mock API has set. */
let markedStates: string[];
/** True if responses to the mutation that marks messages are lost. */
let isResponseLost: boolean;
/** The mock API awaits this before it deletes messages. */
let beforeDelete: () => Promise<void>;

function open(url: string = '/admin/messages') {
  panel = openPanel(url, {
    contactMessages: () => ({ items: stored, page: 1, limit: 20, total: stored.length, totalPages: 1 }),
    contactMessage: async ({ id }: { id: string }) => {
      await beforeMessage;
      return stored.find((message) => message.id === id) ?? null;
    },
    markContactMessages: async ({ ids, state }: { ids: string[]; state: string }) => {
      await beforeMark();
      markedStates.push(state);
      const marked = stored.filter(({ id }) => ids.includes(id));
      for (const message of marked) message.state = state;
      if (isResponseLost) throw new LostResponse();
      return marked;
    },
    deleteContactMessages: async ({ ids }: { ids: string[] }) => {
      await beforeDelete();
      stored = stored.filter(({ id }) => !ids.includes(id));
      return ids;
    },
  });
}
const clickButton = (name: string | RegExp) => panel.user.click(screen.getByRole('button', { name }));
const states = () => stored.map(({ state }) => state);

beforeEach(() => {
  storeToken();
  sessionStorage.clear();
  beforeMessage = Promise.resolve();
  beforeMark = () => Promise.resolve();
  markedStates = [];
  isResponseLost = false;
  beforeDelete = () => Promise.resolve();
  stored = ['Ann', 'Bea'].map((name, index) => ({
    id: String(index + 1),
    name,
    email: 'ann@example.com',
    phone: index === 0 ? '+971 (50) 123-4567' : null,
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
    const chat = screen.getByRole('link', { name: 'WhatsApp' });
    expect(chat.getAttribute('href')).toBe('https://wa.me/971501234567');
    await clickButton('Open From Bea, Bea');
    await screen.findByRole('heading', { name: 'From Bea' });
    expect(screen.queryByRole('link', { name: /971/ })).toBeNull();
  });

  test('is marked read when opened; “Mark unread” holds after Back and a reload', async () => {
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(states()).toEqual(['READ', 'UNREAD']));
    await clickButton('Mark unread');
    await waitFor(() => expect(states()).toEqual(['UNREAD', 'UNREAD']));
    await clickButton('Close message');
    await act(() => panel.router.navigate(-1));
    await screen.findByRole('heading', { name: 'From Ann' });
    await screen.findByRole('button', { name: 'Mark unread' });
    const location = panel.router.state.location;
    panel.close();
    open(`${location.pathname}${location.search}`);
    await screen.findByRole('heading', { name: 'From Ann' });
    expect(states()).toEqual(['UNREAD', 'UNREAD']);
    await clickButton('Close message');
    await clickButton('Open From Ann, Ann');
    await waitFor(() => expect(states()).toEqual(['READ', 'UNREAD']));
  });

  test('keeps the last state although an earlier request takes longer', async () => {
    open();
    const pending: (() => void)[] = [];
    beforeMark = () => new Promise((resolve) => pending.push(resolve));
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(pending).toHaveLength(1)); // the request that marks it as read
    beforeMark = () => Promise.resolve();
    await clickButton('Mark unread');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(states()).toEqual(['UNREAD', 'UNREAD']);
    pending[0]!();
    await waitFor(() => expect(markedStates).toEqual(['READ', 'UNREAD']));
    expect(states()).toEqual(['UNREAD', 'UNREAD']);
  });

  test('reports an unknown outcome after a lost response, and shows the stored state', async () => {
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(states()).toEqual(['READ', 'UNREAD']));
    isResponseLost = true;
    await clickButton('Mark answered');
    await screen.findByText('It is not known whether the messages were marked.');
    await screen.findByText('answered', { selector: 'td *' });
    isResponseLost = false;
    await clickButton('Mark unread');
    await screen.findAllByText('unread', { selector: 'td *' });
    await waitFor(() =>
      expect(screen.queryByText('It is not known whether the messages were marked.')).toBeNull(),
    );
  });

  test('keeps the last state although the screen was left and opened again in between', async () => {
    open();
    const pending: (() => void)[] = [];
    beforeMark = () => new Promise((resolve) => pending.push(resolve));
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await waitFor(() => expect(pending).toHaveLength(1)); // the request that marks it as read
    beforeMark = () => Promise.resolve();
    await act(() => panel.router.navigate('/admin/blogs'));
    await screen.findByRole('heading', { name: /Blogs/ });
    await act(() => panel.router.navigate('/admin/messages'));
    await panel.user.click(await screen.findByRole('checkbox', { name: 'Select From Ann, Ann' }));
    await clickButton('Mark answered');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    pending[0]!();
    await waitFor(() => expect(markedStates).toEqual(['READ', 'ANSWERED']));
  });

  test('closes after its deletion, but not another message that was opened meanwhile', async () => {
    let release!: () => void;
    const gate = new Promise<void>((resolve) => (release = resolve));
    beforeDelete = () => gate;
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    await screen.findByRole('heading', { name: 'From Ann' });
    await clickButton('Delete From Ann, Ann');
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await clickButton('Open From Bea, Bea');
    await screen.findByRole('heading', { name: 'From Bea' });
    release();
    await screen.findByText('Deleted “From Ann, Ann”.');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('heading', { name: 'From Bea' })).toBeTruthy();
  });

  test('returns the focus when it is closed or deleted, and keeps it when it is marked', async () => {
    open();
    const opener = await screen.findByRole('button', { name: 'Open From Ann, Ann' });
    await panel.user.click(opener);
    await screen.findByRole('heading', { name: 'From Ann' });
    await clickButton('Close message');
    expect(document.activeElement).toBe(opener);

    await panel.user.click(opener);
    await clickButton('Mark answered');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Mark read' }));
    await clickButton('Mark read');
    await waitFor(() => expect(markedStates).toEqual(['READ', 'ANSWERED', 'READ']));

    await clickButton('Delete');
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
    beforeMessage = Promise.reject(new LostResponse());
    isResponseLost = true;
    await clickButton('Mark answered');
    await screen.findByText('It is not known whether the messages were marked.');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('heading', { name: 'From Ann' })).toBe(heading);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mark answered' }));
  });

  test('that does not exist any more is reported and can be closed', async () => {
    open('/admin/messages?edit=99');
    await screen.findByText('This message no longer exists.');
    await clickButton('Close message');
    expect(screen.queryByText('This message no longer exists.')).toBeNull();
    expect(document.activeElement).toBe(document.getElementById('screen'));
  });

  test('can be retried after an error', async () => {
    beforeMessage = Promise.reject(new LostResponse());
    open('/admin/messages?edit=1');
    const error = await screen.findByText(/^The message could not be loaded\./);
    beforeMessage = Promise.resolve();
    await panel.user.click(within(error).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'From Ann' });
  });

  test('does not take the focus when it loads while the user types', async () => {
    let release!: () => void;
    beforeMessage = new Promise((resolve) => (release = resolve));
    open();
    await panel.user.click(await screen.findByRole('button', { name: 'Open From Ann, Ann' }));
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await panel.user.type(search, 'Be');
    await act(() => {
      release();
      return beforeMessage;
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
    await act(() => new Promise((resolve) => setTimeout(resolve, 50))); // a visible tab refetches, too
  });
});

const MESSAGE = { email: 'ann@example.com', subject: 'A villa', message: 'First.\nSecond.' };
function parseMailto(link: string): Record<string, string> {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

test.each([
  ['+971 (0)50 123-45.67', 'tel:+9710501234567'],
  ['050 123 4567', 'tel:0501234567'],
])('links the number %s as %s', (phone, link) => {
  expect(telephone(phone)).toBe(link);
});

test.each([
  ['+971 (0)50 123-45.67', '971501234567'],
  ['00971 50 123 4567', '971501234567'],
  ['050 123 4567', '971501234567'],
  ['50 123 4567', '971501234567'],
  ['971 50 123 4567', '971501234567'],
  ['+44 7700 900123', '447700900123'],
])('opens a WhatsApp chat with %s', (phone, digits) => {
  expect(whatsApp(phone)).toBe(`https://wa.me/${digits}`);
});

describe('a reply', () => {
  test('is addressed to the sender, with the subject and the quoted message', () => {
    const body = '\r\n\r\n> First.\r\n> Second.';
    expect(parseMailto(replyTo(MESSAGE))).toEqual({ to: 'ann@example.com', subject: 'Re: A villa', body });
  });

  test('has no other recipient, whatever a stored address contains', () => {
    const email = 'a?bcc=spy%40evil.example&subject=x@example.com';
    expect(parseMailto(mailto(email))).toEqual({ to: email });
    expect(Object.keys(parseMailto(replyTo({ ...MESSAGE, email })))).toEqual(['to', 'subject', 'body']);
    expect(Object.keys(parseMailto(replyTo({ ...MESSAGE, subject: 'A&bcc=spy@evil.example' })))).toEqual([
      'to',
      'subject',
      'body',
    ]);
  });

  test.each(['a villa by the sea ', 'فيلا على البحر ', '🏡🌊 '])(
    'to a long message of “%s” truncates the quote to the length that mail programs accept',
    (text) => {
      const link = replyTo({ ...MESSAGE, message: text.repeat(1000) });
      expect(link.length).toBeLessThanOrEqual(1900);
      expect(link.length).toBeGreaterThan(1850);
      expect(parseMailto(link).body).toMatch(/^\r\n\r\n> .*…$/su);
    },
  );
});
