/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mailto, replyTo, telephone, whatsApp } from './contact-links.ts';
import {
  createAccount,
  LostResponse,
  openPanel,
  recordOperations,
  storeToken,
  throwApiError,
} from '../../testing/panel.tsx';

const delivery = { state: 'NONE', attempts: 0, lastError: null, at: null };

const SARA = { id: '1', name: 'Sara', email: 'sara@marsa.example' };
const OMAR = { id: '2', name: '', email: 'omar@marsa.example' };

interface StoredMessage {
  id: string;
  state: string;
  assignee: typeof SARA | null;
  createdAt: string;
  updatedAt: string;
  notes: object[];
  earlier: object[];
}

let panel: ReturnType<typeof openPanel>;
let stored: StoredMessage[];
/** The mock API awaits this before it returns a message. */
let beforeMessage: Promise<void>;
/** The mock API awaits this before it changes messages. */
let beforeChange: () => Promise<void>;
/** The changes that the mock API has made. */
let changes: object[];
/** True if responses to mutations are lost. */
let isResponseLost: boolean;
/** The mock API awaits this before it deletes messages. */
let beforeDelete: () => Promise<void>;
/** The arguments of the last list. */
let listed: object;
/** The idempotency keys of notes. */
let noteKeys: (string | undefined)[];
let now = Date.now();

interface Change {
  state?: string;
  assignee?: string | null;
}

/** Changes messages as the API does: each gets a later `updatedAt`. */
function apply(messages: StoredMessage[], { state, assignee }: Change): StoredMessage[] {
  changes.push({ ...(state && { state }), ...(assignee !== undefined && { assignee }) });
  const updatedAt = new Date((now += 1000)).toISOString();
  for (const message of messages) {
    if (state) message.state = state;
    if (assignee !== undefined) message.assignee = [SARA, OMAR].find(({ id }) => id === assignee) ?? null;
    message.updatedAt = updatedAt;
  }
  if (isResponseLost) throw new LostResponse();
  return messages;
}

async function changeAll({
  ids,
  unchangedSince,
  ...change
}: Change & { ids: string[]; unchangedSince: string | null }) {
  await beforeChange();
  const isUnchanged = ({ updatedAt }: StoredMessage) => !unchangedSince || updatedAt <= unchangedSince;
  return apply(
    stored.filter((message) => ids.includes(message.id) && isUnchanged(message)),
    change,
  );
}

