import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ask } from '../graphql/testing.ts';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { HOMES } from '../listings/facts/home.ts';
import { isWithin, placeOf } from '../places/place.ts';
import { saleVillas } from '../listings/sale-villa.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { ColumnSearch } from './column-search.ts';
import { HomeSort, MANY_BEDROOMS, Purpose, type Choices, type Wish } from './wish.ts';

let server: TestServer;
let homes: Home[];

/** Facts as the search sees them. */
interface Home {
  id: number;
  kind: keyof typeof HOMES;
  property_type: PropertyType;
  amount: number | null;
  rent_period: string | null;
  price_on_request: boolean | null;
  bedroom_count: number | null;
  bathroom_count: number | null;
  built_up_area: number | null;
  furnishing: Furnishing | null;
  completion: Completion | null;
  place: string | null;
  amenities: Amenity[];
}

const HOW_MANY = 400;

/** The same homes every time. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
}
const chance = random(7);
const oneOf = <One>(all: readonly One[]): One => all[Math.floor(chance() * all.length)]!;
const perhaps = <One>(value: One): One | null => (chance() < 0.9 ? value : null);
const someOf = <One>(all: readonly One[], share: number) => all.filter(() => chance() < share);

const PLACES = [
  'dubai-marina',
  'jumeirah-beach-residence',
  'palm-jumeirah',
  'business-bay',
  'deira',
  'dubai',
];

function made(id: number): Home {
  const kind = oneOf(Object.keys(HOMES) as Home['kind'][]);
  const rent_period = HOMES[kind].purpose === 'rent' ? oneOf(['year', 'month', 'week', 'day']) : null;
  return {
    id,
    kind,
    property_type: oneOf(Object.values(PropertyType)),
    amount: perhaps(Math.round(chance() * 2_000_000) + 1),
    rent_period,
    price_on_request: perhaps(chance() < 0.1),
    bedroom_count: perhaps(Math.floor(chance() * 10)),
    bathroom_count: perhaps(Math.floor(chance() * 8)),
    built_up_area: perhaps(Math.round(chance() * 50_000) + 100),
    furnishing: perhaps(oneOf(Object.values(Furnishing))),
    completion: perhaps(oneOf(Object.values(Completion))),
    place: perhaps(oneOf(PLACES)),
    amenities: someOf(Object.values(Amenity), 0.3),
  };
}

beforeAll(async () => {
  server = await openTestServer();
  homes = Array.from({ length: HOW_MANY }, (_, i) => made(i + 1));
  await server.database.dataSource.query(
    `insert into listings (kind, title, location, price, created_at, ${COLUMNS})
     select kind, 'Home ' || id, 'Somewhere', 'Something', '2026-01-01'::timestamptz + id * interval '1 hour', ${COLUMNS}
     from jsonb_populate_recordset(null::listings, $1::jsonb) order by id`,
    [JSON.stringify(homes)],
  );
});
afterAll(() => server.close());

const COLUMNS = Object.keys(made(0))
  .filter((column) => !['id', 'kind'].includes(column))
  .join(', ');

const PERIODS: Record<string, number> = { year: 1, month: 12, week: 52, day: 365 };
const asked = ({ amount, rent_period, price_on_request }: Home) =>
  amount === null || price_on_request ? null : amount * PERIODS[rent_period ?? 'year']!;
const bedroomsOf = ({ bedroom_count }: Home) =>
  bedroom_count === null ? null : Math.min(bedroom_count, MANY_BEDROOMS);

/** What is true of a home that each word of a wish finds. */
const MATCHES: { [Word in keyof Wish]-?: (home: Home, wanted: NonNullable<Wish[Word]>) => boolean } = {
  purpose: ({ kind }, wanted) => HOMES[kind].purpose === (wanted as string),
  types: ({ property_type }, wanted) => wanted.includes(property_type),
  places: ({ place }, wanted) =>
    place !== null && wanted.some((one) => isWithin(placeOf(place)!, placeOf(one)!)),
  bedrooms: (home, wanted) => bedroomsOf(home) !== null && wanted.includes(bedroomsOf(home)!),
  furnishing: ({ furnishing }, wanted) => furnishing !== null && wanted.includes(furnishing),
  completion: ({ completion }, wanted) => completion === wanted,
  amenities: ({ amenities }, wanted) => wanted.every((one) => amenities.includes(one)),
  priceFrom: (home, wanted) => asked(home) !== null && asked(home)! >= wanted,
  priceTo: (home, wanted) => asked(home) !== null && asked(home)! <= wanted,
  bathrooms: ({ bathroom_count }, wanted) => bathroom_count !== null && bathroom_count >= wanted,
  areaFrom: ({ built_up_area }, wanted) => built_up_area !== null && built_up_area >= wanted,
  areaTo: ({ built_up_area }, wanted) => built_up_area !== null && built_up_area <= wanted,
  words: ({ id }, wanted) => wanted === `'${id}'`,
};

