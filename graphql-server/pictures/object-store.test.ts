import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { readManifest } from '../backup/folder.ts';
import { makeBackup } from '../backup/make.ts';
import { restoreBackup } from '../backup/restore.ts';
import { BadSetting } from '../config.ts';
import { Wire } from '../database/testing-wire.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { Notices } from '../observability/notices.ts';
import { typescriptOptions } from '../process/project-root.ts';
import { openTestServer } from '../testing.ts';
import { keepTidy } from '../tidying.ts';
import { Bucket, type BucketPlace } from './bucket.ts';
import { collectorTests } from './collector-testing.ts';
import { doorTests } from './door-testing.ts';
import { DiskStorage } from './disk.ts';
import { uploadsDoor } from './door.ts';
import { missingTests } from '../testing-missing-pictures.ts';
import { MediaCollector } from './garbage-collection.ts';
import { movePictures } from './move.ts';
import { masterName, stemOf } from './names.ts';
import { ObjectStore } from './object-store.ts';
import { preparePicture } from './prepare.ts';
import { Renditions } from './renditions.ts';
import { emptyFolder, photograph } from './specimens.ts';
import { StoreAway } from './store-away.ts';
import { HarmfulWire } from './store-wire-testing.ts';
import { storageTests, type TestStorage } from './storage-testing.ts';
import { isInstalled, startStore, storeKinds, type StoreServer } from './store-servers-testing.ts';

const installed = storeKinds.filter(isInstalled);
for (const kind of storeKinds) {
  if (installed.includes(kind)) continue;
  process.stderr.write(`${kind.name} is not installed: pictures in an object store are NOT TESTED on it.\n`);
}

const on = (place: BucketPlace): TestStorage => {
  const again = () => new ObjectStore(new Bucket(place));
  return {
    storage: again(),
    again,
    disown: () => new Bucket(place).remove('.database'),
    close: () => Promise.resolve(),
  };
};

(installed.length > 0 ? describe : describe.skip).each(installed.length > 0 ? installed : storeKinds)(
  'in $name',
  (kind) => {
    let server: StoreServer;
    const open = async () => on(await server.bucket());

    beforeAll(async () => {
      server = await startStore(kind);
    }, 300_000);
    afterAll(() => server.stop());

    describe('the storage', () => storageTests(open));
    describe('the door', () => doorTests(open));
    describe('the collector', () => collectorTests(open, { rounds: 2 }));
    describe('a site', () => siteTests(() => server.bucket()));
    describe('what is missing', () =>
      missingTests(
        async () => openTestServer(undefined, { store: await server.bucket() }),
        () => new ObjectStore(new Bucket({ ...server, bucket: 'pictures-1', origin: 'http://127.0.0.1:1' })),
      ));
    describe('what goes wrong', () => sadTests(() => server.bucket()));
  },
);

