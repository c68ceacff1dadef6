import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { parse } from 'graphql';
import type { RenderedPage, PageRequest } from '../../schema/page.ts';
import { pageRoutes } from './pages.ts';

/** Page routes that render the same page for every request. */
function createPages(page: Partial<RenderedPage>) {
  const app = Fastify();
  const rendered: PageRequest[] = [];
  const visitors: string[] = [];
  const render = async (request: PageRequest): Promise<RenderedPage> => {
    rendered.push(request);
    await request.execute({ document: parse('{ blogs { total } }'), variables: {} });
    return { status: 200, headers: {}, html: '<!DOCTYPE html><p>A page</p>', ...page };
  };
  pageRoutes(app, {
    render,
    assets: { styles: () => '', scripts: () => '' },
    executeQuery: async (_query, ip) => {
      visitors.push(ip);
      return { data: {} };
    },
    origin: 'https://marsa.example',
    addressOf: (url) => url,
  });
  return { app, rendered, visitors };
}

test('renders a page for every path without another route, with its query', async () => {
  const { app, rendered } = createPages({});
  const answer = await app.inject('/apartmentSell?page=2');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toBe('<!DOCTYPE html><p>A page</p>');
  expect(rendered[0]).toMatchObject({ url: '/apartmentSell?page=2', origin: 'https://marsa.example' });
});

test('HEAD returns the status of a page without a body', async () => {
  const { app } = createPages({ status: 404 });
  const answer = await app.inject({ method: 'HEAD', url: '/nowhere' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('');
});

test('a failed page has no-store and Retry-After', async () => {
  const { app } = createPages({ status: 503, headers: { 'retry-after': '10' } });
  const answer = await app.inject('/apartmentSell');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
});

test('a partial page has no-store', async () => {
  const { app } = createPages({ partial: true });
  const answer = await app.inject('/rent-villa-detail/7');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a page may redirect', async () => {
  const { app } = createPages({ status: 302, headers: { location: '/apartmentSell' }, html: '' });
  const answer = await app.inject('/apartments');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/apartmentSell');
});

describe('a form', () => {
  const sent = (headers: Record<string, string>, payload = 'name=Ann') => ({
    method: 'POST' as const,
    url: '/contact-us',
    headers: { host: 'marsa.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

  test('is passed to its page with the client address, and the response has no-store', async () => {
    const { app, rendered, visitors } = createPages({});
    const answer = await app.inject({ ...sent({}), remoteAddress: '192.0.2.7' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(rendered[0]).toMatchObject({ url: '/contact-us', form: 'name=Ann' });
    expect(visitors).toEqual(['192.0.2.7']);
  });

  test('is accepted from the same origin, whatever the host name', async () => {
    const { app } = createPages({});
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { origin: 'https://marsa.example' },
      { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    ];
    for (const headers of senders) expect((await app.inject(sent(headers))).statusCode).toBe(200);
  });

  test('is rejected from other origins', async () => {
    const { app, rendered } = createPages({});
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://marsa.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of senders) expect((await app.inject(sent(headers))).statusCode).toBe(403);
    expect(rendered).toEqual([]);
  });

  test('with thousands of fields is rejected before its page parses it', async () => {
    const { app, rendered } = createPages({});
    expect((await app.inject(sent({}, 'a=1&'.repeat(5000)))).statusCode).toBe(400);
    expect(rendered).toEqual([]);
  });

  test('with another content type or over the size limit is rejected', async () => {
    const { app } = createPages({});
    expect((await app.inject(sent({ 'content-type': 'application/json' }, '{}'))).statusCode).toBe(415);
    expect((await app.inject(sent({}, 'm'.repeat(300_000)))).statusCode).toBe(413);
  });
});
