import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../database/database.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';
import { placesWithin } from '../places/place.ts';
import { SeededRandom } from '../testing-random.ts';
import { openTestTables } from '../testing.ts';
import { HomeSearch } from './home-search.ts';
import { HomeSort, MANY_BEDROOMS, Purpose, type FacetFilter, type HomeFilter } from './home-filter.ts';
import type { Facets } from './search-homes.ts';

interface Home {
  id: number;
  kind: string;
  property_type: PropertyType | null;
  place: string | null;
  bedroom_count: number | null;
  bathroom_count: number | null;
  furnishing: Furnishing | null;
  completion: Completion | null;
  amenities: Amenity[];
  views: View[];
  cheques: number | null;
  amount: number | null;
  rent_period: string | null;
  built_up_area: number | null;
  created_at: string;
}

const HOMES = 600;
const ROUNDS = 100;
const KINDS = ['SaleApartment', 'SaleVilla', 'RentalApartment', 'RentalVilla'];
const PLACES = ['dubai-marina', 'business-bay', 'palm-jumeirah', 'downtown-dubai'];
const AMENITIES = [Amenity.BALCONY, Amenity.SHARED_POOL, Amenity.SECURITY];
const VIEWS = [View.SEA, View.PALM, View.COMMUNITY];
const TYPES = [PropertyType.APARTMENT, PropertyType.PENTHOUSE, PropertyType.VILLA];

const random = new SeededRandom(7);
const homes = Array.from({ length: HOMES }, (_, i) => randomHome(i + 1));
let database: Database;
let search: HomeSearch;

function orNull<Value>(value: Value): Value | null {
  return random.is(0.8) ? value : null;
}

function randomHome(id: number): Home {
  const kind = random.of(KINDS);
  return {
    id,
    kind,
    property_type: orNull(random.of(TYPES)),
    place: orNull(random.of(PLACES)),
    bedroom_count: orNull(random.below(10)),
    bathroom_count: orNull(random.below(6)),
    furnishing: orNull(random.of(Object.values(Furnishing))),
    completion: orNull(random.of(Object.values(Completion))),
    amenities: AMENITIES.filter(() => random.is(0.5)),
    views: VIEWS.filter(() => random.is(0.5)),
    cheques: kind.startsWith('Rental') ? orNull(random.of([1, 2, 4, 6])) : null,
    amount: orNull(random.between(1, 40) * 100_000),
    rent_period: kind.startsWith('Rental') ? 'year' : null,
    built_up_area: orNull(random.between(2, 30) * 500),
    created_at: new Date(Date.UTC(2026, 0, 1 + random.below(60))).toISOString(),
  };
}

beforeAll(async () => {
  database = await openTestTables();
  search = new HomeSearch(database);
  const columns = Object.keys(homes[0]!).filter((name) => name !== 'id');
  await database.dataSource.query(
    `insert into listings (title, location, price, ${columns.join()})
     select 'Home', 'Somewhere', '1', ${columns.join()}
     from jsonb_populate_recordset(null::listings, $1::jsonb) order by id`,
    [JSON.stringify(homes)],
  );
});
afterAll(() => database.close());

const purposeOf = ({ kind }: Home): Purpose => (kind.startsWith('Sale') ? Purpose.SALE : Purpose.RENT);
const typeOf = ({ kind, property_type }: Home): string =>
  property_type ?? (kind.endsWith('Villa') ? 'villa' : 'apartment');
const bedroomsOf = ({ bedroom_count: count }: Home): number | null =>
  count === null ? null : Math.min(count, MANY_BEDROOMS);

const includes = <Value>(list: readonly Value[] | undefined, value: Value | null): boolean =>
  list === undefined || (value !== null && list.includes(value));
const isBetween = (value: number | null, from: number | undefined, to: number | undefined): boolean =>
  (from === undefined && to === undefined) ||
  (value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity));

function matches(home: Home, filter: HomeFilter): boolean {
  return (
    (filter.purpose === undefined || filter.purpose === purposeOf(home)) &&
    includes<string>(filter.types, typeOf(home)) &&
    includes(filter.places?.flatMap(placesWithin), home.place) &&
    includes(filter.bedrooms, bedroomsOf(home)) &&
    includes(filter.furnishing, home.furnishing) &&
    includes(filter.completion && [filter.completion], home.completion) &&
    (filter.amenities ?? []).every((amenity) => home.amenities.includes(amenity)) &&
    (filter.views ?? []).every((view) => home.views.includes(view)) &&
    isBetween(home.cheques, filter.cheques, filter.cheques === 1 ? 1 : undefined) &&
    isBetween(home.amount, filter.priceFrom, filter.priceTo) &&
    isBetween(home.built_up_area, filter.areaFrom, filter.areaTo) &&
    isBetween(home.bathroom_count, filter.bathrooms, undefined)
  );
}

