import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createSite } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { BadSetting } from '../config.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { keepTidy } from '../tidying.ts';
import { Bucket } from './bucket.ts';
import { MediaCollector } from './garbage-collection.ts';
import { ObjectStore } from './object-store.ts';

/** Longer than any test lasts. */
const FOR_EVER = { answer: 1_000_000, piece: 1_000_000 };

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A site's start and its end, with what listens there for a store of pictures. */
async function startWith(store: Server) {
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const bucket = new Bucket(
    {
      ...{ origin: `http://127.0.0.1:${port}`, bucket: 'pictures', key: 'key', secret: 'secret' },
      ...{ region: 'here', inHost: false },
    },
    FOR_EVER,
  );
  const storage = new ObjectStore(bucket);
  const collector = new MediaCollector(server.database.dataSource, storage, server.notices);
  const app = Fastify();
  const services = { ...server, pictures: { ...server.pictures, storage, collector } };
  const end = async () => {
    await app.close();
    store.close();
  };
  await keepTidy(app, services, randomUUID()).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return { storage, end };
}

test('a store that says nothing keeps a site neither from starting nor from stopping', async () => {
  const { storage, end } = await startWith(createServer());
  const asked = storage.owner();
  await Promise.all([
    end(),
    expect(asked).rejects.toMatchObject({ reason: expect.stringMatching(/this process ends\.$/) }),
  ]);
});

test('what is no store of pictures at all stops the start with a sentence', async () => {
  const other = createSite((_request, response) => response.writeHead(404).end('Page Not Found'));
  await expect(startWith(other)).rejects.toThrow(
    new BadSetting('The object store of STORAGE_URL has no bucket pictures.'),
  );
});
