import { once } from 'node:events';
import { createServer as createSite } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { BadSetting } from '../config.ts';
import { startMaintenance } from '../maintenance.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { PictureCollector } from './garbage-collection.ts';
import { S3Storage } from './storage/s3.ts';

/** Longer than the test. */
const TIMEOUT = 1_000_000;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Starts a site whose object store is `store`. */
async function startWith(store: Server) {
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const config = {
    ...{ origin: `http://127.0.0.1:${port}`, bucket: 'pictures', key: 'key', secret: 'secret' },
    ...{ region: 'here', inHost: false },
  };
  const storage = new S3Storage(config, undefined, TIMEOUT);
  const collector = new PictureCollector(server.database.dataSource, storage, server.notices);
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
    expect(request).rejects.toMatchObject({ reason: expect.stringMatching(/this process ends\.$/) }),
  ]);
});

test('the start fails with a message when the server is not an object store', async () => {
  const other = createSite((_request, response) => response.writeHead(404).end('Page Not Found'));
  await expect(startWith(other)).rejects.toThrow(
    new BadSetting('The object store of STORAGE_URL has no bucket pictures.'),
  );
});
