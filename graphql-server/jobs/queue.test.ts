import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import PgBoss from 'pg-boss';
import { testDatabaseUrl } from '../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { openTestDatabase } from '../database/testing.ts';
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

async function openOther(one: Database): Promise<Database> {
  const address = testDatabaseUrl();
  if (address === undefined) return one;
  const [[name]] = (await one.rows({ name: 'name', text: 'select current_database()' }, [])) as [[string]];
  const url = new URL(address);
  url.pathname = name;
  return openDatabase({ url: url.href, folder: '', entities: [], migrations });
}

type Handler = (data: object, signal: AbortSignal) => Promise<void>;

async function open(
  handler: Handler,
  options = OPTIONS,
  { backgroundPool: pool }: Pick<Database, 'backgroundPool'> = database,
): Promise<JobQueue> {
  const log = {
    error: ({ err }: { err?: Error }, message: string) => void logged.push(`${message}: ${err?.message}`),
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

async function until(isReached: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempt = 0; attempt < 1000 && !(await isReached()); attempt++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await isReached()).toBe(true);
}

test('a job is sent with the transaction of its caller or not at all', async () => {
  const done: object[] = [];
  const queue = await open(async (data) => void done.push(data));
  await expect(
    database.transaction(async (em) => {
      await queue.send(QUEUE, { id: 1 }, { em });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await database.transaction((em) => queue.send(QUEUE, { id: 2 }, { em }));
  queue.poll(QUEUE);
  await until(() => countJobs('completed').then((count) => count === 1));
  expect(done).toEqual([{ id: 2 }]);
});

test('a job with the id of another one is not sent', async () => {
  const done: number[] = [];
  const queue = await open(async (data) => void done.push((data as { id: number }).id));
  const id = jobId(QUEUE, 1, 0);
  await queue.send(QUEUE, { id: 1 }, { id });
  await queue.sendAll(QUEUE, [
    { data: { id: 1 }, id },
    { data: { id: 2 }, id: jobId(QUEUE, 2, 0) },
  ]);
  queue.poll();
  await until(() => countJobs('completed').then((count) => count === 2));
  await queue.send(QUEUE, { id: 1 }, { id });
  queue.poll();
  await queue.stop();
  expect(done.toSorted()).toEqual([1, 2]);
});

test('each job runs on one of several processes', async () => {
  const done: number[] = [];
  const handler: Handler = async (data) => void done.push((data as { id: number }).id);
  const all = [await open(handler), await open(handler, OPTIONS, otherDatabase)];
  const ids = Array.from({ length: 20 }, (_, id) => id);
  await all[0]!.sendAll(
    QUEUE,
    ids.map((id) => ({ data: { id }, id: jobId(QUEUE, id) })),
  );
  for (const queue of all) queue.poll();
  await until(() => countJobs('completed').then((count) => count === 20));
  expect(done.toSorted((one, other) => one - other)).toEqual(ids);
});

test('a job that throws is logged and retried, without delaying other jobs', async () => {
  const done: object[] = [];
  const queue = await open(async (data) => {
    if ('fails' in data && logged.length === 0) throw new Error('no room');
    done.push(data);
  });
  await queue.send(QUEUE, { fails: true });
  await queue.send(QUEUE, { id: 2 });
  queue.poll();
  await until(async () => (await countJobs('completed')) === 1 && (await countJobs('retry')) === 1);
  expect(logged).toEqual(['A job failed: no room']);
  await database.dataSource.query(`update pgboss.job set start_after = now() - interval '1 second'`);
  queue.poll();
  await until(() => countJobs('completed').then((count) => count === 2));
  expect(done).toEqual([{ id: 2 }, { fails: true }]);
});

test('a job runs again when the database was away at its end', async () => {
  let runs = 0;
  let isAway = false;
  const connect = async () => {
    if (isAway) throw new Error('away');
    return database.backgroundPool.connect();
  };
  const queue = await open(
    async () => {
      isAway = ++runs === 1;
    },
    OPTIONS,
    { backgroundPool: { connect } as unknown as Database['backgroundPool'] },
  );
  await queue.send(QUEUE, {});
  queue.poll();
  await until(() => logged.includes('A job could not be fetched or recorded: away'));
  isAway = false;
  expect(await countJobs('active')).toBe(1);
  await database.dataSource.query(`update pgboss.job set started_on = now() - interval '2 minutes'`);
  await new PgBoss({
    db: { executeSql: (text, values) => database.backgroundPool.query(text, values) },
  }).maintain();
  await database.dataSource.query(`update pgboss.job set start_after = now() - interval '1 second'`);
  queue.poll();
  await until(() => countJobs('completed').then((count) => count === 1));
  expect(runs).toBe(2);
});

describe('a periodic job', () => {
  const periodic = { ...OPTIONS, everySeconds: 3600 };

  test('runs once in a period on all processes, and one that runs is not started again', async () => {
    let runs = 0;
    const handler = async () => {
      runs++;
    };
    const all = [await open(handler, periodic), await open(handler, periodic, otherDatabase)];
    await Promise.all([...all, ...all].map((queue) => queue.sendPeriodic()));
    await until(() => countJobs('completed').then((count) => count === 1));
    await Promise.all(all.map((queue) => queue.sendPeriodic()));
    await Promise.all(all.map((queue) => queue.stop()));
    expect(runs).toBe(1);
  });
});

describe('stopping', () => {
  test('waits for a running job and starts no other', async () => {
    let finish!: () => void;
    let runs = 0;
    const queue = await open(async () => {
      runs++;
      await new Promise<void>((resolve) => (finish = resolve));
    });
    await queue.send(QUEUE, { id: 1 });
    await queue.send(QUEUE, { id: 2 });
    queue.poll();
    await until(() => runs === 1);
    let isStopped = false;
    const stopped = queue.stop().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect([runs, await countJobs('completed'), await countJobs('created')]).toEqual([1, 1, 1]);
  });

  test('aborts a job after eight seconds, which is retried later', async () => {
    const queue = await open(
      (_data, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await queue.send(QUEUE, {});
    queue.poll();
    await until(() => countJobs('active').then((count) => count === 1));
    const began = performance.now();
    await queue.stop();
    expect(performance.now() - began).toBeGreaterThan(7000);
    expect(await countJobs('retry')).toBe(1);
    expect(logged).toEqual([]);
  });
});
