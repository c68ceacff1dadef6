import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runQuery, runQueryAsStaff } from '../graphql/testing.ts';
import { PropertyType, RentPeriod } from '../listings/facts/choices.ts';
import { rentalApartments } from '../listings/listing-kind.ts';
import { openTestServer, type TestServer } from '../testing.ts';

let server: TestServer;

const flat = { placeId: 'dubai-marina', rentPeriod: RentPeriod.YEAR };

beforeAll(async () => {
  server = await openTestServer();
  const homes = [
    { ...flat, title: 'Garden', amount: 345_000, bedroomCount: 4 },
    { ...flat, title: 'Corner garden', amount: 500_000, bedroomCount: 5 },
    { ...flat, title: 'Pool', amount: 40_000, rentPeriod: RentPeriod.MONTH, bedroomCount: 4 },
    { ...flat, title: 'Hidden', amount: 600_000, priceOnRequest: true },
    { title: 'Doubtful', location: 'Beyond the dunes', rent: 'AED 2.150' },
    { ...flat, title: 'Row', amount: 200_000, propertyType: PropertyType.PENTHOUSE, bedroomCount: 3 },
  ];
  // Creates them in sequence, so that their ids and creation times have this order.
  for (const home of homes) await server.stores.of(rentalApartments).createAll([home]);
});
afterAll(() => server.close());

interface ListResult {
  list: { items: { title: string }[]; total: number };
}

async function titles(args: string): Promise<string[]> {
  const { list } = await runQueryAsStaff<ListResult>(
    server,
    `{ list: rentalApartments(${args}) { items { title } total } }`,
  );
  expect(list.total).toBe(list.items.length);
  return list.items.map(({ title }) => title);
}

describe('a list of staff', () => {
  test('can be filtered by agent, as its export', async () => {
    const { dataSource } = server.database;
    const [person] = await dataSource.query<[{ id: number }]>(
      `insert into people (name, slug) values ('Layla', 'layla') returning id`,
    );
    await dataSource.query(`update listings set agent_id = $1 where title = 'Pool'`, [person.id]);
    expect(await titles(`filter: { agent: "${person.id}" }`)).toEqual(['Pool']);
    expect(await titles(`filter: { agent: "${person.id}", bedrooms: [5] }`)).toEqual([]);
    const { body } = await server.app.inject({
      url: `/admin/export/apartments-for-rent.csv?agent=${person.id}`,
      headers: { authorization: server.bearer },
    });
    expect(body.trim().split('\r\n')).toHaveLength(2);
    expect(body).toContain('Pool,');
  });

  test.each([
    ['filter: { bedrooms: [4] }', ['Pool', 'Garden']],
    ['filter: { bedrooms: [4], priceFrom: 400000 }', ['Pool']],
    ['filter: { bedrooms: [4] }, sort: TITLE', ['Garden', 'Pool']],
    ['filter: { places: ["dubai-marina"], priceTo: 500000 }, search: "garden"', ['Corner garden', 'Garden']],
    ['filter: { types: [PENTHOUSE] }', ['Row']],
    ['filter: { purpose: SALE }', []],
    ['filter: { marks: [NEEDS_REVIEW] }', ['Doubtful']],
    ['filter: { marks: [ON_REQUEST] }', ['Hidden']],
    ['filter: { marks: [NEEDS_REVIEW, ON_REQUEST] }', ['Doubtful', 'Hidden']],
    ['filter: { marks: [], bedrooms: [] }, sort: TITLE, search: "garden"', ['Corner garden', 'Garden']],
  ])('with %s has %j', async (args, expected) => {
    expect(await titles(args)).toEqual(expected);
  });

  test.each([
    ['bedrooms: [99]', 'bedrooms', 'bedrooms must be numbers from 0 to 7.'],
    ['places: ["atlantis"]', 'places', 'No place has the id atlantis.'],
  ])('by %s is rejected', async (filter, field, sentence) => {
    const query = `{ rentalApartments(filter: { ${filter} }) { total } }`;
    const { errors } = await runQuery(server, query, { headers: { authorization: server.bearer } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: sentence } });
  });

  test('can only be filtered by staff', async () => {
    const { errors } = await runQuery(
      server,
      '{ rentalApartments(filter: { marks: [NEEDS_REVIEW] }) { total } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an export', () => {
  const exportBy = (query: string) =>
    server.app.inject({
      url: `/admin/export/apartments-for-rent.csv?${query}`,
      headers: { authorization: server.bearer },
    });

  test.each([
    ['beds=4&search=garden', ['Garden']],
    ['beds=4&beds=5&price-from=1', ['Pool', 'Corner garden', 'Garden']],
    ['mark=needs-review&mark=on-request', ['Doubtful', 'Hidden']],
  ])('by %s has the records of the list', async (query, expected) => {
    const lines = (await exportBy(query)).body.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(expected);
  });

  test.each([
    ['beds=many', 'beds'],
    ['mark=sold', 'mark'],
  ])('by %s is rejected', async (query, field) => {
    const response = await exportBy(query);
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { fields: { [field]: expect.any(String) } },
    ]);
  });
});