function siteTests(bucket: () => Promise<BucketPlace>): void {
  let folder: string;
  let remove: () => Promise<void>;

  beforeEach(async () => ({ folder, remove } = await emptyFolder()));
  afterEach(() => remove());

  test('whose pictures are in a store is backed up, and comes back into another', async () => {
    const server = await openTestServer(undefined, { store: await bucket() });
    const photo = await photograph();
    const picture = () => preparePicture(photo, 'A tower');
    await server.stores
      .of(saleApartments)
      .create({ title: 'Sea view', location: 'Dubai Marina', price: 'AED 1,500,000' }, { picture });
    const { database, app, pictures } = server;
    const backup = join(folder, 'backup');
    const made = await makeBackup({ database, storage: pictures.storage, folder: backup });
    const [file] = (await readManifest(backup)).pictures;
    const shown = await app.inject(`/uploads/${file}`);
    await server.close();
    expect([made.pictures, made.missing, shown.statusCode]).toEqual([1, [], 200]);

    const { storage } = on(await bucket());
    const dataFolder = join(folder, 'data');
    const restored = await restoreBackup({
      folder: backup,
      databaseUrl: undefined,
      dataFolder,
      storage,
      dry: false,
    });
    expect(restored).toEqual(made);
    expect((await storage.read(file!))?.equals(shown.rawPayload)).toBe(true);
  }, 240_000);

  test('does not start where the store refuses it, and starts while it is away', async () => {
    const place = await bucket();
    const server = await openTestServer(undefined, { store: place });
    const started = async (change: Partial<BucketPlace>) => {
      const storage = new ObjectStore(new Bucket({ ...place, ...change }));
      const collector = new MediaCollector(server.database.dataSource, storage, server.notices);
      const app = Fastify();
      const services = { ...server, pictures: { ...server.pictures, storage, collector } };
      await keepTidy(app, services, randomUUID()).finally(() => app.close());
    };
    await expect(started({ secret: 'guessed' })).rejects.toThrow(BadSetting);
    await expect(started({ bucket: 'another' })).rejects.toThrow(
      'The object store of STORAGE_URL has no bucket another.',
    );
    await started({ origin: 'http://127.0.0.1:1' });
    await server.close();
  });

  test('carries its pictures from a folder to a store by one command, and back', async () => {
    const place = await bucket();
    const shown = ['one', 'other'].map((what) => Buffer.from(`a picture of ${what}`));
    const names = shown.map((bytes) => masterName(bytes, 'jpg'));
    const disk = new DiskStorage(join(folder, 'uploads'));
    await disk.claim('ours');
    await disk.put(names[0]!, shown[0]!);
    await disk.put(`${stemOf(names[0]!)}.320.avif`, Buffer.from('small'));
    await disk.put(names[1]!, shown[1]!, 'aside');
    await disk.put(names[1]!, shown[1]!, 'quarantine');

    const [key, secret] = [place.key, place.secret].map(encodeURIComponent);
    const { host } = new URL(place.origin);
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      STORAGE_URL: `s3+http://${key}:${secret}@${host}/${place.bucket}`,
    };
    const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
    const move = async (...args: string[]) => {
      const typed = [...typescriptOptions(), cli, 'move', ...args];
      const ended = promisify(execFile)(process.execPath, typed, { env });
      return ended.catch((error: unknown) => error as Awaited<typeof ended>);
    };
    expect((await move('elsewhere')).stderr).toMatch(/^Use: npm run pictures -- move store\|folder/);
    const { stdout } = await move('store');
    expect(stdout).toBe('4 files (0.0 MB) carried, 0 there already. All of it is there.\n');
    expect((await move('store', '--dry')).stdout).toMatch(
      /^0 files .* to be carried, 4 there already\. Nothing/,
    );

    const back = new DiskStorage(join(folder, 'back'));
    const { storage } = on(place);
    expect(await movePictures({ from: storage, to: back, dry: false })).toMatchObject({
      carried: 4,
      damaged: [],
    });
    expect([
      await back.owner(),
      await back.read(names[0]!),
      await back.read(names[1]!, 'quarantine'),
    ]).toEqual(['ours', ...shown]);
    expect(await back.readKept(names[1]!)).toEqual(shown[1]);
  }, 240_000);
}

/** A large file, so that it does not come at once. */
const bytes = Buffer.alloc(2 * 1024 * 1024, 'a picture of the marina at dusk ');
const name = masterName(bytes, 'jpg');

