import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { interceptReads } from '../database/testing-statements.ts';
import { runQuery } from '../graphql/testing.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';
import { listingKinds, type ListingType } from '../../schema/listing-kinds.ts';
import { isNear, landmarkOf, landmarks } from '../places/landmarks.ts';
import { isWithin, placeOf, type Place } from '../places/place.ts';
import { listingsOf, saleVillas } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { AMENITIES, listingCondition, VIEWS } from './conditions.ts';
import { HomeSort, MANY_BEDROOMS, Purpose, type FacetFilter, type HomeFilter } from './home-filter.ts';
import { HomeSearch } from './home-search.ts';
import { MAX_CLUSTERS, mergeCells } from './map-clusters.ts';
import type { Position } from './search-homes.ts';
import { MAX_KILOMETRES } from './similar-homes.ts';
import { CLOSEST, MARGIN, type Bounds } from '../../schema/search.ts';

let server: TestServer;
let homes: Home[];

/** The columns of a listing by which the search filters. */
interface Home {
  id: number;
  kind: ListingType;
  property_type: PropertyType | null;
  amount: number | null;
  rent_period: string | null;
  price_on_request: boolean | null;
  bedroom_count: number | null;
  bathroom_count: number | null;
  built_up_area: number | null;
  furnishing: Furnishing | null;
  completion: Completion | null;
  place: string | null;
  building: string | null;
  amenities: Amenity[];
  views: View[];
  cheques: number | null;
  latitude: number | null;
  longitude: number | null;
}

const HOME_COUNT = 400;

/** Returns a generator of the same numbers from 0 to 1 in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}
const nextRandom = random(7);
const oneOf = <Value>(all: readonly Value[]): Value => all[Math.floor(nextRandom() * all.length)]!;
const orNull = <Value>(value: Value): Value | null => (nextRandom() < 0.9 ? value : null);
const someOf = <Value>(all: readonly Value[], share: number) => all.filter(() => nextRandom() < share);

const PLACES = [
  'dubai-marina',
  'jumeirah-beach-residence',
  'palm-jumeirah',
  'business-bay',
  'deira',
  'dubai',
];

const BUILDINGS = ['Gull House', 'Marina Gate 1', 'Marina Gate 2', 'برج النور'];

function randomHome(id: number): Home {
  const kind = oneOf(Object.keys(listingKinds) as Home['kind'][]);
  const rent_period = listingKinds[kind].purpose === 'RENT' ? oneOf(['year', 'month', 'week', 'day']) : null;
  return {
    id,
    kind,
    property_type: orNull(oneOf(Object.values(PropertyType))),
    amount: orNull(Math.round(nextRandom() * 2_000_000) + 1),
    rent_period,
    price_on_request: orNull(nextRandom() < 0.1),
    bedroom_count: orNull(Math.floor(nextRandom() * 10)),
    bathroom_count: orNull(Math.floor(nextRandom() * 8)),
    built_up_area: orNull(Math.round(nextRandom() * 50_000) + 100),
    furnishing: orNull(oneOf(Object.values(Furnishing))),
    completion: orNull(oneOf(Object.values(Completion))),
    place: orNull(oneOf(PLACES)),
    building: orNull(oneOf(BUILDINGS)),
    amenities: someOf(Object.values(Amenity), 0.3),
    views: someOf(Object.values(View), 0.3),
    cheques: rent_period === 'year' ? orNull(oneOf([1, 2, 4, 12])) : null,
    ...oneOf([
      { latitude: 24.9 + nextRandom() * 0.4, longitude: 55 + nextRandom() * 0.5 },
      { latitude: null, longitude: null },
    ]),
  };
}

beforeAll(async () => {
  server = await openTestServer();
  homes = Array.from({ length: HOME_COUNT }, (_, i) => randomHome(i + 1));
  await server.database.dataSource.query(
    `insert into listings (kind, title, location, price, created_at, ${COLUMNS})
     select kind, 'Home ' || id, 'Somewhere', 'Something', '2026-01-01'::timestamptz + id * interval '1 hour', ${COLUMNS}
     from jsonb_populate_recordset(null::listings, $1::jsonb) order by id`,
    [JSON.stringify(homes)],
  );
});
afterAll(() => server.close());

const COLUMNS = Object.keys(randomHome(0))
  .filter((column) => !['id', 'kind'].includes(column))
  .join(', ');

const PERIODS: Record<string, number> = { year: 1, month: 12, week: 52, day: 365 };
const yearlyPriceOf = ({ amount, rent_period, price_on_request }: Home) =>
  amount === null || price_on_request ? null : amount * PERIODS[rent_period ?? 'year']!;
/** The type of a home; the usual one of its kind if none is stored. */
const typeOf = ({ kind, property_type }: Home) =>
  property_type ?? (kind.endsWith('Villa') ? PropertyType.VILLA : PropertyType.APARTMENT);
