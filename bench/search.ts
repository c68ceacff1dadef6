import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '../graphql-server/collections.ts';
import { openDatabase } from '../graphql-server/database/database.ts';
import { migrations } from '../graphql-server/database/migrations/index.ts';
import { Amenity, Completion, Furnishing } from '../graphql-server/listings/facts/choices.ts';
import { HomeSearch } from '../graphql-server/search/home-search.ts';
import { HomeSort, Purpose, type HomeFilter } from '../graphql-server/search/home-filter.ts';
import { insertHomes } from './fixtures.ts';
import { median } from './load.ts';
import { freshDatabase, type PostgresServer } from '../graphql-server/database/testing-postgres.ts';

const ON_POSTGRES = [10_000, 100_000];
const EMBEDDED = [1_000, 10_000];
const RUNS = 15;

/** Searches from a rare to the most expensive one. Each returns a page, the total and all facets. */
const SEARCHES: Record<string, { filter: HomeFilter; sort?: HomeSort }> = {
  'sale, one community, 1 or 2 bedrooms': {
    filter: { purpose: Purpose.SALE, places: ['dubai-marina'], bedrooms: [1, 2] },
  },
  'sale, price, bedrooms, two amenities': {
    filter: {
      purpose: Purpose.SALE,
      priceFrom: 1_000_000,
      priceTo: 3_000_000,
      bedrooms: [2, 3],
      amenities: [Amenity.BALCONY, Amenity.SHARED_POOL],
    },
    sort: HomeSort.PRICE_LOW,
  },
  everything: { filter: {} },
  'every facet set': {
    filter: {
      purpose: Purpose.SALE,
      places: ['dubai'],
      bedrooms: [0, 1, 2, 3],
      furnishing: [Furnishing.FURNISHED],
      completion: Completion.COMPLETED,
    },
    sort: HomeSort.VALUE,
  },
};

/** Measures searches on PostgreSQL and on the embedded database. Returns a Markdown table of median times in milliseconds. */
export async function measureSearch(server: PostgresServer | null): Promise<string> {
  const lines = ['| database | homes | search | ms |', '| --- | ---: | --- | ---: |'];
  for (const homes of server ? ON_POSTGRES : []) {
    const { url, drop } = await freshDatabase(server!.url);
    lines.push(...(await measure('PostgreSQL', homes, { url, folder: '' })));
    await drop();
  }
  for (const homes of EMBEDDED) {
    const folder = mkdtempSync(join(tmpdir(), 'marsa-bench-search-'));
    lines.push(...(await measure('embedded', homes, { url: undefined, folder })));
    rmSync(folder, { recursive: true });
  }
  return lines.join('\n');
}

async function measure(
  name: string,
  homes: number,
  target: { url: string | undefined; folder: string },
): Promise<string[]> {
  await insertHomes(target, homes);
  const database = await openDatabase({ ...target, entities, migrations });
  await database.dataSource.query('analyze homes');
  const search = new HomeSearch(database);
  const lines: string[] = [];
  for (const [title, { filter, sort = HomeSort.NEWEST }] of Object.entries(SEARCHES)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      await search.searchHomes(filter, { sort, page: 1, limit: 12, withFacets: true });
      times.push(performance.now() - start);
    }
    lines.push(`| ${name} | ${homes.toLocaleString('en')} | ${title} | ${median(times).toFixed(1)} |`);
  }
  await database.close();
  return lines;
}
