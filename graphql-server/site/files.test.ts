import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sendError } from '../http/error-responses.ts';
import { fileRoutes } from './files.ts';
import { builtAssets } from './assets.ts';

const app = Fastify();
app.setErrorHandler(sendError);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marsa-site-'));
  const put = async (path: string, bytes: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  };
  await put('site/assets/page-1.js', 'export const page = 1;');
  await put('site/assets/page-1.js.br', brotliCompressSync('export const page = 1;'));
  await put('site/assets/small-1.css', 'p{}');
  await put('site/manifest.json', '{}');
  await put('graphiql/assets/graphiql/entry-1.js', 'export {};');
  await app.register((scope) =>
    fileRoutes(scope, {
      site: join(folder, 'site'),
      panel: join(folder, 'panel'),
      graphiql: join(folder, 'graphiql'),
    }),
  );
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test('a file of the build is immutable and compressed for clients that accept it', async () => {
  const response = await app.inject({ url: '/assets/page-1.js', headers: { 'accept-encoding': 'br' } });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe('export const page = 1;');
});

test('a file of the build is uncompressed for other clients and when it is small', async () => {
  const plain = await app.inject('/assets/page-1.js');
  expect(plain.body).toBe('export const page = 1;');
  const small = await app.inject({ url: '/assets/small-1.css', headers: { 'accept-encoding': 'br' } });
  expect(small.statusCode).toBe(200);
  expect(small.body).toBe('p{}');
});

test('a range beyond the end of a file is not satisfiable', async () => {
  const headers = { range: 'bytes=99-' };
  const response = await app.inject({ url: '/assets/small-1.css', headers });
  expect([response.statusCode, response.headers['content-range'], response.json()]).toEqual([
    416,
    'bytes */3',
    { error: 'The file has no such range.', message: 'The file has no such range.' },
  ]);
});

test('serves the files of GraphiQL', async () => {
  expect((await app.inject('/assets/graphiql/entry-1.js')).statusCode).toBe(200);
});

test.each(['/assets/', '/assets/page-2.js', '/assets/../manifest.json', '/assets/%2e%2e/manifest.json'])(
  '%s returns 404',
  async (url) => {
    expect([403, 404]).toContain((await app.inject(url)).statusCode);
  },
);

const manifest = {
  'web/entry.tsx': {
    file: 'assets/entry-1.js',
    css: ['assets/base-1.css'],
    imports: ['_libraries.js'],
  },
  '_libraries.js': { file: 'assets/libraries-1.js' },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'], imports: ['_libraries.js'] },
  'web/text.woff2': { file: 'assets/text-1.woff2' },
  'web/page.tsx': { file: 'assets/page-1.js', css: ['assets/page-1.css'], imports: ['_shared.js'] },
};
const assets = builtAssets(manifest, { entry: 'web/entry.tsx', fonts: ['web/text.woff2'] });

test('a page links the styles of its dependencies before its own and preloads fonts', () => {
  expect(assets.styles(['web/page.tsx'])).toBe(
    '<link rel="preload" href="/assets/text-1.woff2" as="font" type="font/woff2" crossorigin="anonymous">' +
      '<link rel="stylesheet" href="/assets/base-1.css">' +
      '<link rel="stylesheet" href="/assets/shared-1.css">' +
      '<link rel="stylesheet" href="/assets/page-1.css">',
  );
});

test('a page loads one script and preloads each of the others once', () => {
  expect(assets.scripts(['web/page.tsx'])).toBe(
    '<script type="module" src="/assets/entry-1.js"></script>' +
      '<link rel="modulepreload" href="/assets/libraries-1.js">' +
      '<link rel="modulepreload" href="/assets/shared-1.js">' +
      '<link rel="modulepreload" href="/assets/page-1.js">',
  );
});

test('loads only the starter script and passes it the other modules', () => {
  const started = builtAssets(
    { ...manifest, 'web/start.ts': { file: 'assets/start-1.js' } },
    { entry: 'web/entry.tsx', starter: 'web/start.ts' },
  );
  expect(started.scripts(['web/page.tsx'])).toBe(
    '<script type="module" src="/assets/start-1.js" async data-entry="/assets/entry-1.js" ' +
      'data-modules="/assets/libraries-1.js /assets/shared-1.js /assets/page-1.js"></script>',
  );
});

test('throws for an entry that is missing in the manifest', () => {
  expect(() => assets.styles(['web/other.tsx'])).toThrow('The build knows no web/other.tsx.');
});
