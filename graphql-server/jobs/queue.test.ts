import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import PgBoss from 'pg-boss';
import { openDatabase, type Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase, testDatabaseUrl } from '../database/testing.ts';
import { ConnectionLost } from '../database/unavailable.ts';
import { until } from '../testing-until.ts';
import { jobId, JobQueue, type QueueOptions } from './queue.ts';

const QUEUE = 'tests';
const OPTIONS: QueueOptions = { expireInSeconds: 60, retryLimit: 2 };

let database: Database;
/** The connections of another process; the embedded database has only one process. */
let otherDatabase: Database;
let queues: JobQueue[];
let logged: string[];

beforeAll(async () => {
  database = await openTestDatabase({ url: testDatabaseUrl(), entities: [], migrations });
  otherDatabase = await openOther(database);
});
beforeEach(() => {
  [queues, logged] = [[], []];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await database.dataSource.query('delete from pgboss.job');
});
afterAll(async () => {
  if (otherDatabase !== database) await otherDatabase.close();
  await database.close();
});

async function openOther(first: Database): Promise<Database> {
  const address = testDatabaseUrl();
  if (address === undefined) return first;
  const [row] = await first.query<{ name: string }>('select current_database() as name');
  const url = new URL(address);
  url.pathname = row!.name;
  return openDatabase({ url: url.href, folder: '', entities: [], migrations });
}

type Handler = (data: object, signal: AbortSignal) => Promise<void>;

async function openQueue(
  handler: Handler,
  options = OPTIONS,
  { backgroundPool: pool }: Pick<Database, 'backgroundPool'> = database,
): Promise<JobQueue> {
  const log = {
    error: ({ err }: { err?: Error }, message: string) => void logged.push(`${message}: ${err?.message}`),
    warn: (details: object, message: string) => void logged.push(`${message} ${JSON.stringify(details)}`),
  };
  const queue = new JobQueue({ pool, log });
  queue.register(QUEUE, options, handler);
  await queue.start();
  queues.push(queue);
  return queue;
}

const countJobs = async (state: string): Promise<number> => {
  const [{ count }] = await database.dataSource.query<[{ count: number }]>(
    'select count(*)::int as count from pgboss.job where state::text = $1 and name = $2',
    [state, QUEUE],
  );
  return count;
};

const untilJobs = (state: string, count: number) =>
  until(`${count} jobs are ${state}`, async () => (await countJobs(state)) === count);

