import { afterEach, beforeAll, beforeEach, afterAll, describe, expect, test, jest } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { inspect } from 'node:util';
import PgBoss from 'pg-boss';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase, testDatabaseUrl } from '../database/testing.ts';
import { JobQueue } from '../jobs/queue.ts';
import { createMailer, retryDelay } from '../mail/mailer.ts';
import { headerOf, openMailServer, type TestMailServer } from '../mail/testing.ts';
import { ENQUIRY_CONFIRMATIONS, ENQUIRY_EMAILS, EnquiryEmails } from './emails.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const PASSWORD = 'correct-horse';
const ORIGIN = 'https://marsa.example';

let database: Database;
let server: TestMailServer;
let processes: Process[];
let logged: string[];

beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [], migrations });
});
beforeEach(async () => {
  [processes, logged] = [[], []];
  server = await openMailServer();
});
afterEach(async () => {
  await Promise.all(processes.map(({ jobs }) => jobs.stop()));
  await server.close();
  await database.dataSource.query('delete from contact_messages; delete from pgboss.job');
});
afterAll(() => database.close());

/** The job queue and the emails of one process. */
interface Process {
  jobs: JobQueue;
  emails: EnquiryEmails;
}

async function open({ url = server.url, write = database.write } = {}): Promise<Process> {
  const addMessage = (details: object, message: string) =>
    logged.push(`${message} ${inspect(details, { depth: 9 })}`);
  const log = { error: addMessage, warn: addMessage };
  const jobs = new JobQueue({ pool: database.backgroundPool, log });
  const emails = new EnquiryEmails({
    database: { query: database.query, write },
    jobs,
    log,
    mailer: createMailer({ url, from: 'site@marsa.example' }),
    recipients: async () => ['office@marsa.example'],
    agencyName: async () => 'Marsa Properties',
    origin: ORIGIN,
  });
  await jobs.start();
  const opened = { jobs, emails };
  processes.push(opened);
  return opened;
}

/** Moves all stored times into the past. */
async function passTime(ms: number): Promise<void> {
  const age = `make_interval(secs => ${ms / SECOND})`;
  await database.dataSource.query(
    `update contact_messages set created_at = created_at - ${age}, mailed_at = mailed_at - ${age}, confirmation_ended_at = confirmation_ended_at - ${age};
     update pgboss.job set start_after = start_after - ${age} - interval '10 ms'`,
  );
}

/** Milliseconds until the next attempt; NaN while its job has not been sent. */
async function untilRetry(queue: string): Promise<number> {
  const [job] = await database.dataSource.query<{ ms: number }[]>(
    `select (extract(epoch from start_after - now()) * 1000)::float8 as ms from pgboss.job where name = $1 and state < 'active'`,
    [queue],
  );
  return job?.ms ?? NaN;
}

const isRunning = async () =>
  (await database.dataSource.query<object[]>(`select 1 from pgboss.job where state = 'active'`)).length > 0;

const ANN = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: null as string | null,
  subject: 'A villa',
  message: 'Is it\nthere?',
};

async function store(values: Partial<typeof ANN> & { listing?: string } = {}): Promise<number> {
  const { name, email, phone, subject, message } = { ...ANN, ...values };
  const [{ id }] = await database.dataSource.query<[{ id: number }]>(
    `insert into contact_messages (name, email, phone, subject, message, listing_title, mail_state, created_at)
     values ($1, $2, $3, $4, $5, $6, 'WAITING', now()) returning id`,
    [name, email, phone, subject, message, values.listing ?? null],
  );
  return id;
}

interface Stored {
  created_at: Date;
  mail_state: string;
  mail_attempts: number;
  mail_error: string | null;
  mailed_at: Date | null;
  confirmation_state: string;
  confirmation_attempts: number;
  confirmation_ended_at: Date | null;
}

async function stored(id: number): Promise<Stored> {
  const [row] = await database.dataSource.query<[Stored]>('select * from contact_messages where id = $1', [
    id,
  ]);
  return row;
}

