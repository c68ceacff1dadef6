import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { testDatabaseUrl } from './testing.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { openTestServer, openTestTables, type TestServer } from '../testing.ts';
import { until } from '../testing-until.ts';
import { entities } from '../collections.ts';
import { openDatabase, type Database } from './database.ts';
import type { ChangeListener } from './notifications.ts';
import { migrations } from './migrations/index.ts';
import { TestProxy } from './testing-proxy.ts';

const LIST = '/api/apartments-for-sale?page=1&limit=6';
const WORDS = { title: 'Sea view', location: 'Dubai Marina', price: '0' };

function listenerTo(events: string[]): ChangeListener {
  const report = (event: string) => () => events.push(event);
  return {
    connected: report('connected'),
    changed: report('changed'),
    disconnected: report('disconnected'),
  };
}

test('the embedded database is connected at once', async () => {
  const database = await openTestTables();
  const events: string[] = [];
  if (database.embedded) {
    await database.listen(listenerTo(events));
    expect([events, database.isUpToDate()]).toEqual([['connected'], true]);
  }
  await database.close();
});

(testDatabaseUrl() === undefined ? describe.skip : describe)('on a PostgreSQL server', () => {
  let shared: Database;
  let proxy: TestProxy;
  let secondary: Database;
  let events: string[];

  beforeAll(async () => {
    shared = await openTestTables();
    const [row] = await shared.query<{ name: string }>('select current_database() as name');
    const url = new URL(testDatabaseUrl()!);
    url.pathname = row!.name;
    proxy = new TestProxy(url);
    await proxy.start();
  });
  beforeAll(async () => {
    secondary = await openDatabase({ url: proxy.url, folder: '', entities, migrations });
    events = [];
    await secondary.listen(listenerTo(events));
  });
  afterAll(async () => {
    await secondary.close();
    proxy.cut();
    await shared.close();
  });

  const write = () => shared.write(`update banners set created_at = created_at`, []);
  const lastEvent = () => events.at(-1);

  test('reports a change once its transaction commits, and not after a rollback', async () => {
    expect(events).toEqual(['connected']);
    const times: number[] = [];
    for (let time = 0; time < 20; time++) {
      events.length = 0;
      const began = performance.now();
      await write();
      await until('the change is reported', () => events.includes('changed'));
      times.push(performance.now() - began);
    }
    expect(Math.max(...times)).toBeLessThan(2000);
    events.length = 0;
    await shared
      .transaction(async (em) => {
        await em.query('update banners set created_at = created_at');
        throw new Error('undone');
      })
      .catch(() => {});
    await write();
    await until('the change is reported', () => events.includes('changed'));
    expect(events).toEqual(['changed']);
  });

  test('does not report changes of tables without content', async () => {
    events.length = 0;
    await shared.write('delete from rate_limits', []);
    await write();
    await until('the change is reported', () => events.length > 0);
    expect(events).toEqual(['changed']);
  });

  test.each([
    ['is cut', async () => proxy.cut(), () => proxy.start()],
    ['falls silent', async () => proxy.silence(), async () => {}],
    ['is ended by the server', endListeners, async () => {}],
  ])(
    'reports the loss of a connection that %s within two seconds, and connects again',
    async (_how, interrupt, restore) => {
      events.length = 0;
      const began = performance.now();
      await interrupt();
      await until('the connection is lost', () => events.includes('disconnected'));
      expect(performance.now() - began).toBeLessThan(2000);
      expect(secondary.isUpToDate()).toBe(lastEvent() === 'connected');
      await restore();
      await until('the connection is restored', () => lastEvent() === 'connected');
      expect([events, secondary.isUpToDate()]).toEqual([['disconnected', 'connected'], true]);
    },
  );

  test('is not disconnected after the process itself was blocked', async () => {
    events.length = 0;
    await write();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
    expect(secondary.isUpToDate()).toBe(false); // nothing has been read yet
    await until('the connection is restored', () => secondary.isUpToDate());
    expect([...new Set(events)]).toEqual(['changed']);
  });

  async function endListeners(): Promise<void> {
    const client = new pg.Client(proxy.target.href);
    await client.connect();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
       and query in ('listen marsa_content', 'select 1')`,
    );
    await client.end();
  }

  test('does not report disconnection when it is closed', async () => {
    const another = await openDatabase({ url: proxy.url, folder: '', entities, migrations });
    const reported: string[] = [];
    await another.listen(listenerTo(reported));
    await another.close();
    expect(reported).toEqual(['connected']);
  });

  describe('two processes that cache responses', () => {
    let one: TestServer;
    let other: TestServer;

    beforeAll(async () => {
      one = await openTestServer();
      const [row] = await one.database.query<{ name: string }>('select current_database() as name');
      const url = new URL(testDatabaseUrl()!);
      url.pathname = row!.name;
      const database = await openDatabase({ url: url.href, folder: '', entities, migrations });
      other = await openTestServer(undefined, {
        database,
        staff: { email: 'other@marsa.example', password: 'another long password' },
      });
      for (const { database, responseCache } of [one, other]) {
        await database.listen({
          disconnected: () => responseCache.disable('database'),
          changed: () => responseCache.invalidate(),
          connected: () => responseCache.enable('database'),
        });
      }
    });
    afterAll(async () => {
      await other.close();
      await one.close();
    });

    const totalAt = async ({ app }: TestServer) =>
      (await app.inject({ url: LIST })).json<{ total: number }>().total;

    test('serve cached responses until the other one changes the content', async () => {
      expect([await totalAt(one), await totalAt(other)]).toEqual([0, 0]);
      for (let total = 1; total <= 5; total++) {
        const [writes, reads] = total % 2 ? [one, other] : [other, one];
        await writes.stores.of(saleApartments).create(WORDS);
        expect(await totalAt(writes)).toBe(total);
        await until('the other process shows the change', async () => (await totalAt(reads)) === total);
      }
      const [first, second] = [await other.app.inject({ url: LIST }), await other.app.inject({ url: LIST })];
      expect(first.headers.etag).toBeDefined();
      expect(second.headers.etag).toBe(first.headers.etag);
    });
  });
});
