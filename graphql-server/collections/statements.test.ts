import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { collections, shelves } from '../catalogue.ts';
import type { Database } from '../database/database.ts';
import { openTestTables } from '../testing.ts';
import type { Shelf } from './collection.ts';
import { Pictured } from './stored.ts';
import { statementsOf, STRIDE } from './statements.ts';
import type { Statement } from './table.ts';

const ROWS = 40_000;
const every: Shelf[] = [...collections, ...shelves];

describe(`with ${ROWS} rows in every table`, () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestTables();
    await fill(database);
  }, 180_000);
  afterAll(() => database.close());

  const plans = every.flatMap((shelf) =>
    ['force_custom_plan', 'force_generic_plan'].map((mode) => [shelf.names.many, mode, shelf] as const),
  );

  test.each(plans)('%s are listed and found along an index (%s)', async (_name, mode, shelf) => {
    const statements = statementsOf(shelf, database.dataSource.getMetadata(shelf.entity));
    const asked: [Statement, string][] = [
      [statements.page, '1000, 6'],
      [statements.following, "'infinity', 2147483647"],
      [statements.byIds, "'{1,2,3}'"],
      [statements.found({ search: true }), `1, 6, $$'99999':* & 'title':*$$`],
    ];
    asked.push([statements.found({ after: true, sort: 'id' }), '1, 1000, 39000']);
    if (shelf.state) {
      const [state] = Object.values(shelf.state.states);
      asked.push([statements.found({ state: true }), `1, 60, '${state}'`]);
    }
    if (shelf.entity.prototype instanceof Pictured) asked.push([statements.authors, "'{1,2,3}'"]);
    if (shelf.parent) {
      asked.push(
        [statements.pageWithin, '1, 6, 5'],
        [statements.found({ within: true, asPut: true }), '1, 6, 5'],
        [statements.found({ within: true, sort: 'updatedAt' }), '1, 6, 5'],
      );
      asked.push([statements.children, "'{1,2,3,4,5,6}', 50"]);
    }
    for (const [statement, values] of asked) {
      const plan = await planOf(database, statement, values, mode);
      expect(plan).not.toMatch(/Seq Scan/);
      for (const [node, rows] of plan.matchAll(/Sort[^\n]*actual rows=(\d+)/g)) {
        expect({ node, few: Number(rows) <= STRIDE }).toEqual({ node, few: true });
      }
    }
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
    await em.query(`prepare asked as ${text}`);
    try {
      const rows = await em.query<Record<string, string>[]>(
        `explain (analyze, timing off) execute asked(${values})`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    } finally {
      await em.query('deallocate asked');
    }
  });
}

/** Rows as an agency would have after many years: of every kind, spread over time, children under every parent. */
async function fill({ dataSource }: Database): Promise<void> {
  const moment = "now() - i * interval '1 minute'";
  const many = `generate_series(1, ${ROWS}) i`;
  const kinds = (names: string) => `(array[${names}])[1 + i % 4]`;
  const listingKinds = kinds("'SaleApartment', 'SaleVilla', 'RentalApartment', 'RentalVilla'");
  const sectionKinds = kinds(
    "'SaleApartmentGalleryItem', 'SaleVillaDetail', 'RentalVillaImage', 'RentalApartmentDetail'",
  );
  const text = "'What an agent writes of it' || repeat('.', 310)";
  const words = `'Title ' || i, ${text}`;
  const inserts = [
    `pictures (file, width, height, placeholder) select i || '.jpg', 1600, 1067, ${text} from ${many}`,
    `listings (kind, title, location, price, picture, created_at) select ${listingKinds}, ${words}, '1', i || '.jpg', ${moment} from ${many}`,
    `listing_sections (kind, listing_id, heading, description, created_at) select ${sectionKinds}, 1 + i / 8, ${words}, ${moment} from ${many}`,
    `properties (title, price, location, created_at) select 'Title', '1', ${text}, ${moment} from ${many}`,
    `property_pictures (property_id, title, description, created_at) select 1 + i / 8, ${words}, ${moment} from ${many}`,
    `latest_projects (title, price, location, category, created_at) select 'Title', '1', ${text}, 'Villas', ${moment} from ${many}`,
    `latest_project_pictures (latest_id, title, description, created_at) select 1 + i / 8, ${words}, ${moment} from ${many}`,
    `contact_messages (name, email, subject, message, created_at) select 'Name', 'a@b.ae', ${words}, ${moment} from ${many}`,
    `banners (title, subtitle, created_at) select ${words}, ${moment} from ${many}`,
    ...['blogs', 'categories', 'upcoming_projects'].map(
      (table) => `${table} (title, description, created_at) select ${words}, ${moment} from ${many}`,
    ),
  ];
  await dataSource.transaction(async (em) => {
    await em.query('set local statement_timeout = 0'); // so many rows at once are no request's
    for (const insert of inserts) await em.query(`insert into ${insert}`);
  });
  await dataSource.query('vacuum analyze');
}
