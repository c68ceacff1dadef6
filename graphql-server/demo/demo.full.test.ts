import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldAt } from '../collections/definitions/collection.ts';
import { interceptReads } from '../database/testing-statements.ts';
import { blogs } from '../editorial/blog.ts';
import { banners } from '../editorial/banner.ts';
import { runQuery } from '../graphql/testing.ts';
import type { Listing } from '../listings/listing.ts';
import { projectRoot } from '../process/project-root.ts';
import { preparePicture } from '../pictures/process.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { demoFiles } from './content.ts';
import { seedDemo, type SeedResult } from './seed.ts';

let server: TestServer;
let result: SeedResult | null;
let otherResults: (SeedResult | null)[];

beforeAll(async () => {
  server = await openTestServer();
  // Only one process can open an embedded database.
  const results = server.database.embedded ? [await seed(), null] : await Promise.all([seed(), seed()]);
  [result = null, ...otherResults] = results.sort((one) => (one ? -1 : 1));
}, 300_000); // processing pictures takes long on a busy machine
afterAll(() => server.close());

const seed = () =>
  seedDemo({
    dataSource: server.database.dataSource,
    stores: server.stores,
    folder: join(projectRoot(), 'graphql-server/demo'),
    prepare: preparePicture,
  });

test('stores the content once when two processes start together', () => {
  expect(result).not.toBeNull();
  expect(otherResults).toEqual([null]);
});

/** The records that each page, pager and tab of the site needs. */
const MIN_RECORDS: Record<string, number> = {
  'sale-apartments': 14,
  'sale-villas': 14,
  'rental-apartments': 14,
  'rental-villas': 14,
  properties: 9,
  'latest-projects': 9,
  categories: 14,
  blogs: 26,
  'upcoming-projects': 8,
  banners: 3,
  people: 4,
};

test.each(demoFiles.map((file) => [file.name, file] as const))(
  'has enough %s, each with a picture',
  async (name, file) => {
    const rows = await server.stores.of(file.collection).all();
    expect(rows.length).toBeGreaterThanOrEqual(MIN_RECORDS[name]!);
    for (const row of rows as unknown as { picture: { alt: string } | null }[]) {
      expect(row.picture?.alt).toMatch(/\w+ \w+/);
    }
    if (!file.children) return;
    const parents = rows.map(({ id }) => id);
    const children = await server.stores.of(file.children).children(parents, 50);
    const { of } = fieldAt(file.children, file.children.parent!.by);
    for (const id of parents) {
      const own = children.filter((child) => of(child) === id);
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own.length).toBeLessThanOrEqual(8);
    }
  },
);

test('has three hundred homes with facts that agree with their texts', async () => {
  const files = demoFiles.filter(({ hasOlder }) => hasOlder);
  const homes = (
    await Promise.all(files.map(({ collection }) => server.stores.of(collection).all()))
  ).flat() as unknown as Listing[];
  expect(homes.length).toBeGreaterThanOrEqual(300);
  const titles = new Set(homes.map(({ title }) => title));
  expect(titles.size).toBeGreaterThan(homes.length * 0.9);
  expect(new Set(homes.map(({ placeId }) => placeId)).size).toBeGreaterThan(50);
  for (const home of homes) {
    const { title, needsReview, amount, bedroomCount, builtUpArea, placeId, latitude, furnishing } = home;
    expect({ title, needsReview }).toEqual({ title, needsReview: [] });
    for (const fact of [amount, bedroomCount, builtUpArea, placeId, latitude, furnishing])
      expect({ title, fact }).not.toEqual({ title, fact: null });
    expect(home.amenities.length).toBeGreaterThan(1);
  }
});

