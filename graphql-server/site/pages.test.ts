import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { parse } from 'graphql';
import type { RenderedPage, PageRequest } from '../../schema/page.ts';
import { pageRoutes } from './pages.ts';

/** Page routes that render the same page for every request. */
function createPages(page: Partial<RenderedPage>) {
  const app = Fastify();
  const asked: PageRequest[] = [];
  const visitors: string[] = [];
  const render = async (request: PageRequest): Promise<RenderedPage> => {
    asked.push(request);
    await request.execute({ document: parse('{ blogs { total } }'), variables: {} });
    return { status: 200, headers: {}, html: '<!DOCTYPE html><p>A page</p>', ...page };
  };
  pageRoutes(app, {
    render,
    assets: { styles: () => '', scripts: () => '' },
    ask: async (_query, ip) => {
      visitors.push(ip);
      return { data: {} };
    },
    origin: 'https://marsa.example',
    addressOf: (url) => url,
  });
  return { app, asked, visitors };
}

test('every address that no other door takes is a page, with its query', async () => {
  const { app, asked } = createPages({});
  const answer = await app.inject('/apartmentSell?page=2');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toBe('<!DOCTYPE html><p>A page</p>');
  expect(asked[0]).toMatchObject({ url: '/apartmentSell?page=2', origin: 'https://marsa.example' });
});

test('a page can be asked for without its words', async () => {
  const { app } = createPages({ status: 404 });
  const answer = await app.inject({ method: 'HEAD', url: '/nowhere' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('');
});

test('a page that could not be had is not to be kept by anyone', async () => {
  const { app } = createPages({ status: 503, headers: { 'retry-after': '10' } });
  const answer = await app.inject('/apartmentSell');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
});

test('a page of which a part is missing is shown once', async () => {
  const { app } = createPages({ partial: true });
  const answer = await app.inject('/rent-villa-detail/7');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('a page may lead to another', async () => {
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

  test('is given to its page as it came, on behalf of the visitor, and the answer is kept by nobody', async () => {
    const { app, asked, visitors } = createPages({});
    const answer = await app.inject({ ...sent({}), remoteAddress: '192.0.2.7' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(asked[0]).toMatchObject({ url: '/contact-us', form: 'name=Ann' });
    expect(visitors).toEqual(['192.0.2.7']);
  });

  test('is taken from our own pages, by whichever name the browser knows them', async () => {
    const { app } = createPages({});
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { origin: 'https://marsa.example' },
      { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    ];
    for (const headers of senders) expect((await app.inject(sent(headers))).statusCode).toBe(200);
  });

  test('is not taken from anywhere else', async () => {
    const { app, asked } = createPages({});
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://marsa.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of senders) expect((await app.inject(sent(headers))).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  test('of thousands of fields is refused before its page parses it', async () => {
    const { app, asked } = createPages({});
    expect((await app.inject(sent({}, 'a=1&'.repeat(5000)))).statusCode).toBe(400);
    expect(asked).toEqual([]);
  });

  test('that is no form, or larger than any message, is refused', async () => {
    const { app } = createPages({});
    expect((await app.inject(sent({ 'content-type': 'application/json' }, '{}'))).statusCode).toBe(415);
    expect((await app.inject(sent({}, 'm'.repeat(300_000)))).statusCode).toBe(413);
  });
});
