import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { interceptReads } from '../database/testing-statements.ts';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { HINT_NAMES, HINTS, type HintName } from './quality.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await server.database.dataSource.query(
    `insert into pictures (file, width, height, placeholder)
     select n || '.jpg', 1600, 1067, '' from generate_series(1, 6) n`,
  );
});
afterAll(() => server.close());

type Columns = Record<string, unknown>;

/** A listing without hints. */
const GOOD: Columns = {
  kind: 'SaleApartment',
  title: 'Two bedrooms over the marina, vacant',
  location: 'Quay 9, Dubai Marina',
  price: 'AED 2,150,000',
  amount: 2_150_000,
  property_type: 'apartment',
  bedroom_count: 2,
  bathroom_count: 3,
  built_up_area: 11_603,
  furnishing: 'partly',
  completion: 'completed',
  place: 'dubai-marina',
  building: 'Quay 9',
  needs_review: [],
  picture: '1.jpg',
};

const VILLA = { kind: 'SaleVilla', property_type: 'villa', plot_area: 9_000 };
const RENTED = { kind: 'RentalApartment', amount: 120_000, rent_period: 'year' };

interface HintedListing {
  id: string;
  hints: { hint: HintName; sentence: string }[] | null;
}

interface Sections {
  /** How many sections have a picture. */
  pictures?: number;
  /** The description of the first section. */
  description?: string;
}

