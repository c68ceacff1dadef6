import 'reflect-metadata';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { readManifest } from '../../backup/restore.ts';
import { makeBackup } from '../../backup/backup.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { BadSetting } from '../../config.ts';
import { StorageFull } from '../../errors.ts';
import { saleApartments } from '../../listings/listing-kind.ts';
import { Notices } from '../../observability/notices.ts';
import { testMissingPictures } from '../../testing-missing-pictures.ts';
import { until } from '../../testing-until.ts';
import { openTestServer } from '../../testing.ts';
import { startMaintenance } from '../../maintenance.ts';
import { createTemporaryFolder, photograph } from '../fixtures.ts';
import { PictureCollector } from '../garbage-collection.ts';
import { collectorTests } from '../garbage-collection-testing.ts';
import { originalName } from '../names.ts';
import { preparePicture } from '../process.ts';
import { Renditions } from '../renditions.ts';
import { pictureRoutes } from '../routes.ts';
import { routeTests } from '../routes-testing.ts';
import { S3Storage, type S3Config } from './s3.ts';
import type { StorageUnavailable } from './storage.ts';
import { startS3, type TestS3 } from './testing-s3.ts';
import { storageTests, type TestStorage } from './testing.ts';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterEach(() => {
  delete s3.override;
});
afterAll(() => s3.close());

const openBucket = (config: S3Config): TestStorage => ({
  storage: new S3Storage(config),
  reopen: () => new S3Storage(config),
  deleteOwner: async () => void s3.objects(config.bucket).delete('.database'),
  close: () => Promise.resolve(),
});
const open = async () => openBucket(s3.createBucket());

describe('S3 storage', () => storageTests(open));
describe('routes with S3 storage', () => routeTests(open));
describe('garbage collection with S3 storage', () => collectorTests(open, { rounds: 2 }));
describe('picture check with S3 storage', () =>
  testMissingPictures(
    async () => openTestServer(undefined, { store: s3.createBucket() }),
    () => new S3Storage({ ...s3.createBucket(), origin: 'http://127.0.0.1:1' }),
  ));

test('stores files with their media type', async () => {
  const config = s3.createBucket();
  await new S3Storage(config).put(name, bytes);
  expect(s3.objects(config.bucket).get(name)).toMatchObject({ type: 'image/jpeg', bytes });
});

describe('a site with S3 storage', () => {
  let folder: string;
  let remove: () => Promise<void>;
  beforeEach(async () => ({ folder, remove } = await createTemporaryFolder()));
  afterEach(() => remove());

  test('is backed up and restored into another bucket', async () => {
    const server = await openTestServer(undefined, { store: s3.createBucket() });
    const photo = await photograph();
    const picture = () => preparePicture(photo, 'A tower');
    await server.stores
      .of(saleApartments)
      .create({ title: 'Sea view', location: 'Dubai Marina', price: 'AED 1,500,000' }, { picture });
    const { database, app, pictures } = server;
    const backup = join(folder, 'backup');
    const summary = await makeBackup({ database, storage: pictures.storage, folder: backup });
    const [file] = (await readManifest(backup)).pictures;
    const response = await app.inject(`/uploads/${file}`);
    await server.close();
    expect([summary.pictures, summary.missing, response.statusCode]).toEqual([1, [], 200]);

    const storage = new S3Storage(s3.createBucket());
    const dataFolder = join(folder, 'data');
    const restored = await restoreBackup({
      folder: backup,
      databaseUrl: undefined,
      dataFolder,
      storage,
      dry: false,
    });
    expect(restored).toEqual(summary);
    expect((await storage.read(file!))?.equals(response.rawPayload)).toBe(true);
  }, 60_000);

  test('does not start with wrong settings, and starts while the store is down', async () => {
    const config = s3.createBucket();
    const server = await openTestServer(undefined, { store: config });
    const start = async (change: Partial<S3Config>) => {
      const storage = new S3Storage({ ...config, ...change });
      const collector = new PictureCollector(
        server.database.dataSource,
        storage,
        server.notices,
        server.pictures.missing,
      );
      const app = Fastify();
      const services = { ...server, pictures: { ...server.pictures, storage, collector } };
      await startMaintenance(app, services).finally(() => app.close());
    };
    await expect(start({ secret: 'guessed' })).rejects.toThrow(BadSetting);
    await expect(start({ bucket: 'another' })).rejects.toThrow(
      'The object store of STORAGE_URL has no bucket another.',
    );
    await start({ origin: 'http://127.0.0.1:1' });
    await server.close();
  }, 60_000);
});

/** Larger than one chunk of a response. */
const bytes = Buffer.alloc(2 * 1024 * 1024, 'a picture of the marina at dusk ');
const name = originalName(bytes, 'jpg');

