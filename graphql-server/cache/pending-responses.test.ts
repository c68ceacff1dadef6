import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { contactMessages } from '../enquiries/contact-message.ts';
import { interceptReads } from '../database/testing-statements.ts';
import { Unavailable } from '../errors.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until, waitIterations } from '../testing-until.ts';

const LIST = '/api/apartments-for-sale?page=1&limit=6';
const QUERY = '{ saleApartments { total items { id price } } }';

let server: TestServer;
let id: number;
let restore = () => {};

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const values = { title: 'Sea view', location: 'Dubai Marina', price: '0' };
  ({ id } = await server.stores.of(saleApartments).create(values));
});
afterEach(() => restore());

/** Delays all statements until `release` is called, which runs them or rejects them with an error. */
function delayStatements() {
  const delayed: ((error?: Error) => void)[] = [];
  restore = interceptReads(
    server.database,
    (_sql, run) =>
      new Promise((resolve, reject) => {
        delayed.push((error) => {
          if (error) reject(error);
          else run().then(resolve, reject);
        });
      }),
  );
  return {
    get count() {
      return delayed.length;
    },
    /** Waits until a number of statements are delayed and all requests have arrived. */
    async until(count: number) {
      await until(`${count} statements are delayed`, () => delayed.length >= count);
      await waitIterations();
    },
    release: (error?: Error) => delayed.forEach((run) => run(error)),
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
const sendMany = <T>(send: () => Promise<T>) => Array.from({ length: 20 }, send);

describe.each([
  ['REST', () => get(LIST)],
  ['GraphQL', () => query(QUERY)],
])('identical concurrent requests by %s', (_interface, send) => {
  test('share one failed statement and its error', async () => {
    const statements = delayStatements();
    const responses = sendMany(send);
    await statements.until(1);
    expect(statements.count).toBe(1);
    statements.release(new Unavailable());
    for (const { statusCode, headers, body } of await Promise.all(responses)) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(headers.etag).toBeUndefined();
      expect(body).toContain('not available at the moment');
    }
    expect(statements.count).toBe(1);
    restore();
    expect((await send()).statusCode).toBe(200);
  });

  test('keep their pending response after a change, while later requests start a new one', async () => {
    const statements = delayStatements();
    const before = sendMany(send);
    await statements.until(1);
    server.responseCache.invalidate();
    const after = sendMany(send);
    await statements.until(2);
    expect(statements.count).toBe(2);
    statements.release();
    for (const { statusCode } of await Promise.all([...before, ...after])) expect(statusCode).toBe(200);
    expect(statements.count).toBe(2);
  });
});

test('a missing record is looked up once for concurrent requests, and not cached', async () => {
  const statements = delayStatements();
  const responses = sendMany(() => get(`/api/apartments-for-sale/${id + 1000}`));
  await statements.until(1);
  expect(statements.count).toBe(1);
  statements.release();
  const received = await Promise.all(responses);
  expect(new Set(received.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(received[0]?.statusCode).toBe(404);
  expect(new Set(received.map(({ headers }) => headers['x-request-id'])).size).toBe(20);
});

test('identical mutations are executed once each', async () => {
  const input = '{ name: "A", email: "a@example.com", subject: "B", message: "C" }';
  const mutation = `mutation { sendContactMessage(input: ${input}) }`;
  const countMessages = async () => (await server.stores.of(contactMessages).all()).length;
  const before = await countMessages();
  const results = await Promise.all([mutate(mutation), mutate(mutation), mutate(mutation)]);
  expect(results.map(({ json }) => json<{ errors?: unknown }>().errors)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await countMessages()).toBe(before + 3);
});

test('nothing is cached or shared while the cache is disabled', async () => {
  await get(LIST);
  server.responseCache.disable('another process');
  const statements = delayStatements();
  const responses = Array.from({ length: 3 }, () => get(LIST));
  await statements.until(3);
  statements.release();
  for (const { headers } of await Promise.all(responses)) expect(headers.etag).toBeUndefined();
  restore();
  server.responseCache.enable('another process');
  const [first, second] = [await get(LIST), await get(LIST)];
  expect(first.headers.etag).toBeDefined();
  expect(second.headers.etag).toBe(first.headers.etag);
});