/** Waits until the result of `look` satisfies `isExpected`. */
async function until<T>(look: () => Promise<T> | T, isExpected: (found: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 2000; attempt++) {
    const found = await look();
    if (isExpected(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Not reached: ${JSON.stringify(await look())}`);
}

/** Runs the next attempt in a process, and waits for its outcome. */
async function attempt({ emails }: Process, id: number, attempts: number): Promise<Stored> {
  await emails.enqueueWaiting();
  return until(
    () => stored(id),
    ({ mail_attempts }) => mail_attempts === attempts,
  );
}

test('emails an enquiry to the agency once, with the visitor as the recipient of replies', async () => {
  const id = await store({ phone: '+971 50 123 4567', listing: 'Above the berths' });
  const one = await open();
  expect(await attempt(one, id, 1)).toMatchObject({ mail_state: 'SENT', mail_error: null });
  const [email] = server.received;
  expect(email).toMatchObject({ from: 'site@marsa.example', to: ['office@marsa.example'] });
  expect(headerOf(email!, 'from')).toBe('site@marsa.example');
  expect(headerOf(email!, 'reply-to')).toBe('Ann <ann@example.com>');
  expect(headerOf(email!, 'subject')).toBe('A villa');
  const { created_at: createdAt } = await stored(id);
  expect(headerOf(email!, 'message-id')).toBe(`<enquiry-${id}.${createdAt.getTime()}@marsa.example>`);
  expect(headerOf(email!, 'content-type')).toMatch(/^text\/plain/);
  for (const text of [
    'Phone: +971 50 123 4567',
    'Listing: Above the berths',
    'Is it\r\nthere?',
    `The message: https://marsa.example/admin/messages?edit=${id}`,
  ])
    expect(email!.raw).toContain(text);
  await one.emails.enqueueWaiting();
  await one.jobs.stop();
  expect(server.received).toHaveLength(1);
});

test('names the listing with its reference and a link that opens it in the panel', async () => {
  const [{ id: listing, reference }] = await database.dataSource.query<[{ id: number; reference: string }]>(
    `insert into listings (kind, title, location, price) values ('SaleVilla', 'Above the berths', 'Marina', '1') returning id, reference`,
  );
  const id = await store({ listing: 'Above the berths' });
  await database.dataSource.query('update contact_messages set listing_id = $1 where id = $2', [listing, id]);
  await attempt(await open(), id, 1);
  const text = server.received[0]!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  expect(text).toContain(`The listing: https://marsa.example/admin/villasale?edit=${listing}`);
  expect(text).toContain(`Listing: Above the berths\r\nReference: ${reference}\r\n`);
});

describe('about a listing with an agent', () => {
  /** Stores an enquiry about a listing whose agent has this address. */
  async function storeForAgent(email: string | null, publication = 'published'): Promise<number> {
    const { dataSource } = database;
    await dataSource.query('delete from listings; delete from people');
    const [person] = await dataSource.query<[{ id: number }]>(
      `insert into people (name, slug, email, publication) values ('Layla', 'layla', $1, $2) returning id`,
      [email, publication],
    );
    const [listing] = await dataSource.query<[{ id: number }]>(
      `insert into listings (kind, title, location, price, agent_id) values ('SaleVilla', 'Palm', 'Marina', '1', $1) returning id`,
      [person.id],
    );
    const id = await store({ listing: 'Palm' });
    await dataSource.query('update contact_messages set listing_id = $1 where id = $2', [listing.id, id]);
    return id;
  }

  test('the email goes to the agent, with a copy to the office', async () => {
    await attempt(await open(), await storeForAgent('layla@marsa.example'), 1);
    const [mail] = server.received;
    expect(mail!.to).toEqual(['layla@marsa.example', 'office@marsa.example']);
    expect(headerOf(mail!, 'to')).toBe('layla@marsa.example');
    expect(headerOf(mail!, 'cc')).toBe('office@marsa.example');
  });

  test.each([
    ['without an address', null, 'published'],
    ['whom visitors do not see', 'layla@marsa.example', 'draft'],
    ['with the address of the office', 'Office@marsa.example', 'published'],
  ])('the email of an agent %s goes to the office alone', async (_case, email, publication) => {
    await attempt(await open(), await storeForAgent(email, publication), 1);
    const [mail] = server.received;
    expect(mail!.to.map((address) => address.toLowerCase())).toEqual(['office@marsa.example']);
    expect(headerOf(mail!, 'cc')).toBeUndefined();
  });
});

