import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { testDatabaseUrl } from '../config.ts';
import { Unavailable } from '../errors.ts';
import { openDatabase, type Database } from './database.ts';
import { SHARES } from './lanes.ts';
import { Wire } from './testing-wire.ts';
import { CannotOpenDatabase, translateDatabaseError } from './unavailable.ts';

const url = testDatabaseUrl();
const one = { name: 'one', text: 'SELECT 1' };
const empty = { entities: [], migrations: [] };

test('a server that is not there is told in one sentence without the password', async () => {
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
    // The client asks for TLS before all else, and is answered with one letter.
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
  const wire = new Wire(new URL(url ?? 'postgres://none'));
  let database: Database;

  beforeAll(async () => {
    await wire.mend();
    database = await openDatabase({ url: wire.url, folder: '', ...empty });
  });
  afterAll(async () => {
    await database.close();
    wire.cut();
  });

  async function expectUnavailable(): Promise<void> {
    const started = Date.now();
    const inTransaction = database.dataSource.transaction(async (rows) => {
      await rows.query('SELECT 1');
    });
    const paths = [
      ...Array.from({ length: 20 }, () => database.rows(one, [])),
      inTransaction.catch((error: unknown) => Promise.reject(translateDatabaseError(error) as Error)),
    ];
    for (const outcome of await Promise.allSettled(paths)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
    }
    expect(await database.reachable()).toBe(false);
    expect(Date.now() - started).toBeLessThan(5500); // two bounded waits, one after the other
  }

  test('a lost server is Unavailable at once, and usable again when it is back', async () => {
    expect(await database.rows(one, [])).toEqual([[1]]);
    wire.cut();
    await expectUnavailable();
    await wire.mend();
    expect(await database.rows(one, [])).toEqual([[1]]);
    expect(await database.reachable()).toBe(true);
  });

  test('a server that hangs is Unavailable within 3 s, also in the middle of a transaction', async () => {
    const started = Date.now();
    const transaction = database.dataSource.transaction(async (rows) => {
      await rows.query('SELECT 1');
      wire.hold();
      await rows.query('SELECT 2');
    });
    await expect(
      transaction.catch((error: unknown) => Promise.reject(translateDatabaseError(error) as Error)),
    ).rejects.toThrow(Unavailable);
    expect(Date.now() - started).toBeLessThan(3000);
    await expectUnavailable();
    await wire.mend();
    expect(await database.rows(one, [])).toEqual([[1]]);
  });

  test('a statement that is slow on a server that lives is not cut', async () => {
    expect(await database.rows({ name: 'slow', text: 'SELECT 1 FROM pg_sleep(3.5)' }, [])).toEqual([[1]]);
  });

  test('a refused statement costs no connection', async () => {
    const backend = { name: 'backend', text: 'SELECT pg_backend_pid()' };
    const before = await database.rows(backend, []);
    await expect(database.rows({ name: 'big', text: 'SELECT $1::int' }, ['99999999999'])).rejects.toThrow(
      'out of range',
    );
    expect(await database.rows(backend, [])).toEqual(before);
  });

  test('connections that fell silent while nobody had them cost a caller a moment and no error', async () => {
    const busy = { name: 'busy', text: 'SELECT 1 FROM pg_sleep(0.2)' };
    const many = () => Promise.all(Array.from({ length: 10 }, () => database.rows(busy, [])));
    await many();
    wire.silence();
    await new Promise((rested) => setTimeout(rested, 1200));
    const started = Date.now();
    expect(await many()).toEqual(Array(10).fill([[1]]));
    expect(Date.now() - started).toBeLessThan(5000);
  });

  test('one that falls silent beside a server that lives is cut in time, in a transaction too', async () => {
    const started = Date.now();
    const transaction = database.dataSource.transaction(async (rows) => {
      await rows.query('SELECT 1');
      wire.silence();
      await rows.query('SELECT 2');
    });
    await expect(
      transaction.catch((error: unknown) => Promise.reject(translateDatabaseError(error) as Error)),
    ).rejects.toThrow(Unavailable);
    expect(Date.now() - started).toBeLessThan(SHARES.staff.silentMs + 2000);
    expect(await database.rows(one, [])).toEqual([[1]]);
  });

  test('who asks for much in one lane keeps nobody in another waiting', async () => {
    const slow = { name: 'much', text: 'SELECT 1 FROM pg_sleep(3)' };
    const asked = Array.from({ length: 30 }, () => database.rows(slow, [], 'api'));
    const ended = Promise.allSettled(asked);
    const started = Date.now();
    for (const lane of ['pages', 'staff', 'exports'] as const) {
      expect(await database.rows(one, [], lane)).toEqual([[1]]);
    }
    expect(Date.now() - started).toBeLessThan(2500);
    const outcomes = (await ended).map(({ status }) => status);
    expect(outcomes).toContain('fulfilled');
    expect(outcomes).toContain('rejected'); // told after the longest wait for a turn
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  test('a statement that is too slow for its lane is ended by the server, which keeps the connection', async () => {
    const slow = { name: 'slower', text: 'SELECT 1 FROM pg_sleep(30)' };
    const started = Date.now();
    await expect(database.rows(slow, [], 'pages')).rejects.toThrow(Unavailable);
    expect(Date.now() - started).toBeLessThan(SHARES.pages.silentMs + 1000);
  });

  test('a snapshot sees one moment, and a statement that fell silent in it costs its connection alone', async () => {
    const moment = { name: 'moment', text: 'SELECT pg_current_snapshot()::text' };
    const write = { name: 'write', text: 'SELECT pg_current_xact_id()' };
    const before = await database.snapshot(async (held) => {
      const seen = await held.rows(moment, []);
      await database.rows(write, []);
      expect(await held.rows(moment, [])).toEqual(seen);
      return seen;
    });
    expect(await database.rows(moment, [], 'exports')).not.toEqual(before);
    const silent = database.snapshot(async (held) => {
      await held.rows(moment, []);
      wire.silence();
      await held.rows(moment, []);
    });
    await expect(silent).rejects.toThrow(Unavailable);
    expect(await database.rows(one, [], 'exports')).toEqual([[1]]);
  });

  test('statements whose long names begin alike are told apart', async () => {
    const named = (last: string) => ({ name: `${'long'.repeat(20)}.${last}`, text: `SELECT '${last}'` });
    for (const last of ['one', 'other', 'one', 'other']) {
      expect(await database.rows(named(last), [])).toEqual([[last]]);
    }
  });
});
