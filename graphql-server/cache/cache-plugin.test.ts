import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { request } from 'node:http';
import { interceptReads } from '../database/testing-statements.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { blogs } from '../editorial/blog.ts';
import { until } from '../testing-until.ts';

let server: TestServer;
let id: number;
let restore = () => {};
let statements = 0;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const values = { title: 'Sea view', location: 'Dubai Marina', price: '0' };
  ({ id } = await server.stores.of(saleApartments).create(values));
  statements = 0;
  restore = interceptReads(server.database, (_sql, run) => {
    statements++;
    return run();
  });
});
afterEach(() => restore());

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => server.app.inject({ url, headers });
const QUERY = encodeURIComponent('{ saleApartments { total } }');
const JSON_ONLY: Headers = { 'content-type': 'application/json', accept: 'application/json' };

test('REST requests that differ only in the order of parameters share a cached response', async () => {
  const first = await get('/api/apartments-for-sale?page=1&limit=6');
  statements = 0;
  for (const url of ['/api/apartments-for-sale?limit=6&page=1', '/api/apartments-for-sale/?page=1&limit=6']) {
    const { body, headers } = await get(url);
    expect([url, body, headers.etag]).toEqual([url, first.body, first.headers.etag]);
  }
  expect(statements).toBe(0);
  const record = await get(`/api/apartments-for-sale/${id}`);
  statements = 0;
  expect((await get(`/api/apartments-for-sale/${id}?page=7`)).headers.etag).toBe(record.headers.etag);
  expect(statements).toBe(0);
  expect((await get('/api/apartments-for-sale?page=2&limit=1')).body).not.toBe(first.body);
  expect((await get('/api/apartments-for-sale?page=one')).statusCode).toBe(400);
});

test('a filter by parent is part of the cache key', async () => {
  const [of1, of2, all] = [
    await get('/api/villa-images?villa_id=1'),
    await get('/api/villa-images?villa_id=2'),
    await get('/api/villa-images'),
  ];
  statements = 0;
  await get('/api/villa-images?villa_id=2');
  await get('/api/villa-images');
  expect(statements).toBe(0);
  for (const { statusCode } of [of1, of2, all]) expect(statusCode).toBe(200);
});

test('the cache key of a GraphQL query has its parameters and the media type', async () => {
  const first = await get(`/graphql?query=${QUERY}`, JSON_ONLY);
  statements = 0;
  const again = await get(`/graphql?utm_source=x&query=${QUERY}`, JSON_ONLY);
  expect(again.headers.etag).toBe(first.headers.etag);
  expect(statements).toBe(0);
  const other = { ...JSON_ONLY, accept: 'text/plain;q=0.1, Application/JSON;q=0.8' };
  expect((await get(`/graphql?query=${QUERY}`, other)).headers.etag).toBe(first.headers.etag);
  const newer = await get(`/graphql?query=${QUERY}`, {
    ...JSON_ONLY,
    accept: 'application/graphql-response+json, application/json;q=0.9',
  });
  expect(newer.headers['content-type']).toContain('application/graphql-response+json');
});