function open(url: string = '/admin/messages', account = createAccount()) {
  panel = openPanel(url, {
    me: account,
    assignees: [SARA, OMAR],
    contactMessages: (args: object) => {
      listed = args;
      return { items: stored, page: 1, limit: 20, total: stored.length, totalPages: 1 };
    },
    contactMessage: async ({ id }: { id: string }) => {
      await beforeMessage;
      return stored.find((message) => message.id === id) ?? null;
    },
    updateContactMessage: async ({
      id,
      input,
      expectedUpdatedAt,
    }: {
      id: string;
      input: Change;
      expectedUpdatedAt: string;
    }) => {
      await beforeChange();
      const message = stored.find((one) => one.id === id)!;
      if (expectedUpdatedAt !== message.updatedAt)
        throwApiError('CONFLICT', 'This was changed since you opened it.');
      return apply([message], input)[0];
    },
    setContactMessageStates: changeAll,
    assignContactMessages: changeAll,
    addContactMessageNote: (
      { input: { messageId, text } }: { input: { messageId: string; text: string } },
      headers: { 'idempotency-key'?: string },
    ) => {
      const key = headers['idempotency-key'];
      const message = stored.find(({ id }) => id === messageId)!;
      const note = { id: '7', text, createdAt: new Date().toISOString(), by: SARA };
      if (!noteKeys.includes(key)) message.notes.unshift(note);
      noteKeys.push(key);
      if (isResponseLost) throw new LostResponse();
      return note;
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
const openMessage = async (name: string) => {
  await panel.user.click(await screen.findByRole('button', { name: `Open From ${name}, ${name}` }));
  await screen.findByRole('heading', { name: `From ${name}` });
};
/** Opens a menu by the label of its button and chooses an item. */
const choose = async (menu: string | RegExp, item: string) => {
  await panel.user.click(await screen.findByRole('button', { name: menu }));
  await panel.user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
};
const select = (name: string) => panel.user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));

beforeEach(() => {
  storeToken();
  sessionStorage.clear();
  beforeMessage = Promise.resolve();
  beforeChange = () => Promise.resolve();
  changes = [];
  noteKeys = [];
  isResponseLost = false;
  beforeDelete = () => Promise.resolve();
  stored = ['Ann', 'Bea'].map((name, index) => ({
    id: String(index + 1),
    name,
    email: 'ann@example.com',
    phone: index === 0 ? '050 123-4567' : null,
    phoneE164: index === 0 ? '+971501234567' : null,
    phoneInternational: index === 0 ? '+971 50 123 4567' : null,
    subject: `From ${name}`,
    message: 'Is it there?',
    state: 'NEW',
    assignee: null,
    notes: [],
    earlier: [],
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
  test('shows the telephone number of the visitor in the international format, with links', async () => {
    open();
    await openMessage('Ann');
    const link = await screen.findByRole('link', { name: '+971 50 123 4567' });
    expect(link.getAttribute('href')).toBe('tel:+971501234567');
    const chat = screen.getByRole('link', { name: 'WhatsApp' });
    expect(chat.getAttribute('href')).toBe('https://wa.me/971501234567');
    const email = screen.getByRole('link', { name: 'ann@example.com' });
    expect(email.getAttribute('href')).toBe('mailto:ann@example.com');
    await openMessage('Bea');
    expect(screen.queryByRole('link', { name: /971/ })).toBeNull();
  });

  test('shows a telephone number that is none of any country as typed, without WhatsApp', async () => {
    Object.assign(stored[0]!, { phone: '123-4567', phoneE164: null, phoneInternational: null });
    open();
    await openMessage('Ann');
    const link = await screen.findByRole('link', { name: '123-4567' });
    expect(link.getAttribute('href')).toBe('tel:1234567');
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  test('stays new when it is opened; a chosen state is stored and shown in the list', async () => {
    open();
    await openMessage('Ann');
    expect(states()).toEqual(['NEW', 'NEW']);
    await choose('State: New', 'In progress');
    await waitFor(() => expect(states()).toEqual(['IN_PROGRESS', 'NEW']));
    await screen.findByRole('button', { name: 'State: In progress' });
    await screen.findByText('in progress', { selector: 'td *' });
  });

  test('is assigned to a person, and to nobody again', async () => {
    open();
    await openMessage('Ann');
    await choose('Assigned to: Nobody', 'omar@marsa.example');
    await screen.findByText('omar@marsa.example', { selector: 'td *' });
    await choose('Assigned to: omar@marsa.example', 'Nobody');
    await waitFor(() => expect(changes).toEqual([{ assignee: '2' }, { assignee: null }]));
    await screen.findByRole('button', { name: 'Assigned to: Nobody' });
  });

  test('sends changes one after another, each for the version that the one before has made', async () => {
    open();
    const pending: (() => void)[] = [];
    await openMessage('Ann');
    beforeChange = () => new Promise((resolve) => pending.push(resolve));
    await choose('State: New', 'Done');
    await waitFor(() => expect(pending).toHaveLength(1));
    beforeChange = () => Promise.resolve();
    await choose('State: Done', 'Spam');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(changes).toEqual([]);
    pending[0]!();
    await waitFor(() => expect(changes).toEqual([{ state: 'DONE' }, { state: 'SPAM' }]));
    await screen.findByRole('button', { name: 'State: Spam' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not changed after somebody else has changed it, and then shows their choice', async () => {
    open();
    await openMessage('Ann');
    Object.assign(stored[0]!, { state: 'DONE', updatedAt: new Date((now += 1000)).toISOString() });
    await choose('State: New', 'Spam');
    await screen.findByText('This was changed since you opened it.');
    await screen.findByRole('button', { name: 'State: Done' });
    expect(states()).toEqual(['DONE', 'NEW']);
    await choose('State: Done', 'Spam');
    await waitFor(() => expect(states()).toEqual(['SPAM', 'NEW']));
  });

  test('reports an unknown outcome after a lost response, and shows the stored state', async () => {
    open();
    await openMessage('Ann');
    isResponseLost = true;
    await choose('State: New', 'Done');
    await screen.findByText('It is not known whether the messages were changed.');
    await screen.findByText('done', { selector: 'td *' });
    isResponseLost = false;
    await choose('State: Done', 'In progress');
    await screen.findByText('in progress', { selector: 'td *' });
    await waitFor(() =>
      expect(screen.queryByText('It is not known whether the messages were changed.')).toBeNull(),
    );
  });

  test('shows earlier messages of the visitor as links', async () => {
    const { id, subject, name, createdAt, state } = stored[1] as StoredMessage & {
      subject: string;
      name: string;
    };
    stored[0]!.earlier = [{ id, subject, name, createdAt, state }];
    open();
    await openMessage('Ann');
    const earlier = screen.getByRole('region', { name: 'Earlier messages of this visitor' });
    await panel.user.click(within(earlier).getByRole('link', { name: 'From Bea' }));
    await screen.findByRole('heading', { name: 'From Bea', level: 2 });
    expect(screen.queryByRole('region', { name: 'Earlier messages of this visitor' })).toBeNull();
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
    await choose('State: New', 'Done');
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'State: Done' }));
    await waitFor(() => expect(changes).toEqual([{ state: 'DONE' }]));

    await clickButton('Delete');
    await panel.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleted “From Ann, Ann”.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'From Ann' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'List' }));
  });

  test('stays open and keeps the focus when its refetch fails', async () => {
    open();
    await openMessage('Ann');
    const heading = screen.getByRole('heading', { name: 'From Ann' });
    beforeMessage = Promise.reject(new LostResponse());
    isResponseLost = true;
    await choose('State: New', 'Done');
    await screen.findByText('It is not known whether the messages were changed.');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.getByRole('heading', { name: 'From Ann' })).toBe(heading);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^State: / }));
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

describe('notes', () => {
  test('are added, and stay typed in the tab until then', async () => {
    open();
    await openMessage('Ann');
    await panel.user.type(screen.getByLabelText('New note'), 'Called back');
    await clickButton('Close message');
    await openMessage('Ann');
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('Called back');
    await clickButton('Add note');
    await screen.findByText('Called back', { selector: 'li *' });
    const notes = screen.getByRole('region', { name: 'Notes' });
    expect(within(notes).getByText('Sara')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
  });

  test('are added once although the first response was lost', async () => {
    open();
    await openMessage('Ann');
    await panel.user.type(screen.getByLabelText('New note'), 'Called back');
    isResponseLost = true;
    await clickButton('Add note');
    await screen.findByText('The note could not be added.');
    isResponseLost = false;
    await clickButton('Add note');
    await screen.findByText('Note added.');
    expect(stored[0]!.notes).toHaveLength(1);
    expect(noteKeys).toEqual([expect.any(String), noteKeys[0]]);
  });
});

describe('several messages', () => {
  test('are marked, and unmarked by Undo', async () => {
    stored[1]!.state = 'IN_PROGRESS';
    open();
    await screen.findByRole('button', { name: 'Open From Ann, Ann' });
    await select('all');
    await choose('Mark 2 selected', 'Spam');
    await screen.findByText('Marked 2 messages as spam.');
    expect(states()).toEqual(['SPAM', 'SPAM']);
    await clickButton('Undo');
    await screen.findByText('Undone.');
    expect(states()).toEqual(['NEW', 'IN_PROGRESS']);
  });

  test('are assigned; Undo leaves out the message that somebody else has changed since', async () => {
    open();
    await screen.findByRole('button', { name: 'Open From Ann, Ann' });
    await select('all');
    await choose('Assign 2 selected', 'Sara');
    await screen.findByText('Assigned 2 messages.');
    expect(stored.map(({ assignee }) => assignee)).toEqual([SARA, SARA]);
    Object.assign(stored[0]!, { assignee: OMAR, updatedAt: new Date((now += 1000)).toISOString() });
    await clickButton('Undo');
    await screen.findByText('Undone, except for 1 message that was changed meanwhile.');
    expect(stored.map(({ assignee }) => assignee)).toEqual([OMAR, null]);
  });

  test('are filtered by assignee in the URL', async () => {
    open();
    const filter = await screen.findByRole('combobox', { name: 'Assigned to' });
    await waitFor(() => expect(within(filter).getAllByRole('option')).toHaveLength(4));
    await panel.user.selectOptions(filter, 'Mine');
    await waitFor(() => expect(listed).toMatchObject({ filter: { assignee: '1' } }));
    expect(panel.router.state.location.search).toBe('?assignee=1');
    await panel.user.selectOptions(filter, 'Nobody');
    await waitFor(() => expect(listed).toMatchObject({ filter: { isAssigned: false } }));
    await panel.user.selectOptions(filter, 'Of everybody');
    await waitFor(() => expect(listed).toMatchObject({ filter: null }));
  });
});

test('an agent marks messages but neither assigns nor deletes nor exports them', async () => {
  stored[0]!.assignee = SARA;
  open('/admin/messages', createAccount(recordOperations('contactMessages', 'OWN', 'setState')));
  await openMessage('Ann');
  await screen.findByRole('button', { name: 'State: New' });
  expect(screen.getByText('Assigned to: Sara')).toBeTruthy();
  await select('From Ann, Ann');
  await screen.findByRole('button', { name: 'Mark 1 selected' });
  for (const name of [/^Assign/, /^Delete/, 'Export CSV'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

const MESSAGE = { email: 'ann@example.com', subject: 'A villa', message: 'First.\nSecond.' };
function parseMailto(link: string): Record<string, string> {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

test.each([
  ['+971501234567', 'tel:+971501234567'],
  ['123-45.67', 'tel:1234567'],
])('links the number %s as %s', (phone, link) => {
  expect(telephone(phone)).toBe(link);
});

test('opens a WhatsApp chat with a number', () => {
  expect(whatsApp('+447700900123')).toBe('https://wa.me/447700900123');
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
