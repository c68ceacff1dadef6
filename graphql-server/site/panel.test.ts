import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { panelRoutes } from './panel.ts';

const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
panelRoutes(app, {
  assets: { styles: () => '<link rel="stylesheet" href="/panel.css">', scripts: () => '<script></script>' },
  hasPanelScreen: (path) => ['/admin', '/admin/villasale', '/Admin/VillaSale'].includes(path),
});
app.get('/*', (_request, reply) => reply.send('a page of the site'));

test.each(['/admin', '/admin/villasale?page=2', '/Admin/VillaSale'])(
  '%s returns the document of the panel',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(answer.body).toContain('<div id="panel">');
    expect(answer.body).toContain('/panel.css');
    expect(answer.body).toContain('noindex');
  },
);

test('returns 404 for an unknown path of the panel', async () => {
  const answer = await app.inject('/admin/nowhere/at/all');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<div id="panel">');
});

test('a path that only starts with the same letters is a page of the site', async () => {
  expect((await app.inject('/administration')).body).toBe('a page of the site');
});
