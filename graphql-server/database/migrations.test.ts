import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { openTestTables } from '../testing.ts';
import { testDatabaseUrl } from '../config.ts';
import { Versions1763910200000 } from './migrations/1763910200000-versions.ts';
import { Positions1763991000000 } from './migrations/1763991000000-positions.ts';
import { Agency1764500000000 } from './migrations/1764500000000-agency.ts';
import { FieldNames1764020000000 } from './migrations/1764020000000-field-names.ts';
import { People1764500100000 } from './migrations/1764500100000-people.ts';
import { migrations } from './migrations/index.ts';
import { openTestDatabase } from './testing.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { until } from '../testing-until.ts';
import { openDatabase } from './database.ts';

/**
 * Removes differences to ignore: TypeORM compares generated columns with its own metadata table, which migrations do not fill, and the
 * columns for sorting texts are in no entity.
 */
async function dropGeneratedExpressions(dataSource: DataSource): Promise<void> {
  const generated = await dataSource.query<{ table: string; column: string }[]>(
    `select attrelid::regclass::text as table, attname as column from pg_attribute where attgenerated = 's'`,
  );
  for (const { table, column } of generated) {
    const change = column.endsWith('_order') ? `drop ${column}` : `alter ${column} drop expression`;
    await dataSource.query(`alter table ${table} ${change}`);
  }
}

test('the migrations create the tables that the entities describe', async () => {
  const { dataSource, close } = await openTestTables();
  await dropGeneratedExpressions(dataSource);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  // TypeORM expects an index on the kind alone, which is a prefix of others.
  const expected = /CREATE INDEX "\w+" ON "(listings|listing_sections)" +\("kind"\)/;
  expect(upQueries.map(({ query }) => query).filter((query) => !expected.test(query))).toEqual([]);
  await close();
});

test('the migrations are listed in the order in which they run', () => {
  const timestamps = migrations.map(({ name }) => name.slice(-13));
  expect(timestamps).toEqual([...timestamps].sort());
});

test('the migrations can be reverted', async () => {
  const opened = await openTestDatabase({ entities: [], migrations, url: testDatabaseUrl() });
  const { dataSource, close } = opened;
  const runner = dataSource.createQueryRunner();
  for (const Migration of migrations.toReversed()) await new Migration().down(runner);
  const remaining = (await runner.query(
    `select table_name from information_schema.tables where table_schema = 'public' and table_name <> 'migrations'`,
  )) as unknown[];
  await runner.release();
  expect(remaining).toEqual([]);
  await close();
});

test('existing sections keep the order that visitors saw, and new ones are appended', async () => {
  const earlier = migrations.slice(0, migrations.indexOf(Positions1763991000000));
  const { dataSource, close } = await openTestDatabase({
    entities: [],
    migrations: earlier,
    url: testDatabaseUrl(),
  });
  const runner = dataSource.createQueryRunner();
  await runner.query(
    `insert into listings (kind, title, location, price) values ('RentalVilla', 'Palm', 'Jumeirah', 'AED 9')`,
  );
  const add = (heading: string, position: number | null = null) =>
    runner.query(
      `insert into listing_sections (kind, listing_id, heading, position) values ('RentalVillaImage', 1, $1, $2)`,
      [heading, position],
    );
  await add('second');
  await add('first', 1);
  await add('third from last');
  await new Positions1763991000000().up(runner);
  await add('new');
  await add('newest');
  const rows = (await runner.query(
    `select heading from listing_sections order by position, created_at desc, id desc`,
  )) as { heading: string }[];
  expect(rows.map(({ heading }) => heading)).toEqual(['first', 'third from last', 'second', 'new', 'newest']);
  await runner.release();
  await close();
});

