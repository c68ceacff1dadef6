import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contactMessages } from '../enquiries/contact-message.ts';
import { Unavailable } from '../errors.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';

const LIST = '/api/apartments-for-sale?page=1&limit=6';
const QUERY = '{ saleApartments { total items { id price } } }';

let server: TestServer;
let id: number;
let rows: TestServer['database']['rows'];

beforeAll(async () => {
  server = await openTestServer();
  rows = server.database.rows;
});
afterAll(() => server.close());
beforeEach(async () => {
  const words = { title: 'Sea view', location: 'Dubai Marina', price: '0' };
  ({ id } = await server.stores.of(saleApartments).create(words));
});
afterEach(() => {
  server.database.rows = rows;
});

const moment = () => new Promise((done) => setTimeout(done, 50));

/** Delays statements until `go` is called, fails some of them, and counts them. */
function freeze() {
  const held: ((error?: Error) => void)[] = [];
  server.database.rows = (...asked) =>
    new Promise((resolve, reject) => {
      held.push((error) => {
        if (error) reject(error);
        else rows(...asked).then(resolve, reject);
      });
    });
  return {
    get count() {
      return held.length;
    },
    /** Waits until a number of statements are delayed and all requests have arrived. */
    async until(count: number) {
      await until(`${count} statements are held`, () => held.length >= count);
      await moment();
    },
    go: (error?: Error) => held.forEach((release) => release(error)),
  };
}

const get = (url: string) => server.app.inject({ url });
const query = (text: string) =>
  server.app.inject({
    url: `/graphql?query=${encodeURIComponent(text)}`,
    headers: { 'content-type': 'application/json' },
  });
const mutate = (text: string) =>
  server.app.inject({ method: 'POST', url: '/graphql', payload: { query: text } });
const many = <T>(ask: () => Promise<T>) => Array.from({ length: 20 }, ask);

describe.each([
  ['REST', () => get(LIST)],
  ['GraphQL', () => query(QUERY)],
])('identical concurrent requests by %s', (_interface, ask) => {
  test('share one failed statement and its error', async () => {
    const frozen = freeze();
    const answers = many(ask);
    await frozen.until(1);
    expect(frozen.count).toBe(1);
    frozen.go(new Unavailable());
    for (const { statusCode, headers, body } of await Promise.all(answers)) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(headers.etag).toBeUndefined();
      expect(body).toContain('not available at the moment');
    }
    expect(frozen.count).toBe(1);
    server.database.rows = rows;
    expect((await ask()).statusCode).toBe(200);
  });

  test('keep their pending response after a change, while later requests start a new one', async () => {
    const frozen = freeze();
    const before = many(ask);
    await frozen.until(1);
    server.responseCache.invalidate();
    const after = many(ask);
    await frozen.until(2);
    expect(frozen.count).toBe(2);
    frozen.go();
    for (const { statusCode } of await Promise.all([...before, ...after])) expect(statusCode).toBe(200);
    expect(frozen.count).toBe(2);
  });
});

test('a missing record is looked up once for concurrent requests, and not cached', async () => {
  const frozen = freeze();
  const answers = many(() => get(`/api/apartments-for-sale/${id + 1000}`));
  await frozen.until(1);
  expect(frozen.count).toBe(1);
  frozen.go();
  const told = await Promise.all(answers);
  expect(new Set(told.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(told[0]?.statusCode).toBe(404);
  expect(new Set(told.map(({ headers }) => headers['x-request-id'])).size).toBe(20);
});

test('identical mutations are executed once each', async () => {
  const input = '{ name: "A", email: "a@example.com", subject: "B", message: "C" }';
  const asked = `mutation { sendContactMessage(input: ${input}) }`;
  const count = () => server.stores.of(contactMessages).all();
  const before = (await count()).length;
  const told = await Promise.all([mutate(asked), mutate(asked), mutate(asked)]);
  expect(told.map(({ json }) => json<{ errors?: unknown }>().errors)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect((await count()).length).toBe(before + 3);
});

test('nothing is cached or shared while the cache is disabled', async () => {
  await get(LIST);
  server.responseCache.disable('another process');
  const frozen = freeze();
  const answers = Array.from({ length: 3 }, () => get(LIST));
  await frozen.until(3);
  frozen.go();
  for (const { headers } of await Promise.all(answers)) expect(headers.etag).toBeUndefined();
  server.database.rows = rows;
  server.responseCache.enable('another process');
  const [first, second] = [await get(LIST), await get(LIST)];
  expect(first.headers.etag).toBeDefined();
  expect(second.headers.etag).toBe(first.headers.etag);
});
