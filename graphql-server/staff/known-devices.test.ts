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

interface ClientOptions {
  ip?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

const post = (url: string, payload: object, { ip = OFFICE, cookie, headers }: ClientOptions) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: ip,
    headers: { ...headers, ...(cookie && { cookie }) },
  });

const byRest = (password: string, from: ClientOptions = {}, email = EMAIL) =>
  post('/api/admin/login', { email, password }, from);
const byGraphql = (password: string, from: ClientOptions = {}, email = EMAIL) =>
  post('/graphql', { query: SIGN_IN, variables: { email, password } }, from);
const statuses = async (responses: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(responses)).map(({ statusCode }) => statusCode);
/** Calls `send` several times at once. */
const times = <T>(count: number, send: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => send(i));

/** The `Set-Cookie` header of a response. */
const setCookie = ({ headers }: { headers: object }) =>
  String((headers as Record<string, unknown>)['set-cookie']);
const cookieOf = (response: { headers: object }) => setCookie(response).split(';')[0]!;

test.each([
  ['REST', byRest],
  ['GraphQL', byGraphql],
])(
  'a browser that has signed in by %s is not limited by failed attempts from its address',
  async (_interface, signIn) => {
    const before = await signIn(PASSWORD);
    expect(setCookie(before)).toMatch(
      /^marsa-browser=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(before);
    for (const status of await statuses(times(10, () => byRest('a wrong one')))) expect(status).toBe(401);
    const refused = await byRest(PASSWORD);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);

    const again = await signIn(PASSWORD, { cookie: `other=1; ${cookie}` });
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('"token":');
  },
);

test('a browser that has signed in is not limited by failed attempts at its account', async () => {
  const cookie = cookieOf(await byRest(PASSWORD));
  for (let index = 0; index < 20; index += 1) await byRest('a wrong one', { ip: `198.51.100.${index}` });
  expect((await byRest(PASSWORD, { ip: '198.51.100.99' })).statusCode).toBe(429);
  expect((await byRest(PASSWORD, { ip: '198.51.100.99', cookie })).statusCode).toBe(200);
});

test('limits failed attempts from a known browser', async () => {
  const cookie = cookieOf(await byRest(PASSWORD));
  for (let index = 0; index < 10; index += 1) await byRest('a wrong one', { cookie });
  expect((await byRest(PASSWORD, { cookie })).statusCode).toBe(429);
  for (let index = 0; index < 10; index += 1) await byRest('a wrong one', { cookie, ip: '198.51.100.7' });
  expect((await byRest(PASSWORD, { cookie, ip: '198.51.100.8' })).statusCode).toBe(429);
  expect((await byRest(PASSWORD, { ip: '198.51.100.8' })).statusCode).toBe(200);
});

test('a device cookie is valid only for its own accounts, grants no access and cannot be forged', async () => {
  await server.accounts.add('omar@marsa.example', 'another long password');
  const cookie = cookieOf(await byRest(PASSWORD));
  const token = cookie.split('=')[1]!;
  expect(await server.accounts.staffOf(`Bearer ${token}`)).toBeNull();
  expect(await server.accounts.devices.knownFor('omar@marsa.example', token)).toBeNull();
  for (const other of [`${token}x`, server.bearer.slice(7), 'nonsense', '']) {
    expect(await server.accounts.devices.knownFor(EMAIL, other)).toBeNull();
  }
  const both = cookieOf(await byRest('another long password', { cookie }, 'omar@marsa.example')).split(
    '=',
  )[1];
  const id = await server.accounts.devices.knownFor(EMAIL, both);
  expect(id).toBe(await server.accounts.devices.knownFor('omar@marsa.example', both));
  expect(id).toBe(await server.accounts.devices.knownFor(EMAIL, token));
});

test('rejects passwords from unknown browsers when the queue is full', async () => {
  const results = await Promise.allSettled(times(60, () => isPassword(undefined, 'a wrong one')));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(60 - 41);
  for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toBeInstanceOf(Busy);
});

/** Keeps the queue for unknown browsers full until the returned function is called. */
function fillQueue() {
  let running = true;
  const attempt = async () => {
    while (running) {
      await isPassword(undefined, 'a wrong one').catch((error: unknown) => {
        if (!(error instanceof Busy)) throw error;
        return sleep(1);
      });
    }
  };
  const attempts = times(45, attempt);
  return async () => {
    running = false;
    await Promise.all(attempts);
  };
}

test('returns 503 to unknown browsers while the queue is full, and signs a known browser in', async () => {
  const cookie = cookieOf(await byRest(PASSWORD));
  const stop = fillQueue();
  const unknown = times(20, (index) =>
    Promise.resolve(byRest('a wrong one', { ip: `10.1.${index}.1` }, `x${index}@a.example`)),
  );
  const known = Promise.resolve(byRest(PASSWORD, { cookie }));
  expect((await known).statusCode).toBe(200);
  const codes = await statuses(unknown);
  await stop();
  expect(codes).toContain(503);
  expect(codes.filter((status) => status !== 401 && status !== 503)).toEqual([]);
  expect((await byRest('a wrong one', { ip: '10.2.0.1' }, 'y@a.example')).statusCode).toBe(401);
});