test.each([
  [
    'a database in use gets the people whom the site showed',
    true,
    ['layla-haddad', 'farid-mansoor', 'elena-varga', 'daniel-okafor'],
  ],
  ['a new database has no people', false, []],
])('%s', async (_title, isInUse, slugs) => {
  const earlier = migrations.slice(0, migrations.indexOf(People1764500100000));
  const opened = await openTestDatabase({ entities: [], migrations: earlier, url: testDatabaseUrl() });
  const { dataSource, close } = opened;
  if (isInUse)
    await dataSource.query(`insert into staff (email, role) values ('staff@marsa.example', 'ADMINISTRATOR')`);
  const runner = dataSource.createQueryRunner();
  await new People1764500100000().up(runner);
  const rows = (await runner.query('select slug from people order by position')) as { slug: string }[];
  expect(rows.map(({ slug }) => slug)).toEqual(slugs);
  await runner.release();
  await close();
});

test('each existing record gets a first version, and deletions stay in the history', async () => {
  const earlier = migrations.slice(0, migrations.indexOf(Versions1763910200000));
  const opened = await openTestDatabase({ entities: [], migrations: earlier, url: testDatabaseUrl() });
  const { dataSource, close } = opened;
  await dataSource.query(
    `insert into pictures (file, width, height, placeholder, alt) values ('a.jpg', 4, 3, 'data:,', 'The sea')`,
  );
  await dataSource.query(
    `insert into listings (kind, title, location, price, picture, updated_at)
     values ('RentalVilla', 'Palm', 'Jumeirah', 'AED 9', 'a.jpg', now() + interval '1 hour')`,
  );
  await dataSource.query(`insert into removals (collection, record_id, title) values ('blogs', 7, 'A day')`);
  const runner = dataSource.createQueryRunner();
  await new Versions1763910200000().up(runner);
  const versionsQuery =
    'select collection, record_id, action, title, before, after, picture from versions order by id';
  expect(await runner.query(versionsQuery)).toEqual([
    {
      collection: 'rentalVillas',
      record_id: 1,
      action: 'CHANGED',
      title: 'Palm',
      before: {},
      after: {
        ...{
          title: 'Palm',
          location: 'Jumeirah',
          rent: 'AED 9',
          bedrooms: null,
          bathrooms: null,
          size: null,
        },
        ...{ thumbnail: 'a.jpg', thumbnailAlt: 'The sea' },
      },
      picture: 'a.jpg',
    },
    {
      ...{ collection: 'blogs', record_id: 7, action: 'REMOVED', title: 'A day' },
      ...{ before: null, after: null, picture: null },
    },
  ]);
  await new Versions1763910200000().down(runner);
  expect(await runner.query('select collection, record_id, title, rows from removals')).toEqual([
    { collection: 'blogs', record_id: 7, title: 'A day', rows: null },
  ]);
  await runner.release();
  await close();
});

test.each([
  ['a new database', '', 'Your agency', null],
  [
    'a database with accounts',
    `insert into staff (email, password_hash, name, role) values ('a@b.ae', 'x', 'A', 'ADMINISTRATOR')`,
    'Marsa Properties',
    'P.O. Box 500142, Dubai',
  ],
])('%s has the agency that its site shows', async (_, statement, name, postBox) => {
  const earlier = migrations.slice(0, migrations.indexOf(Agency1764500000000));
  const { dataSource, close } = await openTestDatabase({
    entities: [],
    migrations: earlier,
    url: testDatabaseUrl(),
  });
  if (statement) await dataSource.query(statement);
  const runner = dataSource.createQueryRunner();
  await new Agency1764500000000().up(runner);
  expect(await runner.query('select id, name, post_box from agencies')).toEqual([
    { id: 1, name, post_box: postBox },
  ]);
  await runner.release();
  await close();
});

