import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testDatabaseUrl } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openTestDatabase } from '../database/testing.ts';
import { collectorTests } from './collector-testing.ts';
import { Picture } from './picture.ts';
import { onDisk } from './storage-testing.ts';
import { sweepBefore } from './sweep.ts';

describe('of a folder', () => collectorTests(onDisk, { url: testDatabaseUrl() }));

describe('renditions without a master', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase({ entities: [Picture], migrations: [], url: testDatabaseUrl() });
    await database.dataSource.synchronize();
  });
  afterAll(() => database.close());

  test('are swept, however many they are', async () => {
    const { storage, close } = await onDisk();
    const stems = Array.from({ length: 9 }, (_, n) => `${n}`.repeat(24));
    for (const stem of stems) await storage.put(`${stem}.320.webp`, Buffer.from('small'));
    const taken: string[] = [];
    const swept = await sweepBefore(new Date(Date.now() + 60_000), {
      database: database.dataSource,
      storage,
      told: { raise: () => expect('nothing').toBe('said'), clear: () => {} },
      takeAway: (file) => Promise.resolve(taken.push(file) > 0),
    });
    expect([swept, taken.sort()]).toEqual([9, stems.map((stem) => `${stem}.jpg`)]);
    await close();
  });
});