function sadTests(bucket: () => Promise<BucketPlace>): void {
  let place: BucketPlace;
  let wire: Wire;
  const closing: (() => unknown)[] = [];

  beforeEach(async () => {
    place = await bucket();
    await new ObjectStore(new Bucket(place)).put(name, bytes);
    wire = new Wire(new URL(place.origin));
    await wire.mend();
    closing.push(() => wire.cut());
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const byWire = () => ({ ...place, origin: new URL(wire.url).origin });
  const harmful = async () => {
    const way = new HarmfulWire(Number(new URL(place.origin).port));
    closing.push(() => way.close());
    return { way, storage: new ObjectStore(new Bucket({ ...place, origin: await way.open() })) };
  };

  /** The door to a store that is waited for so long, and what staff are told. */
  async function doorTo(store: BucketPlace, answer: number) {
    const notices = new Notices({ warn: () => {} });
    const storage = new ObjectStore(new Bucket(store, { answer, piece: answer }), {
      failing: (sentence) => notices.raise('pictures', sentence),
      working: () => notices.clear('pictures'),
    });
    const app = Fastify();
    const renditions = new Renditions(storage, app.log);
    await app.register(uploadsDoor, { storage, renditions });
    closing.push(async () => {
      await app.close();
      await renditions.close();
    });
    const get = () => app.inject(`/uploads/${name}`);
    const works = async () => {
      for (let tries = 0; (await get()).statusCode !== 200; tries++) {
        expect(tries).toBeLessThan(100);
        await setTimeout(100);
      }
    };
    return { storage, get, works, said: () => notices.all().map(({ sentence }) => sentence) };
  }

  test('a store that is away is told to visitors and to staff, and is there again by itself', async () => {
    const { storage, get, works, said } = await doorTo(byWire(), 20_000);
    await works();
    wire.cut();
    const answer = await get();
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    const message = 'Pictures cannot be had for a moment. Try again soon.';
    expect(answer.json()).toEqual({ error: message, message });
    expect(said()).toEqual([
      expect.stringMatching(
        /^The object store of STORAGE_URL does not answer \(ECONN\w+\): until that is mended, /,
      ),
    ]);
    await storage.findRoom();
    expect(said()).toHaveLength(1);
    await wire.mend();
    await storage.findRoom();
    expect(said()).toEqual([]);
    expect((await get()).rawPayload.equals(bytes)).toBe(true);
  });

  test('a store that does not answer is not waited for', async () => {
    const { get, works, said } = await doorTo(byWire(), 500);
    wire.hold();
    expect((await get()).statusCode).toBe(503);
    expect(said()).toEqual([expect.stringContaining('no answer within 0.5 seconds')]);
    await wire.mend();
    await works();
    expect(said()).toEqual([]);
  });

  test('a file that stops on its way is taken up where it stopped', async () => {
    const storage = new ObjectStore(new Bucket(byWire(), { answer: 60_000, piece: 1000 }));
    const file = await storage.open(name, { first: 100 });
    if (!file || file.range === 'beyond') throw new Error('No file');
    wire.silence();
    expect((await buffer(file.bytes)).equals(bytes.subarray(100))).toBe(true);
  });

  test('a file that breaks off is taken up where it broke, and one that always does is no file', async () => {
    const { way, storage } = await harmful();
    way.cuts = { left: 2, after: 700_000 };
    expect((await storage.read(name))?.equals(bytes)).toBe(true);
    expect(way.cuts.left).toBe(0);
    way.cuts = { left: Infinity, after: 10_000 };
    await expect(storage.read(name)).rejects.toThrow(StoreAway);
  });

  test('a reader who leaves ends what he was reading', async () => {
    const { storage } = await doorTo(place, 20_000);
    const file = await storage.open(name);
    if (!file || file.range === 'beyond') throw new Error('No file');
    for await (const piece of file.bytes) {
      expect((piece as Buffer).length).toBeGreaterThan(0);
      break;
    }
    expect(file.bytes.destroyed).toBe(true);
  });

  test('what arrives otherwise than it was sent is not stored', async () => {
    const { way, storage } = await harmful();
    const sent = Buffer.from('a picture of the creek');
    const other = masterName(sent, 'webp');
    way.swap = ['the creek', 'the beach'];
    await expect(storage.put(other, sent)).rejects.toThrow(/answered 400 \w*Digest/);
    expect(await storage.size(other)).toBeUndefined();
  });

  test.each<[what: string, change: Partial<BucketPlace>, words: RegExp]>([
    ['a wrong secret', { secret: 'guessed' }, /refuses the key or the region of STORAGE_URL \(403 \w+\)/],
    [
      'a key that is not known',
      { key: 'nobody' },
      /refuses the key or the region of STORAGE_URL \(403 \w+\)/,
    ],
    ['a bucket that is not there', { bucket: 'another' }, /has no bucket another\.$/],
  ])('%s is told to who runs the site, without the secret', async (_what, change, words) => {
    const { storage, get, said } = await doorTo({ ...place, ...change }, 20_000);
    const error = await storage.owner().catch((error: unknown) => error);
    expect(error).toMatchObject({ refusesUs: true, reason: expect.stringMatching(words) });
    expect(said()).toEqual([expect.stringMatching(words)]);
    const told = JSON.stringify([error, said()]);
    for (const secret of [change.secret ?? place.secret, new URL(place.origin).host])
      expect(told).not.toContain(secret);
    expect((await get()).statusCode).toBe(503);
  });
}
