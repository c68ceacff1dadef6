import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import type { Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase, testDatabaseUrl } from '../database/testing.ts';
import { TooMany, Unavailable } from '../errors.ts';
import { openRateLimits } from './rate-limits.ts';

const MINUTE = 60_000;
const ADDRESS = '203.0.113.9';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [], migrations });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.dataSource.query('truncate rate_limits');
});
afterAll(() => database.close());

/** Opens the rate limits like another process: the counters are only in the database. */
const open = () => openRateLimits({ database });

async function times(count: number, action: (index: number) => Promise<void>): Promise<void> {
  for (let index = 1; index <= count; index += 1) await action(index);
}

test('allows five messages in ten minutes from an address and reports when to retry', async () => {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  await times(5, () => open().contact(ADDRESS));
  clock.mockReturnValue(start + 4 * MINUTE);
  await expect(open().contact(ADDRESS)).rejects.toMatchObject({ retryAfter: 360 });
  await open().contact('203.0.113.10');
  clock.mockReturnValue(start + 10 * MINUTE);
  await open().contact(ADDRESS);
});

test('rejects further requests of a limited client without a statement, until the limit ends', async () => {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  const limits = open();
  await times(5, () => limits.contact(ADDRESS));
  await times(10, () => expect(limits.contact(ADDRESS)).rejects.toThrow(TooMany));
  const [counted] = await database.dataSource.query<{ points: number }[]>('select points from rate_limits');
  expect(counted?.points).toBe(10);
  clock.mockReturnValue(start + 10 * MINUTE + 1);
  await limits.contact(ADDRESS);
});

test('allows ten password attempts in fifteen minutes from an address, also across a restart', async () => {
  await times(10, (index) => open().signIn({ ip: ADDRESS, account: `person${index}@marsa.example` }));
  await expect(open().signIn({ ip: ADDRESS, account: 'person11@marsa.example' })).rejects.toThrow(TooMany);
  await open().signIn({ ip: '2001:db8::1', account: 'person11@marsa.example' });
});

test('allows twenty attempts in fifteen minutes at an account from all addresses, without limiting others', async () => {
  const limits = open();
  await times(20, (index) => limits.signIn({ ip: `203.0.113.${index}`, account: 'sara@marsa.example' }));
  await expect(limits.signIn({ ip: '203.0.113.21', account: 'sara@marsa.example' })).rejects.toThrow(TooMany);
  await limits.signIn({ ip: '203.0.113.21', account: 'omar@marsa.example' });
});

test('a successful attempt counts neither for its address nor for its account', async () => {
  const limits = open();
  await times(25, async () => {
    await limits.signIn({ ip: ADDRESS, account: 'sara@marsa.example' });
    await limits.signedIn({ ip: ADDRESS, account: 'sara@marsa.example' });
  });
  await times(10, () => limits.signIn({ ip: ADDRESS, account: 'sara@marsa.example' }));
  await expect(limits.signIn({ ip: ADDRESS, account: 'sara@marsa.example' })).rejects.toThrow(TooMany);
});

test('stores a digest of the account name, of any length', async () => {
  await open().signIn({ ip: ADDRESS, account: `my secret password\0${'ä'.repeat(5000)}` });
  const keys = JSON.stringify(await database.dataSource.query('select key from rate_limits'));
  expect(keys).not.toContain('secret');
});

test('rejects every attempt while the database is unavailable', async () => {
  const query = () => Promise.reject(new Unavailable());
  const limits = openRateLimits({ database: { query } });
  await expect(limits.contact(ADDRESS)).rejects.toThrow(Unavailable);
  await expect(limits.signIn({ ip: ADDRESS, account: 'sara@marsa.example' })).rejects.toThrow(Unavailable);
});
