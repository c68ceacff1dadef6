import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { blogs } from '../editorial/blog.ts';
import { sendError } from './error-responses.ts';
import { pageRoutes } from '../site/pages.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';
import { loadShedding } from './load-shedding.ts';

let server: TestServer;
let query: TestServer['database']['query'];

beforeAll(async () => {
  server = await openTestServer();
  query = server.database.query;
});
afterEach(() => {
  server.database.query = query;
});
afterAll(() => server.close());

/** Blocks statements that read listings until `release` is called. */
function blockListings() {
  const blocked: (() => void)[] = [];
  server.database.query = async <Row>(sql: string, parameters?: readonly unknown[]) => {
    if (sql.includes('listings')) await new Promise<void>((resolve) => blocked.push(resolve));
    return query<Row>(sql, parameters);
  };
  const release = () => {
    server.database.query = query;
    blocked.forEach((run) => run());
  };
  return { blocked, release };
}

const get = (url: string) => server.app.inject({ url });
const queryVillas = (page: number, headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: `{ saleVillas(page: ${page}) { total } }` },
  });

test('looks up the pictures of requests that arrive together with one statement', async () => {
  const statements: string[] = [];
  server.database.query = (sql, parameters) => {
    if (sql.includes('from pictures')) statements.push(sql);
    return query(sql, parameters);
  };
  const missing = Array.from(
    { length: 100 },
    (_, index) => `/uploads/${String(index).padStart(24, '0')}.jpg`,
  );
  const responses = await Promise.all(missing.map(get));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(statements.length).toBeLessThan(10);
});

test('rejects requests of visitors over the limit with 503, and serves cached responses, health checks and staff', async () => {
  const cached = '/api/blogs?page=1';
  await get(cached);
  const listings = blockListings();
  const responses = Array.from({ length: 40 }, (_, index) =>
    index % 2 ? queryVillas(index + 1) : get(`/api/villas-for-sale?page=${index + 1}`),
  );
  let refused = 0;
  const counted = responses.map((response) =>
    response.then(({ statusCode }) => statusCode === 503 && refused++),
  );
  await until('all slots are taken', () => listings.blocked.length >= 12);

  expect((await get(cached)).statusCode).toBe(200);
  expect((await get('/healthz')).statusCode).toBe(200);
  const added = await server.app.inject({
    method: 'POST',
    url: '/api/blogs/add',
    headers: { authorization: server.bearer },
    payload: { title: 'In time', description: 'Written while others wait.' },
  });
  expect(added.statusCode).toBe(201);
  expect(await server.stores.of(blogs).all()).toHaveLength(1);

  await until('all others are rejected', () => refused >= 28);
  expect(listings.blocked).toHaveLength(12);
  const staff = queryVillas(99, { authorization: server.bearer });
  await until('the request of staff runs', () => listings.blocked.length >= 13);
  listings.release();
  expect((await staff).statusCode).toBe(200);
  await Promise.all(counted);
  const received = await Promise.all(responses);
  expect(received.filter(({ statusCode }) => statusCode === 200)).toHaveLength(12);
  for (const { statusCode, headers, json } of received.filter(({ statusCode }) => statusCode !== 200)) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    const body = json<{ message?: string; errors?: { message: string; extensions: { code: string } }[] }>();
    expect(body.message ?? body.errors?.[0]?.message).toContain('too many requests');
  }
  expect((await get('/api/villas-for-sale?page=1')).statusCode).toBe(200);
});

test('runs expensive queries of visitors one at a time, concurrently with other queries', async () => {
  const listings = blockListings();
  const post = (query: string) => server.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const expensive = [1, 2, 3].map((page) =>
    Promise.resolve(
      post(`{ saleVillas(page: ${page}, limit: 400) { total items { id title location price size } } }`),
    ),
  );
  await until('one of them reads', () => listings.blocked.length > 0);
  for (let page = 1; page < 6; page++) {
    expect((await post(`{ blogs(page: ${page}) { total } }`)).statusCode).toBe(200);
  }
  expect(listings.blocked).toHaveLength(1);
  listings.release();
  const statuses = (await Promise.all(expensive)).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  for (const status of statuses) expect([200, 503]).toContain(status); // 503 if the wait was too long
});

