import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pictureRoutes } from './routes.ts';
import { sharp } from './sharp.ts';
import { stemOf } from './names.ts';
import type { PreparedPicture } from './picture.ts';
import { preparePicture } from './process.ts';
import { Renditions } from './renditions.ts';
import { photograph } from './fixtures.ts';
import type { TestStorage } from './storage/testing.ts';

export function routeTests(open: () => Promise<TestStorage>): void {
  let app: FastifyInstance;
  let address: string;
  let opened: TestStorage;
  let prepared: PreparedPicture;
  let renditions: Renditions;

  beforeAll(async () => {
    opened = await open();
    const { storage } = opened;
    prepared = await preparePicture(await photograph());
    await storage.put(prepared.file, prepared.bytes);
    app = Fastify();
    renditions = new Renditions(storage, app.log);
    await app.register(pictureRoutes, { storage, renditions });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  }, 180_000);
  afterAll(async () => {
    await app.close();
    await renditions.close();
    await opened.close();
  });

  const get = (name: string, headers = {}) => app.inject({ url: `/uploads/${name}`, headers });

  test('serves a picture with its type, a long cache time and security headers', async () => {
    const answer = await get(prepared.file);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(prepared.bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(prepared.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each(['avif', 'webp', 'jpeg'])('creates a rendition in %s on the first request', async (format) => {
    const answer = await get(`${stemOf(prepared.file)}.320.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`image/${format}`);
  });

  test('answers HEAD with the same headers and no body', async () => {
    const answer = await fetch(`${address}/uploads/${prepared.file}`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(prepared.bytes.length));
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await answer.arrayBuffer()).byteLength).toBe(0);
  });

  test('answers 304 to a client that has the picture', async () => {
    const { etag } = (await get(prepared.file)).headers;
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(prepared.file, { 'if-none-match': tags });
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
    }
    expect((await get(prepared.file, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('answers 412 if the picture has another ETag than If-Match names', async () => {
    const { etag } = (await get(prepared.file)).headers;
    for (const method of ['GET', 'HEAD']) {
      const statusOf = async (headers: Record<string, string>, file = prepared.file) =>
        (await fetch(`${address}/uploads/${file}`, { method, headers })).status;
      for (const tags of [etag!, `"other", ${etag}`, '*'])
        expect(await statusOf({ 'if-match': tags })).toBe(200);
      // A weak tag never matches by strong comparison, and If-Match comes before If-None-Match.
      for (const tags of ['"other"', `W/${etag}`, '']) expect(await statusOf({ 'if-match': tags })).toBe(412);
      expect(await statusOf({ 'if-match': '"other"', 'if-none-match': etag! })).toBe(412);
      expect(await statusOf({ 'if-match': etag!, 'if-none-match': etag! })).toBe(304);
      expect(await statusOf({ 'if-match': '"other"' }, `${'f'.repeat(24)}.jpg`)).toBe(404);
    }
  });

  test('serves the whole picture to a request for a range', async () => {
    const answer = await get(prepared.file, { range: 'bytes=10-19' });
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, prepared.bytes]);
  });

  test('creates an upright rendition on the first request', async () => {
    const answer = await get(`${stemOf(prepared.file)}.384u.webp`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 384, height: 512 });
  });

  test('answers 404 with a message to every other name', async () => {
    const stem = stemOf(prepared.file);
    const unknown = ['', '.', '.gitkeep', '.incoming', 'notes.txt', 'renditions', `renditions/${stem}`, stem];
    const escapes = [
      '..%2f..%2fpackage.json',
      '%2e%2e/package.json',
      `x%2f..%2f${prepared.file}`,
      '%00',
      `%5c..`,
    ];
    const otherWidths = [
      `${stem}.321.avif`,
      `${stem}.385u.avif`,
      `${stem}.768u.avif`,
      `${stem}.1920.avif`,
      `${stem}.320.png`,
      `${'0'.repeat(24)}.jpg`,
    ];
    for (const name of [...unknown, ...escapes, ...otherWidths]) {
      const answer = await get(name);
      expect([name, answer.statusCode]).toEqual([name, 404]);
      if (name.startsWith('%2e')) continue; // normalized to a path outside /uploads
      expect(answer.json()).toEqual({ error: 'Picture not found', message: 'Picture not found' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
}