test('a GraphQL request that fails the CSRF check gets no cached response', async () => {
  await get(`/graphql?query=${QUERY}`, JSON_ONLY);
  const responses = await Promise.all([
    get(`/graphql?query=${QUERY}`),
    get(`/graphql?query=${QUERY}`, JSON_ONLY),
    get(`/graphql?query=${QUERY}`, { 'content-type': 'text/plain' }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([400, 200, 400]);
});

test.each(['Bearer nonsense', 'Basic c3RyYW5nZXI6', 'Bearer a.b.c', 'x'])(
  'a request with the invalid token %s gets the same response as a visitor',
  async (authorization) => {
    const list = '/api/apartments-for-sale?page=1&limit=6';
    const [rest, graphql] = [await get(list), await get(`/graphql?query=${QUERY}`, JSON_ONLY)];
    expect((await get(list, { authorization })).body).toBe(rest.body);
    const response = await get(`/graphql?query=${QUERY}`, { ...JSON_ONLY, authorization });
    expect(response.body).toBe(graphql.body);
  },
);

test('a request with an Authorization header bypasses the cache', async () => {
  const list = '/api/apartments-for-sale?page=1&limit=6';
  await get(list);
  const { token } = await server.accounts.signIn('staff@marsa.example', 'a long password');
  const authorization = `Bearer ${token}`;
  expect((await get(list, { authorization })).headers.etag).toBeUndefined();
  expect((await get(list)).headers.etag).toBeDefined();
});

test('HEAD and conditional requests are served from the cache', async () => {
  const list = '/api/apartments-for-sale?page=1&limit=5';
  const head = () => server.app.inject({ method: 'HEAD', url: list });
  const computed = await head();
  const { headers, body } = await get(list);
  statements = 0;
  const cached = await head();
  expect(statements).toBe(0);
  for (const response of [computed, cached]) {
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers.etag).toBe(headers.etag);
    expect(Number(response.headers['content-length'])).toBe(body.length);
  }
  server.responseCache.invalidate();
  for (const source of ['computed', 'cached']) {
    const tag = String(headers.etag).replace('W/', '');
    const response = await get(list, { 'if-none-match': `"x", ${tag}` });
    const actual = [source, response.statusCode, response.body, response.headers.etag];
    expect(actual).toEqual([source, 304, '', headers.etag]);
  }
});

describe('a cached response over HTTP', () => {
  const LIST = '/api/blogs?page=1&limit=6';

  let address: string;

  beforeAll(async () => {
    await server.stores.of(blogs).create({ title: 'Cached', description: 'Words. '.repeat(300) });
    address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${address}${path}`, { headers, method });
  /** The status, and the headers that do not differ between requests. */
  const comparable = ({ status, headers }: Response) => {
    const entries = [...headers].filter(
      ([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name),
    );
    return { status, headers: Object.fromEntries(entries) };
  };
  /** The number of requests in the metrics. */
  const countRequests = async (status: string) => {
    const lines = (await server.app.metrics.metrics()).split('\n');
    const line = lines.find(
      (text) => text.includes('_count') && text.includes('/api/blogs"') && text.includes(status),
    );
    return Number(line?.split(' ').at(-1) ?? 0);
  };

  test('a fragment in the URL of a request does not change the response that others get', async () => {
    const { port } = new URL(address);
    await once(request({ port, path: '/api/blogs#page=1&limit=1' }).end(), 'response');
    expect(await (await get('/api/blogs')).json()).toHaveLength(1); // a list, not a page
  });

  test('a cached response equals the first one and counts in the metrics, until content changes', async () => {
    const before = await countRequests('2xx');
    const first = await get(LIST);
    const cached = await get(LIST, { 'x-request-id': 'a-request-of-mine' });
    expect(await cached.text()).toBe(await first.text());
    expect(comparable(cached)).toEqual(comparable(first));
    expect(cached.headers.get('x-request-id')).toBe('a-request-of-mine');
    // A request is counted after its response was sent.
    await until('both requests are counted', async () => (await countRequests('2xx')) >= before + 2);
    expect(await countRequests('2xx')).toBe(before + 2);
    await server.stores.of(blogs).create({ title: 'Newer', description: 'Words.' });
    expect(await (await get(LIST)).text()).toContain('Newer');
  });

  test('a cached response is sent in the encoding that the client accepts', async () => {
    const plain = await get(LIST, { 'accept-encoding': 'identity' });
    const etag = plain.headers.get('etag')!;
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await (await get(LIST, { 'if-none-match': etag })).text()).toBe('');
    expect((await get(LIST, { 'if-none-match': etag })).status).toBe(304);
    const head = await get(LIST, { 'accept-encoding': 'identity' }, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(plain.headers.get('content-length'));
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const compressed = await get(LIST, { 'accept-encoding': 'br' });
      expect(compressed.headers.get('content-encoding')).toBe('br');
      expect(await compressed.text()).toBe(await (await get(LIST)).text()); // fetch decompresses it
    }
  });

  test('staff and other methods get no cached response', async () => {
    expect((await get(LIST, { authorization: server.bearer })).headers.get('etag')).toBeNull();
    expect((await get(LIST, {}, 'POST')).status).toBe(405);
  });
});
