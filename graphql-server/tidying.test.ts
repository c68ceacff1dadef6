import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { testDatabaseUrl } from './config.ts';
import { entities } from './collections.ts';
import { openDatabase, type Database } from './database/database.ts';
import { ask, askAsStaff } from './graphql/testing.ts';
import { migrations } from './database/migrations/index.ts';
import { Notices, type Notice } from './observability/notices.ts';
import { Presence, SecretsDiffer } from './observability/processes.ts';
import { Chores } from './operation/turns.ts';
import { openTestServer, openTestTables, type TestServer } from './testing.ts';
import { choresOf } from './tidying.ts';

const HOUR = 3_600_000;
const DISK = { holds: ['pictures'], free: 3e12, size: 4e12 };
const SECRET = 'a secret for tests, long enough for all';

let database: Database;
/** Another process's way to the same database; the embedded one has no other. */
let beside: Database;

beforeAll(async () => {
  database = await openTestTables();
  beside = await besides(database);
});
afterAll(async () => {
  if (beside !== database) await beside.close();
  await database.close();
});

async function besides(one: Database): Promise<Database> {
  const given = testDatabaseUrl();
  if (given === undefined) return one;
  const [[name]] = (await one.rows({ name: 'name', text: 'select current_database()' }, [])) as [[string]];
  const url = new URL(given);
  url.pathname = name;
  return openDatabase({ url: url.href, folder: '', entities, migrations });
}

describe('what is done once for all processes', () => {
  const noticed: string[] = [];
  const done: string[] = [];
  const log = { error: ({ err }: { err?: Error }) => void noticed.push(String(err?.message)) };
  const processOn = (own: Database, who: string, work = () => void done.push(who)) =>
    new Chores(
      [
        {
          name: 'count',
          every: HOUR,
          work: async () => work(),
          elsewhere: () => void noticed.push(who),
        },
      ],
      { database: own, holder: randomUUID(), log },
    );
  const over = () => database.dataSource.query('update turns set until = now()');

  test('is done by whoever looks first, and again when its time is over, whoever has had it', async () => {
    const processes = [processOn(database, 'one'), processOn(beside, 'other')];
    const look = () => Promise.all(processes.flatMap((each) => [each.look(), each.look(), each.look()]));
    await look();
    expect(done).toHaveLength(1);
    for (let time = 2; time <= 4; time++) {
      await over();
      await look();
      expect(done).toHaveLength(time);
    }
    await Promise.all(processes.map((each) => each.end()));
    expect(noticed.filter((words) => !['one', 'other'].includes(words))).toEqual([]);
  });

  test('and whoever did not have the turn is told that another had, not the one that did', async () => {
    await over();
    const [one, other] = [processOn(database, 'one'), processOn(beside, 'other')];
    noticed.length = 0;
    for (const each of [one, one, other]) await each.look();
    expect(noticed).toEqual(['other']);
  });

  test('that fails is told, left until the next time, and keeps nothing else from being done', async () => {
    await over();
    noticed.length = 0;
    const failing = processOn(database, 'one', () => {
      throw new Error('no room');
    });
    await failing.look();
    expect(noticed.join()).toContain('no room');
    done.length = 0;
    await over();
    await processOn(beside, 'other').look();
    expect(done).toEqual(['other']);
  });
});

test('of two servers on one database one alone tidies and sweeps', async () => {
  const one = await openTestServer(undefined, { database });
  const other = await openTestServer(undefined, {
    database: beside,
    staff: { email: 'other@marsa.example', password: 'another long password' },
  });
  const done: string[] = [];
  const watched = (server: TestServer) =>
    new Chores(
      choresOf(server).map((chore) => ({
        ...chore,
        work: async () => {
          done.push(chore.name);
          await chore.work();
        },
      })),
      { database: server.database, holder: randomUUID(), log: server.log },
    );
  await database.dataSource.query(
    `insert into processes (id, host, pid, secret, seen_at) select gen_random_uuid(), 'gone', n, 'x', now() - interval '2 days' - n * interval '1 hour'
     from generate_series(1, 3) n`,
  );
  await Promise.all([one, other].map((server) => watched(server).look()));
  expect(done.sort()).toEqual(['missing', 'sweep', 'tidy', 'trash']);
  expect(await database.dataSource.query('select pid from processes')).toEqual([{ pid: 1 }]);
  await database.dataSource.query('delete from processes');
  for (const { app } of [one, other]) await app.close();
});

