import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestServer, openTestTables } from '../testing.ts';
import type { Database } from '../database/database.ts';
import { Notices } from '../observability/notices.ts';
import { DiskStorage } from './storage/disk.ts';
import { testMissingPictures } from '../testing-missing-pictures.ts';
import { MAX_MISSING, PictureCheck } from './picture-check.ts';

class FailingDisk extends DiskStorage {
  override size(): Promise<number | undefined> {
    return Promise.reject(new Error('EIO: i/o error, lstat'));
  }
}

describe('picture check with disk storage', () =>
  testMissingPictures(
    () => openTestServer(),
    () => new FailingDisk('/nowhere'),
  ));

describe('picture check of many pictures', () => {
  let database: Database;
  const checked: string[] = [];
  const lost = new Set<string>();
  const notices = new Notices({ warn: () => {} });

  class CountedDisk extends DiskStorage {
    override size(name: string): Promise<number | undefined> {
      checked.push(name);
      return Promise.resolve(lost.has(name) ? undefined : 9);
    }
  }
  const check = () => new PictureCheck({ database, storage: new CountedDisk('/nowhere'), notices });
  const nameOf = (n: number) => `${String(n).padStart(24, '0')}.jpg`;

  beforeAll(async () => {
    database = await openTestTables();
    await database.dataSource.query(
      `insert into pictures (file, width, height, placeholder)
       select lpad(n::text, 24, '0') || '.jpg', 1, 1, '' from generate_series(1, 2500) n`,
    );
  });
  afterAll(() => database.close());

  test('checks a thousand pictures at a time across processes, and starts over at the end', async () => {
    for (const [from, to] of [
      [1, 1000],
      [1001, 2000],
      [2001, 2500],
      [1, 1000],
    ] as const) {
      checked.length = 0;
      await check().run();
      expect([checked.length, checked[0], checked.at(-1)]).toEqual([to - from + 1, nameOf(from), nameOf(to)]);
    }
  });

  test('stops the check when the storage fails', async () => {
    let reads = 0;
    class Failing extends DiskStorage {
      override size(): Promise<number | undefined> {
        reads++;
        return Promise.reject(new Error('EIO: i/o error'));
      }
    }
    const silent = { raise: () => {}, clear: () => {} };
    await new PictureCheck({ database, storage: new Failing('/nowhere'), notices: silent }).run();
    expect((await check().result(1)).failed).toMatchObject({ why: 'EIO: i/o error' });
    expect(reads).toBeLessThan(20);
  });

  test('with a thousand missing pictures only checks those again', async () => {
    for (let n = 1; n <= 2500; n++) lost.add(nameOf(n));
    await database.dataSource.query('delete from picture_checks');
    await check().run();
    const readResult = () => check().result(2);
    expect(await readResult()).toMatchObject({ missing: MAX_MISSING, files: [nameOf(1), nameOf(2)] });
    expect(notices.all()[0]?.sentence).toMatch(
      /^1000 or more pictures are missing from the storage: .* and others\./,
    );
    checked.length = 0;
    await check().run();
    expect(new Set(checked).size).toBe(MAX_MISSING);
    expect(await readResult()).toMatchObject({ missing: MAX_MISSING });

    lost.clear();
    await check().run();
    expect([(await readResult()).missing, notices.all()]).toEqual([0, []]);
  });
});
