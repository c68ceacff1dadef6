import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runQuery } from '../graphql/testing.ts';
import { openRestServer, type RestServer } from '../rest/testing.ts';

let server: RestServer;

const OLD_VILLA = 'Old villa, sand wall, gull diver';

/** kind, title, place, type, bedrooms, yearly or sale amount, rent period, amenities */
const HOMES = [
  ['SaleApartment', 'Marina Gate', 'dubai-marina', 'apartment', 2, 2_000_000, null, ['shared_pool']],
  [
    'SaleApartment',
    'Lantern on the water',
    'dubai-marina',
    'penthouse',
    4,
    9_000_000,
    null,
    ['private_pool'],
  ],
  ['SaleApartment', 'Canal studio', 'business-bay', null, 0, 900_000, null, []],
  ['SaleVilla', 'Garden house 22', 'arabian-ranches', 'townhouse', 3, 3_000_000, null, ['pets_allowed']],
  ['SaleVilla', OLD_VILLA, 'palm-jumeirah', null, 5, 30_000_000, null, ['private_pool']],
  ['RentalApartment', 'Circle flat', 'jumeirah-village-circle', 'duplex', 2, 90_000, 'year', []],
  [
    'RentalApartment',
    'Monthly flat',
    'jumeirah-beach-residence',
    'apartment',
    1,
    8_400,
    'month',
    ['pets_allowed'],
  ],
] as const;

beforeAll(async () => {
  server = await openRestServer();
  const rows = HOMES.map(([kind, title, place, type, beds, amount, period, amenities], index) => ({
    ...{ kind, title, place, amount, amenities },
    ...{ property_type: type, bedroom_count: beds, rent_period: period, minutes: index },
  }));
  await server.database.dataSource.query(
    `insert into listings (kind, title, location, price, created_at, place, property_type, bedroom_count, amount, rent_period, amenities)
     select kind, title, 'Somewhere', 'Something', '2026-01-01'::timestamptz + minutes * interval '1 minute',
       place, property_type, bedroom_count, amount, rent_period, amenities
     from jsonb_to_recordset($1::jsonb) as homes (kind text, title text, place text, property_type text,
       bedroom_count int, amount bigint, rent_period text, amenities text[], minutes int)`,
    [JSON.stringify(rows)],
  );
});
afterAll(() => server.close());

interface Interpretation {
  facts: { text: string; query: string; isExcluded: boolean }[];
  terms: { text: string; correction: string | null; isFound: boolean }[];
  ignored: { text: string; reason: string }[];
}

const searchByRest = async (params: string) => {
  const query = params.replaceAll(' ', '+');
  const { body } = await server.call(`GET /api/listings?${query}`, { as: 'visitor' });
  return body as { data: { title: string }[]; total: number; interpretation?: Interpretation };
};

const searchByGraphQL = async (words: string) => {
  const query = `{ result: homes(filter: { words: ${JSON.stringify(words)} }) {
    total items { title } interpretation { facts { text query isExcluded } terms { text correction isFound } ignored { text reason } }
    clusters(area: { west: 54, south: 24, east: 56, north: 26 }, zoom: 9) { homes } } }`;
  const { data } = await runQuery<{
    result: {
      total: number;
      items: { title: string }[];
      interpretation: Interpretation;
      clusters: { homes: number }[];
    };
  }>(server, query);
  return data!.result;
};

const titlesOf = (homes: { title: string }[]) => homes.map(({ title }) => title).sort();

