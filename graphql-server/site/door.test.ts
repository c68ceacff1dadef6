import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { pagesDoor } from './door.ts';
import type { Page, PageRequest } from './page.ts';

/** A door to pages that are all alike. */
function doorTo(page: Partial<Page>) {
  const app = Fastify();
  const asked: PageRequest[] = [];
  const render = async (request: PageRequest): Promise<Page> => {
    asked.push(request);
    return { status: 200, headers: {}, html: '<!DOCTYPE html><p>A page</p>', ...page };
  };
  pagesDoor(app, {
    render,
    assets: { styles: () => '', scripts: () => '' },
    ask: async () => ({ data: {} }),
    origin: 'https://marsa.example',
    kept: true,
  });
  return { app, asked };
}

test('every address that no other door takes is a page, with its query', async () => {
  const { app, asked } = doorTo({});
  const answer = await app.inject('/apartmentSell?page=2');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.body).toBe('<!DOCTYPE html><p>A page</p>');
  expect(asked[0]).toMatchObject({ url: '/apartmentSell?page=2', origin: 'https://marsa.example' });
});

test('a page can be asked for without its words', async () => {
  const { app } = doorTo({ status: 404 });
  const answer = await app.inject({ method: 'HEAD', url: '/nowhere' });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe('');
});

test('a page that could not be had is not to be kept by anyone', async () => {
  const { app } = doorTo({ status: 503, headers: { 'retry-after': '10' } });
  const answer = await app.inject('/apartmentSell');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
});

test('a page may lead to another', async () => {
  const { app } = doorTo({ status: 302, headers: { location: '/apartmentSell' }, html: '' });
  const answer = await app.inject('/apartments');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/apartmentSell');
});
