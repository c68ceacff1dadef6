import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { collections, readOnly } from '../../collections.ts';
import type { Database } from '../../database/database.ts';
import { openTestTables } from '../../testing.ts';
import { ordersOf } from '../graphql/list-arguments.ts';
import { stateOf, type Resource } from '../declaring/collection.ts';
import { isEdited } from '../declaring/stored.ts';
import { Reading } from './reading.ts';
import { statementsOf, BATCH_SIZE } from './statements.ts';
import type { Statement } from '../../database/statement.ts';

/** Listings of a large agency. */
const HOMES = 50_000;
/** Sections, and rows in every other table. */
const SECTIONS = 40_000;
const ROWS = 10_000;
/** The lists that grow. */
const resources: Resource[] = [...collections.filter(({ isFixed }) => !isFixed), ...readOnly];

describe(`with ${HOMES} homes and ${ROWS} rows in every other table`, () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestTables();
    await insertRows(database);
  }, 180_000);
  afterAll(() => database.close());

  const plans = resources.flatMap((resource) =>
    ['force_custom_plan', 'force_generic_plan'].map((mode) => [resource.names.many, mode, resource] as const),
  );

  test.each(plans)('%s are listed and searched by an index (%s)', async (_name, mode, resource) => {
    const statements = statementsOf(resource, database.dataSource.getMetadata(resource.entity));
    const cases: [Statement, string][] = [
      [statements.page, '1000, 6'],
      [statements.newest, '6'],
      [statements.following, "'infinity', 2147483647"],
      [statements.byIds, "'{1,2,3}'"],
      [statements.found({ search: true }), `1, 6, $$'9999':* & 'title':*$$`],
    ];
    for (const sort of Object.values(ordersOf(resource))) {
      for (const descending of [true, false]) cases.push([statements.found({ sort, descending }), '3, 6']);
      // A plan for its values may read the table until the page is full.
      if (mode === 'force_generic_plan')
        cases.push([statements.found({ search: true, sort }), `1, 6, $$'title':*$$`]);
    }
    cases.push([statements.found({ after: true, sort: 'id' }), `1, 1000, ${ROWS - 1000}`]);
    const { states } = stateOf(resource) ?? {};
    if (states) {
      const [state] = Object.values(states);
      cases.push([statements.found({ state: true }), `1, 60, '${state}'`]);
    }
    if (isEdited(resource.entity)) cases.push([statements.authors, "'{1,2,3}'"]);
    if (resource.parent) {
      cases.push(
        [statements.pageWithin, '1, 6, 5'],
        [statements.followingWithin, "'infinity', 2147483647, 5, -2147483647"],
        [statements.followingWithin, 'now(), 2147483647, 5, null'],
        [statements.found({ within: true, inStoredOrder: true }), '1, 6, 5'],
        [statements.found({ within: true, sort: 'updatedAt' }), '1, 6, 5'],
      );
      cases.push([statements.children, "'{1,2,3,4,5,6}', 50"]);
    }
    for (const [statement, values] of cases) {
      const plan = await planOf(database, statement, values, mode);
      expect(plan).not.toMatch(/Seq Scan/);
      for (const [node, rows] of plan.matchAll(/Sort[^\n]*actual rows=(\d+)/g)) {
        expect({ node, few: Number(rows) <= BATCH_SIZE }).toEqual({ node, few: true });
      }
    }
  });

  test('a search with more than 10,000 matches counts the first 10,000 and has pages for them', async () => {
    const resource = readOnly[0]!;
    const statements = statementsOf(resource, database.dataSource.getMetadata(resource.entity));
    const reading = new Reading(resource, statements, database);
    const found = await reading.page({ page: 99, limit: 1000, search: 'title' });
    const newest = await reading.page({ page: 10, limit: 1000 });
    expect(found).toMatchObject({ page: 10, total: 10_000, totalPages: 10 });
    expect(found.items.map(({ id }) => id)).toEqual(newest.items.map(({ id }) => id));
    const byTitle = await reading.page({ page: 2, limit: 2, search: 'title', sort: 'title' });
    expect(byTitle.items).toMatchObject([{ title: 'Title 3' }, { title: 'Title 4' }]);
  });

  test.each([
    ['none', 'price=$1::text', ['nothing']],
    ['few', 'price=$1::text', ['AED 5']],
    ['all', 'price<>$1::text', ['AED 5']],
  ])('a filter that finds %s reads each home at most twice', async (_what, sql, [value]) => {
    const resource = readOnly[0]!;
    const statements = statementsOf(resource, database.dataSource.getMetadata(resource.entity));
    const holds = (parameter: string) => `t.${sql.replace('$1', parameter)}`;
    for (const sort of [undefined, 'title']) {
      const statement = statements.found({ where: [{ holds, values: [value] }], sort });
      const plan = await planOf(database, statement, `1, 20, '${value}'`, 'force_custom_plan');
      const scans = [
        ...plan.matchAll(/Scan[^\n]*actual rows=([\d.]+) loops=(\d+)[^]*?(?=\n[^\n]*->|$)/g),
      ].map(([node, rows, loops]) => {
        const removed = /Rows Removed by (?:Filter|Index Recheck): (\d+)/.exec(node)?.[1] ?? 0;
        return (Number(rows) + Number(removed)) * Number(loops);
      });
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

  const statementsOfList = (list: string) => {
    const resource = resources.find(({ names }) => names.many === list)!;
    return statementsOf(resource, database.dataSource.getMetadata(resource.entity));
  };

  test.each<[string, () => [Statement, string]]>([
    ['homes by their numbers', () => [statementsOfList('saleApartments').byIds, "'{7}'"]],
    ['the newest homes', () => [statementsOfList('saleApartments').newest, '6']],
    ['a page of homes', () => [statementsOfList('saleApartments').page, '2, 6']],
    ['homes in another order', () => [statementsOfList('saleApartments').found({ sort: 'title' }), '2, 6']],
    [
      'the sections of some homes',
      () => [statementsOfList('saleApartmentGalleryItems').children, "'{7,8}', 50"],
    ],
    [
      'all sections of a home',
      () => [
        statementsOfList('saleApartmentGalleryItems').followingWithin,
        "'infinity', 2147483647, 7, -2147483647",
      ],
    ],
  ])('%s are read without the pictures of other records', async (_what, createCase) => {
    const plan = await planOf(database, ...createCase(), 'force_generic_plan');
    expect(plan).toMatch(/Index Scan[^\n]* on pictures/);
    expect(plan).not.toMatch(/Seq Scan on pictures/);
  });
});

async function planOf(
  database: Database,
  { text }: Statement,
  values: string,
  mode: string,
): Promise<string> {
  return database.dataSource.transaction(async (em) => {
    await em.query(`set local plan_cache_mode = ${mode}`);
    await em.query(`prepare planned as ${text}`);
    try {
      const rows = await em.query<Record<string, string>[]>(
        `explain (analyze, timing off) execute planned(${values})`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await em.query('deallocate planned');
    }
  });
}

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