test('the headers contain neither encoded words nor bidirectional controls of the visitor', async () => {
  const encoded = '=?utf-8?B?RnJvbTogQm9zcyA8Ym9zc0BtYXJzYS5leGFtcGxlPg==?=';
  const id = await store({
    name: `\u202e${encoded}\u2066 Ann =\u200e?utf-8?Q?x?=`,
    subject: `${encoded} \u202eA villa\u2069 =\u202c?utf-8?q?=41?=`,
  });
  await attempt(await open(), id, 1);
  const [mail] = server.received;
  const shown = encoded.replaceAll('=?', '= ?');
  expect(headerOf(mail!, 'subject')).toBe(`${shown} A villa = ?utf-8?q?=41?=`);
  expect(headerOf(mail!, 'reply-to')).toBe(`"${shown} Ann = ?utf-8?Q?x?=" <ann@example.com>`);
});

test.each([
  ['محمد@example.com', undefined],
  ['ann@bücher.example', '=?UTF-8?Q?J=C3=B6rg?= <ann@xn--bcher-kva.example>'],
])('the headers of an email from %j are ASCII', async (email, replyTo) => {
  const id = await store({ name: 'Jörg', email, subject: 'Über' });
  await attempt(await open(), id, 1);
  const [mail] = server.received;
  expect(headerOf(mail!, 'reply-to')).toBe(replyTo);
  expect(mail!.raw.slice(0, mail!.raw.indexOf('\r\n\r\n'))).toMatch(/^\p{ASCII}*$/u);
});

test('retries a refused email under the same Message-ID', async () => {
  server.rejections.push({ code: 451, message: 'Try again later' });
  const id = await store();
  const one = await open();
  expect(await attempt(one, id, 1)).toMatchObject({
    mail_state: 'WAITING',
    mail_error: 'The mail server refused it (answer 451).',
  });
  const delay = await until(() => untilRetry(ENQUIRY_EMAILS), Number.isFinite);
  expect(delay).toBeGreaterThan(retryDelay(1) - 10 * SECOND);
  expect(delay).toBeLessThanOrEqual(retryDelay(1));
  one.emails.wake();
  await passTime(retryDelay(1));
  expect(await attempt(one, id, 2)).toMatchObject({ mail_state: 'SENT', mail_error: null });
  expect(server.received.map((email) => headerOf(email, 'message-id'))).toEqual([
    expect.stringContaining(`<enquiry-${id}.`),
  ]);
});

test('the delays between attempts grow from half a minute to two hours', () => {
  expect([1, 2, 3, 8, 9, 50].map((attempts) => retryDelay(attempts) / MINUTE)).toEqual([
    0.5, 1, 2, 64, 120, 120,
  ]);
});

test('retries for a day while the mail server is down, then gives up', async () => {
  const id = await store();
  await server.close();
  const one = await open();
  let state = await attempt(one, id, 1);
  expect(state).toMatchObject({ mail_state: 'WAITING', mail_error: 'The mail server could not be reached.' });
  let passed = 0;
  for (let attempts = 2; state.mail_state === 'WAITING'; attempts++) {
    const delay = await until(() => untilRetry(ENQUIRY_EMAILS), Number.isFinite);
    passed += delay;
    await passTime(delay);
    state = await attempt(one, id, attempts);
  }
  expect(state).toMatchObject({ mail_state: 'FAILED' });
  expect(passed).toBeLessThanOrEqual(DAY);
  expect(passed).toBeGreaterThan(DAY - 2 * 60 * MINUTE - MINUTE);
  await one.jobs.stop();
  expect(logged.at(-1)).toContain('given up');
  server = await openMailServer();
});

