import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { hostname } from 'node:os';
import { testDatabaseUrl } from '../database/testing.ts';
import { entities } from '../collections.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { migrations } from '../database/migrations/index.ts';
import { Notices, type Notice } from './notices.ts';
import { ProcessRegistration, SecretsDiffer } from './processes.ts';
import { openTestServer, openTestTables } from '../testing.ts';

const DISK = { holds: ['pictures'], free: 3e12, size: 4e12 };
const SECRET = 'a secret for tests, long enough for all';

const createTestLog = () => ({ warn: jest.fn(), error: jest.fn() });

let database: Database;
/** A second connection to the same database; the embedded one has only one. */
let secondary: Database;

beforeAll(async () => {
  database = await openTestTables();
  secondary = await openSecondary(database);
});
afterAll(async () => {
  if (secondary !== database) await secondary.close();
  await database.close();
});

async function openSecondary(first: Database): Promise<Database> {
  const address = testDatabaseUrl();
  if (address === undefined) return first;
  const [row] = await first.query<{ name: string }>('select current_database() as name');
  const url = new URL(address);
  url.pathname = row!.name;
  return openDatabase({ url: url.href, folder: '', entities, migrations });
}

test('staff read the processes with their notices and disks', async () => {
  const server = await openTestServer(undefined, {
    database,
    staff: { email: 'third@marsa.example', password: 'yet another long password' },
  });
  const QUERY =
    '{ processes { host pid runs seenAt notices { code message since } disks { holds free size } } }';
  expect((await runQuery(server, QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const notices = new Notices({ warn: () => {} });
  notices.raise('pictures-disk', 'Full.');
  const [{ since }] = notices.all() as [Notice];
  const one = new ProcessRegistration({
    database,
    secret: SECRET,
    secretFolder: undefined,
    notices,
    disks: async () => [DISK],
    log: createTestLog(),
  });
  await one.begin();
  await database.dataSource.query(
    `insert into processes (id, host, pid, secret, seen_at)
     values (gen_random_uuid(), '~silent', 4, 'x', now() - interval '2 minutes'), (gen_random_uuid(), '~stopped', 5, 'x', now() - interval '2 hours'),
       (gen_random_uuid(), $1, 6, 'x', now() - interval '2 minutes'), (gen_random_uuid(), $1, 7, 'x', now() - interval '3 minutes')`,
    [hostname()], // two killed processes that the running one has replaced
  );
  const { processes } = await runQueryAsStaff<{ processes: object[] }>(server, QUERY);
  expect(processes).toHaveLength(2);
  expect(processes).toContainEqual({
    ...{ host: hostname(), pid: process.pid, runs: true, seenAt: expect.any(String) },
    notices: [{ code: 'pictures-disk', message: 'Full.', since: since.toISOString() }],
    disks: [DISK],
  });
  expect(processes).toContainEqual(expect.objectContaining({ host: '~silent', runs: false, notices: [] }));
  await one.end();
  expect(await runQueryAsStaff(server, QUERY)).toMatchObject({ processes: [{ host: '~silent' }] });
  await database.dataSource.query('delete from processes');
  await server.app.close();
});

test('logs a failed heartbeat', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const disks = jest.fn(async () => [DISK]);
  const log = createTestLog();
  const one = new ProcessRegistration({
    database,
    secret: SECRET,
    secretFolder: undefined,
    notices: new Notices(log),
    disks,
    log,
  });
  try {
    await one.begin();
    const error = new Error('The disk does not answer');
    disks.mockRejectedValueOnce(error);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(log.error).toHaveBeenCalledWith({ err: error }, 'The heartbeat of this process failed');
  } finally {
    await one.end();
    jest.useRealTimers();
    await database.dataSource.query('delete from processes');
  }
});

describe('processes on one database server', () => {
  const warned: string[] = [];
  const registrations: ProcessRegistration[] = [];
  const createRegistration = (
    secret: string,
    secretFolder?: string,
    registrationDatabase = { ...secondary, embedded: false },
  ) => {
    const notices = new Notices({ warn: (_, message) => warned.push(message) });
    const one = new ProcessRegistration({
      database: registrationDatabase,
      secret,
      secretFolder,
      notices,
      disks: async () => [],
      log: createTestLog(),
    });
    registrations.push(one);
    return one;
  };

  afterEach(async () => {
    for (const one of registrations.splice(0)) await one.end(); // stops their heartbeats
    await database.dataSource.query('delete from processes');
  });

  test('the second process does not start with another secret', async () => {
    const [one, same, other] = [
      createRegistration(SECRET),
      createRegistration(SECRET),
      createRegistration('another secret'),
    ];
    await one.begin();
    await same.begin();
    await expect(other.begin()).rejects.toThrow(
      /uses this database with another secret: start all with the same TOKEN_SECRET/,
    );
    await one.end();
    await expect(other.begin()).rejects.toThrow(SecretsDiffer);
    await same.end();
    await other.begin(); // a new secret is accepted when no other process runs
  });

  test('a killed process counts as running for a minute', async () => {
    await createRegistration(SECRET).begin();
    await expect(createRegistration('another secret').begin()).rejects.toThrow(SecretsDiffer);
    await database.dataSource.query(`update processes set seen_at = seen_at - interval '61 s'`);
    await createRegistration('another secret').begin();
  });

  test('a newly generated secret that differs from the previous one raises a notice', async () => {
    const one = createRegistration(SECRET, '/data');
    await one.begin();
    await one.end();
    const again = createRegistration(SECRET, '/data');
    await again.begin();
    await again.end();
    expect(warned).toEqual([]);
    await createRegistration('generated again', '/data').begin();
    expect(warned).toEqual([expect.stringMatching(/in \/data is not the one .* set TOKEN_SECRET/)]);
  });

  test('stores no secret in the database, and compares none with an embedded database', async () => {
    const embedded = { ...database, embedded: true };
    const all = [
      createRegistration(SECRET, '/data', embedded),
      createRegistration('generated again', '/data', embedded),
    ];
    for (const each of all) await each.begin();
    const rows = JSON.stringify(await database.dataSource.query('select * from processes'));
    expect(rows).not.toContain(SECRET);
  });
});