const bedroomsOf = ({ bedroom_count }: Home) =>
  bedroom_count === null ? null : Math.min(bedroom_count, MANY_BEDROOMS);

/** The position of a home: its pin, or the centre of its place. */
const pinOf = ({ latitude, longitude, place }: Home): Pick<Place, 'lat' | 'lng'> | undefined =>
  latitude === null ? placeOf(place ?? '') : { lat: latitude, lng: longitude! };
const isInBounds = (home: Home, { west, south, east, north }: Bounds): boolean => {
  const pin = pinOf(home);
  return !!pin && pin.lng >= west && pin.lng <= east && pin.lat >= south && pin.lat <= north;
};

const isNearLandmark = (home: Home, id: string): boolean => {
  const pin = pinOf(home);
  const isInCity = home.latitude !== null || home.place !== 'dubai'; // the centre of the city says nothing
  return !!pin && isInCity && isNear(pin, landmarkOf(id)!);
};

/** The naive condition of each field of a filter. */
const MATCHES: {
  [Name in keyof HomeFilter]-?: (home: Home, value: NonNullable<HomeFilter[Name]>) => boolean;
} = {
  purpose: ({ kind }, value) => purposeOf({ kind }) === value,
  types: (home, value) => value.includes(typeOf(home)),
  places: (home, value) =>
    value.some((one) => {
      const [place, other] = [placeOf(home.place ?? ''), placeOf(one)];
      return other ? place !== undefined && isWithin(place, other) : isNearLandmark(home, one);
    }),
  listing: ({ id, kind }, value) => 'id' in value && id === value.id && kind === value.kind,
  buildings: ({ building }, value) => building !== null && value.includes(building),
  near: (home, value) => value.some((one) => isNearLandmark(home, one)),
  bedrooms: (home, value) => bedroomsOf(home) !== null && value.includes(bedroomsOf(home)!),
  furnishing: ({ furnishing }, value) => furnishing !== null && value.includes(furnishing),
  completion: ({ completion }, value) => completion === value,
  amenities: ({ amenities }, value) => value.every((one) => amenities.includes(one)),
  anyAmenities: ({ amenities }, value) =>
    value.every((group) => group.some((one) => amenities.includes(one))),
  views: ({ views }, value) => value.every((one) => views.includes(one)),
  anyViews: ({ views }, value) => value.every((group) => group.some((one) => views.includes(one))),
  excluded: (home, { types, places, bedrooms, furnishing, amenities, views }) =>
    !types?.includes(typeOf(home)) &&
    !(places && MATCHES.places(home, places)) &&
    !(bedrooms && MATCHES.bedrooms(home, bedrooms)) &&
    !(furnishing && MATCHES.furnishing(home, furnishing)) &&
    !amenities?.some((one) => home.amenities.includes(one)) &&
    !views?.some((one) => home.views.includes(one)),
  cheques: ({ cheques }, value) => cheques !== null && (value === 1 ? cheques === 1 : cheques >= value),
  priceFrom: (home, value) => yearlyPriceOf(home) !== null && yearlyPriceOf(home)! >= value,
  priceTo: (home, value) => yearlyPriceOf(home) !== null && yearlyPriceOf(home)! <= value,
  bathrooms: ({ bathroom_count }, value) => bathroom_count !== null && bathroom_count >= value,
  areaFrom: ({ built_up_area }, value) => built_up_area !== null && built_up_area >= value,
  areaTo: ({ built_up_area }, value) => built_up_area !== null && built_up_area <= value,
  within: isInBounds,
  publishedAfter: () => true, // every home was published at once
  words: ({ id }, value) => value === `'${id}'`,
};

