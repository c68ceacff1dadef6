import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runQuery } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { MAX_REACHABLE } from './search-homes.ts';

const NEWEST = 20;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  // The newest homes are stored last, where a read in storage order would not reach them.
  await server.database.dataSource.query(
    `insert into listings (kind, title, location, price, amount, created_at)
     select 'SaleVilla', 'Common home ' || n, 'Dubai', '1', 1000000, timestamptz '2026-01-01' + n * interval '1 minute'
     from generate_series(1, ${MAX_REACHABLE + NEWEST}) n`,
  );
});
afterAll(() => server.close());

const homes = async (words: string) => {
  const { data, errors } = await runQuery<{ homes: { total: number; items: { title: string }[] } }>(
    server,
    'query ($words: String!) { homes(filter: { words: $words }, limit: 2) { total items { title } } }',
    { variables: { words } },
  );
  expect(errors).toBeUndefined();
  return { total: data!.homes.total, titles: data!.homes.items.map(({ title }) => title) };
};

test('counts all matching homes and returns the newest first, also beyond the reachable pages', async () => {
  expect(await homes('common home')).toEqual({
    total: MAX_REACHABLE + NEWEST,
    titles: [`Common home ${MAX_REACHABLE + NEWEST}`, `Common home ${MAX_REACHABLE + NEWEST - 1}`],
  });
});

test('returns every home for words with fewer matches', async () => {
  expect(await homes('10019')).toEqual({ total: 1, titles: ['Common home 10019'] });
});
