import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort, unprivileged } from './testing-postgres.ts';
import { entities } from '../collections.ts';
import { testDatabaseUrl } from './testing.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { projectRoot, typescriptOptions } from '../process/project-root.ts';
import { until } from '../testing-until.ts';
import { openRateLimits } from '../staff/rate-limits.ts';
import { openTestServer } from '../testing.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const isInstalled = existsSync(PGBOUNCER) && testDatabaseUrl() !== undefined;
if (!isInstalled)
  process.stderr.write(
    'Nothing is tested behind a pooler: it needs TEST_DATABASE_URL and the Debian package pgbouncer.\n',
  );

const LIST = '/api/apartments-for-sale?page=1&limit=6';
const WORDS = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 1,200,000' };
const schema = { folder: '', entities, migrations };

(isInstalled ? describe : describe.skip)('behind PgBouncer in transaction mode', () => {
  const server = new URL(testDatabaseUrl() ?? 'postgres://none');
  const created: string[] = [];
  let admin: pg.Client;
  let folder: string;
  let port: number;
  let pooler: ChildProcess;

  beforeAll(async () => {
    admin = new pg.Client(server.href);
    await admin.connect();
    folder = await mkdtemp(join(tmpdir(), 'marsa-pooler-'));
    port = await freePort();
    const user = decodeURIComponent(server.username) || 'postgres';
    const target = `host=${server.hostname} port=${server.port || 5432} user=${user}`;
    const file = join(folder, 'pgbouncer.ini');
    const example = await readFile(join(projectRoot(), 'deploy/pgbouncer.ini'), 'utf8');
    const replaced = { listen_addr: '127.0.0.1', listen_port: String(port), auth_type: 'any' };
    const password = server.password ? ` password=${decodeURIComponent(server.password)}` : '';
    await writeFile(
      file,
      Object.entries(replaced)
        .reduce(
          (text, [name, value]) => text.replace(new RegExp(`^${name} = .*`, 'm'), `${name} = ${value}`),
          example,
        )
        .replace(/^auth_file.*/m, '')
        .replace(/^marsa = .*/m, `* = ${target}${password}`),
    );
    const { uid, gid } = unprivileged();
    if (uid !== undefined) await chown(folder, uid, gid!);
    await chmod(folder, 0o700);
    if (uid !== undefined) await chown(file, uid, gid!);
    pooler = spawn(PGBOUNCER, [file], { stdio: 'ignore', uid, gid });
    await until('the pooler listens', () => isListening(port));
  });
  afterAll(async () => {
    pooler.kill();
    for (const name of created) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    await rm(folder, { recursive: true });
  });

  /** The addresses of a new database: by the pooler, and its own. */
  async function createDatabase(...defaults: string[]): Promise<{ url: string; listenUrl: string }> {
    const name = `marsa_pooler_${randomUUID().replaceAll('-', '')}`;
    created.push(name);
    await admin.query(`create database ${name}`);
    for (const setting of defaults) await admin.query(`alter database ${name} set ${setting}`);
    const listenUrl = Object.assign(new URL(server.href), { pathname: `/${name}` }).href;
    return { url: `postgres://postgres@127.0.0.1:${port}/${name}`, listenUrl };
  }

  test('starts, reads, writes and starts again without leaving a lock', async () => {
    const { url } = await createDatabase("TimeZone = 'UTC'");
    const site = await openTestServer(undefined, { database: await openDatabase({ url, ...schema }) });
    const store = site.stores.of(saleApartments);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 300 }, async (_, n) => {
        if (n % 3 === 0) await store.create(WORDS);
        else expect((await site.app.inject(LIST)).statusCode).toBe(200);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect((await site.app.inject(LIST)).json<{ total: number }>().total).toBe(100);
    // Two processes that start at the same time run their migrations one after the other, and release the lock.
    const others = await Promise.all([1, 2].map(() => openDatabase({ url, ...schema })));
    for (const other of others) await other.close();
    const locks = await admin.query(
      "select from pg_locks where locktype = 'advisory' and objid = 4020230617",
    );
    expect(locks.rowCount).toBe(0);
    await site.close();
  });

  test('counts requests for the rate limits on changing connections', async () => {
    const { url } = await createDatabase("TimeZone = 'UTC'");
    const database = await openDatabase({ url, ...schema });
    const limits = openRateLimits({ database });
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 50 }, (_, n) => limits.contact(`192.0.2.${n}`)));
    await database.close();
  });

  test('receives changes on a direct connection, and names the missing setting without one', async () => {
    const { url, listenUrl } = await createDatabase("TimeZone = 'UTC'");
    const database = await openDatabase({ url, listenUrl, ...schema });
    const events: string[] = [];
    await database.listen({
      connected: () => events.push('connected'),
      changed: () => events.push('changed'),
      disconnected: () => events.push('disconnected'),
    });
    expect([events, database.isUpToDate()]).toEqual([['connected'], true]);

    const without = await openDatabase({ url, ...schema });
    const reasons: (string | undefined)[] = [];
    const never = () => reasons.push('never');
    await without.listen({
      connected: never,
      changed: never,
      disconnected: (reason) => reasons.push(reason),
    });
    expect([reasons, without.isUpToDate()]).toEqual([
      [expect.stringContaining('set DATABASE_LISTEN_URL to the address of the database itself')],
      false,
    ]);
    const touch = 'update banners set created_at = created_at';
    await without.write(touch, []);
    await until('the change is reported', () => events.includes('changed'));
    await Promise.all([database.close(), without.close()]);
  });

  test('no acknowledged write is lost when one of two processes is killed, and the other shows changes within a second', async () => {
    const { url, listenUrl } = await createDatabase("TimeZone = 'UTC'");
    const settings = { DATABASE_URL: url, DATABASE_LISTEN_URL: listenUrl, ...STAFF_SETTINGS };
    const dataFolder = join(folder, 'data');
    const [one, other] = [await startProcess(dataFolder, settings), await startProcess(dataFolder, settings)];
    try {
      const token = await signIn(one);
      expect(await titlesAt(other)).toEqual([]);
      const acknowledged: string[] = [];
      let slowest = 0;
      let isKilled = false;
      // Each writer waits until the other process shows its record, so every change is measured.
      const write = async (writer: number) => {
        for (let n = 0; !isKilled; n++) {
          const title = `Blog ${writer}.${n}`;
          if (!(await createBlog(one, token, title))) {
            await pause(50); // a busy server rejects a write, and accepts a later one
            continue;
          }
          const acknowledgedAt = performance.now();
          acknowledged.push(title);
          while (!(await titlesAt(other)).includes(title)) await pause(5);
          slowest = Math.max(slowest, performance.now() - acknowledgedAt);
        }
      };
      const writers = Promise.all([1, 2, 3, 4].map(write));
      await until('there are enough records', () => acknowledged.length >= 40, { timeoutMs: 120_000 });
      isKilled = true;
      one.child.kill('SIGKILL');
      await writers;
      expect(slowest).toBeLessThan(1000);
      expect(await titlesAt(other)).toEqual(expect.arrayContaining(acknowledged));
      expect(await createBlog(other, token, 'After')).toBe(true);
    } finally {
      for (const { child } of [one, other]) child.kill('SIGKILL');
    }
  }, 240_000);

  test('does not start on a database whose defaults differ from the settings that the code relies on', async () => {
    const { url } = await createDatabase("DateStyle = 'German'", "TimeZone = 'Asia/Dubai'");
    await expect(openDatabase({ url, ...schema })).rejects.toThrow(
      "is behind a pooler in transaction mode, where no connection has settings of its own: run ALTER DATABASE name SET … for DateStyle = 'ISO, MDY' and TimeZone = 'UTC', then have the pooler reconnect.",
    );
  });
});