const purposeOf = ({ kind }: Pick<Home, 'kind'>) => Purpose[listingKinds[kind].purpose];

/** The homes that match a filter, ignoring the field `ignored`. */
const matchingHomes = (filter: HomeFilter, ignored?: keyof HomeFilter) =>
  homes.filter((home) =>
    Object.entries(filter).every(([name, value]) => {
      const matches = MATCHES[name as keyof HomeFilter] as (home: Home, value: unknown) => boolean;
      return name === ignored || matches(home, value);
    }),
  );

const VALUES: { [Name in keyof FacetFilter]-?: (home: Home) => readonly (string | null)[] } = {
  purpose: (home) => [purposeOf(home)],
  types: (home) => [typeOf(home)],
  places: ({ place }) => [place],
  bedrooms: (home) => [bedroomsOf(home)?.toString() ?? null],
  furnishing: ({ furnishing }) => [furnishing],
  completion: ({ completion }) => [completion],
  amenities: ({ amenities }) => amenities,
  views: ({ views }) => views,
};

function countsOf(filter: HomeFilter, facet: keyof FacetFilter): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const home of matchingHomes(filter, facet === 'amenities' || facet === 'views' ? undefined : facet)) {
    for (const value of VALUES[facet](home)) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function randomBounds(): Bounds {
  const [west, south] = [55 + nextRandom() * 0.3, 24.9 + nextRandom() * 0.2];
  return { west, south, east: west + 0.01 + nextRandom() * 0.4, north: south + 0.01 + nextRandom() * 0.3 };
}

function randomFilter(): HomeFilter {
  const all: Required<HomeFilter> = {
    purpose: oneOf(Object.values(Purpose)),
    types: [oneOf(Object.values(PropertyType)), oneOf(Object.values(PropertyType))],
    places: [oneOf(PLACES), oneOf(landmarks).id].slice(Math.floor(nextRandom() * 2)),
    near: [oneOf(landmarks).id],
    listing: {
      kind: oneOf(['SaleVilla', 'RentalApartment'] as const),
      id: Math.ceil(nextRandom() * HOME_COUNT),
    },
    buildings: [oneOf(BUILDINGS), oneOf(BUILDINGS)],
    bedrooms: [Math.floor(nextRandom() * 8), MANY_BEDROOMS],
    furnishing: [oneOf(Object.values(Furnishing))],
    completion: oneOf(Object.values(Completion)),
    amenities: [oneOf(Object.values(Amenity))],
    anyAmenities: [
      [Amenity.SHARED_POOL, Amenity.PRIVATE_POOL],
      [oneOf(Object.values(Amenity)), Amenity.STUDY],
    ],
    views: [oneOf(Object.values(View))],
    anyViews: [[View.SEA, View.MARINA, oneOf(Object.values(View))]],
    cheques: oneOf([1, 2, 4]),
    priceFrom: Math.round(nextRandom() * 1_000_000),
    priceTo: Math.round(nextRandom() * 5_000_000),
    bathrooms: Math.floor(nextRandom() * 5),
    areaFrom: Math.round(nextRandom() * 20_000),
    areaTo: Math.round(nextRandom() * 60_000),
    within: randomBounds(),
    publishedAfter: '-infinity',
    excluded: {
      types: [oneOf(Object.values(PropertyType))],
      places: [oneOf(PLACES)],
      bedrooms: [oneOf([0, 2, MANY_BEDROOMS])],
      furnishing: [oneOf(Object.values(Furnishing))],
      amenities: [oneOf(Object.values(Amenity))],
      views: [oneOf(Object.values(View))],
    },
    words: `'${1 + Math.floor(nextRandom() * HOME_COUNT)}'`,
  };
  const names = Object.keys(all) as (keyof HomeFilter)[];
  return Object.fromEntries(someOf(names, 0.2).map((name) => [name, all[name]]));
}

const KEYS: Record<HomeSort, (home: Home) => number | null> = {
  [HomeSort.NEWEST]: ({ id }) => -id,
  [HomeSort.PRICE_LOW]: yearlyPriceOf,
  [HomeSort.PRICE_HIGH]: (home) => (yearlyPriceOf(home) === null ? null : -yearlyPriceOf(home)!),
  [HomeSort.AREA_LARGE]: ({ built_up_area }) => (built_up_area === null ? null : -built_up_area),
  [HomeSort.AREA_SMALL]: ({ built_up_area }) => built_up_area,
  [HomeSort.VALUE]: (home) =>
    yearlyPriceOf(home) === null || home.built_up_area === null
      ? null
      : yearlyPriceOf(home)! / home.built_up_area,
};

/** The sort key of a home; by price, homes for sale come before homes for rent. */
const rankOf = (home: Home, sort: HomeSort): number => {
  const isByPrice = [HomeSort.PRICE_LOW, HomeSort.PRICE_HIGH, HomeSort.VALUE].includes(sort);
  const isSecond = isByPrice && purposeOf(home) === Purpose.RENT;
  return Math.min(KEYS[sort](home) ?? LAST, LAST) + (isSecond ? 4 * LAST : 0);
};
const LAST = 1e12;

/** Filters that are tested first: no filter, only facets, repeated values. */
const FIXED_FILTERS: HomeFilter[] = [
  {},
  { bedrooms: [2, 2, 3] },
  { purpose: Purpose.RENT, furnishing: [Furnishing.FURNISHED, Furnishing.FURNISHED] },
  { places: ['near-burj-khalifa', 'dubai-marina'], near: ['near-the-metro'] },
  { places: ['dubai'], completion: Completion.COMPLETED },
  { purpose: Purpose.SALE, places: ['deira'], bedrooms: [1, 2], furnishing: [Furnishing.FURNISHED] },
];

async function expectNaiveResults(search: HomeSearch, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const filter = FIXED_FILTERS[round] ?? randomFilter();
    const sort = oneOf(Object.values(HomeSort));
    const limit = oneOf([1, 7, 12, 500]);
    const page = oneOf([1, 1, 2, 99]);
    const result = await search.searchHomes(filter, { sort, page, limit, withFacets: true });
    const all = matchingHomes(filter);
    expect([filter, result.total]).toEqual([filter, all.length]);
    const pages = Math.max(1, Math.ceil(all.length / limit));
    expect(result.pages).toBe(pages);
    expect(result.page).toBe(Math.min(page, pages));
    const keys = result.ids.map((id) => rankOf(homes[id - 1]!, sort));
    const expected = all.map((home) => rankOf(home, sort)).sort((one, other) => one - other);
    const from = (result.page - 1) * limit;
    expect([filter, sort, keys]).toEqual([filter, sort, expected.slice(from, from + limit)]);
    const uncounted = await search.searchHomes(filter, { sort, page, limit });
    expect([filter, uncounted]).toEqual([filter, { ...result, facets: null }]);
    for (const facet of Object.keys(VALUES) as (keyof FacetFilter)[]) {
      expect([filter, facet, Object.fromEntries(result.facets![facet])]).toEqual([
        filter,
        facet,
        countsOf(filter, facet),
      ]);
    }
  }
}

