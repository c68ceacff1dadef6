import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestServer, openTestTables } from '../testing.ts';
import type { Database } from '../database/database.ts';
import { Notices } from '../observability/notices.ts';
import { testMissingPictures } from '../testing-missing-pictures.ts';
import { MissingPictures } from './missing-pictures.ts';
import { DiskStorage } from './storage/disk.ts';
import { StorageUnavailable, type StoredFile } from './storage/storage.ts';

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

describe('a failed check', () => {
  test('stays reported, with the reason of the object store, when the missing pictures are looked for again', async () => {
    const database = await openTestTables();
    const notices = new Notices({ warn: () => {} });
    await database.dataSource.query(
      `insert into pictures (file, width, height, placeholder) values ('${'0'.repeat(24)}.jpg', 1, 1, '')`,
    );
    const missing = new MissingPictures({ database, storage: new DiskStorage('/nowhere'), notices });
    await missing.check([]);
    const { checkedAt } = await missing.result(1);
    await missing.fail(new StorageUnavailable('the bucket marsa does not exist'));
    await missing.recheck();
    expect(await missing.result(1)).toMatchObject({
      missing: 1,
      checkedAt,
      failed: { reason: 'the bucket marsa does not exist' },
    });
    expect(notices.all().map((notice) => notice.message)).toContain(
      'The check for missing pictures failed: the bucket marsa does not exist',
    );
    await database.close();
  });
});

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