interface ServerProcess {
  child: ChildProcess;
  origin: string;
}

const STAFF = { email: 'staff@marsa.example', password: 'a long password' };
const STAFF_SETTINGS = {
  ADMIN_EMAIL: STAFF.email,
  ADMIN_PASSWORD: STAFF.password,
  TOKEN_SECRET: 'a secret for tests, long enough for all',
};

/** Starts the server without pages in a process of its own; resolves when it listens. */
async function startProcess(dataFolder: string, settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const run = JSON.stringify(new URL('../run.ts', import.meta.url).href);
  const program = `
    const { run } = await import(${run});
    await run({ playground: '', site: async () => {} });`;
  const child = spawn(process.execPath, [...typescriptOptions(), '--input-type=module', '-e', program], {
    env: {
      PATH: process.env.PATH,
      SEED: 'none',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataFolder,
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (child.exitCode === null && !(await isListening(port))) await pause(50);
  return { child, origin: `http://127.0.0.1:${port}` };
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Returns a token. A server that is busy right after its start is asked again. */
async function signIn({ origin }: ServerProcess): Promise<string> {
  const body = JSON.stringify(STAFF);
  for (;;) {
    const response = await fetch(`${origin}/api/admin/login`, { method: 'POST', headers: JSON_BODY, body });
    if (response.status === 200) return ((await response.json()) as { token: string }).token;
    expect([response.status, await response.text()]).toEqual([503, expect.any(String)]);
    await pause(50);
  }
}

/** Creates a record; returns true if the process has acknowledged it. */
async function createBlog({ origin }: ServerProcess, token: string, title: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/api/blogs/add`, {
      method: 'POST',
      headers: { ...JSON_BODY, authorization: `Bearer ${token}` },
      body: JSON.stringify({ title, description: 'Words' }),
    });
    return response.status === 201;
  } catch {
    return false; // the process was killed
  }
}

/** Reads the titles of all blogs; none if the server is too busy. */
async function titlesAt({ origin }: ServerProcess): Promise<string[]> {
  const response = await fetch(`${origin}/api/blogs`);
  if (!response.ok) return [];
  return ((await response.json()) as { title: string }[]).map(({ title }) => title);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