describe('a search', () => {
  test('has the results, counts and order of a naive search for every filter', async () => {
    await expectNaiveResults(new HomeSearch(server.database), 150);
  });

  test('has the results of a naive search after many homes have changed', async () => {
    const search = new HomeSearch(server.database);
    for (let round = 0; round < 4; round++) {
      const changed = someOf(homes, [0.5, 0.01, 0.3, 0.02][round]!).map(({ id }) => randomHome(id));
      for (const home of changed) homes[home.id - 1] = home;
      await server.database.dataSource.query(
        `update listings set (kind, ${COLUMNS}) = (select kind, ${COLUMNS} from jsonb_populate_record(null::listings, one))
         from jsonb_array_elements($1::jsonb) one where id = (one->>'id')::int`,
        [JSON.stringify(changed)],
      );
      await expectNaiveResults(search, 40);
    }
  });

  test('is paged by cursor from any home, each home once', async () => {
    const search = new HomeSearch(server.database);
    for (const [sort, filter] of Object.values(HomeSort).flatMap((one): [HomeSort, HomeFilter][] => [
      [one, {}],
      [one, { purpose: oneOf(Object.values(Purpose)) }],
    ])) {
      const all: number[] = [];
      let hasMore = true;
      for (let after: Position | undefined; hasMore;) {
        const slice = await search.homesAfter(filter, { sort, limit: 37, after });
        expect(slice.total).toBe(matchingHomes(filter).length);
        all.push(...slice.homes.map(({ id }) => id));
        after = slice.homes.at(-1);
        hasMore = slice.hasMore;
      }
      const { ids } = await search.searchHomes(filter, { sort, page: 1, limit: 1000 });
      expect([sort, all]).toEqual([sort, ids]);
    }
  });

  test('is clustered on the map with each home once and a bounded number of clusters', async () => {
    const search = new HomeSearch(server.database);
    for (let round = 0; round < 60; round++) {
      const [filter, area, zoom] = [randomFilter(), randomBounds(), Math.floor(nextRandom() * 21)];
      const clusters = await search.mapClusters(filter, { area, zoom });
      const visible = matchingHomes(filter).filter((home) => isInBounds(home, area));
      expect(clusters.reduce((sum, { homes }) => sum + homes, 0)).toBe(visible.length);
      expect(clusters.length).toBeLessThanOrEqual(MAX_CLUSTERS);
      for (const { homes: many, id, isApproximate, ...cluster } of clusters) {
        const inside = visible.filter((home) => isInBounds(home, cluster));
        expect(inside.length).toBeGreaterThanOrEqual(many);
        expect(id === null).toBe(many > 1);
        if (id === null) continue;
        const home = homes[id - 1]!;
        expect({ lat: cluster.latitude, lng: cluster.longitude }).toMatchObject({
          lat: pinOf(home)!.lat,
          lng: pinOf(home)!.lng,
        });
        expect(isApproximate).toBe(home.latitude === null);
      }
      // A pin is 48 pixels wide.
      const pixel = 360 / 2 ** zoom / 256;
      const distances = clusters.flatMap((one, i) =>
        clusters
          .slice(0, i)
          .map((other) =>
            Math.hypot((one.latitude - other.latitude) / 0.905, one.longitude - other.longitude),
          ),
      );
      expect(Math.min(Infinity, ...distances) / pixel).toBeGreaterThan(47.9);
    }
  });

  test('has separate clusters at the highest zoom', () => {
    const zoom = CLOSEST;
    const pixel = 360 / 2 ** zoom / 256;
    const area = { west: 55.1, south: 25.1, east: 55.1 + pixel * 600, north: 25.1 + pixel * 600 };
    for (let round = 0; round < 100; round++) {
      const pins = Array.from({ length: 160 }, () => ({
        latitude: area.south + nextRandom() * (area.north - area.south),
        longitude: area.west + nextRandom() * (area.east - area.west),
      }));
      const cells = pins.map(({ latitude, longitude }, i) => ({
        ...{ west: longitude, south: latitude, east: longitude, north: latitude },
        ...{ homes: 1, isApproximate: false, id: i + 1, latitudeSum: latitude, longitudeSum: longitude },
      }));
      const counts = mergeCells({ area, zoom }, cells).map(({ homes: many, west, south, east, north }) => {
        const isInside = ({ latitude, longitude }: (typeof pins)[number]) =>
          latitude >= south - MARGIN &&
          latitude <= north + MARGIN &&
          longitude >= west - MARGIN &&
          longitude <= east + MARGIN;
        return [many, pins.filter(isInside).length];
      });
      for (const [many, listed] of counts) expect(listed).toBe(many);
    }
  });

  test('finds homes nearby and similar homes', async () => {
    const search = new HomeSearch(server.database);
    const kilometres = (one: Home, other: Home) => {
      const [a, b] = [pinOf(one)!, pinOf(other)!];
      return 111.2 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));
    };
    const logRatio = (one: number | null, other: number | null) =>
      one === null || other === null ? 0.5 : Math.abs(Math.log(one / other));
    const distance = (one: Home, other: Home) => {
      const [bedrooms, otherBedrooms] = [bedroomsOf(one), bedroomsOf(other)];
      const isKnown = bedrooms !== null && otherBedrooms !== null;
      return (
        logRatio(yearlyPriceOf(one), yearlyPriceOf(other)) +
        logRatio(one.built_up_area, other.built_up_area) / 2 +
        (isKnown
          ? Math.min(Math.abs(bedrooms - otherBedrooms) * 0.3, 2)
          : bedrooms === otherBedrooms
            ? 0
            : 2) +
        (one.place === other.place ? 0 : 0.3)
      );
    };
    for (const home of homes.slice(0, 40)) {
      const others = homes.filter((one) => one !== home && purposeOf(one) === purposeOf(home));
      const like = (await search.similarHomes(home.id, 5)).map((id) => homes[id - 1]!);
      const ofType = others.filter((one) => typeOf(one) === typeOf(home));
      expect(like).toHaveLength(Math.min(5, ofType.length));
      expect(ofType).toEqual(expect.arrayContaining(like));
      const distances = ofType.map((one) => distance(home, one)).sort((one, other) => one - other);
      for (const [rank, one] of like.entries()) expect(distance(home, one)).toBeCloseTo(distances[rank]!, 9);
      const near = (await search.nearbyHomes(home.id, 5)).map((id) => homes[id - 1]!);
      const kilometresTo = pinOf(home)
        ? others.filter((one) => pinOf(one)).map((one) => kilometres(home, one))
        : [];
      const nearest = kilometresTo.filter((one) => one <= MAX_KILOMETRES).sort((one, other) => one - other);
      expect(near.map((one) => kilometres(home, one))).toEqual(nearest.slice(0, 5));
    }
    expect([await search.nearbyHomes(999_999, 5), await search.similarHomes(999_999, 5)]).toEqual([[], []]);
  });
});

