import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { entities } from '../collections.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';
import { hasPrograms, startPair, type Pair, type TestPostgres } from './testing-pair.ts';

/** From a promotion on until writes are taken again, in milliseconds: twice what is promised, for a busy machine. */
const BACK_WITHIN = 4000;
const PORT = { name: 'port', text: `select current_setting('port')::int` };

/** A whole server that keeps answers as long as it is told of changes, as a process of the site does. */
async function openProcess(
  pair: Pair,
  email: string,
  replicaUrl = pair.standby.url('marsa'),
): Promise<TestServer> {
  const urls = { url: pair.url('marsa'), replicaUrl };
  const database = await openDatabase({ ...urls, folder: '', entities, migrations });
  const server = await openTestServer(undefined, {
    database,
    staff: { email, password: 'a long password' },
  });
  const { responseCache } = server;
  responseCache.enableWhile(() => database.isFollowed());
  await database.follow({
    deaf: () => responseCache.disable('news'),
    changed: () => responseCache.invalidate(),
    hears: () => responseCache.enable('news'),
  });
  await server.search.warm();
  return server;
}

(hasPrograms() ? describe : describe.skip)('of two processes with a replica', () => {
  let pair: Pair;
  let one: TestServer;
  let other: TestServer;

  beforeAll(async () => {
    pair = await startPair();
    await pair.primary.ask('create database marsa');
    one = await openProcess(pair, 'one@marsa.example');
    other = await openProcess(pair, 'other@marsa.example');
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await pair.stop();
  });

  let count = 0;
  /** Stores a blog by a process's door; gives the status of the answer. */
  async function write({ app, bearer }: TestServer, title = `Blog ${++count}`): Promise<number> {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/blogs/add',
      headers: { authorization: bearer },
      payload: { title, description: 'Words' },
    });
    return statusCode;
  }
  let asked = 0;
  /** What a visitor reads in an answer that nobody has asked for before: how many blogs there are. */
  async function read({ app }: TestServer, headers = {}): Promise<number> {
    const query = `{ blogs(page: ${(++asked % 1000) + 2}, limit: 50) { total } sale: saleApartments(page: ${++asked}) { total } }`;
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query },
    });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('total')]);
    return (JSON.parse(body) as { data: { blogs: { total: number } } }).data.blogs.total;
  }
  const answered = ({ database }: TestServer) => ({ ...database.replica()!.answered });
  const isFresh = async (server: TestServer) => {
    const before = answered(server).replica;
    await read(server);
    return answered(server).replica > before;
  };
  const readyz = async ({ app }: TestServer) => (await app.inject('/readyz')).statusCode;
  const metrics = async ({ app }: TestServer) => app.metrics.metrics();

  test('visitors are answered by the replica, staff and whoever brings a token by the primary', async () => {
    await until('the replica is fresh', () => isFresh(one));
    for (const lane of ['pages', 'api', 'exports'] as const) {
      expect(await one.database.rows(PORT, [], lane)).toEqual([[pair.standby.port]]);
    }
    expect(await one.database.rows(PORT, [])).toEqual([[pair.primary.port]]);
    expect(await one.database.rows({ ...PORT, ofPrimary: 'always' }, [], 'api')).toEqual([
      [pair.primary.port],
    ]);
    const before = answered(one);
    await read(one, { authorization: one.bearer });
    const rest = await one.app.inject({ url: '/api/blogs', headers: { authorization: one.bearer } });
    expect([rest.statusCode, answered(one).replica]).toEqual([200, before.replica]);
    expect((await one.app.inject('/api/blogs')).statusCode).toBe(200);
    expect(answered(one).replica).toBe(before.replica + 1);
  });

  test('whoever has written reads it at once, by either, and so does everyone whose process was told', async () => {
    let known = await read(one);
    for (let round = 0; round < 20; round++) {
      const [writes, reads] = round % 2 ? [one, other] : [other, one];
      expect(await write(writes)).toBe(201);
      known++;
      expect(await read(writes)).toBe(known);
      await until('the other process was told', async () => (await read(reads)) === known);
      // From here on never again what was before, whichever of the two answers.
      for (let time = 0; time < 4; time++) expect(await read(reads)).toBe(known);
    }
    expect(answered(one).replica).toBeGreaterThan(10);
  });

  test('readers beside a writer never read less than was answered before they asked', async () => {
    let least = await read(one);
    let writing = true;
    const reader = async () => {
      while (writing) {
        const atLeast = least;
        expect(await read(one)).toBeGreaterThanOrEqual(atLeast);
      }
    };
    const readers = [reader(), reader(), reader()];
    for (let time = 0; time < 40; time++) {
      expect(await write(one)).toBe(201);
      least++;
    }
    writing = false;
    await Promise.all(readers);
  });

  test('while the replica is behind the primary is asked', async () => {
    await until('the replica is fresh', () => isFresh(one));
    await pair.standby.ask('select pg_wal_replay_pause()');
    const known = await read(one);
    expect(await write(one)).toBe(201);
    const before = answered(one).replica;
    for (let time = 0; time < 10; time++) expect(await read(one)).toBe(known + 1);
    expect(answered(one).replica).toBe(before);
    await until('the other process was told', async () => (await read(other)) === known + 1);
    expect(await read(other)).toBe(known + 1);
    expect(one.database.replica()!.behindMs).toBeGreaterThan(0);
    expect(await metrics(one)).toMatch(/^marsa_replica_lag_seconds 0\.\d+$/m);
    await pair.standby.ask('select pg_wal_replay_resume()');
    await until('the replica is fresh', () => isFresh(one));
    expect(one.database.replica()!.behindMs).toBe(0);
  });

  test('without the replica the primary is asked, and nobody is told', async () => {
    await pair.standby.kill();
    for (let time = 0; time < 20; time++) await read(one);
    await until('it is known', async () => /^marsa_replica_up 0$/m.test(await metrics(one)));
    expect(await write(one)).toBe(201);
    expect(await read(one)).toBe(await read(other));
    expect(await readyz(one)).toBe(200);
    await pair.standby.start();
    await until('the replica is fresh', async () => (await isFresh(one)) && (await isFresh(other)));
    expect(await metrics(one)).toMatch(/^marsa_replica_up 1$/m);
    expect(await metrics(one)).toMatch(/^marsa_visitors_reads_total\{server="replica"\} \d+$/m);
  });

  test('a replica that refuses is passed over', async () => {
    const here = { name: 'here', text: 'select 1 / (1 - pg_is_in_recovery()::int)' };
    await until('the replica is fresh', () => isFresh(one));
    expect(await one.database.rows(here, [], 'api')).toEqual([[1]]);
    const write = { name: 'touch', text: 'update banners set created_at = created_at returning 1' };
    expect(await one.database.rows(write, [], 'api')).toEqual([]);
  });

  test('without the primary reads go on and nothing is kept of them; after a promotion everything does', async () => {
    await pair.synchronous();
    const servers = [one, other];
    const known = await read(one);
    const title = 'The last before the fall';
    expect(await write(one, title)).toBe(201);
    await pair.primary.kill();

    const searching = async ({ app }: TestServer) => (await app.inject('/api/listings')).statusCode;
    for (let time = 0; time < 20; time++) {
      for (const server of servers) expect(await read(server)).toBe(known + 1);
    }
    await until('they know that it is away', () => servers.every(({ database }) => !database.isFollowed()));
    for (const server of servers) {
      expect([await readyz(server), await read(server)]).toEqual([200, known + 1]);
      expect((await server.app.inject('/api/blogs')).body).toContain(title);
      expect(await searching(server)).toBe(200);
    }
    const refused = await write(one);
    expect(refused).toBe(503); // after five seconds in which nobody took the place

    let reading = true;
    const reads = servers.map(async (server) => {
      while (reading) expect(await read(server)).toBeGreaterThanOrEqual(known + 1);
    });
    await pair.standby.promote();
    const promotedAt = performance.now();
    for (const server of servers) await until('writes are back', async () => (await write(server)) === 201);
    expect(performance.now() - promotedAt).toBeLessThan(BACK_WITHIN);
    await until('they hear again', () => servers.every(({ database }) => database.isFollowed()));
    reading = false;
    await Promise.all(reads);
    for (const server of servers) {
      await until('all are read', async () => (await read(server)) === known + 3);
      expect(await server.database.rows(PORT, [])).toEqual([[pair.standby.port]]);
      expect((await server.app.inject('/api/blogs')).headers.etag).toBeDefined(); // it may be kept
    }
  });
});

