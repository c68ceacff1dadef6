import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestServer, openTestTables } from '../testing.ts';
import type { Database } from '../database/database.ts';
import { Notices } from '../observability/notices.ts';
import { testMissingPictures } from '../testing-missing-pictures.ts';
import { MissingPictures } from './missing-pictures.ts';
import { DiskStorage } from './storage/disk.ts';
import type { StoredFile } from './storage/storage.ts';

class FailingDisk extends DiskStorage {
  override owner(): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }

  override async *files(): AsyncGenerator<StoredFile> {
    throw new Error('EIO: i/o error, scandir');
  }
}

describe('missing pictures of disk storage', () =>
  testMissingPictures(
    () => openTestServer(),
    () => new FailingDisk('/nowhere'),
  ));

describe('many missing pictures', () => {
  let database: Database;
  let stored: string[] = [];
  const notices = new Notices({ warn: () => {} });

  class SlowDisk extends DiskStorage {
    override size(name: string): Promise<number | undefined> {
      return Promise.resolve(stored.includes(name) ? 9 : undefined);
    }
  }
  const nameOf = (n: number) => `${String(n).padStart(24, '0')}.jpg`;

  beforeAll(async () => {
    database = await openTestTables();
    await database.dataSource.query(
      `insert into pictures (file, width, height, placeholder)
       select lpad(n::text, 24, '0') || '.jpg', 1, 1, '' from generate_series(1, 2500) n`,
    );
  });
  afterAll(() => database.close());

  test('are reported up to a thousand, until they are stored', async () => {
    const missing = new MissingPictures({ database, storage: new SlowDisk('/nowhere'), notices });
    await missing.check([]);
    expect(await missing.result(2)).toMatchObject({ missing: 1000, files: [nameOf(1), nameOf(2)] });
    expect(notices.all()[0]?.message).toMatch(
      /^1000 or more pictures are missing from the storage: .* and others\./,
    );
    stored = Array.from({ length: 1000 }, (_, n) => nameOf(n + 1));
    await missing.recheck();
    expect([(await missing.result(1)).missing, notices.all()]).toEqual([0, []]);
    await missing.check(stored);
    expect(await missing.result(1)).toMatchObject({ missing: 1000, files: [nameOf(1001)] });
  });
});
