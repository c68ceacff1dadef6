import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { testDatabaseUrl } from '../config.ts';
import type { Database } from './database.ts';
import type { Pool } from './pool.ts';
import type { Statement } from './statement.ts';
import { openTestDatabase } from './testing.ts';

const same: Statement = { name: 'same', text: 'select $1::int' };
const divide: Statement = { name: 'divide', text: 'select 60 / $1::int' };
const numbers = Array.from({ length: 40 }, (_, i) => i + 1);

let database: Database;
/** How often a connection was taken. */
let taken = 0;

beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [], migrations: [] });
  const pool = (database.dataSource.driver as PostgresDriver).master as Pool;
  pool.on('acquire', () => taken++);
  // Whether a statement is quick is known once it has been asked.
  for (let time = 0; time < 10; time++) {
    for (const statement of [same, divide]) await database.rows(statement, [1]);
  }
});
afterAll(() => database.close());
beforeEach(() => {
  taken = 0;
});

test('quick statements that wait for a connection share it, and each gets its own answer', async () => {
  const answers = await Promise.all(numbers.map((n) => database.rows(n % 2 ? same : divide, [n])));
  expect(answers).toEqual(numbers.map((n) => [[n % 2 ? n : Math.trunc(60 / n)]]));
  expect(taken).toBeLessThan(numbers.length / 2);
});

test('one that nobody has asked yet is described beside the others, twice in one batch too', async () => {
  const wide: Statement = { name: 'wide', text: `select $1::int, 'a', now()` };
  await database.rows(wide, [1]);
  const statements = [same, wide];
  const answers = await Promise.all(numbers.map((n) => database.rows(statements[n % 2]!, [n])));
  expect(answers.map((rows) => rows[0]![0])).toEqual(numbers);
  expect(answers.map((rows) => rows[0]!.length)).toEqual(numbers.map((n) => (n % 2 ? 3 : 1)));
});

test('one that is refused hurts nobody before or behind it', async () => {
  const asked = await Promise.allSettled(numbers.map((n) => database.rows(divide, [n % 7 === 0 ? 0 : 1])));
  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const outcome of refused)
    expect(outcome).toMatchObject({
      reason: { message: 'division by zero', stack: expect.stringContaining('batches.test') },
    });
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(35);
  expect(await database.rows(same, [7])).toEqual([[7]]);
});

test('what cannot be sent is refused alone', async () => {
  const round: Record<string, unknown> = {};
  round.itself = round;
  const asked = await Promise.allSettled(numbers.map((n) => database.rows(same, [n === 20 ? round : n])));
  expect(asked.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
  expect(asked[19]).toMatchObject({ reason: { message: expect.stringContaining('circular') } });
});

test('a slow one shares its connection with nobody', async () => {
  const slow: Statement = { name: 'slow', text: 'select 1 from pg_sleep(0.03)' };
  await database.rows(slow, []);
  taken = 0;
  await Promise.all(Array.from({ length: 8 }, () => database.rows(slow, [])));
  expect(taken).toBe(8);
});
