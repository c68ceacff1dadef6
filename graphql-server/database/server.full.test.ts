import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { testDatabaseUrl } from './testing.ts';
import { Unavailable } from '../errors.ts';
import { openDatabase, type Database } from './database.ts';
import { LIMITS } from './server.ts';
import { TestProxy } from './testing-proxy.ts';
import { CannotOpenDatabase } from './unavailable.ts';

const url = testDatabaseUrl();
const one = 'SELECT 1 AS one';
const empty = { entities: [], migrations: [] };
const MAX_RESPONSE_MS = 10_000;

test('an unreachable server is reported in one sentence without the password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@127.0.0.1:9/site', folder: '', ...empty });
  await expect(opening).rejects.toThrow(CannotOpenDatabase);
  await expect(opening).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:9/site cannot be used (connect ECONNREFUSED 127.0.0.1:9): check DATABASE_URL and that the server runs.',
  );
});

test.each([
  [
    'an untrusted certificate',
    true,
    'PostgreSQL at 127.0.0.1:PORT/site cannot be used (self-signed certificate): add sslrootcert=FILE to DATABASE_URL with ' +
      "the certificate of the server's authority, or sslmode=no-verify to encrypt without verifying who answers.",
  ],
  [
    'no TLS',
    false,
    'PostgreSQL at 127.0.0.1:PORT/site cannot be used (The server does not support SSL connections): enable ssl on the ' +
      'server, or set sslmode=disable in DATABASE_URL.',
  ],
])('a server with %s stops the start with the setting that accepts it', async (_title, hasTls, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'marsa-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject],
    { stdio: 'ignore' },
  );
  const options = { isServer: true, key: readFileSync(key), cert: readFileSync(cert) };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    // The first message is an SSLRequest; the server accepts it with S or refuses it with N.
    socket.once('data', () => {
      socket.write(hasTls ? 'S' : 'N');
      if (hasTls) new TLSSocket(socket, options).on('error', () => {});
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const target = `postgres://me:secret@127.0.0.1:${port}/site?sslmode=require`;
  await expect(openDatabase({ url: target, folder: '', ...empty })).rejects.toThrow(
    sentence.replace('PORT', String(port)),
  );
  server.close();
  rmSync(folder, { recursive: true });
});

(url === undefined ? describe.skip : describe)('on a PostgreSQL server', () => {
  const proxy = new TestProxy(new URL(url ?? 'postgres://none'));
  let database: Database;

  beforeAll(async () => {
    await proxy.start();
    database = await openDatabase({ url: proxy.url, folder: '', ...empty });
  });
  afterAll(async () => {
    await database.close();
    proxy.cut();
  });

  /** Runs a transaction as callers of `database.transaction` see it. */
  const inTransaction = (work: () => void) =>
    database.transaction(async (em) => {
      await em.query('SELECT 1');
      work();
      await em.query('SELECT 2');
    });

  async function expectUnavailable(): Promise<void> {
    const started = Date.now();
    const calls = [...Array.from({ length: 20 }, () => database.query(one)), inTransaction(() => {})];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
    }
    expect(Date.now() - started).toBeLessThan(MAX_RESPONSE_MS);
    expect(await database.reachable()).toBe(false);
  }

  test('a lost server is unavailable at once, and usable again when it is back', async () => {
    expect(await database.query(one)).toEqual([{ one: 1 }]);
    proxy.cut();
    await expectUnavailable();
    await proxy.start();
    expect(await database.query(one)).toEqual([{ one: 1 }]);
    expect(await database.reachable()).toBe(true);
  });

  test('a server that hangs is unavailable within 10 s, also in the middle of a transaction', async () => {
    const started = Date.now();
    await expect(inTransaction(() => proxy.stall())).rejects.toThrow(Unavailable);
    expect(Date.now() - started).toBeLessThan(MAX_RESPONSE_MS);
    await expectUnavailable();
    await proxy.start();
    expect(await database.query(one)).toEqual([{ one: 1 }]);
  });

  test('a slow statement is not interrupted before its time limit', async () => {
    expect(await database.query('SELECT 1 AS one FROM pg_sleep(3.5)')).toEqual([{ one: 1 }]);
  });

  test('the server cancels a statement at its time limit, and the connection stays usable', async () => {
    const slow = 'SELECT 1 FROM pg_sleep(30)';
    const backend = 'SELECT pg_backend_pid()';
    const before = await database.query(backend);
    const started = Date.now();
    await expect(database.query(slow)).rejects.toThrow(Unavailable);
    expect(Date.now() - started).toBeLessThan(MAX_RESPONSE_MS);
    // A client that gives up on a statement closes its connection.
    expect(await database.query(backend)).toEqual(before);
  });

  test('a statement that fails keeps its connection', async () => {
    const backend = 'SELECT pg_backend_pid()';
    const before = await database.query(backend);
    await expect(database.query('SELECT $1::int', ['99999999999'])).rejects.toThrow('out of range');
    expect(await database.query(backend)).toEqual(before);
  });

  test('idle connections that died silently are replaced without an error', async () => {
    const busy = 'SELECT 1 AS one FROM pg_sleep(0.2)';
    const many = () => Promise.all(Array.from({ length: 10 }, () => database.query(busy)));
    await many();
    proxy.silence();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    const started = Date.now();
    expect(await many()).toEqual(Array(10).fill([{ one: 1 }]));
    expect(Date.now() - started).toBeLessThan(5000);
  });

  test('a connection that stops responding in a transaction is closed at the time limit', async () => {
    const started = Date.now();
    await expect(inTransaction(() => proxy.silence())).rejects.toThrow(Unavailable);
    expect(Date.now() - started).toBeLessThan(LIMITS.query + 2000);
    expect(await database.query(one)).toEqual([{ one: 1 }]);
  });

  test('a connection of a server that became a standby is replaced', async () => {
    const backend = 'SELECT pg_backend_pid()';
    await database.background.write('SET default_transaction_read_only = on', []);
    const before = await database.background.query(backend);
    await expect(database.background.write('CREATE TABLE made ()', [])).rejects.toThrow(Unavailable);
    expect(await database.background.query(backend)).not.toEqual(before);
  });

  test('background work does not delay requests', async () => {
    const slow = 'SELECT 1 FROM pg_sleep(2)';
    let haveJobsEnded = false;
    const jobs = Promise.all(Array.from({ length: 8 }, () => database.background.query(slow)));
    const ended = jobs.then(() => (haveJobsEnded = true));
    expect(await database.query(one)).toEqual([{ one: 1 }]);
    expect(haveJobsEnded).toBe(false);
    await ended;
  });

  test('more requests than connections wait for one, and are unavailable after the time limit', async () => {
    const slow = 'SELECT 1 FROM pg_sleep(2)';
    const started = Date.now();
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => database.query(slow)));
    expect(Date.now() - started).toBeLessThan(MAX_RESPONSE_MS);
    const rejected = outcomes.filter(({ status }) => status === 'rejected');
    expect(outcomes.length - rejected.length).toBeGreaterThanOrEqual(20);
    for (const outcome of rejected) expect(outcome).toMatchObject({ reason: expect.any(Unavailable) });
  });

  test('a snapshot is consistent, and is unavailable when its connection stops responding', async () => {
    const moment = 'SELECT pg_current_snapshot()::text';
    const write = 'SELECT pg_current_xact_id()';
    const before = await database.snapshot(async (snapshot) => {
      const first = await snapshot.query(moment);
      await database.query(write);
      expect(await snapshot.query(moment)).toEqual(first);
      return first;
    });
    expect(await database.query(moment)).not.toEqual(before);
    const silent = database.snapshot(async (snapshot) => {
      await snapshot.query(moment);
      proxy.silence();
      await snapshot.query(moment);
    });
    await expect(silent).rejects.toThrow(Unavailable);
    expect(await database.background.query(one)).toEqual([{ one: 1 }]);
  });
});