describe('words of a search', () => {
  test.each([
    ['2 bed', ['Circle flat', 'Marina Gate']],
    ['dubai marina', ['Lantern on the water', 'Marina Gate', 'Monthly flat']],
    ['jvc', ['Circle flat']],
    ['flats', ['Canal studio', 'Circle flat', 'Lantern on the water', 'Marina Gate', 'Monthly flat']],
    ['villas', ['Garden house 22', OLD_VILLA]],
    ['rent', ['Circle flat', 'Monthly flat']],
    ['rent under 9k', ['Circle flat', 'Monthly flat']],
    ['pets', ['Garden house 22', 'Monthly flat']],
    ['pool', ['Lantern on the water', 'Marina Gate', OLD_VILLA]],
    ['business bay studio under 1m', ['Canal studio']],
    ['plam jumeirah villa', [OLD_VILLA]],
    ['lanten dubai marnia', ['Lantern on the water']],
    ['seaplane jvc', []],
    ['2 000 000 aed', ['Canal studio', 'Marina Gate']],
    ['under 8500', ['Circle flat', 'Monthly flat']],
    ['1 bed 8500', ['Monthly flat']],
    ['villa no private pool', ['Garden house 22']],
    ['apartment not in marina', ['Canal studio', 'Circle flat']],
    ['not studio for sale', ['Garden house 22', 'Lantern on the water', 'Marina Gate', OLD_VILLA]],
    ['nice brand new villas', ['Garden house 22', OLD_VILLA]],
    ['studio $100000', ['Canal studio']],
  ])('%s have the same results over REST, GraphQL and on the map', async (words, titles) => {
    const [rest, graphql] = [await searchByRest(`words=${words}`), await searchByGraphQL(words)];
    expect(titlesOf(rest.data)).toEqual(titles);
    expect(titlesOf(graphql.items)).toEqual(titles);
    expect(graphql.clusters.reduce((sum, { homes }) => sum + homes, 0)).toBe(titles.length);
    expect(rest.interpretation).toMatchObject(graphql.interpretation);
  });

  test('name places beside those of the form', async () => {
    const { data } = await searchByRest('words=jvc&place=business-bay');
    expect(titlesOf(data)).toEqual(['Canal studio', 'Circle flat']);
    const near = await searchByRest('place=near-dubai-mall');
    expect(titlesOf(near.data)).toEqual(['Canal studio']);
  });

  test('say what is near a landmark', async () => {
    const { interpretation } = await searchByRest('words=2br near burj khalifa');
    expect(interpretation!.facts).toMatchObject([
      { text: '2br' },
      { text: 'burj khalifa', query: 'place=near-burj-khalifa' },
    ]);
  });

  test('are returned with their interpretation', async () => {
    const { interpretation } = await searchByRest('words=2br flat lanten');
    expect(interpretation!.facts).toMatchObject([{ text: '2br', query: 'beds=2' }, { text: 'flat' }]);
    expect(interpretation!.terms).toMatchObject([{ text: 'lanten', correction: 'lantern', isFound: true }]);
    const { interpretation: none } = await searchByRest('words=seaplane lantern');
    expect(none!.terms).toMatchObject([
      { text: 'seaplane', correction: null, isFound: false },
      { text: 'lantern', isFound: true },
    ]);
    expect(await searchByRest('')).not.toHaveProperty('interpretation');
  });

  test.each(['land', 'call', 'mall', 'full', 'driver', 'xand', 'xgull'])(
    '%s is not corrected to a word that means something else',
    async (word) => {
      const { total, interpretation } = await searchByRest(`words=${word}`);
      expect(total).toBe(0);
      expect(interpretation!.terms).toMatchObject([{ text: word, correction: null, isFound: false }]);
    },
  );

  test('set the order unless another one is chosen', async () => {
    const titles = async (params: string) => (await searchByRest(params)).data.map(({ title }) => title);
    const cheapest = ['Marina Gate', 'Lantern on the water', 'Monthly flat'];
    expect(await titles('words=cheapest dubai marina')).toEqual(cheapest);
    expect(await titles('words=cheapest dubai marina&sort=price-high')).toEqual([
      'Lantern on the water',
      'Marina Gate',
      'Monthly flat',
    ]);
    const query = `{ page: homes(filter: { words: "cheapest dubai marina" }) { items { title } interpretation { facts { query } } }
      connection: homesConnection(filter: { words: "cheapest dubai marina" }) { edges { node { title } } } }`;
    const { data } = await runQuery<{
      page: { items: { title: string }[]; interpretation: Interpretation };
      connection: { edges: { node: { title: string } }[] };
    }>(server, query);
    expect(data!.page.items.map(({ title }) => title)).toEqual(cheapest);
    expect(data!.connection.edges.map(({ node }) => node.title)).toEqual(cheapest);
    expect(data!.page.interpretation.facts[0]).toMatchObject({ query: 'sort=price-low' });
  });

  test('that are excluded or not used are named', async () => {
    const words = 'nice villa no pool $100000 no agents';
    const { interpretation } = await searchByRest(`words=${encodeURIComponent(words)}`);
    expect(interpretation).toMatchObject({
      facts: [
        { text: 'villa', isExcluded: false },
        { text: 'no pool', isExcluded: true },
      ],
      ignored: [
        { text: 'nice', reason: 'FILLER' },
        { text: '$100000', reason: 'CURRENCY' },
        { text: 'no agents', reason: 'UNSUPPORTED' },
      ],
    });
  });

  test('that are all stop words match every home', async () => {
    expect((await searchByRest('words=homes in dubai')).total).toBe(HOMES.length);
  });
});

