import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contactMessages } from '../enquiries/contact-message.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { openTestServer, type TestServer } from '../testing.ts';

const LIST = '/api/apartments-for-sale?page=1&limit=6';

let server: TestServer;
let id: number;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const words = {
    title: 'Sea view',
    location: 'Dubai Marina'.repeat(10),
    price: '0',
    bedrooms: '2'.repeat(100),
  };
  const made = await Promise.all(
    Array.from({ length: 6 }, () => server.stores.of(saleApartments).create(words)),
  );
  id = made[0]!.id;
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const query = (text: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/graphql?query=${encodeURIComponent(text)}`,
    headers: { 'content-type': 'application/json', ...headers },
  });
const setPrice = (price: number) => server.stores.of(saleApartments).update(id, { price: String(price) });

/** Counts statements, and delays their results by `before`. */
function watchStatements(before: () => Promise<void> = () => Promise.resolve()) {
  const { rows } = server.database;
  const seen = { count: 0, stop: () => (server.database.rows = rows) };
  server.database.rows = async (...query) => {
    seen.count++;
    const answer = await rows(...query);
    await before();
    return answer;
  };
  return seen;
}

describe('a public response', () => {
  test.each([
    ['REST', () => get(LIST)],
    ['GraphQL', () => query('{ saleApartments { total items { id price } } }')],
  ])('by %s is served without a statement until content changes', async (_interface, read) => {
    const first = await read();
    const watch = watchStatements();
    const second = await read();
    expect(watch.count).toBe(0);
    expect(second.body).toBe(first.body);
    expect(second.headers.etag).toBe(first.headers.etag);
    watch.stop();
    await setPrice(7);
    expect((await read()).body).toContain('"price":"7"');
  });

  test('is a 304 for a client that has it', async () => {
    const { headers } = await get(LIST);
    const again = await get(LIST, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await setPrice(8);
    expect((await get(LIST, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  test('has the same content in every encoding', async () => {
    const plain = (await get(LIST)).body;
    await setPrice(9);
    const expected = plain.replace('"price":"0"', '"price":"9"').length;
    for (const time of ['first', 'second', 'third']) {
      const br = await get(LIST, { 'accept-encoding': 'gzip, deflate, br' });
      const gzip = await get(LIST, { 'accept-encoding': 'gzip' });
      const identity = await get(LIST, { 'accept-encoding': 'identity' });
      expect([time, br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual([
        time,
        'br',
        'gzip',
      ]);
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(identity.body);
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(identity.body);
      expect(identity.body.length).toBe(expected);
      expect(br.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  test('is computed once for concurrent requests', async () => {
    let release = () => {};
    const gate = new Promise<void>((open) => (release = open));
    const watch = watchStatements(() => gate);
    const answers = Promise.all(Array.from({ length: 20 }, () => get(LIST)));
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    expect(new Set((await answers).map(({ body }) => body)).size).toBe(1);
    expect(watch.count).toBe(1);
    watch.stop();
  });

  test('stays cached when a visitor sends a message', async () => {
    await get(LIST);
    const message = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' };
    await server.stores.of(contactMessages).create(message);
    const watch = watchStatements();
    await get(LIST);
    expect(watch.count).toBe(0);
    watch.stop();
  });
});

test.each([
  ['a staff request', () => get(LIST, { authorization: server.bearer })],
  ['a staff query', () => query('{ blogs { total } }', { authorization: server.bearer })],
  ['a 404', () => get('/api/apartments-for-sale/99999')],
  ['a refused query', () => query('{ contactMessages { total } }')],
])('%s is never cached', async (_what, read) => {
  const first = await read();
  expect(first.headers.etag).toBeUndefined();
  expect((await read()).headers.etag).toBeUndefined();
});

describe('a response that began before a write', () => {
  test('is not served after the write', async () => {
    let release = () => {};
    const gate = new Promise<void>((open) => (release = open));
    const watch = watchStatements(() => gate);
    const early = get(LIST);
    await new Promise((resolve) => setTimeout(resolve, 50));
    watch.stop();
    await setPrice(10);
    const late = await get(LIST);
    expect(late.body).toContain('"price":"10"');
    release();
    await early;
    expect((await get(LIST)).body).toBe(late.body);
  });

  test('never hides an acknowledged write from concurrent readers', async () => {
    let answered = 0;
    let stale = 0;
    let reads = 0;
    const writing = (async () => {
      for (let price = 100; price < 160; price++) {
        await setPrice(price);
        answered = price;
      }
    })();
    let over = false;
    void writing.finally(() => (over = true));
    const reader = async () => {
      while (!over || reads < 100) {
        // A cached response needs no turn of the event loop, which the writer's database needs.
        await new Promise((turn) => setImmediate(turn));
        const least = answered;
        const response = await get(`/api/apartments-for-sale/${id}`);
        reads++;
        if (Number(response.json<{ price: string }>().price) < least) stale++;
      }
    };
    await Promise.all([writing, reader(), reader(), reader(), reader()]);
    expect(stale).toBe(0);
  });
});
