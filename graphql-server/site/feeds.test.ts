import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { Entry } from '../../schema/page.ts';
import { feedRoutes } from './feeds.ts';

function createPages(feed: Entry['feed']) {
  const app = Fastify();
  const executeQuery = async () => ({ data: {} });
  feedRoutes(app, { feed, executeQuery, origin: 'https://marsa.example', isCached: true });
  return app;
}

const XML = 'application/xml; charset=utf-8';

test('robots.txt disallows private paths and names the sitemap', async () => {
  const answer = await createPages(async () => null).inject('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual(
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
    const app = createPages(async (asked) => ({ type: XML, text: `<at>${asked.origin}${asked.path}</at>` }));
    const answer = await app.inject(`${path}?from=elsewhere`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': XML, 'cache-control': 'no-cache' });
    expect(answer.body).toBe(`<at>https://marsa.example${path}</at>`);
  },
);

test('returns 404 for an unknown part of the sitemap', async () => {
  expect((await createPages(async () => null).inject('/sitemap/blog-9.xml')).statusCode).toBe(404);
});

test('returns 503 with Retry-After and no-store when rendering fails', async () => {
  const answer = await createPages(() => Promise.reject(new Error('relation "blogs"'))).inject('/feed.xml');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
  expect(answer.body).not.toContain('relation');
});
