import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { collections, readOnly } from '../../collections.ts';
import type { Database } from '../../database/database.ts';
import { openTestTables } from '../../testing.ts';
import { ordersOf } from '../graphql/list.ts';
import { stateOf, type Resource } from '../definitions/collection.ts';
import { LARGEST_ID } from '../definitions/ids.ts';
import { isEdited, type Stored } from '../definitions/stored.ts';
import { RecordReader } from './record-reader.ts';
import { BATCH_SIZE } from './statements.ts';

/** Listings of a large agency. */
const HOMES = 50_000;
/** Sections, and rows in every other table. */
const SECTIONS = 40_000;
const ROWS = 10_000;
/** The lists that grow. */
const resources: Resource[] = [...collections.filter(({ isFixed }) => !isFixed), ...readOnly];

/** Runs a read and returns the plan of each of its statements, which the database makes for their values. */
async function plansOf(
  { dataSource, query }: Database,
  resource: Resource,
  read: (reading: RecordReader<Stored>) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  const explained = async <Row>(sql: string, parameters?: readonly unknown[]) => {
    type Line = { 'QUERY PLAN': string };
    const plan = await query<Line>(`explain (analyze, timing off) ${sql}`, parameters);
    plans.push(plan.map((line) => line['QUERY PLAN']).join('\n'));
    return query<Row>(sql, parameters);
  };
  await read(new RecordReader(resource, dataSource, { query: explained }));
  expect(plans).not.toEqual([]);
  return plans;
}

describe(`with ${HOMES} homes and ${ROWS} rows in every other table`, () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestTables();
    await insertRows(database);
  }, 180_000);
  afterAll(() => database.close());

  test.each(resources.map((resource) => [resource.names.many, resource] as const))(
    '%s are listed and searched by an index',
    async (_name, resource) => {
      const { states } = stateOf(resource) ?? {};
      const last = { position: null, createdAt: new Date(), id: LARGEST_ID };
      const plans = await plansOf(database, resource, async (reading) => {
        await reading.page({ page: 1000, limit: 6 });
        await reading.page({ page: 1, limit: 6, isUncounted: true });
        await reading.batch({});
        await reading.batch({ after: last });
        await reading.byIds([1, 2, 3]);
        await reading.page({ page: 1, limit: 6, search: '9999 title' });
        for (const sort of Object.values(ordersOf(resource)))
          for (const descending of [true, false]) await reading.page({ page: 3, limit: 6, sort, descending });
        await reading.page({ page: 1, limit: 1000, after: ROWS - 1000, sort: 'id' });
        if (states) await reading.page({ page: 1, limit: 60, state: Object.values(states)[0]! });
        if (isEdited(resource.entity)) await reading.authors([1, 2, 3]);
        if (!resource.parent) return;
        await reading.page({ page: 1, limit: 6, within: 5 });
        await reading.page({ page: 1, limit: 6, within: 5, inStoredOrder: true });
        await reading.page({ page: 1, limit: 6, within: 5, sort: 'updatedAt' });
        await reading.batch({ within: 5 });
        await reading.batch({ within: 5, after: { ...last, position: 1 } });
        await reading.batch({ within: 5, after: last });
        await reading.children([1, 2, 3, 4, 5, 6], 50);
      });
      for (const plan of plans) {
        expect(plan).not.toMatch(/Seq Scan/);
        for (const [node, rows] of plan.matchAll(/Sort[^\n]*actual rows=(\d+)/g))
          expect({ node, few: Number(rows) <= BATCH_SIZE }).toEqual({ node, few: true });
      }
    },
  );

  test('a search with more than 10,000 matches counts the first 10,000 and has pages for them', async () => {
    const reading = new RecordReader(readOnly[0]!, database.dataSource, database);
    const found = await reading.page({ page: 99, limit: 1000, search: 'title' });
    const newest = await reading.page({ page: 10, limit: 1000 });
    expect(found).toMatchObject({ page: 10, total: 10_000, totalPages: 10 });
    expect(found.items.map(({ id }) => id)).toEqual(newest.items.map(({ id }) => id));
    const byTitle = await reading.page({ page: 2, limit: 2, search: 'title', sort: 'title' });
    expect(byTitle.items).toMatchObject([{ title: 'Title 3' }, { title: 'Title 4' }]);
  });

  test.each([
    ['none', { sql: 't.price = :price', parameters: { price: 'nothing' } }],
    ['few', { sql: 't.price = :price', parameters: { price: 'AED 5' } }],
    ['all', { sql: 't.price <> :price', parameters: { price: 'AED 5' } }],
  ])('a filter that finds %s reads each home at most twice', async (_what, condition) => {
    for (const sort of [undefined, 'title']) {
      const plans = await plansOf(database, readOnly[0]!, (reading) =>
        reading.page({ page: 1, limit: 20, where: [condition], sort }),
      );
      const scans = plans.flatMap((plan) =>
        [...plan.matchAll(/Scan[^\n]*actual rows=([\d.]+) loops=(\d+)[^]*?(?=\n[^\n]*->|$)/g)].map(
          ([node, rows, loops]) => {
            const removed = /Rows Removed by (?:Filter|Index Recheck): (\d+)/.exec(node)?.[1] ?? 0;
            return (Number(rows) + Number(removed)) * Number(loops);
          },
        ),
      );
      expect(scans.length).toBeGreaterThan(0);
      expect(scans.reduce((sum, rows) => sum + rows)).toBeLessThan(2.5 * HOMES);
    }
  });
});

