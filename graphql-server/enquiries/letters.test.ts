import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, test, jest } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { inspect } from 'node:util';
import { testDatabaseUrl } from '../config.ts';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase } from '../database/testing.ts';
import { Outbox, pauseAfter, type Letters } from '../mail/outbox.ts';
import { openSmtp } from '../mail/smtp.ts';
import { headerOf, openMailServer, type TestMailServer } from '../mail/testing.ts';
import { openConfirmations } from './confirmations.ts';
import { openLetters } from './letters.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'correct-horse';

let database: Database;
let server: TestMailServer;
let boxes: Outbox[];
let told: string[];
let clock: number;

beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [], migrations });
});
beforeEach(async () => {
  [boxes, told, clock] = [[], [], Date.now()];
  server = await openMailServer();
});
afterEach(async () => {
  await Promise.all(boxes.map((box) => box.close()));
  await server.close();
  await database.dataSource.query('delete from contact_messages');
});
afterAll(() => database.close());

const addressing = { recipients: async () => ['office@marsa.example'], origin: 'https://marsa.example' };

/** Letters for whose database it is what the test's clock says. */
const lettersByTheClock = (): Letters => ({
  ...openLetters(database, addressing),
  now: async () => new Date(clock),
});

function open({ url = server.url, letters = lettersByTheClock() } = {}): Outbox {
  const tell = (what: object, sentence: string) => told.push(`${sentence} ${inspect(what, { depth: 9 })}`);
  const box = new Outbox({
    letters,
    post: openSmtp({ url, from: 'site@marsa.example' }),
    log: { error: tell, warn: tell },
  });
  boxes.push(box);
  return box;
}

/** What waits goes on waiting as it does: the clock alone is another. */
const TIMERS = [
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const ANN = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: null as string | null,
  subject: 'A villa',
  message: 'Is it\nthere?',
};

async function store(words: Partial<typeof ANN> & { listing?: string } = {}): Promise<number> {
  const { name, email, phone, subject, message } = { ...ANN, ...words };
  const [{ id }] = await database.dataSource.query<[{ id: number }]>(
    `insert into contact_messages (name, email, phone, subject, message, listing_title, mail_state, mail_due, created_at)
     values ($1, $2, $3, $4, $5, $6, 'WAITING', $7, $7) returning id`,
    [name, email, phone, subject, message, words.listing ?? null, new Date(clock)],
  );
  return id;
}

interface Stands {
  mail_state: string;
  mail_attempts: number;
  mail_error: string | null;
  mailed_at: Date | null;
  mail_due: Date | null;
}

async function stands(id: number): Promise<Stands> {
  const [row] = await database.dataSource.query<[Stands]>('select * from contact_messages where id = $1', [
    id,
  ]);
  return row;
}

