import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contactMessages } from '../enquiries/contact-message.ts';
import { interceptReads } from '../database/testing-statements.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until, waitIterations } from '../testing-until.ts';

const LIST = '/api/apartments-for-sale?page=1&limit=6';

let server: TestServer;
let id: number;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const values = {
    title: 'Sea view',
    location: 'Dubai Marina'.repeat(10),
    price: '0',
    bedrooms: '2'.repeat(100),
  };
  const homes = await Promise.all(
    Array.from({ length: 6 }, () => server.stores.of(saleApartments).create(values)),
  );
  id = homes[0]!.id;
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const query = (text: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/graphql?query=${encodeURIComponent(text)}`,
    headers: { 'content-type': 'application/json', ...headers },
  });
const setPrice = (price: number) => server.stores.of(saleApartments).update(id, { price: String(price) });

/** Counts statements and results, and delays the results until `gate` resolves. */
function watchStatements(gate: Promise<void> = Promise.resolve()) {
  const watch = { statements: 0, results: 0 };
  const stop = interceptReads(server.database, async (_sql, run) => {
    watch.statements++;
    const result = await run();
    watch.results++;
    await gate;
    return result;
  });
  return Object.assign(watch, { stop });
}

function createGate(): { gate: Promise<void>; release: () => void } {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { gate, release };
}

describe('a public response', () => {
  test.each([
    ['REST', () => get(LIST)],
    ['GraphQL', () => query('{ saleApartments { total items { id price } } }')],
  ])('by %s is served without a statement until content changes', async (_interface, read) => {
    const first = await read();
    const watch = watchStatements();
    const second = await read();
    expect(watch.statements).toBe(0);
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
    const { gate, release } = createGate();
    const watch = watchStatements(gate);
    const responses = Promise.all(Array.from({ length: 20 }, () => get(LIST)));
    await until('the result is delayed', () => watch.results > 0);
    await waitIterations();
    release();
    expect(new Set((await responses).map(({ body }) => body)).size).toBe(1);
    expect(watch.statements).toBe(1);
    watch.stop();
  });

  test('stays cached when a visitor sends a message', async () => {
    await get(LIST);
    const message = { name: 'A', email: 'a@example.com', subject: 'B', message: 'C' };
    await server.stores.of(contactMessages).create(message);
    const watch = watchStatements();
    await get(LIST);
    expect(watch.statements).toBe(0);
    watch.stop();
  });
});

test.each([
  ['a staff request', () => get(LIST, { authorization: server.bearer })],
  ['a staff query', () => query('{ blogs { total } }', { authorization: server.bearer })],
  ['a 404', () => get('/api/apartments-for-sale/99999')],
  ['a rejected query', () => query('{ contactMessages { total } }')],
])('%s is never cached', async (_what, read) => {
  const first = await read();
  expect(first.headers.etag).toBeUndefined();
  expect((await read()).headers.etag).toBeUndefined();
});

describe('a response that began before a write', () => {
  test('is not served after the write', async () => {
    const { gate, release } = createGate();
    const watch = watchStatements(gate);
    const early = get(LIST);
    await until('the early response is delayed', () => watch.results > 0);
    watch.stop();
    await setPrice(10);
    const late = await get(LIST);
    expect(late.body).toContain('"price":"10"');
    release();
    await early;
    expect((await get(LIST)).body).toBe(late.body);
  });

  test('never hides an acknowledged write from concurrent readers', async () => {
    let acknowledgedPrice = 0;
    let staleReads = 0;
    let reads = 0;
    let isWriting = true;
    const write = async () => {
      for (let price = 100; price < 160; price++) {
        await setPrice(price);
        acknowledgedPrice = price;
      }
    };
    const writing = write().finally(() => (isWriting = false));
    const read = async () => {
      while (isWriting || reads < 100) {
        // A cached response needs no iteration of the event loop, which the database of the writer needs.
        await new Promise((resolve) => setImmediate(resolve));
        const minPrice = acknowledgedPrice;
        const response = await get(`/api/apartments-for-sale/${id}`);
        reads++;
        if (Number(response.json<{ price: string }>().price) < minPrice) staleReads++;
      }
    };
    await Promise.all([writing, read(), read(), read(), read()]);
    expect(staleReads).toBe(0);
  });
});
