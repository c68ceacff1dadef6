import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { emptyFolder } from './fixtures.ts';
import { Renditions } from './renditions.ts';
import { pictureRoutes } from './routes.ts';
import { routeTests } from './routes-testing.ts';
import { DiskStorage } from './storage/disk.ts';
import { onDisk } from './storage/testing.ts';
import { parseRange } from './byte-range.ts';

describe('routes with disk storage', () => routeTests(onDisk));

let app: FastifyInstance;
let address: string;
let folder: string;
let outside: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  const { folder: parent, ...rest } = await emptyFolder();
  remove = rest.remove;
  outside = join(parent, 'data');
  folder = join(parent, 'uploads');
  for (const path of [outside, folder]) await mkdir(path);
  const storage = new DiskStorage(folder);
  await writeFile(join(folder, '.gitkeep'), '');
  await writeFile(join(folder, 'notes.txt'), 'not ours');
  app = Fastify();
  await app.register(pictureRoutes, { storage, renditions: new Renditions(storage, app.log) });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await remove();
});

const get = (name: string, headers = {}) => app.inject({ url: `/uploads/${name}`, headers });

test('returns 404 for other files in the folder', async () => {
  for (const name of ['.gitkeep', 'notes.txt']) expect((await get(name)).statusCode).toBe(404);
});

test('returns 404 for a symbolic link, also with a Range', async () => {
  const linked = `${'e'.repeat(24)}.jpg`;
  await writeFile(join(outside, 'token-secret'), 'a secret');
  await symlink(join(outside, 'token-secret'), join(folder, linked));
  for (const headers of [{}, { range: 'bytes=0-3' }])
    expect((await get(linked, headers)).statusCode).toBe(404);
  expect((await get(`${'e'.repeat(24)}.320.webp`)).statusCode).toBe(404);
});

test('returns 404 for a path with dot segments', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end('GET /uploads/../package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const response = (await socket.toArray()).join('');
  expect(response).toMatch(/^HTTP\/1.1 404 /);
});

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-99', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
  [undefined, undefined],
])('parses "%s" for ten bytes as %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test('an empty file has no satisfiable range', () => {
  expect([parseRange('bytes=-3', 0), parseRange('bytes=0-', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
});