/** Waits for what goes on beside the test. */
async function until<T>(look: () => Promise<T> | T, right: (found: T) => boolean): Promise<T> {
  for (let turn = 0; turn < 2000; turn++) {
    const found = await look();
    if (right(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`It did not come about: ${JSON.stringify(await look())}`);
}

/** Lets an outbox try, and waits for what became of that try. */
async function tried(box: Outbox, id: number, attempts: number): Promise<Stands> {
  box.wake();
  return until(
    () => stands(id),
    ({ mailed_at, mail_attempts }) => mail_attempts === attempts && mailed_at?.getTime() === clock,
  );
}

test('a message reaches the agency once, and an answer goes to who wrote it', async () => {
  const id = await store({ phone: '+971 50 123 4567', listing: 'Above the berths' });
  expect(await tried(open(), id, 1)).toMatchObject({ mail_state: 'SENT', mail_error: null, mail_due: null });
  const [letter] = server.taken;
  expect(letter).toMatchObject({ from: 'site@marsa.example', to: ['office@marsa.example'] });
  expect(headerOf(letter!, 'from')).toBe('site@marsa.example');
  expect(headerOf(letter!, 'reply-to')).toBe('Ann <ann@example.com>');
  expect(headerOf(letter!, 'subject')).toBe('A villa');
  expect(headerOf(letter!, 'message-id')).toBe(`<enquiry-${id}.${clock}@marsa.example>`);
  expect(headerOf(letter!, 'content-type')).toMatch(/^text\/plain/);
  for (const words of [
    'Phone: +971 50 123 4567',
    'Listing: Above the berths',
    'Is it\r\nthere?',
    `The message: https://marsa.example/admin/messages?edit=${id}`,
  ])
    expect(letter!.raw).toContain(words);
  boxes[0]!.wake();
  await boxes[0]!.close();
  expect(server.taken).toHaveLength(1);
});

test('names the listing with a link that opens it in the panel', async () => {
  const [{ id: listing }] = await database.dataSource.query<[{ id: number }]>(
    `insert into listings (kind, title, location, price) values ('SaleVilla', 'Above the berths', 'Marina', '1') returning id`,
  );
  const id = await store({ listing: 'Above the berths' });
  await database.dataSource.query('update contact_messages set listing_id = $1 where id = $2', [listing, id]);
  await tried(open(), id, 1);
  const text = server.taken[0]!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  expect(text).toContain(`The listing: https://marsa.example/admin/villasale?edit=${listing}`);
});

test.each([
  ['محمد@example.com', undefined],
  ['ann@bücher.example', '=?UTF-8?Q?J=C3=B6rg?= <ann@xn--bcher-kva.example>'],
])('a letter from %j has only ASCII in its head', async (email, replyTo) => {
  const id = await store({ name: 'Jörg', email, subject: 'Über' });
  await tried(open(), id, 1);
  const [letter] = server.taken;
  expect(headerOf(letter!, 'reply-to')).toBe(replyTo);
  expect(letter!.raw.slice(0, letter!.raw.indexOf('\r\n\r\n'))).toMatch(/^\p{ASCII}*$/u);
});

test('a message that is refused is tried again, under the same Message-ID', async () => {
  server.refusals.push({ code: 451, words: 'Try again later' });
  const id = await store();
  const box = open();
  const refused = await tried(box, id, 1);
  expect(refused).toMatchObject({
    mail_state: 'WAITING',
    mail_error: 'The mail server refused it (answer 451).',
  });
  expect(refused.mail_due!.getTime() - clock).toBe(pauseAfter(1));
  clock += pauseAfter(1);
  expect(await tried(box, id, 2)).toMatchObject({ mail_state: 'SENT', mail_error: null });
  expect(server.taken.map((letter) => headerOf(letter, 'message-id'))).toEqual([
    expect.stringContaining(`<enquiry-${id}.`),
  ]);
});

test('the pauses grow from half a minute to two hours', () => {
  expect([1, 2, 3, 8, 9, 50].map((attempts) => pauseAfter(attempts) / MINUTE)).toEqual([
    0.5, 1, 2, 64, 120, 120,
  ]);
});

test('while the server is down a message waits, and after a day it is given up', async () => {
  const id = await store();
  await server.close();
  const box = open();
  let state = await tried(box, id, 1);
  expect(state).toMatchObject({ mail_state: 'WAITING', mail_error: 'The mail server could not be reached.' });
  const begun = clock;
  for (let attempt = 2; state.mail_state === 'WAITING'; attempt++) {
    clock = state.mail_due!.getTime();
    state = await tried(box, id, attempt);
  }
  expect(state).toMatchObject({ mail_state: 'FAILED', mail_due: null, mail_attempts: expect.any(Number) });
  expect(clock - begun).toBeLessThanOrEqual(DAY);
  expect(clock - begun).toBeGreaterThan(DAY - 2 * 60 * MINUTE - 1);
  expect(told.at(-1)).toContain('given up');
  server = await openMailServer();
});

test('a wrong password is said to be one, and said nowhere', async () => {
  await server.close();
  server = await openMailServer({
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ password }, _session, done) =>
      password === PASSWORD ? done(null, { user: 'office' }) : done(new Error('No such account')),
  });
  const id = await store();
  const at = (password: string) => server.url.replace('//', `//office:${password}@`);
  const wrong = await tried(open({ url: at('wrong-horse') }), id, 1);
  expect(wrong).toMatchObject({ mail_error: 'The mail server refused it (name or password 535).' });
  expect(told.join()).toContain('Invalid login');
  expect(told.join()).not.toMatch(/wrong-horse|d3JvbmctaG9yc2/);
  clock += pauseAfter(1);
  expect(await tried(open({ url: at(PASSWORD) }), id, 2)).toMatchObject({ mail_state: 'SENT' });
});