test('has properties and projects for each tab', async () => {
  for (const [name, tab] of [
    ['properties', 'type'],
    ['latest-projects', 'category'],
  ] as const) {
    const { collection } = demoFiles.find((file) => file.name === name)!;
    const rows = (await server.stores.of(collection).all()) as unknown as Record<string, string>[];
    for (const type of ['Villas', 'Apartments', 'Townhouses']) {
      expect(rows.filter((row) => row[tab] === type).length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('spreads posts irregularly over months, the first of the file as the newest', async () => {
  const posts = await server.stores.of(blogs).all();
  const days = posts.map(({ createdAt }) => createdAt.getTime() / (24 * 60 * 60 * 1000));
  const between = days.slice(1).map((day, index) => days[index]! - day);
  expect(days[0]! - days.at(-1)!).toBeGreaterThan(150);
  expect(Math.min(...between)).toBeGreaterThan(1);
  expect(new Set(between.map(Math.round)).size).toBeGreaterThan(2);
});

test('stores each picture once', async () => {
  const files = (await readdir(server.uploads)).filter((name) => name.endsWith('.jpg'));
  expect(files.sort()).toEqual(result!.pictures.map(({ file }) => file).sort());
});

test('adds nothing to a database with records', async () => {
  const { total } = await server.stores.of(banners).page({ page: 1, limit: 1 });
  expect(await seed()).toBeNull();
  expect((await server.stores.of(banners).page({ page: 1, limit: 1 })).total).toBe(total);
});

test('counts records only if the query selects a total', async () => {
  const isCounted: boolean[] = [];
  const restore = interceptReads(server.database, (sql, run) => {
    isCounted.push(sql.includes('count(*)'));
    return run();
  });
  try {
    await runQuery(server, '{ banners { items { id } } uncounted: blogs(limit: 2) { items { id } limit } }');
    await runQuery(server, '{ categories { items { id } totalPages } }');
    expect(isCounted).toEqual([false, false, true]);
  } finally {
    restore();
  }
});

describe('a search finds', () => {
  interface Found {
    total: number;
    items: { location: string; placeId: string }[];
  }
  const find = async (words: string): Promise<Found> => {
    const query = `{ homes(limit: 1000, filter: { words: ${JSON.stringify(words)} }) { total items { location placeId } } }`;
    return (await runQuery<{ homes: Found }>(server, query)).data!.homes;
  };
  const locations = async (condition: string): Promise<string[]> => {
    const rows = await server.database.dataSource.query<{ location: string }[]>(
      `select location from listings where ${condition}`,
    );
    return rows.map(({ location }) => location).sort();
  };

  test('the homes of every building by its name', async () => {
    const rows = await server.database.dataSource.query<{ building: string }[]>(
      'select distinct building from listings where building is not null',
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { building } of rows.filter((row) => row.building.includes(' '))) {
      const { items } = await find(building);
      const expected = await locations(`building = '${building.replaceAll("'", "''")}'`);
      expect([building, items.map(({ location }) => location).sort()]).toEqual([building, expected]);
    }
  });

  test('a building beside other facts', async () => {
    const rented = await locations(`building = 'Indigo House' and kind = 'RentalApartment'`);
    expect(rented).not.toHaveLength(0);
    expect((await find('Indigo House business bay for rent')).total).toBe(rented.length);
    expect((await find('gull house villa')).total).toBe(0);
  });

  test('the homes near a landmark', async () => {
    const { total, items } = await find('near burj khalifa');
    expect(total).toBeGreaterThan(0);
    const places = new Set(items.map(({ placeId }) => placeId));
    expect(places).toContain('downtown-dubai');
    expect(places).not.toContain('dubai-marina');
    expect((await find('burj khalifa')).total).toBe(total);
    for (const words of ['dubai mall', 'sheikh zayed road', 'near the metro'])
      expect([words, (await find(words)).total > 0]).toEqual([words, true]);
  });

  test('the homes of several places', async () => {
    const [marina, palm] = [(await find('marina')).total, (await find('palm')).total];
    expect((await find('marina or jbr')).total).toBe(marina);
    expect((await find('palm or marina or jbr')).total).toBe(marina + palm);
  });
});
