import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Busy } from '../errors.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { isPassword } from './password.ts';

const EMAIL = 'staff@marsa.example';
const PASSWORD = 'a long password';
const OFFICE = '203.0.113.9';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(() => server.database.dataSource.query('truncate rate_limits'));
afterAll(() => server.close());

interface From {
  ip?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

const post = (url: string, payload: object, { ip = OFFICE, cookie, headers }: From) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: ip,
    headers: { ...headers, ...(cookie && { cookie }) },
  });

const byRest = (password: string, from: From = {}, email = EMAIL) =>
  post('/api/admin/login', { email, password }, from);
const byGraphql = (password: string, from: From = {}, email = EMAIL) =>
  post('/graphql', { query: SIGN_IN, variables: { email, password } }, from);
const statuses = async (asked: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);
const times = <T>(count: number, ask: (turn: number) => T) => Array.from({ length: count }, (_, i) => ask(i));

/** What the browser keeps of an answer. */
const kept = ({ headers }: { headers: object }) => String((headers as Record<string, unknown>)['set-cookie']);
const cookieOf = (answer: { headers: object }) => kept(answer).split(';')[0]!;

test.each([
  ['REST', byRest],
  ['GraphQL', byGraphql],
])(
  'who has signed in from a browser by %s is not refused for the tries of strangers there',
  async (_d, signIn) => {
    const before = await signIn(PASSWORD);
    expect(kept(before)).toMatch(
      /^marsa-browser=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(before);
    for (const answer of times(10, () => byRest('a wrong one'))) expect((await answer).statusCode).toBe(401);
    const refused = await byRest(PASSWORD);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);

    const again = await signIn(PASSWORD, { cookie: `other=1; ${cookie}` });
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('"token":');
  },
);

test('nor for those from everywhere at the account', async () => {
  const cookie = cookieOf(await byRest(PASSWORD));
  for (let turn = 0; turn < 20; turn += 1) await byRest('a wrong one', { ip: `198.51.100.${turn}` });
  expect((await byRest(PASSWORD, { ip: '198.51.100.99' })).statusCode).toBe(429);
  expect((await byRest(PASSWORD, { ip: '198.51.100.99', cookie })).statusCode).toBe(200);
});

test('a browser that is known is no way to guess', async () => {
  const cookie = cookieOf(await byRest(PASSWORD));
  for (let turn = 0; turn < 10; turn += 1) await byRest('a wrong one', { cookie });
  expect((await byRest(PASSWORD, { cookie })).statusCode).toBe(429);
  for (let turn = 0; turn < 10; turn += 1) await byRest('a wrong one', { cookie, ip: '198.51.100.7' });
  expect((await byRest(PASSWORD, { cookie, ip: '198.51.100.8' })).statusCode).toBe(429);
  expect((await byRest(PASSWORD, { ip: '198.51.100.8' })).statusCode).toBe(200);
});

test('what a browser keeps is good for its own accounts, opens nothing and cannot be made up', async () => {
  await server.accounts.add('omar@marsa.example', 'another long password');
  const cookie = cookieOf(await byRest(PASSWORD));
  const note = cookie.split('=')[1]!;
  expect(await server.accounts.staffOf(`Bearer ${note}`)).toBeNull();
  expect(await server.accounts.devices.knownFor('omar@marsa.example', note)).toBeNull();
  for (const other of [`${note}x`, server.bearer.slice(7), 'nonsense', '']) {
    expect(await server.accounts.devices.knownFor(EMAIL, other)).toBeNull();
  }
  const both = cookieOf(await byRest('another long password', { cookie }, 'omar@marsa.example')).split(
    '=',
  )[1];
  const id = await server.accounts.devices.knownFor(EMAIL, both);
  expect(id).toBe(await server.accounts.devices.knownFor('omar@marsa.example', both));
  expect(id).toBe(await server.accounts.devices.knownFor(EMAIL, note));
});

test('of those who come at once no more wait than can be looked at soon', async () => {
  const answers = await Promise.allSettled(times(60, () => isPassword(undefined, 'a wrong one')));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(60 - 41);
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(Busy);
});

/** Keeps every place for strangers taken until it is told to stop, however long others are on their way. */
function crowd() {
  let stays = true;
  const stranger = async () => {
    while (stays) {
      await isPassword(undefined, 'a wrong one').catch((error: unknown) => {
        if (!(error instanceof Busy)) throw error;
        return sleep(1);
      });
    }
  };
  const all = times(45, stranger);
  return async () => {
    stays = false;
    await Promise.all(all);
  };
}

test('more tries than can be looked at soon are told so, and one who is known is not among them', async () => {
  const cookie = cookieOf(await byRest(PASSWORD));
  const disperse = crowd();
  const strangers = times(20, (turn) =>
    Promise.resolve(byRest('a wrong one', { ip: `10.1.${turn}.1` }, `x${turn}@a.example`)),
  );
  const mine = Promise.resolve(byRest(PASSWORD, { cookie }));
  expect((await mine).statusCode).toBe(200);
  const told = await statuses(strangers);
  await disperse();
  expect(told).toContain(503);
  expect(told.filter((status) => status !== 401 && status !== 503)).toEqual([]);
  expect((await byRest('a wrong one', { ip: '10.2.0.1' }, 'y@a.example')).statusCode).toBe(401);
});
