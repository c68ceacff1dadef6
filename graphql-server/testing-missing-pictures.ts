import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff } from './graphql/testing.ts';
import { saleApartments } from './listings/sale-apartment.ts';
import type { TestServer } from './testing.ts';
import { PictureCheck } from './pictures/picture-check.ts';
import { stemOf } from './pictures/names.ts';
import { preparePicture } from './pictures/process.ts';
import { photograph } from './pictures/fixtures.ts';
import type { PictureStorage } from './pictures/storage/storage.ts';

const ASKED = `{ pictureCheck { missing checkedAt failedAt failure first { file records { collection recordId title } } }
  notices { about sentence } }`;

interface CheckResult {
  pictureCheck: {
    missing: number;
    checkedAt: string | null;
    failedAt: string | null;
    failure: string | null;
    first: { file: string; records: { collection: string; recordId: string; title: string }[] }[];
  };
  notices: { about: string; sentence: string }[];
}

/** Tests of the check for missing pictures on any storage; `away` is an unavailable storage. */
export function missingTests(open: () => Promise<TestServer>, away: () => PictureStorage): void {
  let server: TestServer;

  beforeAll(async () => {
    server = await open();
  }, 60_000);
  afterAll(() => server.close());
  afterEach(async () => {
    await server.database.dataSource.query('delete from picture_checks');
    await server.database.dataSource.query('delete from missing_pictures');
  });

  const told = () => runQueryAsStaff<CheckResult>(server, ASKED);
  const measured = async () =>
    (await server.app.metrics.metrics()).match(/^marsa_pictures_missing .*$/m)?.[0];
  const look = () => server.pictures.check.run();
  const home = async (title: string) => {
    const values = { title, location: 'Dubai Marina', price: 'AED 1' };
    const picture = async () => preparePicture(await photograph());
    const { id, picture: shown } = await server.stores.of(saleApartments).create(values, { picture });
    await server.pictures.renditions.close();
    return { id: String(id), file: shown!.file };
  };

  test('reports a missing picture with its record until the file is back', async () => {
    const { storage } = server.pictures;
    const [kept, lost] = [await home('Above the berths'), await home('Below the berths')];
    await look();
    const well = await told();
    expect(well.pictureCheck).toMatchObject({ missing: 0, first: [], failedAt: null });
    expect([well.notices, await measured()]).toEqual([[], 'marsa_pictures_missing 0']);

    const bytes = (await storage.read(lost.file))!;
    await storage.removeAll(stemOf(lost.file));
    await look();
    const missed = await told();
    expect(missed.pictureCheck).toMatchObject({
      missing: 1,
      checkedAt: expect.any(String),
      first: [
        {
          file: lost.file,
          records: [{ collection: 'saleApartments', recordId: lost.id, title: 'Below the berths' }],
        },
      ],
    });
    expect(missed.notices).toMatchObject([
      {
        about: 'pictures-missing',
        sentence: expect.stringContaining(`1 picture is missing from the storage: ${lost.file}.`),
      },
    ]);
    expect(await measured()).toBe('marsa_pictures_missing 1');
    expect(JSON.stringify(missed)).not.toContain(kept.file);

    await storage.put(lost.file, bytes);
    await look();
    const mended = await told();
    expect([mended.pictureCheck.missing, mended.notices, await measured()]).toEqual([
      0,
      [],
      'marsa_pictures_missing 0',
    ]);
  });

  test('does not report pictures of deleted records or of restorable ones', async () => {
    const store = server.stores.of(saleApartments);
    const [gone, aside] = [await home('Gone'), await home('Aside')];
    await server.pictures.storage.removeAll(stemOf(gone.file));
    await store.remove(Number(aside.id));
    await look();
    expect((await told()).pictureCheck.first.map(({ file }) => file)).toEqual([gone.file]);
    await server.database.dataSource.query('delete from versions');
    await server.database.dataSource.query('delete from listings where id = $1', [gone.id]);
    await server.database.dataSource.query('delete from pictures where file = $1', [gone.file]);
    await server.pictures.check.report();
    expect((await told()).pictureCheck.missing).toBe(0);
  });

  test('reports a failed check with the previous result until a check succeeds', async () => {
    const lost = await home('Lost');
    await server.pictures.storage.removeAll(stemOf(lost.file));
    await look();
    const { database, notices } = server;
    await new PictureCheck({ database, storage: away(), notices }).run();
    const { pictureCheck, notices: said } = await told();
    expect(pictureCheck).toMatchObject({
      missing: 1,
      failedAt: expect.any(String),
      failure: expect.any(String),
    });
    expect(said.map(({ about }) => about)).toEqual(['pictures-missing', 'pictures-check']);
    expect(said[1]!.sentence).toContain(pictureCheck.failure);
    await look();
    expect((await told()).notices.map(({ about }) => about)).toEqual(['pictures-missing']);
  });

  test('reports the result in other processes, and to staff alone', async () => {
    const lost = await home('Lost again');
    await server.pictures.storage.removeAll(stemOf(lost.file));
    const { database, notices, pictures } = server;
    const silent = { raise: () => {}, clear: () => {} };
    await new PictureCheck({ database, storage: pictures.storage, notices: silent }).run();
    notices.clear('pictures-missing');
    await pictures.check.report();
    expect((await told()).notices[0]!.sentence).toContain(lost.file);
    expect((await runQuery(server, ASKED)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
}