test('nothing that a visitor types becomes a head line, another recipient or a part', async () => {
  const id = await store({
    name: 'Ann, "B"\r\nBcc: evil@example.com',
    subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nOther text\u2028\u0001',
    message: '.\r\nRCPT TO:<evil@example.com>\r\n--\r\nContent-Type: text/html',
    email: "o'neil+bcc@example.com",
  });
  await tried(open(), id, 1);
  const [letter] = server.taken;
  expect(letter!.to).toEqual(['office@marsa.example']);
  for (const name of ['bcc', 'cc']) expect(headerOf(letter!, name)).toBeUndefined();
  expect(headerOf(letter!, 'subject')).toBe('Hi Bcc: evil@example.com Other text');
  expect(headerOf(letter!, 'reply-to')).toContain("<o'neil+bcc@example.com>");
  expect(headerOf(letter!, 'reply-to')!.match(/</g)).toHaveLength(1);
  expect(headerOf(letter!, 'content-type')).toMatch(/^text\/plain/);
});

describe('a process that ends in the middle', () => {
  test('leaves its message to the next one, which may send it again under the same Message-ID', async () => {
    const dying: Letters = { ...lettersByTheClock(), sent: () => Promise.reject(new Error('killed')) };
    const id = await store();
    open({ letters: dying }).wake();
    await until(
      () => server.taken.length,
      (count) => count === 1,
    );
    const next = open();
    next.wake();
    expect(await stands(id)).toMatchObject({ mail_state: 'WAITING', mail_attempts: 1 });
    clock += 2 * MINUTE;
    expect(await tried(next, id, 2)).toMatchObject({ mail_state: 'SENT' });
    expect(new Set(server.taken.map((letter) => headerOf(letter, 'message-id'))).size).toBe(1);
    expect(server.taken).toHaveLength(2);
  });

  test('leaves it to nobody sooner whose own clock is ahead', async () => {
    await store();
    const letters = lettersByTheClock();
    open({ letters: { ...letters, sent: () => Promise.reject(new Error('killed')) } }).wake();
    await until(
      () => server.taken.length,
      (count) => count === 1,
    );
    jest.useFakeTimers({ now: Date.now() + 60 * MINUTE, doNotFake: [...TIMERS] });
    try {
      const ahead = open({ letters });
      ahead.wake();
      await ahead.close();
    } finally {
      jest.useRealTimers();
    }
    expect(server.taken).toHaveLength(1);
  });

  test('waits for a mail server that takes its time, which would be given the letter twice', async () => {
    const slow = await openMailServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => setTimeout(done, 4000));
      },
    });
    const id = await store();
    const box = open({ url: slow.url });
    box.wake();
    await until(
      () => stands(id),
      ({ mail_attempts }) => mail_attempts === 1,
    );
    await box.close();
    expect(await stands(id)).toMatchObject({ mail_state: 'SENT' });
    await slow.close();
  });

  test('does not wait long for a mail server that says nothing', async () => {
    const silent: Server = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const id = await store();
    const box = open({ url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    box.wake();
    await until(
      () => stands(id),
      ({ mail_attempts }) => mail_attempts === 1,
    );
    const begun = Date.now();
    await box.close();
    expect(Date.now() - begun).toBeLessThan(MINUTE / 2);
    expect(await stands(id)).toMatchObject({ mail_state: 'WAITING' });
    await new Promise((closed) => silent.close(closed));
  });
});

test('of several processes on one database one alone mails a message', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 20; count++) ids.push(await store({ subject: `Message ${count}` }));
  for (const box of [open(), open(), open()]) box.wake();
  await until(
    () => stands(ids.at(-1)!),
    ({ mail_state }) => mail_state === 'SENT',
  );
  await until(
    () => server.taken.length,
    (count) => count >= 20,
  );
  await Promise.all(boxes.map((box) => box.close()));
  expect(server.taken.map((letter) => headerOf(letter, 'subject')).toSorted()).toEqual(
    ids.map((_id, count) => `Message ${count}`).toSorted(),
  );
});

