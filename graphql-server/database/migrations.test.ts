import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { collections } from '../collections.ts';
import { isEdited } from '../collections/definitions/stored.ts';
import { testDatabaseUrl } from './testing.ts';
import { openTestTables } from '../testing.ts';
import { until } from '../testing-until.ts';
import { openDatabase, type Database, type Migrations } from './database.ts';
import { migrations } from './migrations/index.ts';

describe('a new database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestTables();
  });
  afterAll(() => database.close());

  const column = async (query: string) =>
    (await database.query<{ value: string }>(query)).map(({ value }) => value);

  test('has the tables that the entities describe', async () => {
    const { dataSource } = database;
    // TypeORM compares generated columns with a table of its own, and the columns for sorting are in no entity.
    const generated = await dataSource.query<{ table: string; column: string }[]>(
      `select attrelid::regclass::text as table, attname as column from pg_attribute where attgenerated = 's'`,
    );
    for (const { table, column: name } of generated) {
      const change = name.endsWith('_order') ? `drop ${name}` : `alter ${name} drop expression`;
      await dataSource.query(`alter table ${table} ${change}`);
    }
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    // TypeORM expects an index on the kind alone, which is a prefix of others.
    const expected = /CREATE INDEX "\w+" ON "(listings|listing_sections)" +\("kind"\)/;
    expect(upQueries.map(({ query }) => query).filter((query) => !expected.test(query))).toEqual([]);
  });

  test('has an entity or a comment “No entity” for each table', async () => {
    const schema = readFileSync(fileURLToPath(new URL('schema.sql', import.meta.url)), 'utf8');
    const explained = [...schema.matchAll(/^-- No entity: .+\.\n(?:-- .+\n)*CREATE TABLE (\w+)/gm)].map(
      ([, name]) => name,
    );
    const described = database.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const tables = await column(
      `select relname::text as value from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`,
    );
    expect([...new Set([...described, ...explained])].sort()).toEqual(tables.sort());
  });

  test('notifies processes of changes in each table of public content', async () => {
    const edited = collections.filter(({ entity }) => isEdited(entity));
    const tables = edited.map(({ entity }) => database.dataSource.getMetadata(entity).tableName);
    const notifying = await column(
      `select distinct tgrelid::regclass::text as value from pg_trigger where tgfoid = 'notify_content_changed'::regproc`,
    );
    expect(notifying.sort()).toEqual([...new Set([...tables, 'pictures'])].sort());
  });

  test('has a neutral agency, the texts of each page and an identity', async () => {
    expect(await column('select name as value from agencies')).toEqual(['Your agency']);
    expect(await column('select key as value from site_pages order by id desc')).toEqual([
      ...['BUY_PROPERTY', 'RENT_PROPERTY', 'SELL_PROPERTY', 'PROPERTY_MANAGEMENT', 'LEGAL_ASSISTANCE'],
      ...['ABOUT', 'CAREERS', 'PRIVACY_POLICY'],
    ]);
    expect(await column('select id::text as value from link_previews')).toEqual(['1']);
    expect(await column('select id::text as value from database_identity')).toHaveLength(1);
  });
});

test('migrations are listed by timestamp', () => {
  const timestamps = migrations.map(({ name }) => name.slice(-13));
  expect(timestamps).toEqual([...timestamps].sort());
});

class Homes1700000000000 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE homes (id integer)');
  }
}

class Rooms1700000000001 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE rooms (id integer)');
    await queryRunner.query('ALTER TABLE homes ADD "floor" integer');
  }
}

const url = testDatabaseUrl();

(url === undefined ? describe.skip : describe)('on a PostgreSQL server in use', () => {
  const server = url ?? 'postgres://none';
  const name = `marsa_migrate_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const admin = new pg.Client(server);

  beforeAll(async () => {
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });

  const open = (...steps: Migrations) =>
    openDatabase({ url: databaseUrl, folder: '', entities: [], migrations: steps });

  test('a migration that waits for a table does not block reads, and runs when the table is unlocked', async () => {
    await (await open(Homes1700000000000)).close();
    const exporting = new pg.Client(databaseUrl);
    const reading = new pg.Client({ connectionString: databaseUrl, statement_timeout: 10_000 });
    await Promise.all([exporting.connect(), reading.connect()]);
    try {
      await exporting.query('BEGIN');
      await exporting.query('SELECT * FROM homes');
      const opening = open(Homes1700000000000, Rooms1700000000001);
      const waits = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'homes'::regclass`;
      await until('the migration waits', async () => (await reading.query(waits)).rowCount === 1);
      expect((await reading.query('SELECT id FROM homes')).rows).toEqual([]);
      await exporting.query('COMMIT');
      await (await opening).close();
      expect((await reading.query('SELECT floor FROM homes, rooms')).rows).toEqual([]);
    } finally {
      await Promise.all([exporting.end(), reading.end()]);
    }
  });

  test('rejects a database of an earlier version with a message and does not change it', async () => {
    await expect(open(...migrations)).rejects.toThrow(/^The database was made by an earlier version .+\.$/);
    await (await open(Homes1700000000000, Rooms1700000000001)).close();
  });
});