test.each([
  ['amenity_bits', AMENITIES],
  ['view_bits', VIEWS],
] as const)('the database and the search use the same bits in %s', async (bitsFunction, values) => {
  for (const [bit, value] of values.entries()) {
    const sql = `select ${bitsFunction}(array[$1])::float8 as bits`;
    expect(await server.database.dataSource.query(sql, [value])).toEqual([{ bits: 2 ** bit }]);
  }
});

describe('a list of staff', () => {
  test('has the results of the search of its kind for every filter', async () => {
    for (let round = 0; round < 60; round++) {
      const filter = randomFilter();
      const reading = server.stores.reader(oneOf(Object.values(listingsOf)));
      const page = await reading.page({ page: 1, limit: 1000, where: listingCondition(filter), sort: 'id' });
      const kind = reading.resource.entity.name;
      const all = matchingHomes(filter).filter((home) => home.kind === kind);
      expect([filter, page.total, page.items.map(({ id }) => id)]).toEqual([
        filter,
        all.length,
        all.map(({ id }) => id),
      ]);
    }
  });
});

describe('a changed home', () => {
  const ids = async (search: HomeSearch) =>
    (await search.searchHomes({ words: `'anew'` }, { sort: HomeSort.NEWEST, page: 1, limit: 9 })).ids;
  const villas = () => server.stores.of(saleVillas);
  const words = { title: 'Anew', location: 'Deira', price: 'AED 9,000,000' };

  test('is found at once after each kind of write', async () => {
    const [one, other] = [new HomeSearch(server.database), new HomeSearch(server.database)];
    expect([await ids(one), await ids(other)]).toEqual([[], []]);
    const { id } = await villas().create(words);
    expect([await ids(one), await ids(other)]).toEqual([[id], [id]]);
    const expensive = { purpose: Purpose.SALE, priceFrom: 20_000_000 };
    const paging = { sort: HomeSort.NEWEST, page: 1, limit: 9 };
    expect((await one.searchHomes(expensive, paging)).ids).toEqual([]);
    await villas().update(id, { amount: 30_000_000 });
    expect((await one.searchHomes(expensive, paging)).ids).toEqual([id]);
    await villas().remove(id);
    expect([(await one.searchHomes(expensive, paging)).ids, await ids(other)]).toEqual([[], []]);
    await villas().restore([id]);
    expect([(await one.searchHomes(expensive, paging)).ids, await ids(other)]).toEqual([[id], [id]]);
    await villas().remove(id);
  });

  test('is found by amounts above 32 bits, up to the maximum', async () => {
    const search = new HomeSearch(server.database);
    const paging = { sort: HomeSort.PRICE_HIGH, page: 1, limit: 9 };
    const findFrom = async (priceFrom: number) =>
      (await search.searchHomes({ purpose: Purpose.SALE, priceFrom }, paging)).ids;
    const { id } = await villas().create({ ...words, price: 'AED 3,000,000,000', builtUpArea: 100 });
    const mostExpensive = {
      title: 'Anew',
      location: 'Deira',
      amount: 9_000_000_000_000_000,
      builtUpArea: 100,
    };
    const { id: last } = await villas().create(mostExpensive);
    expect(await findFrom(2_500_000_000)).toEqual([last, id]);
    expect(await findFrom(3_000_000_001)).toEqual([last]);
    expect(await findFrom(9_000_000_000_000_000)).toEqual([last]);
    await villas().remove(id);
    await villas().remove(last);
  });

  test('is found by every search that starts after the write', async () => {
    const search = new HomeSearch(server.database);
    for (let round = 0; round < 10; round++) {
      const before = Array.from({ length: 5 }, () => ids(search));
      const { id } = await villas().create(words);
      expect(await Promise.all(Array.from({ length: 5 }, () => ids(search)))).toEqual(Array(5).fill([id]));
      await Promise.all(before);
      await villas().remove(id);
    }
  });
});