/** The homes that a wish finds, one of its words left out. */
const found = (wish: Wish, but?: keyof Wish) =>
  homes.filter((home) =>
    Object.entries(wish).every(([word, wanted]) => {
      const matches = MATCHES[word as keyof Wish] as (home: Home, wanted: unknown) => boolean;
      return word === but || matches(home, wanted);
    }),
  );

const VALUES: { [Word in keyof Choices]-?: (home: Home) => readonly (string | null)[] } = {
  purpose: ({ kind }) => [HOMES[kind].purpose],
  types: ({ property_type }) => [property_type],
  places: ({ place }) => [place],
  bedrooms: (home) => [bedroomsOf(home)?.toString() ?? null],
  furnishing: ({ furnishing }) => [furnishing],
  completion: ({ completion }) => [completion],
  amenities: ({ amenities }) => amenities,
};

function countsOf(wish: Wish, word: keyof Choices): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const home of found(wish, word === 'amenities' ? undefined : word)) {
    for (const value of VALUES[word](home)) if (value !== null) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
}

function anyWish(): Wish {
  const all: Required<Wish> = {
    purpose: oneOf(Object.values(Purpose)),
    types: [oneOf(Object.values(PropertyType)), oneOf(Object.values(PropertyType))],
    places: [oneOf(PLACES)],
    bedrooms: [Math.floor(chance() * 8), MANY_BEDROOMS],
    furnishing: [oneOf(Object.values(Furnishing))],
    completion: oneOf(Object.values(Completion)),
    amenities: [oneOf(Object.values(Amenity))],
    priceFrom: Math.round(chance() * 1_000_000),
    priceTo: Math.round(chance() * 5_000_000),
    bathrooms: Math.floor(chance() * 5),
    areaFrom: Math.round(chance() * 20_000),
    areaTo: Math.round(chance() * 60_000),
    words: `'${1 + Math.floor(chance() * HOW_MANY)}'`,
  };
  const words = Object.keys(all) as (keyof Wish)[];
  return Object.fromEntries(someOf(words, 0.2).map((word) => [word, all[word]]));
}

const KEYS: Record<HomeSort, (home: Home) => number | null> = {
  [HomeSort.NEWEST]: ({ id }) => -id,
  [HomeSort.PRICE_LOW]: asked,
  [HomeSort.PRICE_HIGH]: (home) => (asked(home) === null ? null : -asked(home)!),
  [HomeSort.AREA_LARGE]: ({ built_up_area }) => (built_up_area === null ? null : -built_up_area),
  [HomeSort.AREA_SMALL]: ({ built_up_area }) => built_up_area,
  [HomeSort.VALUE]: (home) =>
    asked(home) === null || home.built_up_area === null ? null : asked(home)! / home.built_up_area,
};

describe('a search', () => {
  test('finds, counts and orders as one would by hand, whatever is wanted', async () => {
    const search = new ColumnSearch(server.database);
    for (let round = 0; round < 150; round++) {
      const wish = anyWish();
      const sort = oneOf(Object.values(HomeSort));
      const limit = oneOf([1, 7, 12, 500]);
      const page = oneOf([1, 1, 2, 99]);
      const answer = await search.find(wish, { sort, page, limit });
      const all = found(wish);
      expect([wish, answer.total]).toEqual([wish, all.length]);
      const pages = Math.max(1, Math.ceil(all.length / limit));
      expect(answer.pages).toBe(pages);
      expect(answer.page).toBe(Math.min(page, pages));
      const keys = answer.ids.map((id) => KEYS[sort](homes[id - 1]!) ?? Infinity);
      const expected = all.map((home) => KEYS[sort](home) ?? Infinity).sort((one, other) => one - other);
      const from = (answer.page - 1) * limit;
      expect([wish, sort, keys]).toEqual([wish, sort, expected.slice(from, from + limit)]);
      for (const word of Object.keys(VALUES) as (keyof Choices)[]) {
        expect([wish, word, Object.fromEntries(answer.counts[word])]).toEqual([
          wish,
          word,
          countsOf(wish, word),
        ]);
      }
    }
  });
});

