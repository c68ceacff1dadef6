import { expect, test } from '@jest/globals';
import { openTestTables } from '../testing.ts';
import { migrations } from './migrations/index.ts';

test('the migrations make the tables that the entities describe, and can be taken back', async () => {
  const { dataSource, close } = await openTestTables();
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);

  const runner = dataSource.createQueryRunner();
  for (const Migration of migrations.toReversed()) await new Migration().down(runner);
  const left = (await runner.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migrations'`,
  )) as unknown[];
  await runner.release();
  expect(left).toEqual([]);
  await close();
});
