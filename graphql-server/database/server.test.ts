import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testDatabaseUrl } from '../config.ts';
import { Unavailable } from '../errors.ts';
import { openDatabase, type Database } from './database.ts';
import { CannotOpenDatabase, translateDatabaseError } from './unavailable.ts';

const url = testDatabaseUrl();
const one = { name: 'one', text: 'SELECT 1' };
const empty = { entities: [], migrations: [] };

/** A wire to the database that a test can cut, hold and mend. */
class Wire {
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  #held = false;

  constructor(
    readonly target: URL,
    public port = 0,
  ) {}

  async mend(): Promise<void> {
    this.#held = false;
    this.cut();
    const server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket.on('error', () => {}).on('close', () => (near.destroy(), far.destroy())));
      }
      if (this.#held) return;
      near.pipe(far);
      far.pipe(near);
    });
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done));
    this.port = (server.address() as { port: number }).port;
    this.#server = server;
  }

  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /** From now on everything is accepted and nothing is answered. */
  hold(): void {
    this.#held = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }
}

test('a server that is not there is told in one sentence without the password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@127.0.0.1:9/site', folder: '', ...empty });
  await expect(opening).rejects.toThrow(CannotOpenDatabase);
  await expect(opening).rejects.toThrow(
    'PostgreSQL at 127.0.0.1:9/site cannot be used (connect ECONNREFUSED 127.0.0.1:9): check DATABASE_URL and that the server runs.',
  );
});

(url === undefined ? describe.skip : describe)('on a PostgreSQL server', () => {
  const wire = new Wire(new URL(url ?? 'postgres://none'));
  let database: Database;

  beforeAll(async () => {
    await wire.mend();
    const wired = new URL(wire.target);
    wired.port = String(wire.port);
    database = await openDatabase({ url: wired.href, folder: '', ...empty });
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
});