test('reports a wrong password to staff and logs no password', async () => {
  await server.close();
  server = await openMailServer({
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ password }, _session, done) =>
      password === PASSWORD ? done(null, { user: 'office' }) : done(new Error('No such account')),
  });
  const id = await store();
  const at = (password: string) => server.url.replace('//', `//office:${password}@`);
  const one = await open({ url: at('wrong-horse') });
  expect(await attempt(one, id, 1)).toMatchObject({
    mail_error: 'The mail server refused it (name or password 535).',
  });
  await one.jobs.stop();
  expect(logged.join()).toContain('Invalid login');
  expect(logged.join()).not.toMatch(/wrong-horse|d3JvbmctaG9yc2/);
  await passTime(retryDelay(1));
  expect(await attempt(await open({ url: at(PASSWORD) }), id, 2)).toMatchObject({ mail_state: 'SENT' });
});

test('sends the job of a waiting enquiry again when the queue was lost, as after a restore', async () => {
  const id = await store();
  await database.dataSource.query('update contact_messages set mail_attempts = 3 where id = $1', [id]);
  expect(await attempt(await open(), id, 4)).toMatchObject({ mail_state: 'SENT' });
});

test('emails an enquiry in the trash only after it was restored', async () => {
  const id = await store();
  const setDeleted = (value: string) =>
    database.dataSource.query(`update contact_messages set deleted_at = ${value} where id = $1`, [id]);
  await setDeleted('now()');
  const one = await open();
  await one.emails.enqueueWaiting();
  await until(
    () => untilRetry(ENQUIRY_EMAILS),
    (ms) => ms > 14 * MINUTE,
  );
  await setDeleted('null');
  await passTime(15 * MINUTE);
  one.emails.wake();
  await until(
    () => stored(id),
    ({ mail_state }) => mail_state === 'SENT',
  );
  expect(server.received).toHaveLength(1);
});

test('checks an enquiry in the trash once every 15 minutes, also after its first job was archived', async () => {
  const id = await store();
  await database.dataSource.query('update contact_messages set deleted_at = now() where id = $1', [id]);
  const { emails, jobs } = await open();
  const waitingJobs = async () =>
    (
      await database.dataSource.query<object[]>(
        `select 1 from pgboss.job where name = $1 and state < 'active'`,
        [ENQUIRY_EMAILS],
      )
    ).length;
  await emails.enqueueWaiting();
  await until(waitingJobs, (count) => count === 1);
  await until(isRunning, (running) => !running);
  await database.dataSource.query(`delete from pgboss.job where state = 'completed'`);
  await emails.enqueueWaiting();
  await until(
    () =>
      database.dataSource.query<object[]>(
        `select 1 from pgboss.job where state = 'completed' and name = $1`,
        [ENQUIRY_EMAILS],
      ),
    (completed) => completed.length === 1,
  );
  expect(await waitingJobs()).toBe(1);
  await jobs.stop();
});

test('text of a visitor never becomes a header, a recipient or a MIME part', async () => {
  const id = await store({
    name: 'Ann, "B"\r\nBcc: evil@example.com',
    subject: 'Hi\r\nBcc: evil@example.com\r\n\r\nOther text\u2028\u0001',
    message: '.\r\nRCPT TO:<evil@example.com>\r\n--\r\nContent-Type: text/html',
    email: "o'neil+bcc@example.com",
  });
  await attempt(await open(), id, 1);
  const [email] = server.received;
  expect(email!.to).toEqual(['office@marsa.example']);
  for (const name of ['bcc', 'cc']) expect(headerOf(email!, name)).toBeUndefined();
  expect(headerOf(email!, 'subject')).toBe('Hi Bcc: evil@example.com Other text');
  expect(headerOf(email!, 'reply-to')).toContain("<o'neil+bcc@example.com>");
  expect(headerOf(email!, 'reply-to')!.match(/</g)).toHaveLength(1);
  expect(headerOf(email!, 'content-type')).toMatch(/^text\/plain/);
});

