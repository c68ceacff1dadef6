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

/** Holds every statement until `go` is called, with an error for those that are to fail; counts them. */
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
    /** Until so many statements are held, and whoever else was on the way has come. */
    async until(count: number) {
      await until(`${count} statements are held`, () => held.length >= count);
      await moment();
    },
    go: (error?: Error) => held.forEach((release) => release(error)),
  };
}

const get = (url: string) => server.app.inject({ url });
const query = (text: string) =>
  server.app.inject({ method: 'POST', url: '/graphql', payload: { query: text } });
const many = <T>(ask: () => Promise<T>) => Array.from({ length: 20 }, ask);

describe.each([
  ['REST', () => get(LIST)],
  ['GraphQL', () => query(QUERY)],
])('while the database is silent, those who ask the same by %s', (_door, ask) => {
  test('are told its failure together, by one question', async () => {
    const frozen = freeze();
    const answers = many(ask);
    await frozen.until(1);
    expect(frozen.count).toBe(1);
    frozen.go(new Unavailable());
    for (const { statusCode, headers, body } of await Promise.all(answers)) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(headers.etag).toBeUndefined();
      expect(body).toContain('not available for a moment');
    }
    expect(frozen.count).toBe(1);
    server.database.rows = rows;
    expect((await ask()).statusCode).toBe(200);
  });

  test('are given what was made for them though content changed meanwhile, and whoever asks after it asks once', async () => {
    const frozen = freeze();
    const before = many(ask);
    await frozen.until(1);
    server.answers.changed();
    const after = many(ask);
    await frozen.until(2);
    expect(frozen.count).toBe(2);
    frozen.go();
    for (const { statusCode } of await Promise.all([...before, ...after])) expect(statusCode).toBe(200);
    expect(frozen.count).toBe(2);
  });
});

test('what is not there is looked for once for all who ask at the same time, and not kept', async () => {
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

test('what is to be done is done for each who asks for it', async () => {
  const input = '{ name: "A", email: "a@example.com", subject: "B", message: "C" }';
  const asked = `mutation { sendContactMessage(input: ${input}) }`;
  const count = () => server.stores.of(contactMessages).all();
  const before = (await count()).length;
  const told = await Promise.all([query(asked), query(asked), query(asked)]);
  expect(told.map(({ json }) => json<{ errors?: unknown }>().errors)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect((await count()).length).toBe(before + 3);
});

test('while somebody else may change content unseen, nothing is kept and nothing shared', async () => {
  await get(LIST);
  server.answers.pause('another process');
  const frozen = freeze();
  const answers = Array.from({ length: 3 }, () => get(LIST));
  await frozen.until(3);
  frozen.go();
  for (const { headers } of await Promise.all(answers)) expect(headers.etag).toBeUndefined();
  server.database.rows = rows;
  server.answers.resume('another process');
  const [first, second] = [await get(LIST), await get(LIST)];
  expect(first.headers.etag).toBeDefined();
  expect(second.headers.etag).toBe(first.headers.etag);
});