/** Stores a listing that differs from `GOOD` in some columns. */
async function insertListing(
  columns: Columns,
  { pictures = 4, description = 'x'.repeat(200) }: Sections = {},
) {
  const all = { ...GOOD, ...columns };
  const names = Object.keys(all);
  const [{ id }] = await server.database.dataSource.query<[{ id: number }]>(
    `insert into listings (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
    Object.values(all),
  );
  await server.database.dataSource.query(
    `insert into listing_sections (kind, listing_id, description, picture)
     select 'SaleApartmentGalleryItem', $1, case n when 1 then $2 end, case when n <= $3 then (n + 1) || '.jpg' end
     from generate_series(1, 5) n`,
    [id, description, pictures],
  );
  return id;
}

async function hintsOf(columns: Columns, sections?: Sections): Promise<HintName[]> {
  const id = await insertListing(columns, sections);
  const { homes } = await runQueryAsStaff<{ homes: { items: HintedListing[] } }>(
    server,
    '{ homes: listings(sort: NUMBER, descending: true, limit: 1) { items { id hints { hint sentence } } } }',
  );
  const [listing] = homes.items;
  expect(Number(listing!.id)).toBe(id);
  for (const { hint, sentence } of listing!.hints!)
    if (hint !== 'FAR_PIN') expect(sentence).toBe(HINTS[hint].sentence);
  return listing!.hints!.map(({ hint }) => hint);
}

const ROWS: [HintName, Columns, Sections?][] = [
  ['NO_PRICE', { amount: null }],
  ['HIDDEN_PRICE', { amount: null, price_on_request: true }],
  ['NO_PLACE', { place: null }],
  ['FAR_PIN', { latitude: 25.05, longitude: 55.27 }],
  ['NO_BUILDING', { building: null }],
  ['NO_BEDROOMS', { bedroom_count: null }],
  ['NO_BATHROOMS', { bathroom_count: null }],
  ['NO_AREA', { built_up_area: null }],
  ['NO_PLOT', { ...VILLA, plot_area: null }],
  ['NO_FURNISHING', { furnishing: null }],
  ['NO_COMPLETION', { completion: null }],
  ['NO_PICTURE', { picture: null }, { pictures: 0 }],
  ['FEW_PICTURES', {}, { pictures: 3 }],
  ['SHORT_DESCRIPTION', {}, { description: 'x'.repeat(199) }],
  ['SHORT_TITLE', { title: 'Two bedrooms, marina view, new'.slice(0, 29) }],
  ['LONG_TITLE', { title: 'Two bedrooms over the marina, vacant from December on' }],
  ['CAPITALS', { title: 'TWO BEDROOMS OVER THE MARINA, VACANT' }],
  ['SIGNS', { title: 'Two bedrooms over the marina ★ vacant' }],
  ['PRICE_IN_TITLE', { title: 'Two bedrooms, marina, AED 2,150,000' }],
  ['PRICE_IN_TITLE', { title: 'Two bedrooms, eight percent guaranteed' }],
  ['CONTACT', { title: 'Two bedrooms, call +971 50 000 0001' }],
  ['CONTACT', {}, { description: `${'x'.repeat(200)} write to agent@marsa.example` }],
  ['CONTACT', {}, { description: `${'x'.repeat(200)} www.marsa.example` }],
  ['SMALL_AREA', { built_up_area: 5_000, amount: 900_000 }],
  ['LARGE_AREA', { built_up_area: 75_000, amount: 9_000_000 }],
  ['SMALL_PLOT', { ...VILLA, plot_area: 3_800 }],
  ['RATE', { amount: 200_000 }],
  ['RATE', { ...RENTED, amount: 2_150_000 }],
  ['LATE', { available_from: '2099-01-01' }],
];

describe('a listing', () => {
  test.each(ROWS.map(([hint, columns, sections = {}]) => [hint, columns, sections] as const))(
    'has only the hint %s with %j %j',
    async (hint, columns, sections) => {
      expect(await hintsOf(columns, sections)).toEqual([hint]);
    },
  );

  test.each([
    ['without changes', {}],
    ['of a villa', VILLA],
    ['with a yearly rent', RENTED],
    ['with a monthly rent', { ...RENTED, amount: 9_000, rent_period: 'month' }],
    ['of a studio', { bedroom_count: 0, built_up_area: 3_716, amount: 700_000 }],
    ['with a price on request', { price_on_request: true }],
    ['with numbers in its title', { title: '2 bedrooms on floor 34 of Quay 9, 1,249 sq ft' }],
  ])('has no hints %s', async (_what, columns) => {
    expect(await hintsOf(columns)).toEqual([]);
  });

  test('names the distance of a pin from its place', async () => {
    const id = await insertListing({ place: 'arabian-ranches', latitude: 25.115, longitude: 55.137 });
    const { list } = await runQueryAsStaff<{ list: { items: HintedListing[] } }>(
      server,
      '{ list: listings(limit: 1) { items { id hints { hint sentence } } } }',
    );
    expect(list.items[0]).toEqual({
      id: String(id),
      hints: [{ hint: 'FAR_PIN', sentence: 'The pin is 15 km from Arabian Ranches.' }],
    });
  });

  test('has a case for every hint', () => {
    expect([...new Set(ROWS.map(([hint]) => hint))]).toEqual(HINT_NAMES);
  });

  test('returns hints to staff only', async () => {
    const { data } = await runQuery<{ listings: { items: HintedListing[] } }>(
      server,
      '{ listings(limit: 3) { items { id hints { hint } } } }',
    );
    expect(data!.listings.items.map(({ hints }) => hints)).toEqual([null, null, null]);
  });

  test('is filtered by its hints', async () => {
    const countListings = async (marks: string) => {
      const { list } = await runQueryAsStaff<{ list: { total: number } }>(
        server,
        `{ list: rentalApartments(filter: { marks: [${marks}] }) { total } }`,
      );
      return list.total;
    };
    expect([
      await countListings('HINTED'),
      await countListings('RATE'),
      await countListings('NO_PLACE'),
    ]).toEqual([1, 1, 0]);
  });

  test('loads the hints of a page with one statement', async () => {
    const statements: string[] = [];
    const restore = interceptReads(server.database, (sql, run) => {
      if (sql.includes('array_remove')) statements.push(sql);
      return run();
    });
    try {
      await runQueryAsStaff(server, '{ listings(limit: 20) { items { hints { hint } } } }');
    } finally {
      restore();
    }
    expect(statements).toHaveLength(1);
  });
});