describe('a process that is killed while it sends an email', () => {
  /** Sends the email, but cannot record it. */
  async function sendUnrecorded(): Promise<Process> {
    const one = await open({ write: () => Promise.reject(new Error('killed')) });
    await one.emails.enqueueWaiting();
    await until(
      () => server.received.length,
      (count) => count === 1,
    );
    await one.jobs.stop();
    return one;
  }

  test('another process retries the enquiry with the same Message-ID', async () => {
    const id = await store();
    await sendUnrecorded();
    // Killed, it would not even have failed the job.
    await database.dataSource.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '3 minutes' where name = $1`,
      [ENQUIRY_EMAILS],
    );
    const next = await open();
    expect(await stored(id)).toMatchObject({ mail_state: 'WAITING' });
    const executeSql = async (text: string, values: unknown[]) => database.backgroundPool.query(text, values);
    await new PgBoss({ db: { executeSql } }).maintain();
    await database.dataSource.query(`update pgboss.job set start_after = now() - interval '1 second'`);
    expect(await attempt(next, id, 1)).toMatchObject({ mail_state: 'SENT' });
    expect(new Set(server.received.map((email) => headerOf(email, 'message-id'))).size).toBe(1);
    expect(server.received).toHaveLength(2);
  });

  test('no process retries too early, even if its clock is ahead', async () => {
    await store();
    await sendUnrecorded();
    // The embedded database has the clock of the process.
    const ahead = database.embedded ? 0 : 60 * MINUTE;
    jest.useFakeTimers({ now: Date.now() + ahead, doNotFake: [...TIMERS] });
    try {
      const next = await open();
      await next.emails.enqueueWaiting();
      await next.jobs.stop();
    } finally {
      jest.useRealTimers();
    }
    expect(server.received).toHaveLength(1);
  });

  test('waits for a slow mail server, which would receive the email twice otherwise', async () => {
    const slow = await openMailServer({
      onData(stream, _session, done) {
        stream.resume().on('end', () => setTimeout(done, 4000));
      },
    });
    const id = await store();
    const one = await open({ url: slow.url });
    await one.emails.enqueueWaiting();
    await until(isRunning, Boolean);
    await one.jobs.stop();
    expect(await stored(id)).toMatchObject({ mail_state: 'SENT' });
    await slow.close();
  });

  test('does not wait long for a mail server that does not answer', async () => {
    const silent: Server = createServer();
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const id = await store();
    const one = await open({ url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    await one.emails.enqueueWaiting();
    await until(isRunning, Boolean);
    const begun = Date.now();
    await one.jobs.stop();
    expect(Date.now() - begun).toBeLessThan(MINUTE / 2);
    expect(await stored(id)).toMatchObject({ mail_state: 'WAITING' });
    await new Promise((closed) => silent.close(closed));
  });
});

/** Timers that run as usual while only the date is faked. */
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

test('of several processes on one database exactly one emails an enquiry', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 20; count++) ids.push(await store({ subject: `Message ${count}` }));
  const all = [await open(), await open(), await open()];
  await Promise.all(all.map(({ emails }) => emails.enqueueWaiting()));
  await until(
    () => Promise.all(ids.map(stored)),
    (enquiries) => enquiries.every(({ mail_state }) => mail_state === 'SENT'),
  );
  await Promise.all(all.map(({ jobs }) => jobs.stop()));
  expect(server.received.map((email) => headerOf(email, 'subject')).toSorted()).toEqual(
    ids.map((_id, count) => `Message ${count}`).toSorted(),
  );
});

describe('the confirmation to the visitor', () => {
  /** Stores an enquiry with a pending confirmation. */
  async function storeUnconfirmed(values: Parameters<typeof store>[0] = {}): Promise<number> {
    const id = await store(values);
    await database.dataSource.query(
      `update contact_messages set confirmation_state = 'WAITING' where id = $1`,
      [id],
    );
    return id;
  }

  /** Sends the jobs of confirmations, and waits until none is due. */
  async function confirm({ jobs }: Process, ids: readonly number[]): Promise<Stored[]> {
    for (const id of ids) await jobs.send(ENQUIRY_CONFIRMATIONS, { id });
    jobs.poll(ENQUIRY_CONFIRMATIONS);
    return until(
      () => Promise.all(ids.map(stored)),
      (all) => all.every(({ confirmation_state: state }) => state !== 'WAITING'),
    );
  }

  test('contains fixed text and the listing, but no text of the visitor', async () => {
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
    expect(await confirm(await open(), [id])).toMatchObject([
      { confirmation_state: 'SENT', confirmation_attempts: 1 },
    ]);
    const [email] = server.received;
    expect(email).toMatchObject({ from: 'site@marsa.example', to: ['ann@example.com'] });
    expect(headerOf(email!, 'auto-submitted')).toBe('auto-replied');
    expect(headerOf(email!, 'reply-to')).toBeUndefined();
    expect(headerOf(email!, 'subject')).toBe('Marsa Properties has received your message');
    const text = email!.raw.replace(/=\r\n/g, '').replace(/=3D/g, '=');
    expect(text.slice(text.indexOf('\r\n\r\n')).trim()).toBe(
      [
        'Thank you for writing to Marsa Properties. We have received your message and answer within one working day.',
        '',
        'Palm House',
        `https://marsa.example/rent-villa-detail/${listing}`,
      ].join('\r\n'),
    );
    expect(text).not.toMatch(/pills|watches|spam\.example|\+971|Typed title/i);
    expect(await stored(id)).toMatchObject({ mail_state: 'WAITING', mail_attempts: 0 });
  });

  test('is sent to one mailbox at most three times a day', async () => {
    const addresses = ['ann@example.com', 'ANN@example.com', 'ann+1@example.com', 'ann+2@Example.com'];
    const ids: number[] = [];
    for (const email of [...addresses, 'bea@example.com']) ids.push(await storeUnconfirmed({ email }));
    const one = await open();
    const states = (await confirm(one, ids)).map(({ confirmation_state: state }) => state);
    // Jobs that were sent in the same millisecond run in any order.
    expect(states.slice(0, 4).toSorted()).toEqual(['NONE', 'SENT', 'SENT', 'SENT']);
    expect(states[4]).toBe('SENT');
    await passTime(DAY + MINUTE);
    expect(await confirm(one, [await storeUnconfirmed()])).toMatchObject([{ confirmation_state: 'SENT' }]);
    expect(server.received).toHaveLength(5);
  });

  test('is sent to one mailbox at most three times when several processes send at once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count++) ids.push(await storeUnconfirmed());
    const all = [await open(), await open(), await open()];
    const [one, ...others] = all;
    for (const id of ids) await one!.jobs.send(ENQUIRY_CONFIRMATIONS, { id });
    for (const { jobs } of others) jobs.poll();
    await confirm(one!, ids);
    expect(server.received).toHaveLength(3);
  });

  test('does not affect the email to the agency when it fails, and is given up after eight attempts', async () => {
    const id = await storeUnconfirmed();
    const one = await open();
    await one.jobs.send(ENQUIRY_CONFIRMATIONS, { id });
    for (let attempts = 1; attempts <= 8; attempts++) {
      server.rejections.push({ code: 550, message: 'No such mailbox' });
      one.jobs.poll();
      await until(
        () => stored(id),
        ({ confirmation_attempts }) => confirmation_attempts === attempts,
      );
      if (attempts === 8) break;
      const delay = await until(() => untilRetry(ENQUIRY_CONFIRMATIONS), Number.isFinite);
      expect(delay / retryDelay(attempts)).toBeCloseTo(1, 0);
      await passTime(delay);
    }
    expect(await stored(id)).toMatchObject({
      confirmation_state: 'FAILED',
      mail_state: 'WAITING',
      mail_attempts: 0,
    });
    expect(await attempt(one, id, 1)).toMatchObject({ mail_state: 'SENT' });
    expect(server.received.map(({ to }) => to)).toEqual([['office@marsa.example']]);
  });
});
