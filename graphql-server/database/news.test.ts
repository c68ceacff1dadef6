import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { testDatabaseUrl } from '../config.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { openTestServer, openTestTables, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';
import { entities } from '../collections.ts';
import { openDatabase, type Database } from './database.ts';
import { migrations } from './migrations/index.ts';
import { Wire } from './testing-wire.ts';

const LIST = '/api/apartments-for-sale?page=1&limit=6';
const WORDS = { title: 'Sea view', location: 'Dubai Marina', price: '0' };

test('a process that has its database to itself hears at once', async () => {
  const database = await openTestTables();
  const told: string[] = [];
  const tell = (what: string) => () => told.push(what);
  if (database.embedded) {
    await database.follow({ hears: tell('hears'), changed: tell('changed'), deaf: tell('deaf') });
    expect([told, database.isFollowed()]).toEqual([['hears'], true]);
  }
  await database.close();
});

(testDatabaseUrl() === undefined ? describe.skip : describe)('on a PostgreSQL server', () => {
  let shared: Database;
  let wire: Wire;
  let others: Database;
  let told: string[];

  beforeAll(async () => {
    shared = await openTestTables();
    const [[name]] = (await shared.rows({ name: 'name', text: 'select current_database()' }, [])) as [
      [string],
    ];
    const url = new URL(testDatabaseUrl()!);
    url.pathname = name;
    wire = new Wire(url);
    await wire.mend();
  });
  beforeAll(async () => {
    others = await openDatabase({ url: wire.url, folder: '', entities, migrations });
    told = [];
    const tell = (what: string) => () => told.push(what);
    await others.follow({ hears: tell('hears'), changed: tell('changed'), deaf: tell('deaf') });
  });
  afterAll(async () => {
    await others.close();
    wire.cut();
    await shared.close();
  });

  const write = () => shared.write({ name: 'touch', text: `update banners set created_at = created_at` }, []);
  const last = () => told.at(-1);

  test('what one process changes every other is told, with the transaction that does it', async () => {
    expect(told).toEqual(['hears']);
    const times: number[] = [];
    for (let time = 0; time < 20; time++) {
      told.length = 0;
      const began = performance.now();
      await write();
      await until('it is told', () => told.includes('changed'));
      times.push(performance.now() - began);
    }
    expect(Math.max(...times)).toBeLessThan(2000);
    told.length = 0;
    await shared
      .transaction(async (em) => {
        await em.query('update banners set created_at = created_at');
        throw new Error('undone');
      })
      .catch(() => {});
    await write();
    await until('it is told', () => told.includes('changed'));
    expect(told).toEqual(['changed']);
  });

  test('what touches no content is no news', async () => {
    told.length = 0;
    await shared.write({ name: 'note', text: 'delete from rate_limits' }, []);
    await write();
    await until('it is told', () => told.length > 0);
    expect(told).toEqual(['changed']);
  });

  test.each([
    ['is cut', async () => wire.cut(), () => wire.mend()],
    ['falls silent', async () => wire.silence(), async () => {}],
    ['is ended by the server', endListeners, async () => {}],
  ])(
    'one whose connection %s is deaf within two seconds, and hears again by itself',
    async (_how, harm, mend) => {
      told.length = 0;
      const began = performance.now();
      await harm();
      await until('it is deaf', () => told.includes('deaf'));
      expect(performance.now() - began).toBeLessThan(2000);
      expect(others.isFollowed()).toBe(last() === 'hears');
      await mend();
      await until('it hears', () => last() === 'hears');
      expect([told, others.isFollowed()]).toEqual([['deaf', 'hears'], true]);
    },
  );

  test('one that stood still itself hears again, and is not said to be deaf', async () => {
    told.length = 0;
    await write();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    expect(others.isFollowed()).toBe(false); // nothing has been read yet
    await until('it hears', () => others.isFollowed());
    expect([...new Set(told)]).toEqual(['changed']);
  });

  async function endListeners(): Promise<void> {
    const client = new pg.Client(wire.target.href);
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and query in ('listen marsa_content', 'select 1')`,
    );
    await client.end();
  }

  test('one that is closed is not said to be deaf', async () => {
    const another = await openDatabase({ url: wire.url, folder: '', entities, migrations });
    const heard: string[] = [];
    const tell = (what: string) => () => heard.push(what);
    await another.follow({ hears: tell('hears'), changed: tell('changed'), deaf: tell('deaf') });
    await another.close();
    expect(heard).toEqual(['hears']);
  });

  describe('of two processes that keep answers', () => {
    let one: TestServer;
    let other: TestServer;

    beforeAll(async () => {
      one = await openTestServer();
      const [[name]] = (await one.database.rows({ name: 'name', text: 'select current_database()' }, [])) as [
        [string],
      ];
      const url = new URL(testDatabaseUrl()!);
      url.pathname = name;
      const database = await openDatabase({ url: url.href, folder: '', entities, migrations });
      other = await openTestServer(undefined, {
        database,
        staff: { email: 'other@marsa.example', password: 'another long password' },
      });
      for (const { database, responseCache } of [one, other]) {
        await database.follow({
          deaf: () => responseCache.disable('news'),
          changed: () => responseCache.invalidate(),
          hears: () => responseCache.enable('news'),
        });
      }
    });
    afterAll(async () => {
      await other.close();
      await one.close();
    });

    const totalAt = async ({ app }: TestServer) =>
      (await app.inject({ url: LIST })).json<{ total: number }>().total;

    test('each gives what it keeps, until the other changes it', async () => {
      expect([await totalAt(one), await totalAt(other)]).toEqual([0, 0]);
      for (let total = 1; total <= 5; total++) {
        const [writes, reads] = total % 2 ? [one, other] : [other, one];
        await writes.stores.of(saleApartments).create(WORDS);
        expect(await totalAt(writes)).toBe(total);
        await until('the other shows it', async () => (await totalAt(reads)) === total);
      }
      const [first, second] = [await other.app.inject({ url: LIST }), await other.app.inject({ url: LIST })];
      expect(first.headers.etag).toBeDefined();
      expect(second.headers.etag).toBe(first.headers.etag);
    });
  });
});