interface Connection {
  totalCount: number;
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

describe('homes, over GraphQL', () => {
  const facets =
    'facets { purposes { value count } places { value { id name } count } bedrooms { value count } }';
  const homesOf = async (args: string) =>
    await runQuery<{ homes: Record<string, unknown> }>(
      server,
      `{ homes(${args}) { total page totalPages items { id title } ${facets} } }`,
    );

  test('have facets, and places include the places within', async () => {
    const { data } = await homesOf(
      'filter: { purpose: RENT, places: ["dubai-marina"], bedrooms: [7] }, limit: 3',
    );
    const filter = { purpose: Purpose.RENT, places: ['dubai-marina'], bedrooms: [MANY_BEDROOMS] };
    expect(data!.homes).toMatchObject({ total: matchingHomes(filter).length, page: 1 });
    const { purposes, places } = data!.homes.facets as Record<string, { value: unknown; count: number }[]>;
    expect(purposes).toContainEqual({ value: 'RENT', count: matchingHomes(filter).length });
    const within = matchingHomes({ ...filter }, 'places').filter(
      ({ place }) => place && isWithin(placeOf(place)!, placeOf('dubai-marina')!),
    );
    expect(places).toContainEqual({
      value: { id: 'dubai-marina', name: 'Dubai Marina' },
      count: within.length,
    });
  });

  test('are paged by a cursor, which is rejected for another order or if it is forged', async () => {
    const read = async (args: string) =>
      await runQuery<{ homesConnection: Connection }>(
        server,
        `{ homesConnection(${args}) { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`,
      );
    const one = (await read('first: 2, sort: PRICE_LOW')).data!.homesConnection;
    expect(one).toMatchObject({ totalCount: HOME_COUNT, pageInfo: { hasNextPage: true } });
    expect(one.pageInfo.endCursor).toBe(one.edges[1]!.cursor);
    const next = await read(`first: 1, sort: PRICE_LOW, after: "${one.edges[0]!.cursor}"`);
    expect(next.data!.homesConnection.edges).toEqual([one.edges[1]]);
    for (const [args, sentence] of [
      [`after: "${one.edges[0]!.cursor}"`, 'after must be a cursor of the same sort.'],
      ['after: "made up"', 'after must be a cursor from an earlier response.'],
    ]) {
      expect((await read(args!)).errors?.[0]?.extensions).toMatchObject({ fields: { after: sentence } });
    }
    expect((await read('first: 101')).errors?.[0]?.extensions).toMatchObject({
      fields: { first: 'first must be a whole number from 1 to 100.' },
    });
  });

  test('are on the map, with homes nearby and similar homes', async () => {
    const area = '{ west: 54.9, south: 24.8, east: 55.6, north: 25.4 }';
    const { data } = await runQuery<{ homes: { clusters: { homes: number; home: object | null }[] } }>(
      server,
      `{ homes(limit: 1, filter: { types: [VILLA] }) { items { id nearbyHomes(first: 2) { id } similarHomes { id title } }
        clusters(area: ${area}, zoom: 13) { latitude longitude homes canSplit isApproximate home { id title price: amount } } } }`,
    );
    const { clusters } = data!.homes;
    const alone = clusters.filter(({ homes: many }) => many === 1);
    expect(alone.length).toBeGreaterThan(0);
    expect(clusters.every(({ homes: many, home }) => (many === 1) === (home !== null))).toBe(true);
    expect(clusters).toContainEqual(expect.objectContaining({ canSplit: false, isApproximate: true }));
  });

  test('are not read if the query does not select them', async () => {
    const find = jest.spyOn(server.search, 'searchHomes');
    const statements: string[] = [];
    const restore = interceptReads(server.database, (sql, run) => {
      statements.push(sql);
      return run();
    });
    try {
      const area = '{ west: 54.9, south: 24.8, east: 55.6, north: 25.4 }';
      const clusters = `clusters(area: ${area}, zoom: 13) { homes latitude }`;
      const { data } = await runQuery<{ homes: { clusters: { homes: number }[] } }>(
        server,
        `{ homes(limit: 1) { limit ${clusters} } }`,
      );
      expect(data!.homes.clusters.reduce((sum, { homes: many }) => sum + many, 0)).toBeGreaterThan(0);
      expect(find).not.toHaveBeenCalled();
      const counted = await runQuery(
        server,
        '{ homesConnection { totalCount } homes { __typename page total } }',
      );
      expect(counted.data).toMatchObject({
        homesConnection: { totalCount: HOME_COUNT },
        homes: { page: 1, total: HOME_COUNT },
      });
      expect(statements.filter((sql) => sql.includes('"listings"'))).toEqual([]);
    } finally {
      find.mockRestore();
      restore();
    }
  });

  test('are read by ids in their order, without missing ones', async () => {
    const [one, other] = homes;
    const { data, errors } = await runQuery<{ homesByIds: { id: string }[] }>(
      server,
      `{ homesByIds(ids: ["${other!.id}", "999999", "x", "${one!.id}", "${other!.id}"]) { id } }`,
    );
    expect(errors).toBeUndefined();
    expect(data!.homesByIds.map(({ id }) => Number(id))).toEqual([other!.id, one!.id]);
    const many = Array.from({ length: 61 }, (_, index) => `"${index + 1}"`).join();
    const refused = await runQuery(server, `{ homesByIds(ids: [${many}]) { id } }`);
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { ids: 'ids must name 1 to 60 records.' },
    });
  });