describe('what has changed', () => {
  const ids = async (search: ColumnSearch) =>
    (await search.find({ words: `'anew'` }, { sort: HomeSort.NEWEST, page: 1, limit: 9 })).ids;
  const villas = () => server.stores.of(saleVillas);
  const words = { title: 'Anew', location: 'Deira', price: 'AED 9,000,000' };

  test('is found at once, whoever changed it and however often', async () => {
    const [one, other] = [new ColumnSearch(server.database), new ColumnSearch(server.database)];
    expect([await ids(one), await ids(other)]).toEqual([[], []]);
    const { id } = await villas().create(words);
    expect([await ids(one), await ids(other)]).toEqual([[id], [id]]);
    const dear = { purpose: Purpose.SALE, priceFrom: 20_000_000 };
    const paging = { sort: HomeSort.NEWEST, page: 1, limit: 9 };
    expect((await one.find(dear, paging)).ids).toEqual([]);
    await villas().update(id, { amount: 30_000_000 });
    expect((await one.find(dear, paging)).ids).toEqual([id]);
    await villas().remove(id);
    expect([(await one.find(dear, paging)).ids, await ids(other)]).toEqual([[], []]);
    await villas().restore([id]);
    expect([(await one.find(dear, paging)).ids, await ids(other)]).toEqual([[id], [id]]);
    await villas().remove(id);
  });

  test('while many search is found by all who come after it', async () => {
    const search = new ColumnSearch(server.database);
    for (let round = 0; round < 10; round++) {
      const before = Array.from({ length: 5 }, () => ids(search));
      const { id } = await villas().create(words);
      expect(await Promise.all(Array.from({ length: 5 }, () => ids(search)))).toEqual(Array(5).fill([id]));
      await Promise.all(before);
      await villas().remove(id);
    }
  });
});

describe('homes, over GraphQL', () => {
  const choices =
    'choices { purposes { value homes } places { value { id name } homes } bedrooms { value homes } }';
  const homesOf = async (args: string) =>
    await ask<{ homes: Record<string, unknown> }>(
      server,
      `{ homes(${args}) { total page totalPages items { id title } ${choices} } }`,
    );

  test('are told with what else can be chosen, a place with all that lies in it', async () => {
    const { data } = await homesOf(
      'filter: { purpose: RENT, places: ["dubai-marina"], bedrooms: [7] }, limit: 3',
    );
    const wish = { purpose: Purpose.RENT, places: ['dubai-marina'], bedrooms: [MANY_BEDROOMS] };
    expect(data!.homes).toMatchObject({ total: found(wish).length, page: 1 });
    const { purposes, places } = data!.homes.choices as Record<string, { value: unknown; homes: number }[]>;
    expect(purposes).toContainEqual({ value: 'RENT', homes: found(wish).length });
    const around = found({ ...wish }, 'places').filter(
      ({ place }) => place && isWithin(placeOf(place)!, placeOf('dubai-marina')!),
    );
    expect(places).toContainEqual({
      value: { id: 'dubai-marina', name: 'Dubai Marina' },
      homes: around.length,
    });
  });

  test('are wanted in square feet', async () => {
    const { data } = await homesOf('filter: { areaFrom: 900, areaTo: 900 }');
    expect(data!.homes).toMatchObject({ total: found({ areaFrom: 8361, areaTo: 8361 }).length });
  });

  test.each([
    ['filter: { places: ["atlantis"] }', 'places', 'places must be ids of places: atlantis is none.'],
    ['filter: { bedrooms: [8] }', 'bedrooms', 'bedrooms must be numbers from 0 to 7.'],
    ['filter: { priceFrom: -1 }', 'priceFrom', 'priceFrom must be a whole number from 0 to 2147483647.'],
    ['limit: 0', 'limit', 'limit must be a whole number from 1 to 1000.'],
  ])('asked for with %s are refused with a sentence', async (args, field, sentence) => {
    const { errors } = await homesOf(args);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
  });

  test('lie in places that are found as they are typed', async () => {
    const { data } = await ask<{ places: unknown; place: unknown; none: unknown }>(
      server,
      '{ places(words: "dubai marnia", limit: 1) { id name } place(id: "difc") { name } none: place(id: "x") { id } }',
    );
    expect(data!.places).toEqual([{ id: 'dubai-marina', name: 'Dubai Marina' }]);
    expect([data!.place, data!.none]).toEqual([{ name: 'DIFC' }, null]);
  });
});