test('a job is sent with the transaction of its caller or not at all', async () => {
  const processed: object[] = [];
  const queue = await openQueue(async (data) => void processed.push(data));
  await expect(
    database.transaction(async (em) => {
      await queue.send(QUEUE, { id: 1 }, { em });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.transaction((em) => queue.send(QUEUE, { id: 2 }, { em }));
  queue.poll(QUEUE);
  await untilJobs('completed', 1);
  expect(processed).toEqual([{ id: 2 }]);
});

test('a job with the id of another one is not sent', async () => {
  const processed: number[] = [];
  const queue = await openQueue(async (data) => void processed.push((data as { id: number }).id));
  const id = jobId(QUEUE, 1, 0);
  await queue.send(QUEUE, { id: 1 }, { id });
  await queue.sendAll(QUEUE, [
    { data: { id: 1 }, id },
    { data: { id: 2 }, id: jobId(QUEUE, 2, 0) },
  ]);
  queue.poll();
  await untilJobs('completed', 2);
  await queue.send(QUEUE, { id: 1 }, { id });
  queue.poll();
  await queue.stop();
  expect(processed.toSorted()).toEqual([1, 2]);
});

test('each job runs on one of several processes', async () => {
  const processed: number[] = [];
  const handler: Handler = async (data) => void processed.push((data as { id: number }).id);
  const all = [await openQueue(handler), await openQueue(handler, OPTIONS, otherDatabase)];
  const ids = Array.from({ length: 20 }, (_, id) => id);
  await all[0]!.sendAll(
    QUEUE,
    ids.map((id) => ({ data: { id }, id: jobId(QUEUE, id) })),
  );
  for (const queue of all) queue.poll();
  await untilJobs('completed', 20);
  expect(processed.toSorted((one, other) => one - other)).toEqual(ids);
});

test('a periodic job that waits in vain for a connection is logged in a line without a stack trace, and runs later', async () => {
  const processed: object[] = [];
  const pool = database.backgroundPool;
  let isInUse = false;
  const busyPool = Object.assign(Object.create(pool) as typeof pool, {
    connect: () =>
      isInUse
        ? Promise.reject(new ConnectionLost('timeout exceeded when trying to connect'))
        : pool.connect(),
  });
  const options = { ...OPTIONS, everySeconds: 60 };
  const queue = await openQueue(async (data) => void processed.push(data), options, {
    backgroundPool: busyPool,
  });
  isInUse = true;
  await queue.sendPeriodic();
  expect(logged).toEqual([
    'A periodic job could not be sent and is tried again {"queue":"tests","reason":"timeout exceeded when trying to connect"}',
  ]);
  isInUse = false;
  await queue.sendPeriodic();
  await untilJobs('completed', 1);
  expect(processed).toEqual([{}]);
});

test('a job that throws is logged and retried, without delaying other jobs', async () => {
  const processed: object[] = [];
  const queue = await openQueue(async (data) => {
    if ('fails' in data && logged.length === 0) throw new Error('broken');
    processed.push(data);
  });
  await queue.send(QUEUE, { fails: true });
  await queue.send(QUEUE, { id: 2 });
  queue.poll();
  await untilJobs('completed', 1);
  await untilJobs('retry', 1);
  expect(logged).toEqual(['A job failed: broken']);
  await database.dataSource.query(`update pgboss.job set start_after = now() - interval '1 second'`);
  queue.poll();
  await untilJobs('completed', 2);
  expect(processed).toEqual([{ id: 2 }, { fails: true }]);
});

test('a job runs again when the database was unavailable at its end', async () => {
  let runs = 0;
  let isUnavailable = false;
  const connect = async () => {
    if (isUnavailable) throw new Error('unavailable');
    return database.backgroundPool.connect();
  };
  const queue = await openQueue(
    async () => {
      isUnavailable = ++runs === 1;
    },
    OPTIONS,
    { backgroundPool: { connect } as unknown as Database['backgroundPool'] },
  );
  await queue.send(QUEUE, {});
  queue.poll();
  await until('the error is logged', () =>
    logged.includes('A job could not be fetched or recorded: unavailable'),
  );
  isUnavailable = false;
  expect(await countJobs('active')).toBe(1);
  await database.dataSource.query(`update pgboss.job set started_on = now() - interval '2 minutes'`);
  await new PgBoss({
    db: { executeSql: (text, values) => database.backgroundPool.query(text, values) },
  }).maintain();
  await database.dataSource.query(`update pgboss.job set start_after = now() - interval '1 second'`);
  queue.poll();
  await untilJobs('completed', 1);
  expect(runs).toBe(2);
});

describe('a periodic job', () => {
  /** A day, the longest period: it ends at midnight UTC, when the job may run again. */
  const periodic = { ...OPTIONS, everySeconds: 24 * 60 * 60 };

  test('runs once in a period on all processes, and one that runs is not started again', async () => {
    let runs = 0;
    const handler = async () => {
      runs++;
    };
    const all = [await openQueue(handler, periodic), await openQueue(handler, periodic, otherDatabase)];
    await Promise.all([...all, ...all].map((queue) => queue.sendPeriodic()));
    await untilJobs('completed', 1);
    await Promise.all(all.map((queue) => queue.sendPeriodic()));
    await Promise.all(all.map((queue) => queue.stop()));
    expect(runs).toBe(1);
  });
});

describe('stopping', () => {
  test('waits for a running job and starts no other', async () => {
    let endJob!: () => void;
    let runs = 0;
    const queue = await openQueue(async () => {
      runs++;
      await new Promise<void>((resolve) => (endJob = resolve));
    });
    await queue.send(QUEUE, { id: 1 });
    await queue.send(QUEUE, { id: 2 });
    queue.poll();
    await until('the first job runs', () => runs === 1);
    let isStopped = false;
    const stopped = queue.stop().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isStopped).toBe(false);
    endJob();
    await stopped;
    expect([runs, await countJobs('completed'), await countJobs('created')]).toEqual([1, 1, 1]);
  });

  test('aborts a job after eight seconds, which is retried later', async () => {
    const queue = await openQueue(
      (_data, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await queue.send(QUEUE, {});
    queue.poll();
    await untilJobs('active', 1);
    const began = performance.now();
    await queue.stop();
    expect(performance.now() - began).toBeGreaterThan(7000);
    expect(await countJobs('retry')).toBe(1);
    expect(logged).toEqual([]);
  });
});