  test('are filtered by area in square feet', async () => {
    const { data } = await homesOf('filter: { areaFrom: 900, areaTo: 900 }');
    expect(data!.homes).toMatchObject({ total: matchingHomes({ areaFrom: 8361, areaTo: 8361 }).length });
  });

  test.each([
    ['filter: { places: ["atlantis"] }', 'places', 'No place has the id atlantis.'],
    ['filter: { bedrooms: [8] }', 'bedrooms', 'bedrooms must be numbers from 0 to 7.'],
    [
      'filter: { priceFrom: -1 }',
      'priceFrom',
      'priceFrom must be a whole number from 0 to 9000000000000000.',
    ],
    [
      'filter: { within: { west: 55.3, south: 25, east: 55.1, north: 25.2 } }',
      'within',
      'within must have west below east, from -180 to 180, and south below north, from -90 to 90.',
    ],
    ['limit: 0', 'limit', 'limit must be a whole number from 1 to 1000.'],
  ])('with %s are rejected with a message', async (args, field, sentence) => {
    const { errors } = await homesOf(args);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
  });

  test('have places that are suggested while typing', async () => {
    const { data } = await runQuery<{ places: unknown; place: unknown; none: unknown }>(
      server,
      '{ places(words: "dubai marnia", limit: 1) { id name } place(id: "difc") { name } none: place(id: "x") { id } }',
    );
    expect(data!.places).toEqual([{ id: 'dubai-marina', name: 'Dubai Marina' }]);
    expect([data!.place, data!.none]).toEqual([{ name: 'DIFC' }, null]);
  });
});

test('a home with a price or an area of 0 is similar to others', async () => {
  const { dataSource } = server.database;
  await dataSource.query('update listings set amount = 0, built_up_area = 0 where id in (1, 2)');
  const search = new HomeSearch(server.database);
  for (const { id } of homes.slice(0, 8)) expect(await search.similarHomes(id, 5)).not.toHaveLength(0);
});