describe('an S3 store with problems', () => {
  let config: S3Config;
  const closing: (() => unknown)[] = [];

  beforeEach(async () => {
    config = s3.createBucket();
    await new S3Storage(config).put(name, bytes);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function serve(change: Partial<S3Config> = {}, timeout?: number) {
    const notices = new Notices({ warn: () => {} });
    const health = {
      failing: (message: string) => notices.raise('pictures', message),
      working: () => notices.clear('pictures'),
    };
    const storage = new S3Storage({ ...config, ...change }, health, timeout);
    const app = Fastify();
    const renditions = new Renditions(storage, app.log);
    await app.register(pictureRoutes, { storage, renditions });
    closing.push(() => app.close());
    const get = () => app.inject(`/uploads/${name}`);
    return { storage, get, messages: () => notices.all().map(({ message }) => message) };
  }

  test('returns 503 and raises a notice while it is down, and recovers without a restart', async () => {
    const { storage, get, messages } = await serve();
    expect((await get()).statusCode).toBe(200);
    s3.override = (request) => Boolean(request.socket.destroy());
    const response = await get();
    expect([response.statusCode, response.headers['retry-after'], response.headers['cache-control']]).toEqual(
      [503, '5', 'no-store'],
    );
    const message = 'Pictures are not available at the moment. Try again soon.';
    expect(response.json()).toEqual({ error: message, message });
    expect(messages()).toEqual([
      // Jest runs tests in a realm of their own, where the SDK does not recognize an error of Node.js and uses only its message.
      expect.stringMatching(
        /^The object store of STORAGE_URL does not answer \((ECONN\w+|.*socket hang up)\): pictures are unavailable until this is fixed\./,
      ),
    ]);
    await storage.probe();
    expect(messages()).toHaveLength(1);
    delete s3.override;
    await storage.probe();
    expect(messages()).toEqual([]);
    expect((await get()).rawPayload.equals(bytes)).toBe(true);
  });

  test('fails with 503 when the store does not respond in time', async () => {
    const { get, messages } = await serve({}, 2000);
    s3.override = () => true;
    expect((await get()).statusCode).toBe(503);
    expect(messages()).toEqual([expect.stringContaining('no answer within 2 seconds')]);
    delete s3.override;
    expect((await get()).statusCode).toBe(200);
    expect(messages()).toEqual([]);
  });

  test('retries a request that fails once', async () => {
    const { get, messages } = await serve();
    let failures = 1;
    s3.override = (_request, response) => {
      if (failures-- <= 0) return false;
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return true;
    };
    expect((await get()).statusCode).toBe(200);
    expect(messages()).toEqual([]);
  });

  test('reports failures of the store', async () => {
    const { get, messages } = await serve();
    s3.override = (_request, response) =>
      Boolean(response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'));
    expect((await get()).statusCode).toBe(503);
    expect(messages()).toEqual([
      expect.stringContaining('fails (503 SlowDown): pictures are unavailable until this is fixed'),
    ]);
  });

  test.each(['cuts', 'stalls'])('fails to read a file when the response %s', async (how) => {
    const { storage, messages } = await serve({}, 500);
    s3.override = (_request, response) => {
      response.writeHead(200, { 'content-length': bytes.length });
      response.write(bytes.subarray(0, 10_000), () => how === 'cuts' && response.destroy());
      return true;
    };
    await expect(storage.read(name)).rejects.toThrow('Pictures are not available at the moment.');
    expect(messages()).toHaveLength(1);
  });

  test('destroys the response when the reader stops', async () => {
    const { storage } = await serve();
    const file = await storage.open(name);
    for await (const chunk of file!.bytes) {
      expect((chunk as Buffer).length).toBeGreaterThan(0);
      break;
    }
    await until('the response is destroyed', () => file!.bytes.destroyed);
  });

  test('throws StorageFull and raises a notice until something can be stored', async () => {
    const { storage, messages } = await serve();
    const other = `${'a'.repeat(24)}.jpg`;
    s3.override = (request, response) =>
      request.method === 'PUT' &&
      Boolean(response.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>'));
    await expect(storage.put(other, bytes)).rejects.toThrow(StorageFull);
    expect(await storage.size(name)).toBe(bytes.length);
    expect(messages()).toEqual([expect.stringMatching(/^The object store is full/)]);
    delete s3.override;
    await storage.put(other, bytes);
    expect(messages()).toEqual([]);
  });

  test('does not store bytes that arrive changed', async () => {
    const { storage } = await serve();
    const other = `${'b'.repeat(24)}.webp`;
    s3.override = (request) => {
      request.headers['content-md5'] = 'AAAAAAAAAAAAAAAAAAAAAA==';
      return false;
    };
    await expect(storage.put(other, bytes)).rejects.toMatchObject({ name: expect.any(String) });
    delete s3.override;
    expect(await storage.size(other)).toBeUndefined();
  });

  test.each<[what: string, change: Partial<S3Config>, reason: RegExp]>([
    ['a wrong secret', { secret: 'guessed' }, /refuses the key or the region of STORAGE_URL \(403 \w+\)/],
    ['an unknown key', { key: 'nobody' }, /refuses the key or the region of STORAGE_URL \(403 \w+\)/],
    ['a missing bucket', { bucket: 'another' }, /has no bucket another\.$/],
  ])('reports %s to the operator without the secret', async (_what, change, reason) => {
    const { storage, get, messages } = await serve(change);
    const error = await storage.owner().catch((error: unknown) => error as StorageUnavailable);
    expect(error).toMatchObject({ isMisconfigured: true, details: expect.stringMatching(reason) });
    expect(messages()).toEqual([expect.stringMatching(reason)]);
    const reported = JSON.stringify([(error as StorageUnavailable).details, messages()]);
    for (const secret of [change.secret ?? config.secret, new URL(config.origin).host])
      expect(reported).not.toContain(secret);
    expect((await get()).statusCode).toBe(503);
  });
});
