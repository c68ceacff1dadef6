import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestServer, type TestServer } from '../testing.ts';
import { ask } from './testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const named = (times: number, field: string) =>
  `{ ${Array.from({ length: times }, (_, i) => `a${i}: ${field}`).join(' ')} }`;

const code = async (query: string) => (await ask(server, query)).errors?.[0]?.extensions.code;

test.each([
  ['lists', 30, 'saleApartments { items { id } }'],
  ['searches', 3, 'listings(search: "sea view", sort: TITLE) { total items { id title } }'],
  ['last pages', 4, 'listings(page: 2000000000) { items { id title } }'],
  ['records', 30, 'saleApartment(id: 1) { id title location price }'],
])('%s may be asked for %i times at once', async (_what, times, field) => {
  expect(await code(named(times, field))).toBeUndefined();
});

test.each([
  ['searches', 'listings(search: "sea", sort: TITLE) { total items { id } }'],
  ['last pages', 'listings(page: 2000000000) { items { id } }'],
  ['areas', 'areas { name homes }'],
])('%s thirty times at once are refused: names cost as much as what they name', async (_what, field) => {
  expect(await code(named(30, field))).toBe('QUERY_TOO_COSTLY');
});
