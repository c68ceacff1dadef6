import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff } from './graphql/testing.ts';
import { saleApartments } from './listings/listing-kind.ts';
import type { TestServer } from './testing.ts';
import { MissingPictures } from './pictures/missing-pictures.ts';
import type { Notices } from './observability/notices.ts';
import { PictureCollector } from './pictures/garbage-collection.ts';
import { stemOf } from './pictures/names.ts';
import { preparePicture } from './pictures/process.ts';
import { photograph } from './pictures/fixtures.ts';
import type { PictureStorage } from './pictures/storage/storage.ts';

const QUERY = `{ pictureCheck { missing checkedAt failedAt failure first { file records { collection recordId title } } }
  notices { code message } }`;

interface CheckResult {
  pictureCheck: {
    missing: number;
    checkedAt: string | null;
    failedAt: string | null;
    failure: string | null;
    first: { file: string; records: { collection: string; recordId: string; title: string }[] }[];
  };
  notices: { code: string; message: string }[];
}

/** Tests the check for missing pictures on a storage. `openUnavailable` returns a storage of the same kind that cannot be reached. */
export function testMissingPictures(
  open: () => Promise<TestServer>,
  openUnavailable: () => PictureStorage,
): void {
  let server: TestServer;

  beforeAll(async () => {
    server = await open();
  }, 60_000);
  afterAll(() => server.close());
  afterEach(async () => {
    await server.database.dataSource.query('delete from picture_checks');
  });

  const query = () => runQueryAsStaff<CheckResult>(server, QUERY);
  const metric = async () => (await server.app.metrics.metrics()).match(/^marsa_pictures_missing .*$/m)?.[0];
  const check = () => server.pictures.collector.collect();
  /** The collector of another process. */
  const collectorOf = (storage: PictureStorage, notices: Pick<Notices, 'raise' | 'clear'>) => {
    const { database } = server;
    const missing = new MissingPictures({ database, storage, notices });
    return new PictureCollector(database.dataSource, storage, notices, missing);
  };
  const createHome = async (title: string) => {
    const values = { title, location: 'Dubai Marina', price: 'AED 1' };
    const receivePicture = async () => preparePicture(await photograph());
    const { id, picture } = await server.stores.of(saleApartments).create(values, {
      picture: receivePicture,
    });
    await server.pictures.renditions.close();
    return { id: String(id), file: picture!.file };
  };

  test('reports a missing picture with its record until the file is back', async () => {
    const { storage } = server.pictures;
    const [present, lost] = [await createHome('Above the berths'), await createHome('Below the berths')];
    await check();
    const complete = await query();
    expect(complete.pictureCheck).toMatchObject({ missing: 0, first: [], failedAt: null });
    expect([complete.notices, await metric()]).toEqual([[], 'marsa_pictures_missing 0']);

    const bytes = (await storage.read(lost.file))!;
    await storage.removeAll(stemOf(lost.file));
    await check();
    const incomplete = await query();
    expect(incomplete.pictureCheck).toMatchObject({
      missing: 1,
      checkedAt: expect.any(String),
      first: [
        {
          file: lost.file,
          records: [{ collection: 'saleApartments', recordId: lost.id, title: 'Below the berths' }],
        },
      ],
    });
    expect(incomplete.notices).toMatchObject([
      {
        code: 'pictures-missing',
        message: expect.stringContaining(`1 picture is missing from the storage: ${lost.file}.`),
      },
    ]);
    expect(await metric()).toBe('marsa_pictures_missing 1');
    expect(JSON.stringify(incomplete)).not.toContain(present.file);

    await storage.put(lost.file, bytes);
    await server.pictures.missing.recheck();
    const restored = await query();
    expect([restored.pictureCheck.missing, restored.notices, await metric()]).toEqual([
      0,
      [],
      'marsa_pictures_missing 0',
    ]);
  });

  test('does not report pictures of deleted records or of restorable ones', async () => {
    const store = server.stores.of(saleApartments);
    const [lost, deleted] = [await createHome('Lost'), await createHome('Deleted')];
    await server.pictures.storage.removeAll(stemOf(lost.file));
    await store.remove(Number(deleted.id));
    await check();
    expect((await query()).pictureCheck.first.map(({ file }) => file)).toEqual([lost.file]);
    await server.database.dataSource.query('delete from versions');
    await server.database.dataSource.query('delete from listings where id = $1', [lost.id]);
    await server.database.dataSource.query('delete from pictures where file = $1', [lost.file]);
    await server.pictures.missing.report();
    expect((await query()).pictureCheck.missing).toBe(0);
  });

  test('reports a failed check with the previous result until a check succeeds', async () => {
    const lost = await createHome('Lost');
    await server.pictures.storage.removeAll(stemOf(lost.file));
    await check();
    const { notices } = server;
    await expect(collectorOf(openUnavailable(), notices).collect()).rejects.toThrow();
    const { pictureCheck, notices: reported } = await query();
    expect(pictureCheck).toMatchObject({
      missing: 1,
      failedAt: expect.any(String),
      failure: expect.any(String),
    });
    expect(reported.map(({ code }) => code)).toEqual(['pictures-missing', 'pictures-check']);
    expect(reported[1]!.message).toContain(pictureCheck.failure);
    await check();
    expect((await query()).notices.map(({ code }) => code)).toEqual(['pictures-missing']);
  });

  test('reports the result in other processes, and to staff alone', async () => {
    const lost = await createHome('Lost again');
    await server.pictures.storage.removeAll(stemOf(lost.file));
    const { notices, pictures } = server;
    const silent = { raise: () => {}, clear: () => {} };
    await collectorOf(pictures.storage, silent).collect();
    notices.clear('pictures-missing');
    await pictures.missing.report();
    expect((await query()).notices[0]!.message).toContain(lost.file);
    expect((await runQuery(server, QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
}
