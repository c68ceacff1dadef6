import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { testDatabaseUrl } from '../config.ts';
import type { Company } from './company.ts';
import { openDatabase, type Database } from './database.ts';
import { Wire } from './testing-wire.ts';

const url = testDatabaseUrl();

/** What a process was told last. */
async function watching(database: Database): Promise<{ now: Company | undefined }> {
  const told: { now: Company | undefined } = { now: undefined };
  await database.watchCompany((company) => (told.now = company));
  return told;
}

async function until(told: { now: Company | undefined }, company: Company): Promise<void> {
  for (const since = Date.now(); told.now !== company && Date.now() - since < 20_000;) await pause(50);
  expect(told.now).toBe(company);
}

(url === undefined ? describe.skip : describe)('on a PostgreSQL server', () => {
  const wire = new Wire(new URL(url ?? 'postgres://none'));
  const open = (at: string) => openDatabase({ url: at, folder: '', entities: [], migrations: [] });
  beforeAll(() => wire.mend());
  afterAll(() => wire.cut());

  test('a second process is noticed by both, and its end by the one that stays', async () => {
    const [first, second] = [await open(url!), await open(url!)];
    const one = await watching(first);
    expect(one.now).toBe('alone');
    const other = await watching(second);
    expect(other.now).toBe('others');
    await until(one, 'others');
    await second.close();
    await until(one, 'alone');
    await first.close();
  });

  test('nobody is known to be alone while the database is silent', async () => {
    const database = await open(wire.url);
    const told = await watching(database);
    expect(told.now).toBe('alone');
    wire.hold();
    await until(told, 'unknown');
    await wire.mend();
    await until(told, 'alone');
    await database.close();
  });
});
