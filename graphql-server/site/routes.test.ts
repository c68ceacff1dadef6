import { afterAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { Entry, PageRequest, RenderedPage } from '../../schema/page.ts';
import { pageRoutes } from './pages.ts';
import { panelRoutes } from './panel.ts';
import { feedRoutes } from './feeds.ts';
import { createServer } from '../app.ts';
import { createLogger } from '../observability/logging.ts';

/** Page routes that render the same page for every request. */
function createPages(page: Partial<RenderedPage>) {
  const app = Fastify();
  const rendered: PageRequest[] = [];
  const visitors: string[] = [];
  const render = async (request: PageRequest): Promise<RenderedPage> => {
    rendered.push(request);
    await request.execute({ document: '{ blogs { total } }', variables: {} });
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
    getCanonicalUrl: (url) => url,
  });
  return { app, rendered, visitors };
}

test('renders a page for every path without another route, with its query', async () => {
  const { app, rendered } = createPages({});
  const response = await app.inject('/apartmentSell?page=2');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache, no-transform');
  expect(response.body).toBe('<!DOCTYPE html><p>A page</p>');
  expect(rendered[0]).toMatchObject({ url: '/apartmentSell?page=2', origin: 'https://marsa.example' });
});

test('HEAD returns the status of a page without a body', async () => {
  const { app } = createPages({ status: 404 });
  const response = await app.inject({ method: 'HEAD', url: '/nowhere' });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('');
});

test('a failed page has no-store and Retry-After', async () => {
  const { app } = createPages({ status: 503, headers: { 'retry-after': '10' } });
  const response = await app.inject('/apartmentSell');
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store, no-transform',
    'retry-after': '10',
  });
});

test('a partial page has no-store', async () => {
  const { app } = createPages({ partial: true });
  const response = await app.inject('/rent-villa-detail/7');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store, no-transform']);
});

test('a page may redirect', async () => {
  const { app } = createPages({ status: 302, headers: { location: '/apartmentSell' }, html: '' });
  const response = await app.inject('/apartments');
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe('/apartmentSell');
});

describe('a form', () => {
  const formRequest = (headers: Record<string, string>, payload = 'name=Ann') => ({
    method: 'POST' as const,
    url: '/contact-us',
    headers: { host: 'marsa.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

  test('is passed to its page with the client address, and the response has no-store', async () => {
    const { app, rendered, visitors } = createPages({});
    const response = await app.inject({ ...formRequest({}), remoteAddress: '192.0.2.7' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store, no-transform');
    expect(rendered[0]).toMatchObject({ url: '/contact-us', form: 'name=Ann' });
    expect(visitors).toEqual(['192.0.2.7']);
  });

  test('is accepted from the same origin under each host name of the site', async () => {
    const { app } = createPages({});
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'null' },
      { origin: 'https://marsa.example' },
      { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
    ];
    for (const headers of senders) expect((await app.inject(formRequest(headers))).statusCode).toBe(200);
  });

  test('is rejected from other origins', async () => {
    const { app, rendered } = createPages({});
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', origin: 'https://marsa.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of senders) expect((await app.inject(formRequest(headers))).statusCode).toBe(403);
    expect(rendered).toEqual([]);
  });

  test('with thousands of fields is rejected before its page parses it', async () => {
    const { app, rendered } = createPages({});
    expect((await app.inject(formRequest({}, 'a=1&'.repeat(5000)))).statusCode).toBe(400);
    expect(rendered).toEqual([]);
  });

  test('with another content type or over the size limit is rejected', async () => {
    const { app } = createPages({});
    expect((await app.inject(formRequest({ 'content-type': 'application/json' }, '{}'))).statusCode).toBe(
      415,
    );
    expect((await app.inject(formRequest({}, 'm'.repeat(300_000)))).statusCode).toBe(413);
  });
});

describe('panel', () => {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  panelRoutes(app, {
    assets: { styles: () => '<link rel="stylesheet" href="/panel.css">', scripts: () => '<script></script>' },
    hasPanelScreen: (path) => ['/admin', '/admin/villasale', '/Admin/VillaSale'].includes(path),
  });
  app.get('/*', (_request, reply) => reply.send('a page of the site'));

  test.each(['/admin', '/admin/villasale?page=2', '/Admin/VillaSale'])(
    '%s returns the document of the panel',
    async (url) => {
      const response = await app.inject(url);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache, no-transform',
      });
      expect(response.body).toContain('<div id="panel">');
      expect(response.body).toContain('/panel.css');
      expect(response.body).toContain('noindex');
    },
  );

  test('returns 404 for an unknown path of the panel', async () => {
    const response = await app.inject('/admin/nowhere/at/all');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<div id="panel">');
  });

  test('a path that only starts with the same letters is a page of the site', async () => {
    expect((await app.inject('/administration')).body).toBe('a page of the site');
  });
});

describe('feeds', () => {
  function createFeeds(feed: Entry['feed']) {
    const app = Fastify();
    const executeQuery = async () => ({ data: {} });
    feedRoutes(app, { feed, executeQuery, origin: 'https://marsa.example', isCached: true });
    return app;
  }

  const XML = 'application/xml; charset=utf-8';

  test('robots.txt disallows private paths and names the sitemap', async () => {
    const response = await createFeeds(async () => null).inject('/robots.txt');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /admin',
        'Disallow: /api/',
        'Disallow: /graphql',
        'Sitemap: https://marsa.example/sitemap.xml',
      ]),
    );
  });

  test.each(['/sitemap.xml', '/sitemap/blog-1.xml', '/feed.xml'])(
    '%s is rendered by its path',
    async (path) => {
      const app = createFeeds(async (request) => ({
        type: XML,
        text: `<at>${request.origin}${request.path}</at>`,
      }));
      const response = await app.inject(`${path}?from=elsewhere`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({ 'content-type': XML, 'cache-control': 'no-cache' });
      expect(response.body).toBe(`<at>https://marsa.example${path}</at>`);
    },
  );

  test('returns 404 for an unknown part of the sitemap', async () => {
    expect((await createFeeds(async () => null).inject('/sitemap/blog-9.xml')).statusCode).toBe(404);
  });

  test('returns 503 with Retry-After and no-store when rendering fails', async () => {
    const response = await createFeeds(() => Promise.reject(new Error('relation "blogs"'))).inject(
      '/feed.xml',
    );
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    expect(response.body).not.toContain('relation');
  });
});

describe('a URL that cannot be decoded', () => {
  const app = createServer(createLogger('silent'), []);
  app.get('/*', (request, reply) => reply.send(request.url));
  afterAll(() => app.close());

  test.each([
    ['/team/Layla%2', '/team/Layla%252'],
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/%', '/%25'],
    ['/100%/villa?page=%', '/100%25/villa?page=%'],
    ['/team/%FF?x', '/team/%25FF?x'],
  ])('%s is rewritten to %s', async (url, rewritten) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.body]).toEqual([200, rewritten]);
  });

  test.each(['/', '/team/Layla%20Haddad', '/%D9%85%D8%B1%D8%B3%D9%89', '/villa?a=%E0%A4%A'])(
    '%s is unchanged',
    async (url) => {
      expect((await app.inject(url)).body).toBe(url);
    },
  );

  test.each(['/api/blogs/%2', '/graphql/%E0%A4%A'])('%s returns 400 with a JSON error', async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'The path is not percent-encoded UTF-8: write % as %25.',
      message: 'The path is not percent-encoded UTF-8: write % as %25.',
    });
  });
});
