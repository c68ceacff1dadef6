import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { saleApartments } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { preparePicture } from './process.ts';
import { photograph } from './fixtures.ts';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import Fastify from 'fastify';
import { BadSetting } from '../config.ts';
import { startMaintenance } from '../maintenance.ts';
import { PictureCollector } from './garbage-collection.ts';
import { S3Storage } from './storage/s3.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const home = (title: string) => ({ title, location: 'Dubai Marina', price: 'AED 1' });
const picture = async () => preparePicture(await photograph());

test('a slow storage delays the upload of a picture, and no other write', async () => {
  const { storage } = server.pictures;
  const store = server.stores.of(saleApartments);
  const put = storage.put.bind(storage);
  let onPut = () => {};
  let release = () => {};
  const putStarted = new Promise<void>((resolve) => (onPut = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  storage.put = async (...file) => {
    onPut();
    await released;
    await put(...file);
  };
  const slow = store.create(home('With a picture'), { picture });
  await putStarted;
  const other = store.create(home('Without one'));
  const isDelayed = await Promise.race([other.then(() => false), sleep(20_000, true, { ref: false })]);
  release();
  storage.put = put;
  const [record] = await Promise.all([slow, other]);
  expect(isDelayed).toBe(false);
  expect(await storage.size(record.picture!.file)).toBeGreaterThan(0);
});

test('a record that is rejected after its picture was stored does not show it', async () => {
  const photo = await preparePicture(await photograph());
  const beforeInsert = () => Promise.resolve({ title: null as never });
  const store = server.stores.of(saleApartments);
  await expect(
    store.create(home('Refused'), { picture: () => Promise.resolve(photo), beforeInsert }),
  ).rejects.toThrow();
  expect((await server.app.inject(`/uploads/${photo.file}`)).statusCode).toBe(404);
  expect(await server.pictures.collector.collect(new Date(Date.now() + 60_000))).toBe(1);
  expect(await server.pictures.storage.size(photo.file)).toBeUndefined();
});

test('a repeated idempotency key keeps the picture of the record', async () => {
  const photo = await photograph();
  const idempotencyKey = { sender: 'staff 1', operation: 'create', key: 'a-key-of-mine' };
  const create = () =>
    server.stores
      .of(saleApartments)
      .create(home('Repeated'), { idempotencyKey, picture: async () => preparePicture(photo) });
  const [first, second] = [await create(), await create()];
  expect(second.id).toBe(first.id);
  await server.pictures.collector.collect(new Date(Date.now() + 60_000));
  expect(await server.pictures.storage.size(first.picture!.file)).toBeGreaterThan(0);
});

/** Timeout of the storage in ms, longer than the test. */
const TIMEOUT_MS = 1_000_000;

/** Starts a site whose object store is `store`. */
async function startWith(store: Server) {
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const config = {
    ...{ origin: `http://127.0.0.1:${port}`, bucket: 'pictures', key: 'key', secret: 'secret' },
    ...{ region: 'here', inHost: false },
  };
  const storage = new S3Storage(config, undefined, TIMEOUT_MS);
  const collector = new PictureCollector(
    server.database.dataSource,
    storage,
    server.notices,
    server.pictures.missing,
  );
  const app = Fastify();
  const services = { ...server, pictures: { ...server.pictures, storage, collector } };
  const stop = async () => {
    await app.close();
    store.close();
  };
  await startMaintenance(app, services).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { storage, stop };
}

test('starts and stops while the object store does not respond', async () => {
  const { storage, stop } = await startWith(createServer());
  const request = storage.owner();
  await Promise.all([
    stop(),
    expect(request).rejects.toMatchObject({
      details: expect.stringMatching(/the server is shutting down\.$/),
    }),
  ]);
});

test('the start fails with a message when the server is not an object store', async () => {
  const other = createHttpServer((_request, response) => response.writeHead(404).end('Page Not Found'));
  await expect(startWith(other)).rejects.toThrow(
    new BadSetting('The object store of STORAGE_URL has no bucket pictures.'),
  );
});
