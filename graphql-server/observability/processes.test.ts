import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { hostname } from 'node:os';
import { testDatabaseUrl } from '../config.ts';
import { entities } from '../collections.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { ask, askAsStaff } from '../graphql/testing.ts';
import { migrations } from '../database/migrations/index.ts';
import { Notices, type Notice } from './notices.ts';
import { ProcessRegistration, SecretsDiffer } from './processes.ts';
import { openTestServer, openTestTables } from '../testing.ts';

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
  const one = new ProcessRegistration({
    database,
    secret: SECRET,
    secretFolder: undefined,
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
  const there: ProcessRegistration[] = [];
  const present = (secret: string, secretFolder?: string, own = { ...beside, embedded: false }) => {
    const notices = new Notices({ warn: (_, said) => warned.push(said) });
    const one = new ProcessRegistration({
      database: own,
      secret,
      secretFolder,
      notices,
      disks: async () => [],
    });
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