function compare(sort: HomeSort, isGrouped: boolean): (one: Home, other: Home) => number {
  const lastIfMissing = (value: number | null, direction: 1 | -1) => value ?? direction * Infinity;
  const rate = ({ amount, built_up_area: area }: Home) =>
    amount === null || area === null ? null : amount / area;
  const keys: Record<HomeSort, [key: (home: Home) => number | null, direction: 1 | -1]> = {
    [HomeSort.NEWEST]: [({ created_at: at }) => Date.parse(at), -1],
    [HomeSort.PRICE_LOW]: [({ amount }) => amount, 1],
    [HomeSort.PRICE_HIGH]: [({ amount }) => amount, -1],
    [HomeSort.AREA_LARGE]: [({ built_up_area: area }) => area, -1],
    [HomeSort.AREA_SMALL]: [({ built_up_area: area }) => area, 1],
    [HomeSort.VALUE]: [rate, 1],
  };
  const [key, direction] = keys[sort];
  return (one, other) => {
    if (isGrouped && purposeOf(one) !== purposeOf(other)) return purposeOf(one) === Purpose.SALE ? -1 : 1;
    const [a, b] = [lastIfMissing(key(one), direction), lastIfMissing(key(other), direction)];
    return direction * (a === b ? one.id - other.id : a - b);
  };
}

const VALUES: Record<keyof FacetFilter, (home: Home) => readonly (string | null)[]> = {
  purpose: (home) => [purposeOf(home)],
  types: (home) => [typeOf(home)],
  places: ({ place }) => [place],
  bedrooms: (home) => [bedroomsOf(home)?.toString() ?? null],
  furnishing: ({ furnishing }) => [furnishing],
  completion: ({ completion }) => [completion],
  amenities: ({ amenities }) => amenities,
  views: ({ views }) => views,
};

/** Counts every value among the homes that match the other filters; the amenities and views of a filter apply to their own facets. */
function countFacets(filter: HomeFilter): Record<keyof Facets, Record<string, number>> {
  const counted = Object.entries(VALUES).map(([name, valuesOf]) => {
    const others = name === 'amenities' || name === 'views' ? filter : { ...filter, [name]: undefined };
    const counts: Record<string, number> = {};
    for (const home of homes.filter((one) => matches(one, others)))
      for (const value of valuesOf(home)) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
    return [name, counts];
  });
  return Object.fromEntries(counted) as Record<keyof Facets, Record<string, number>>;
}

function randomFilter(): HomeFilter {
  const some = <Value>(values: readonly Value[]) => values.filter(() => random.is(0.5));
  const filter: HomeFilter = {
    purpose: random.of(Object.values(Purpose)),
    types: some(TYPES),
    places: some([...PLACES, 'dubai']),
    bedrooms: some([0, 1, 2, 3, MANY_BEDROOMS]),
    furnishing: some(Object.values(Furnishing)),
    completion: random.of(Object.values(Completion)),
    amenities: some(AMENITIES),
    views: some(VIEWS),
    cheques: random.of([1, 2, 4]),
    priceFrom: random.between(1, 20) * 100_000,
    priceTo: random.between(15, 40) * 100_000,
    areaFrom: random.between(2, 10) * 500,
    areaTo: random.between(8, 30) * 500,
    bathrooms: random.below(5),
  };
  return Object.fromEntries(Object.entries(filter).filter(() => random.is(0.25)));
}

test(`${ROUNDS} random searches have the pages, totals and facets of a naive search`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const filter = randomFilter();
    const sort = random.of(Object.values(HomeSort));
    const isGrouped =
      filter.purpose === undefined &&
      [HomeSort.PRICE_LOW, HomeSort.PRICE_HIGH, HomeSort.VALUE].includes(sort);
    const expected = homes.filter((home) => matches(home, filter)).sort(compare(sort, isGrouped));
    const page = random.between(1, 3);
    const found = await search.searchHomes(filter, { sort, page, limit: 10, withFacets: true });
    const first = (Math.min(page, Math.max(1, Math.ceil(expected.length / 10))) - 1) * 10;
    const facets = Object.fromEntries(
      Object.entries(found.facets!).map(([name, counts]) => [name, Object.fromEntries(counts)]),
    );
    expect({ filter, sort, page, total: found.total, ids: found.ids, facets }).toEqual({
      ...{ filter, sort, page, total: expected.length, facets: countFacets(filter) },
      ids: expected.slice(first, first + 10).map(({ id }) => id),
    });
  }
});
