import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { entities } from '../collections.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';
import { SESSION_SETTINGS } from './session.ts';
import { openTestDatabase, testDatabaseUrl } from './testing.ts';

/** The values that `current_setting` returns for settings with a unit. */
const SHOWN: Record<string, string> = {
  statement_timeout: '5s',
  idle_in_transaction_session_timeout: '6s',
};

async function settingsOf(source: DataSource | EntityManager): Promise<Record<string, string>> {
  const names = Object.keys(SESSION_SETTINGS);
  const columns = names.map((name) => `current_setting('${name}') as "${name}"`).join(', ');
  const [row] = await source.query<Record<string, string>[]>(`select ${columns}`);
  return row!;
}

test('every connection applies the settings that the code relies on', async () => {
  const database = await openTestDatabase({ url: testDatabaseUrl(), entities: [], migrations: [] });
  const expected = database.embedded ? SESSION_SETTINGS : { ...SESSION_SETTINGS, ...SHOWN };
  expect(await settingsOf(database.dataSource)).toEqual(expected);
  await database.close();
});

(testDatabaseUrl() === undefined ? describe.skip : describe)('on a PostgreSQL server', () => {
  const server = new URL(testDatabaseUrl() ?? 'postgres://none');
  const created: string[] = [];
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client(server.href);
    await admin.connect();
  });
  afterAll(async () => {
    for (const name of created) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });

  async function createDatabase(options: string, ...defaults: string[]): Promise<string> {
    const name = `marsa_session_${randomUUID().replaceAll('-', '')}`;
    created.push(name);
    await admin.query(`create database ${name} ${options}`);
    for (const setting of defaults) await admin.query(`alter database ${name} set ${setting}`);
    return Object.assign(new URL(server.href), { pathname: `/${name}` }).href;
  }

  describe.each([
    ['the German style and few digits', ["DateStyle = 'German, DMY'", 'extra_float_digits = -15']],
    ['the SQL style in another time zone', ["DateStyle = 'SQL, MDY'", "TimeZone = 'Asia/Kolkata'"]],
    ['odd texts', ['bytea_output = escape', 'standard_conforming_strings = off', 'IntervalStyle = iso_8601']],
    ['limits', ["statement_timeout = '1ms'", "lock_timeout = '1ms'"]],
    ['serializable transactions', ['default_transaction_isolation = serializable']],
  ])('a database with %s as defaults', (_title, defaults) => {
    let site: TestServer;

    beforeAll(async () => {
      const url = await createDatabase('', ...defaults);
      const database = await openDatabase({ url, folder: '', entities, migrations });
      site = await openTestServer(undefined, { database });
    });
    afterAll(() => site.close());

    async function change(id: number, input: string): Promise<unknown> {
      const query = `mutation {
        updateSaleApartment(id: ${id}, input: { ${input} }) { latitude longitude availableFrom updatedAt }
      }`;
      const headers = { authorization: site.bearer };
      const response = await site.app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query },
      });
      const { data } = response.json<{ data?: { updateSaleApartment: unknown } }>();
      if (!data?.updateSaleApartment) throw new Error(`${response.statusCode} ${response.body}`);
      return data.updateSaleApartment;
    }

    test('reads and writes dates and pins as they are', async () => {
      const words = { title: 'Sea view', location: 'Dubai Marina', price: 'AED 1,200,000' };
      const { id } = await site.stores.of(saleApartments).create(words);
      expect(await change(id, 'latitude: 25.0805, longitude: 55.1403, availableFrom: "2027-03-01"')).toEqual({
        latitude: 25.0805,
        longitude: 55.1403,
        availableFrom: '2027-03-01',
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      const list = await site.app.inject('/api/apartments-for-sale?page=1&limit=6');
      expect([list.statusCode, list.json<{ total: number }>().total]).toEqual([200, 1]);
    });

    test('accepts twenty edits at the same time', async () => {
      const ids: number[] = [];
      for (let n = 0; n < 5; n++) {
        const words = { title: `Home ${n}`, location: 'Dubai Marina', price: 'AED 900,000' };
        ids.push((await site.stores.of(saleApartments).create(words)).id);
      }
      const edits = Array.from({ length: 20 }, (_, n) => change(ids[n % 5]!, `title: "Edit ${n}"`));
      const outcomes = await Promise.allSettled(edits);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    });
  });

  test('work runs again after a deadlock and after a serialization failure', async () => {
    const url = await createDatabase('');
    const database = await openDatabase({ url, folder: '', entities: [], migrations: [] });
    await database.dataSource.query('create table counters (id int primary key, n int not null)');
    await database.dataSource.query('insert into counters values (1, 0), (2, 0)');
    let attempts = 0;
    const add = (id: number) => `update counters set n = n + 1 where id = ${id}`;
    const inOrder = (first: number, second: number) =>
      database.transaction(async (em) => {
        attempts++;
        await em.query(add(first));
        await em.query('select pg_sleep(0.2)');
        await em.query(add(second));
      });
    await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
    expect(attempts).toBeGreaterThan(2);

    attempts = 0;
    const serializable = () =>
      database.transaction(async (em) => {
        attempts++;
        await em.query('set transaction isolation level serializable');
        await em.query('select sum(n) from counters');
        await em.query('select pg_sleep(0.1)');
        await em.query(add(1));
      });
    await Promise.all([serializable(), serializable()]);
    expect(attempts).toBeGreaterThan(2);
    expect(await database.dataSource.query('select n from counters order by id')).toEqual([
      { n: 4 },
      { n: 2 },
    ]);
    await database.close();
  });

  test.each(['SQL_ASCII', 'LATIN1'])('a database with the encoding %s stops the start', async (encoding) => {
    const url = await createDatabase(`encoding '${encoding}' locale 'C' template template0`);
    await expect(openDatabase({ url, folder: '', entities: [], migrations: [] })).rejects.toThrow(
      `has the encoding ${encoding}, which cannot hold every text: create one with CREATE DATABASE name ` +
        `ENCODING 'UTF8' TEMPLATE template0.`,
    );
  });
});
