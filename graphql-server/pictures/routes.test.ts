import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTemporaryFolder } from './fixtures.ts';
import { Renditions } from './renditions.ts';
import { pictureRoutes } from './routes.ts';
import { routeTests } from './routes-testing.ts';
import { DiskStorage } from './storage/disk.ts';
import { onDisk } from './storage/testing.ts';

describe('routes with disk storage', () => routeTests(onDisk));

let app: FastifyInstance;
let address: string;
let folder: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  const { folder: parent, ...rest } = await createTemporaryFolder();
  remove = rest.remove;
  folder = join(parent, 'uploads');
  await mkdir(folder);
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

const get = (name: string) => app.inject(`/uploads/${name}`);

test('returns 404 for other files in the folder', async () => {
  for (const name of ['.gitkeep', 'notes.txt']) expect((await get(name)).statusCode).toBe(404);
});

test('returns 404 for a path with dot segments', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.end('GET /uploads/../package.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const response = (await socket.toArray()).join('');
  expect(response).toMatch(/^HTTP\/1.1 404 /);
});
