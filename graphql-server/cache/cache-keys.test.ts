import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { saleApartments } from '../listings/sale-apartment.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
let id: number;
let rows: TestServer['database']['rows'];
let statements = 0;

beforeAll(async () => {
  server = await openTestServer();
  rows = server.database.rows;
});
afterAll(() => server.close());
beforeEach(async () => {
  const words = { title: 'Sea view', location: 'Dubai Marina', price: '0' };
  ({ id } = await server.stores.of(saleApartments).create(words));
  statements = 0;
  server.database.rows = (...asked) => {
    statements++;
    return rows(...asked);
  };
});
afterEach(() => {
  server.database.rows = rows;
});

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}) => server.app.inject({ url, headers });
const QUERY = encodeURIComponent('{ saleApartments { total } }');
const JSON_ONLY: Headers = { 'content-type': 'application/json', accept: 'application/json' };

test('REST requests that differ only in parameters that the route ignores share a cached response', async () => {
  const first = await get('/api/apartments-for-sale?page=1&limit=6');
  statements = 0;
  for (const url of [
    '/api/apartments-for-sale?limit=6&page=1',
    '/api/apartments-for-sale/?page=1&gclid=abc',
    '/api/apartments-for-sale?page=-3&limit=06',
    '/api/apartments-for-sale?page=1',
  ]) {
    const { body, headers } = await get(url);
    expect([url, body, headers.etag]).toEqual([url, first.body, first.headers.etag]);
  }
  expect(statements).toBe(0);
  const one = await get(`/api/apartments-for-sale/${id}`);
  statements = 0;
  expect((await get(`/api/apartments-for-sale/${id}?page=7`)).headers.etag).toBe(one.headers.etag);
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
  await get('/api/villa-images?x=1&villa_id=2');
  await get('/api/villa-images?x=1');
  expect(statements).toBe(0);
  for (const { statusCode } of [of1, of2, all]) expect(statusCode).toBe(200);
});

test('the cache key of a GraphQL query has its parameters and the media type', async () => {
  const first = await get(`/graphql?query=${QUERY}`, JSON_ONLY);
  statements = 0;
  for (const [url, headers] of [
    [`/graphql?utm_source=x&query=${QUERY}`, JSON_ONLY],
    [`/graphql?query=${QUERY}`, { ...JSON_ONLY, accept: 'text/plain;q=0.1, Application/JSON;q=0.8' }],
  ] as const) {
    expect((await get(url, headers)).headers.etag).toBe(first.headers.etag);
  }
  expect(statements).toBe(0);
  const newer = await get(`/graphql?query=${QUERY}`, {
    ...JSON_ONLY,
    accept: 'application/graphql-response+json, application/json;q=0.9',
  });
  expect(newer.headers['content-type']).toContain('application/graphql-response+json');
});

test('a GraphQL request that fails the CSRF check gets no cached response', async () => {
  await get(`/graphql?query=${QUERY}`, JSON_ONLY);
  const told = await Promise.all([
    get(`/graphql?query=${QUERY}`),
    get(`/graphql?query=${QUERY}`, JSON_ONLY),
    get(`/graphql?query=${QUERY}`, { 'content-type': 'text/plain' }),
  ]);
  expect(told.map(({ statusCode }) => statusCode)).toEqual([400, 200, 400]);
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

test('a request with an Authorization header passes the cache', async () => {
  const list = '/api/apartments-for-sale?page=1&limit=6';
  await get(list);
  const { token } = await server.accounts.signIn('staff@marsa.example', 'a long password');
  const authorization = `Bearer ${token}`;
  expect((await get(list, { authorization })).headers.etag).toBeUndefined();
  expect((await get(list)).headers.etag).toBeDefined();
});

test('HEAD and conditional requests are answered from the cache', async () => {
  const list = '/api/apartments-for-sale?page=1&limit=5';
  const head = () => server.app.inject({ method: 'HEAD', url: list });
  const made = await head();
  const { headers, body } = await get(list);
  statements = 0;
  const kept = await head();
  expect(statements).toBe(0);
  for (const told of [made, kept]) {
    expect([told.statusCode, told.body]).toEqual([200, '']);
    expect(told.headers.etag).toBe(headers.etag);
    expect(Number(told.headers['content-length'])).toBe(body.length);
  }
  server.responseCache.invalidate();
  for (const time of ['made', 'kept']) {
    const tag = String(headers.etag).replace('W/', '');
    const held = await get(list, { 'if-none-match': `"x", ${tag}` });
    expect([time, held.statusCode, held.body, held.headers.etag]).toEqual([time, 304, '', headers.etag]);
  }
});
