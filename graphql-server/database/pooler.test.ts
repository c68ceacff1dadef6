import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../bench/ports.ts';
import { unprivileged } from '../../bench/postgres.ts';
import { entities } from '../collections.ts';
import { testDatabaseUrl } from '../config.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { until } from '../testing-until.ts';
import { openTestServer } from '../testing.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const isThere = existsSync(PGBOUNCER) && testDatabaseUrl() !== undefined;
if (!isThere)
  process.stderr.write(
    'Nothing is tested behind a pooler: it needs TEST_DATABASE_URL and the Debian package pgbouncer.\n',
  );

const LIST = '/api/apartments-for-sale?page=1&limit=6';
const WORDS = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 1,200,000' };
const schema = { folder: '', entities, migrations };

(isThere ? describe : describe.skip)('behind PgBouncer in transaction mode', () => {
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
    await writeFile(
      file,
      `[databases]
* = ${target}${server.password ? ` password=${decodeURIComponent(server.password)}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
`,
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

  test('starts, reads and writes, and starts again', async () => {
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
    // Two that start at once wait for each other's migrations, and no lock stays behind.
    const others = await Promise.all([1, 2].map(() => openDatabase({ url, ...schema })));
    for (const other of others) await other.close();
    const locks = await admin.query(
      "select from pg_locks where locktype = 'advisory' and objid = 4020230617",
    );
    expect(locks.rowCount).toBe(0);
    await site.close();
  });

  test('hears of changes by a connection of its own, and says what to set where there is none', async () => {
    const { url, listenUrl } = await createDatabase("TimeZone = 'UTC'");
    const database = await openDatabase({ url, listenUrl, ...schema });
    const heard: string[] = [];
    await database.listen({
      connected: () => heard.push('connected'),
      changed: () => heard.push('changed'),
      disconnected: () => heard.push('disconnected'),
    });
    expect([heard, database.isUpToDate()]).toEqual([['connected'], true]);

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
    const touch = { name: 'touch', text: 'update banners set created_at = created_at' };
    await without.write(touch, []);
    await until('the other one hears', () => heard.includes('changed'));
    await Promise.all([database.close(), without.close()]);
  });

  test('refuses a database whose defaults are not those that the code relies on', async () => {
    const { url } = await createDatabase("DateStyle = 'German'", "TimeZone = 'Asia/Dubai'");
    await expect(openDatabase({ url, ...schema })).rejects.toThrow(
      "is behind a pooler in transaction mode, where no connection has settings of its own: run ALTER DATABASE name SET … for DateStyle = 'ISO, MDY' and TimeZone = 'UTC', then have the pooler reconnect.",
    );
  });
});

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
