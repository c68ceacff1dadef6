import { expect, test } from '@jest/globals';
import { openTestDatabase, testDatabaseUrl } from './testing.ts';

class Notes1700000000000 {
  up = (runner: { query(sql: string): Promise<unknown> }) =>
    runner.query('CREATE TABLE note (id serial PRIMARY KEY, words text NOT NULL)').then(() => {});
}

test('each test gets its own migrated database without rows', async () => {
  const open = () =>
    openTestDatabase({ entities: [], migrations: [Notes1700000000000], url: testDatabaseUrl() });
  const [first, second] = [await open(), await open()];
  const add = 'INSERT INTO note (words) VALUES ($1) RETURNING id, words';
  const all = 'SELECT * FROM note';
  expect(await first.query(add, ['words'])).toEqual([{ id: 1, words: 'words' }]);
  expect(await second.query(all)).toEqual([]);
  await Promise.all([first.close(), second.close()]);
  expect(await first.reachable()).toBe(false);
});