test('existing rows are preserved and become searchable', async () => {
  const first = { entities: [], migrations: migrations.slice(0, 1), url: testDatabaseUrl() };
  const { dataSource, close } = await openTestDatabase(first);
  await dataSource.query(
    `insert into listings (kind, title, location, price) values ('SaleVilla', 'Sea view', 'مارينا', 'AED 1')`,
  );
  await dataSource.query(
    `insert into listing_sections (kind, listing_id, heading) select 'SaleVillaDetail', id, 'Garden' from listings`,
  );
  await dataSource.query(
    `insert into properties (title, price, location) values ('Palm house', '2', 'Palm')`,
  );
  await dataSource.query(
    `insert into contact_messages (name, email, subject, message) values ('A', 'a@b.ae', 'C', 'A long letter')`,
  );
  const runner = dataSource.createQueryRunner();
  for (const Migration of migrations.slice(1)) await new Migration().up(runner);
  await runner.release();

  const countMatches = async (table: string, query: string) =>
    (await dataSource.query<unknown[]>(`select from ${table} where search @@ $1::tsquery`, [query])).length;
  expect(await countMatches('listings', `'mari':* & 'مار':*`)).toBe(0);
  expect(await countMatches('listings', `'se':* & 'مار':*`)).toBe(1);
  expect(await countMatches('listing_sections', `'gard':*`)).toBe(1);
  expect(await countMatches('listings', `'000001'`)).toBe(1);
  expect(await countMatches('properties', `'villas'`)).toBe(1);
  expect(await countMatches('contact_messages', `'letter'`)).toBe(1);
  expect(await dataSource.query('select updated_by, position from listing_sections')).toEqual([
    { updated_by: null, position: 1001 },
  ]);
  await close();
});

test('renamed columns keep their values, and a changed price still reaches the search', async () => {
  const earlier = migrations.slice(0, migrations.indexOf(FieldNames1764020000000));
  const { dataSource, close } = await openTestDatabase({
    entities: [],
    migrations: earlier,
    url: testDatabaseUrl(),
  });
  await dataSource.query(
    `insert into saved_searches (email, search, created_at, told, asked, due_since) values ('a@b.ae', '', now(), 7, 2, now())`,
  );
  await dataSource.query(
    `insert into presses (who, operation, key, content, record_id) values ('visitor', 'send', 'key-0001', 'digest', 3)`,
  );
  await dataSource.query(
    `insert into contact_messages (name, email, subject, message, copy_state, copy_attempts)
     values ('A', 'a@b.ae', 'C', 'D', 'SENT', 1)`,
  );
  await dataSource.query(
    `insert into listings (kind, title, location, price, amount, rent_period)
     values ('RentalVilla', 'Palm', 'Jumeirah', 'AED 9', 9, 'month')`,
  );
  const runner = dataSource.createQueryRunner();
  await new FieldNames1764020000000().up(runner);
  expect(await runner.query('select newest_sent, confirmation_emails from saved_searches')).toEqual([
    { newest_sent: 7, confirmation_emails: 2 },
  ]);
  expect(await runner.query('select sender, content_digest, record_id from idempotency_keys')).toEqual([
    { sender: 'visitor', content_digest: 'digest', record_id: 3 },
  ]);
  expect(
    await runner.query('select confirmation_state, confirmation_attempts from contact_messages'),
  ).toEqual([{ confirmation_state: 'SENT', confirmation_attempts: 1 }]);
  await runner.query('update listings set amount = 10');
  expect(await runner.query('select price from homes')).toEqual([{ price: 120 }]);
  await new FieldNames1764020000000().down(runner);
  await runner.query('update listings set amount = 11');
  expect(await runner.query('select homes.price, asked::int from homes, listings')).toEqual([
    { price: 132, asked: 132 },
  ]);
  await runner.release();
  await close();
});

class Homes1700000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE homes (id integer)');
  }
  async down(): Promise<void> {}
}

class Rooms1700000000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE rooms (id integer)');
    await queryRunner.query('ALTER TABLE homes ADD "floor" integer');
  }
  async down(): Promise<void> {}
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

  const open = (...migrations: (new () => MigrationInterface)[]) =>
    openDatabase({ url: databaseUrl, folder: '', entities: [], migrations });

  test('a migration that waits for a table lets others read it, and runs when the table is released', async () => {
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
});