describe('the name of a building in stock', () => {
  const nameBuildings = (buildings: Record<string, string>) =>
    server.database.dataSource.query(
      `update listings set building = names.building from jsonb_each_text($1::jsonb) as names (title, building)
       where listings.title = names.title`,
      [JSON.stringify(buildings)],
    );

  beforeAll(async () => {
    await nameBuildings({
      'Marina Gate': 'Marina Residence 1',
      'Lantern on the water': 'Marina Residence 2',
      'Canal studio': 'Gull House',
      'Circle flat': 'Villa Park',
      'Monthly flat': '2 bed flat',
      'Garden house 22': "Sheikh's Tower B2",
    });
  });
  afterAll(() => server.database.dataSource.query('update listings set building = null'));

  test.each([
    ['Gull House', ['Canal studio']],
    ['gull house business bay', ['Canal studio']],
    ['studio in gull house under 1m', ['Canal studio']],
    ['gull house jvc', []],
    ['marina residence', ['Lantern on the water', 'Marina Gate']],
    ['marina residence 2', ['Lantern on the water']],
    ['marina residence 2 bed', ['Marina Gate']],
    ['gull house or villa park', ['Canal studio', 'Circle flat']],
    ['villa park', ['Circle flat']],
    ["sheikh's tower b2", ['Garden house 22']],
    ['2 bed flat', ['Circle flat', 'Marina Gate']],
    ['house', ['Garden house 22', 'Old villa']],
  ])('%s wins over its single words', async (words, titles) => {
    const { items } = await searchByGraphQL(words);
    expect(titlesOf(items).map((title) => title.split(',')[0])).toEqual(titles);
    expect(titlesOf((await searchByRest(`words=${words}`)).data)).toHaveLength(titles.length);
  });

  test('is one term of the interpretation', async () => {
    const { interpretation } = await searchByGraphQL('2 bed in gull house');
    expect(interpretation.facts).toMatchObject([{ text: '2 bed' }]);
    expect(interpretation.terms).toEqual([
      expect.objectContaining({ text: 'gull house', correction: null, isFound: true }),
    ]);
  });

  test('is known as soon as a listing has it, and unknown when none has it', async () => {
    expect(titlesOf((await searchByGraphQL('heron house')).items)).toEqual([]);
    await nameBuildings({ 'Circle flat': 'Heron House' });
    expect(titlesOf((await searchByGraphQL('heron house')).items)).toEqual(['Circle flat']);
    expect(titlesOf((await searchByGraphQL('villa park')).items)).toEqual([]);
  });
});

test('the reference or the address of a listing finds it alone', async () => {
  const rows = await server.database.dataSource.query<{ id: number; reference: string }[]>(
    `select id, reference from listings where title = 'Circle flat'`,
  );
  const [{ id, reference }] = rows as [{ id: number; reference: string }];
  for (const words of [
    reference,
    reference.toLowerCase().replace('-', ''),
    `/rent-apartments/${id}`,
    `https://marsa.example/Rent-Apartments/${id}/?from=mail#pictures`,
    `marsa.example/rent-apartments/${id}`,
    `<https://marsa.example/rent-apartments/${id}>.`,
    `Look at this: https://marsa.example/rent-apartments/${id}, please`,
    `Ref: ${reference}`,
    `reference no. ${reference}.`,
    reference.replace('-', '–'),
  ]) {
    const { items, interpretation } = await searchByGraphQL(words);
    expect([words, titlesOf(items)]).toEqual([words, ['Circle flat']]);
    expect(interpretation.terms).toMatchObject([{ text: words, isFound: true }]);
    const rest = await searchByRest(`words=${encodeURIComponent(words)}&purpose=sale`);
    expect(titlesOf(rest.data)).toEqual(['Circle flat']);
  }
  for (const words of [`/villa-for-sale/${id}`, 'M-999999', '/rent-apartments/999999999'])
    expect([words, (await searchByGraphQL(words)).total]).toEqual([words, 0]);
});

test('a home without a type has the usual one of its kind', async () => {
  const villas = await searchByRest('type=villa&type=townhouse&type=bungalow&type=compound&purpose=sale');
  expect(titlesOf(villas.data)).toEqual(['Garden house 22', OLD_VILLA]);
});

test('sorted by price, homes for sale come before homes for rent on every page', async () => {
  const byPrice = ['Canal studio', 'Marina Gate', 'Garden house 22', 'Lantern on the water', OLD_VILLA];
  const all = [...byPrice, 'Circle flat', 'Monthly flat'];
  const pages = await Promise.all(
    [1, 2, 3].map((page) => searchByRest(`sort=price-low&limit=3&page=${page}`)),
  );
  expect(pages.flatMap(({ data }) => data.map(({ title }) => title))).toEqual(all);
});

test('monthly rents are compared with yearly ones', async () => {
  expect(titlesOf((await searchByRest('price-to=8400&period=month')).data)).toEqual([
    'Circle flat',
    'Monthly flat',
  ]);
  expect(titlesOf((await searchByRest('price-to=8400&price-from=8000&period=month')).data)).toEqual([
    'Monthly flat',
  ]);
  expect((await searchByRest('price-to=9000&purpose=rent')).total).toBe(0);
});
