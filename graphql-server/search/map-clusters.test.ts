import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Bounds } from '../../schema/search.ts';
import type { Database } from '../database/database.ts';
import { placeOf } from '../places/place.ts';
import { SeededRandom } from '../testing-random.ts';
import { openTestTables } from '../testing.ts';
import { HomeSort, type HomeFilter } from './home-filter.ts';
import { HomeSearch } from './home-search.ts';
import { mergeCells, type Cell, type Cluster, type MapView } from './map-clusters.ts';

interface Home {
  id: number;
  kind: string;
  place: string | null;
  bedroom_count: number;
  latitude: number | null;
  longitude: number | null;
}

const random = new SeededRandom(11);
const HOMES = 3_000;
const ROUNDS = 100;

let database: Database;
let search: HomeSearch;
const homes = Array.from({ length: HOMES }, (_, i) => randomHome(i + 1));

/** A random home, which may lack a pin or a place. */
function randomHome(id: number): Home {
  const place = random.of(['dubai-marina', 'business-bay', null]);
  const centre = placeOf(place ?? 'deira')!;
  const [north, east] = [(random.next() - 0.5) * 0.05, (random.next() - 0.5) * 0.05];
  const hasPin = random.is(0.8);
  return {
    ...{ id, kind: 'SaleApartment', place, bedroom_count: random.below(4) },
    latitude: hasPin ? centre.lat + north : null,
    longitude: hasPin ? centre.lng + east : null,
  };
}

beforeAll(async () => {
  database = await openTestTables();
  search = new HomeSearch(database);
  await database.dataSource.query(
    `insert into listings (kind, title, location, price, place, bedroom_count, latitude, longitude)
     select kind, 'Home', 'Somewhere', '1', place, bedroom_count, latitude, longitude
     from jsonb_populate_recordset(null::listings, $1::jsonb) order by id`,
    [JSON.stringify(homes)],
  );
});
afterAll(() => database.close());

/** The point of a home on the map; null without pin and place. */
function pointOf({ latitude, longitude, place }: Home): { lat: number; lng: number } | null {
  if (latitude !== null) return { lat: latitude, lng: longitude! };
  return place === null ? null : placeOf(place)!;
}

function matches(home: Home, filter: HomeFilter, { west, south, east, north }: Bounds): boolean {
  const point = pointOf(home);
  if (!point || point.lng < west || point.lng > east || point.lat < south || point.lat > north) return false;
  return filter.bedrooms?.includes(home.bedroom_count) ?? true;
}

function cellOf(home: Home): Cell {
  const { lat, lng } = pointOf(home)!;
  return {
    ...{ west: lng, south: lat, east: lng, north: lat, latitudeSum: lat, longitudeSum: lng },
    ...{ id: home.id, homes: 1, isApproximate: home.latitude === null },
  };
}

function randomView(): MapView {
  const zoom = random.between(9, 19);
  const width = 700 / 2 ** zoom;
  const place = placeOf(random.of(['dubai-marina', 'business-bay', 'deira']))!;
  const west = place.lng + (random.next() - 0.8) * width;
  const south = place.lat + (random.next() - 0.8) * width * 0.6;
  return { zoom, area: { west, south, east: west + width, north: south + width * 0.6 } };
}

/** Rounds, because sums in another order differ in the last digits. */
const comparable = (clusters: readonly Cluster[]) =>
  clusters.map((cluster) => ({
    ...cluster,
    latitude: cluster.latitude.toFixed(7),
    longitude: cluster.longitude.toFixed(7),
  }));

test('random views have the clusters and the list of a naive computation', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const view = randomView();
    const filter: HomeFilter = random.is(0.5) ? {} : { bedrooms: [random.below(4)] };
    const visible = homes.filter((home) => matches(home, filter, view.area));
    const expected = mergeCells(view, visible.map(cellOf));
    expect(comparable(await search.mapClusters(filter, view))).toEqual(comparable(expected));
    const request = { sort: HomeSort.NEWEST, page: 1, limit: HOMES };
    const { ids } = await search.searchHomes({ ...filter, within: view.area }, request);
    expect(ids.toSorted((one, other) => one - other)).toEqual(visible.map(({ id }) => id));
  }
});