test('staff are told which processes run, and what is wrong with each', async () => {
  const server = await openTestServer(undefined, {
    database,
    staff: { email: 'third@marsa.example', password: 'yet another long password' },
  });
  const ASKED =
    '{ processes { host pid runs seenAt notices { about sentence since } disks { holds free size } } }';
  expect((await ask(server, ASKED)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const notices = new Notices({ warn: () => {} });
  notices.raise('pictures-disk', 'Full.');
  const [{ since }] = notices.all() as [Notice];
  const one = new Presence({
    database,
    secret: SECRET,
    madeIn: undefined,
    notices,
    disks: async () => [DISK],
  });
  await one.begin();
  await database.dataSource.query(
    `insert into processes (id, host, pid, secret, seen_at)
     values (gen_random_uuid(), '~silent', 4, 'x', now() - interval '2 minutes'), (gen_random_uuid(), '~gone', 5, 'x', now() - interval '2 hours')`,
  );
  const { processes } = await askAsStaff<{ processes: object[] }>(server, ASKED);
  expect(processes).toHaveLength(2);
  expect(processes).toContainEqual({
    ...{ host: hostname(), pid: process.pid, runs: true, seenAt: expect.any(String) },
    notices: [{ about: 'pictures-disk', sentence: 'Full.', since: since.toISOString() }],
    disks: [DISK],
  });
  expect(processes).toContainEqual(expect.objectContaining({ host: '~silent', runs: false, notices: [] }));
  await one.end();
  expect(await askAsStaff(server, ASKED)).toMatchObject({ processes: [{ host: '~silent' }] });
  await database.dataSource.query('delete from processes');
  await server.app.close();
});

describe('processes on one database server', () => {
  const warned: string[] = [];
  const there: Presence[] = [];
  const present = (secret: string, madeIn?: string, own = { ...beside, embedded: false }) => {
    const notices = new Notices({ warn: (_, said) => warned.push(said) });
    const one = new Presence({ database: own, secret, madeIn, notices, disks: async () => [] });
    there.push(one);
    return one;
  };

  afterEach(async () => {
    for (const one of there.splice(0)) await one.end(); // they would go on saying so
    await database.dataSource.query('delete from processes');
  });

  test('sign with one secret, or the second does not start', async () => {
    const [one, same, other] = [present(SECRET), present(SECRET), present('another secret')];
    await one.begin();
    await same.begin();
    await expect(other.begin()).rejects.toThrow(
      /signs with another secret: start all with the same TOKEN_SECRET/,
    );
    await one.end();
    await expect(other.begin()).rejects.toThrow(SecretsDiffer);
    await same.end();
    await other.begin(); // a new secret is given when none of the others runs
  });

  test('one that was killed counts as running for a minute', async () => {
    await present(SECRET).begin();
    await expect(present('another secret').begin()).rejects.toThrow(SecretsDiffer);
    await database.dataSource.query(`update processes set seen_at = seen_at - interval '61 s'`);
    await present('another secret').begin();
  });

  test('another secret than before, made for want of one, is told of: nobody is signed in any more', async () => {
    const one = present(SECRET, '/data');
    await one.begin();
    await one.end();
    const again = present(SECRET, '/data');
    await again.begin();
    await again.end();
    expect(warned).toEqual([]);
    await present('made anew', '/data').begin();
    expect(warned).toEqual([expect.stringMatching(/in \/data is not the one .* set TOKEN_SECRET/)]);
  });

  test('what stands in the database for a secret does not give it away, nor is any asked for of an embedded one', async () => {
    const embedded = { ...database, embedded: true };
    const all = [present(SECRET, '/data', embedded), present('made anew', '/data', embedded)];
    for (const each of all) await each.begin();
    const rows = JSON.stringify(await database.dataSource.query('select * from processes'));
    expect(rows).not.toContain(SECRET);
  });
});