describe('with some hundred pictures, fewer than homes have sections', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestTables();
    const moment = "now() - i * interval '1 minute'";
    const inserts = [
      `pictures (file, width, height, placeholder) select i || '.jpg', 1600, 1067, repeat('.', 310) from i`,
      `listings (kind, title, location, price, picture, created_at) select 'SaleApartment', 'Title', 'Deira', 'AED 1', i || '.jpg', ${moment} from i`,
      ...Array.from(
        { length: 8 },
        () =>
          `listing_sections (kind, listing_id, heading, picture, created_at) select 'SaleApartmentGalleryItem', i, 'Title', i || '.jpg', ${moment} from i`,
      ),
    ];
    for (const insert of inserts)
      await database.dataSource.query(
        `with i as (select * from generate_series(1, 500) i) insert into ${insert}`,
      );
    for (const table of ['pictures', 'listings', 'listing_sections'])
      await database.dataSource.query(`vacuum analyze ${table}`);
  });
  afterAll(() => database.close());

  test.each<[string, string, (reading: RecordReader<Stored>) => Promise<unknown>]>([
    ['homes by their ids', 'saleApartments', (reading) => reading.byIds([7])],
    [
      'the newest homes',
      'saleApartments',
      (reading) => reading.page({ page: 1, limit: 6, isUncounted: true }),
    ],
    ['a page of homes', 'saleApartments', (reading) => reading.page({ page: 2, limit: 6 })],
    [
      'homes in another order',
      'saleApartments',
      (reading) => reading.page({ page: 2, limit: 6, sort: 'title' }),
    ],
    ['the sections of some homes', 'saleApartmentGalleryItems', (reading) => reading.children([7, 8], 50)],
    ['all sections of a home', 'saleApartmentGalleryItems', (reading) => reading.batch({ within: 7 })],
  ])('%s are read without the pictures of other records', async (_what, list, read) => {
    const resource = resources.find(({ names }) => names.many === list)!;
    const plan = (await plansOf(database, resource, read)).join('\n');
    expect(plan).toMatch(/Index Scan[^\n]* on pictures/);
    expect(plan).not.toMatch(/Seq Scan on pictures/);
  });
});

/** Number of rows in one statement, so that it ends within its time limit. */
const ROWS_PER_STATEMENT = 5_000;

/** Inserts rows of every kind, spread over time, with child records of every parent. */
async function insertRows({ dataSource }: Database): Promise<void> {
  const moment = "now() - i * interval '1 minute'";
  const kinds = (names: string) => `(array[${names}])[1 + i % 4]`;
  const listingKinds = kinds("'SaleApartment', 'SaleVilla', 'RentalApartment', 'RentalVilla'");
  const sectionKinds = kinds(
    "'SaleApartmentGalleryItem', 'SaleVillaDetail', 'RentalVillaImage', 'RentalApartmentDetail'",
  );
  const text = "'A description' || repeat('.', 310)";
  const words = `'Title ' || i, ${text}`;
  const rowsIn: Record<string, number> = { listings: HOMES, listing_sections: SECTIONS };
  const inserts = [
    `pictures (file, width, height, placeholder) select i || '.jpg', 1600, 1067, ${text} from i`,
    `listings (kind, title, location, price, picture, created_at) select ${listingKinds}, 'Title ' || i, 'Tower ' || i % 400 || ', Dubai Marina', 'AED ' || i, (1 + i % ${ROWS}) || '.jpg', ${moment} from i`,
    `listing_sections (kind, listing_id, heading, description, created_at) select ${sectionKinds}, 1 + i / 8, ${words}, ${moment} from i`,
    `properties (title, price, location, created_at) select 'Title', '1', ${text}, ${moment} from i`,
    `property_pictures (property_id, title, description, created_at) select 1 + i / 8, ${words}, ${moment} from i`,
    `latest_projects (title, price, location, category, created_at) select 'Title', '1', ${text}, 'Villas', ${moment} from i`,
    `latest_project_pictures (latest_id, title, description, created_at) select 1 + i / 8, ${words}, ${moment} from i`,
    `contact_messages (name, email, subject, message, created_at) select 'Name', 'a@b.ae', ${words}, ${moment} from i`,
    `people (name, slug, biography, position, created_at) select 'Title ' || i, 'title-' || i, ${text}, i, ${moment} from i`,
    `banners (title, subtitle, created_at) select ${words}, ${moment} from i`,
    ...['blogs', 'categories', 'upcoming_projects'].map(
      (table) => `${table} (title, description, created_at) select ${words}, ${moment} from i`,
    ),
  ];
  // Indexes that are built at the end take a tenth of the time.
  const indexes = await dataSource.query<{ name: string; definition: string }[]>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of indexes) await dataSource.query(`drop index "${name}"`);
  for (const insert of inserts) {
    const [table] = insert.split(' ');
    const rows = rowsIn[table!] ?? ROWS;
    for (let from = 1; from <= rows; from += ROWS_PER_STATEMENT) {
      await dataSource.query(
        `with i as (select * from generate_series(${from}, ${from + ROWS_PER_STATEMENT - 1}) i) insert into ${insert}`,
      );
    }
  }
  for (const { definition } of indexes) await dataSource.query(definition);
  for (const insert of inserts) await dataSource.query(`vacuum analyze ${insert.split(' ')[0]}`);
}