test('rejects an expensive query with 503 if it would wait too long', async () => {
  const listings = blockListings();
  const query = '{ saleVillas(limit: 401) { total items { id title location price size } } } #';
  const posted = Array.from({ length: 4 }, (_, i) =>
    server.app.inject({ method: 'POST', url: '/graphql', payload: { query: `${query}${i}` } }),
  );
  const refused = await Promise.race(posted);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  listings.release();
  await Promise.all(posted);
});

test('renders a page with status 503 for a visitor over the limit', async () => {
  const app = Fastify();
  await app.register(loadShedding);
  let finish = () => {};
  const rendered = new Promise<void>((resolve) => (finish = resolve));
  pageRoutes(app, {
    render: async () => {
      await rendered;
      return { status: 200, headers: {}, html: 'A page' };
    },
    assets: { styles: () => '<link rel="stylesheet" href="/site.css">', scripts: () => '' },
    executeQuery: async () => ({ data: {} }),
    origin: '',
  });
  const pages = Array.from({ length: 13 }, () => app.inject('/villa'));
  const busy = await Promise.race(pages);
  expect(busy.statusCode).toBe(503);
  expect(busy.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store, no-transform' });
  expect(busy.headers['content-type']).toContain('text/html');
  expect(busy.body).toContain('<h1>One moment, please</h1>');
  finish();
  expect((await Promise.all(pages)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(12);
  await app.close();
});

test('renders a page with status 503 when a page takes too long', async () => {
  const app = Fastify();
  await app.register(loadShedding, { maxRunMs: 100 });
  let finish = () => {};
  const rendered = new Promise<void>((resolve) => (finish = resolve));
  pageRoutes(app, {
    render: async () => {
      await rendered;
      return { status: 200, headers: {}, html: 'A page' };
    },
    assets: { styles: () => '', scripts: () => '' },
    executeQuery: async () => ({ data: {} }),
    origin: '',
  });
  const late = await app.inject('/villa');
  expect(late.statusCode).toBe(503);
  expect(late.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store, no-transform' });
  expect(late.headers['content-type']).toContain('text/html');
  expect(late.body).toContain('<h1>One moment, please</h1>');
  expect(late.body).toContain('This page takes too long at the moment.');
  finish();
  await app.close();
});

test('counts the time of an expensive request from its first slot', async () => {
  const app = Fastify();
  app.setErrorHandler(sendError);
  await app.register(loadShedding, { maxRunMs: 1500 });
  app.get('/expensive', { config: { limitConcurrency: true } }, async (request, reply) => {
    await setTimeout(1400);
    await app.acquireExpensiveSlot(request, reply);
    await setTimeout(3000);
    return 'Late';
  });
  const startedAt = performance.now();
  expect((await app.inject('/expensive')).statusCode).toBe(503);
  expect(performance.now() - startedAt).toBeLessThan(2500);
  await app.close();
});

test('accepts waiting connections before it works on the first requests', async () => {
  const app = Fastify();
  await app.register(loadShedding);
  let done = 0;
  app.get('/work', { config: { limitConcurrency: true } }, () => {
    for (const began = performance.now(); performance.now() - began < 20;); // blocks the event loop, like rendering a page
    return String(++done);
  });
  const doneWhenAccepted: number[] = [];
  app.server.on('connection', () => doneWhenAccepted.push(done));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ maxSockets: Infinity });
  const responses = Array.from({ length: 200 }, () =>
    once(request(`${address}/work`, { agent }).end(), 'response'),
  );
  for (const [response] of (await Promise.all(responses)) as [IncomingMessage][]) response.resume();
  expect(doneWhenAccepted).toHaveLength(200);
  expect(doneWhenAccepted.at(-1)).toBeLessThan(40);
  agent.destroy();
  await app.close();
});

test('responds with 503 to a request that runs too long', async () => {
  const app = Fastify();
  app.setErrorHandler(sendError);
  await app.register(loadShedding, { maxRunMs: 300 });
  let finish = () => {};
  const list = new Promise<string>((resolve) => (finish = () => resolve('A list')));
  app.get('/list', { config: { limitConcurrency: true } }, () => list);
  const startedAt = performance.now();
  const late = await app.inject('/list');
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
  expect(late.body).toContain('The response takes too long at the moment. Try again in a few seconds.');
  finish();
  expect((await app.inject('/list')).body).toBe('A list');
  await app.close();
});
