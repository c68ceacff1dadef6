import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { testDatabaseUrl } from '../config.ts';
import type { Database } from './database.ts';
import type { Connection } from './pool.ts';
import { openTestDatabase } from './testing.ts';

let database: Database;
let runner: QueryRunner;
let client: Connection;
let described = 0;

beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [], migrations: [] });
  runner = database.dataSource.createQueryRunner();
  client = (await runner.connect()) as Connection;
  client.connection.on('rowDescription', () => described++);
});
afterAll(async () => {
  await runner.release();
  await database.close();
});

/** What it gives, and how often its columns were told meanwhile. */
async function asked(name: string, text: string, ...values: unknown[]) {
  const before = described;
  const rows = await client.rows({ name, text }, values);
  return { rows, told: described - before };
}

test('the columns of a prepared statement are asked once, and its values read alike each time', async () => {
  const text = `select n, n + 0.5, n % 2 = 0, null, date '2026-03-01' + n, timestamptz '2026-03-01 00:00Z', array[n, 7], to_json(n)
    from generate_series(1, $1::int) n`;
  const row = (n: number) => [
    n,
    `${n}.5`,
    n % 2 === 0,
    null,
    `2026-03-0${n + 1}`,
    new Date('2026-03-01T00:00:00Z'),
    [n, 7],
    n,
  ];
  expect(await asked('several', text, 2)).toEqual({ rows: [row(1), row(2)], told: 1 });
  expect(await asked('several', text, 3)).toEqual({ rows: [row(1), row(2), row(3)], told: 0 });
  expect(await asked('several', text, 0)).toEqual({ rows: [], told: 0 });
});

test('a statement without a name is another one each time', async () => {
  expect(await asked('', 'select $1::int', 1)).toEqual({ rows: [[1]], told: 1 });
  expect(await asked('', `select $1::text || '!', 2`, 'So')).toEqual({ rows: [['So!', 2]], told: 1 });
});

test('one that gives no rows, and one that failed the first time, are as good the next', async () => {
  await asked('', 'create temporary table given (n int primary key)');
  const give = 'insert into given values ($1)';
  expect((await asked('give', give, 1)).rows).toEqual([]);
  await expect(asked('give', give, 1)).rejects.toThrow('duplicate key');
  expect((await asked('give', give, 2)).rows).toEqual([]);

  const divide = 'select 6 / $1::int';
  await expect(asked('divide', divide, 0)).rejects.toThrow('division by zero');
  expect((await asked('divide', divide, 2)).rows).toEqual([[3]]);
  expect(await asked('divide', divide, 3)).toEqual({ rows: [[2]], told: 0 });
});

test('what cannot be sent is refused, and the connection goes on', async () => {
  const round: Record<string, unknown> = {};
  round.itself = round;
  await expect(asked('sent', 'select $1::jsonb', round)).rejects.toThrow('circular');
  await expect(asked('wrong', 'select from nowhere')).rejects.toThrow('nowhere');
  expect((await asked('sent', 'select $1::jsonb', { a: 1 })).rows).toEqual([[{ a: 1 }]]);
});

test('who asked stands in the stack of what went wrong', async () => {
  const wrong = await asked('wrong', 'select from nowhere').catch((error: unknown) => error);
  expect((wrong as Error).stack).toContain('prepared.test');
});