(hasPrograms() ? describe : describe.skip)(
  'of a process with several servers that may be its replica',
  () => {
    let pair: Pair;
    let third: TestPostgres;
    let one: TestServer;

    beforeAll(async () => {
      pair = await startPair();
      third = await pair.follow();
      await pair.primary.ask('create database marsa');
      one = await openProcess(pair, 'one@marsa.example', pair.url('marsa'));
    });
    afterAll(async () => {
      await one.close();
      await pair.stop();
    });

    /** Which server answers a visitor; the primary's port while no replica has all that it has. */
    const answering = async () => (await one.database.rows(PORT, [], 'api'))[0]![0];

    test('one that follows answers visitors, after a promotion too, whatever place each had', async () => {
      await until('a replica answers', async () => (await answering()) === pair.standby.port);
      await pair.standby.kill();
      await until('the other replica answers', async () => (await answering()) === third.port);
      await pair.standby.start();
      expect(await answering()).toBe(third.port);

      await third.kill();
      await until('the first one answers again', async () => (await answering()) === pair.standby.port);
      await third.start();
      await pair.synchronous();
      await pair.primary.kill();
      await pair.standby.promote();
      // It follows the new primary, and is known to as soon as it does: long before the next checkpoint.
      await until('the one that is left answers', async () => (await answering()) === third.port);
      expect(await one.database.rows(PORT, [])).toEqual([[pair.standby.port]]);
    });
  },
);