describe('the confirmation to the visitor', () => {
  const openConfirmationBox = (url = server.url) =>
    open({
      url,
      letters: { ...openConfirmations(database, addressing.origin), now: async () => new Date(clock) },
    });

  /** Stores a message whose confirmation waits. */
  async function storeUnconfirmed(words: Parameters<typeof store>[0] = {}): Promise<number> {
    const id = await store(words);
    await database.dataSource.query(`update contact_messages set copy_state = 'WAITING' where id = $1`, [id]);
    return id;
  }

  interface Confirmation {
    copy_state: string;
    copy_attempts: number;
    copy_due: Date | null;
    copied_at: Date | null;
  }
  const confirmationOf = async (id: number) => (await stands(id)) as unknown as Confirmation;

  /** Waits until no attempt is running: each is sent, given up, dropped or due later. */
  async function settled(ids: readonly number[]): Promise<Confirmation[]> {
    return until(
      () => Promise.all(ids.map(confirmationOf)),
      (all) => all.every(({ copy_state: state, copy_due: due }) => state !== 'WAITING' || isPause(due)),
    );
  }
  /** Whether a time is the end of the first pause, and not of a claim. */
  const isPause = (due: Date | null) => due !== null && due.getTime() === clock + pauseAfter(1);

  test('holds fixed words, the listing and none of what the visitor typed', async () => {
    const [{ id: listing }] = await database.dataSource.query<[{ id: number }]>(
      `insert into listings (kind, title, location, price) values ('RentalVilla', 'Palm House', 'Marina', '1') returning id`,
    );
    const id = await storeUnconfirmed({
      name: 'Buy-Pills',
      phone: '+971 50 123 4567',
      subject: 'Cheap watches',
      message: 'https://spam.example',
    });
    await database.dataSource.query(
      `update contact_messages set listing_id = $1, listing_title = 'Typed title' where id = $2`,
      [listing, id],
    );
    openConfirmationBox().wake();
    expect(await settled([id])).toMatchObject([{ copy_state: 'SENT', copy_attempts: 1, copy_due: null }]);
    const [letter] = server.taken;
    expect(letter).toMatchObject({ from: 'site@marsa.example', to: ['ann@example.com'] });
    expect(headerOf(letter!, 'auto-submitted')).toBe('auto-replied');
    expect(headerOf(letter!, 'reply-to')).toBeUndefined();
    expect(headerOf(letter!, 'subject')).toBe('Marsa Properties has received your message');
    const text = letter!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(text.slice(text.indexOf('\r\n\r\n')).trim()).toBe(
      [
        'Thank you for writing to Marsa Properties. We have received your message and answer within one working day.',
        '',
        'Palm House',
        `https://marsa.example/rent-villa-detail/${listing}`,
      ].join('\r\n'),
    );
    expect(text).not.toMatch(/pills|watches|spam\.example|971|Typed title/i);
    expect(await stands(id)).toMatchObject({ mail_state: 'WAITING', mail_attempts: 0 });
  });

  test('goes to one mailbox at most three times in a day', async () => {
    const addresses = ['ann@example.com', 'ANN@example.com', 'ann+1@example.com', 'ann+2@Example.com'];
    const ids: number[] = [];
    for (const email of [...addresses, 'bea@example.com']) ids.push(await storeUnconfirmed({ email }));
    openConfirmationBox().wake();
    expect((await settled(ids)).map(({ copy_state: state }) => state)).toEqual([
      ...['SENT', 'SENT', 'SENT', 'NONE'],
      'SENT',
    ]);
    clock += DAY + MINUTE;
    const next = await storeUnconfirmed();
    boxes[0]!.wake();
    expect(await settled([next])).toMatchObject([{ copy_state: 'SENT' }]);
    expect(server.taken).toHaveLength(5);
  });

  test('goes to one mailbox at most three times when several processes send at once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count++) ids.push(await storeUnconfirmed());
    for (const box of [openConfirmationBox(), openConfirmationBox(), openConfirmationBox()]) box.wake();
    await settled(ids);
    expect(server.taken.length).toBeLessThanOrEqual(3);
  });

  test('that fails leaves the letter to the agency as it is, and is given up after eight attempts', async () => {
    const refuse = () => server.refusals.push({ code: 550, words: 'No such mailbox' });
    const id = await storeUnconfirmed();
    const box = openConfirmationBox();
    for (let attempt = 1; attempt <= 8; attempt++) {
      refuse();
      box.wake();
      const { copy_due: due } = await until(
        () => confirmationOf(id),
        ({ copy_attempts, copy_state: state, copy_due }) =>
          copy_attempts === attempt &&
          (state === 'FAILED' || copy_due?.getTime() === clock + pauseAfter(attempt)) &&
          server.refusals.length === 0,
      );
      clock = due?.getTime() ?? clock;
    }
    expect(await stands(id)).toMatchObject({ copy_state: 'FAILED', mail_state: 'WAITING', mail_attempts: 0 });
    expect(await tried(open(), id, 1)).toMatchObject({ mail_state: 'SENT' });
    expect(server.taken.map(({ to }) => to)).toEqual([['office@marsa.example']]);
  });
});
