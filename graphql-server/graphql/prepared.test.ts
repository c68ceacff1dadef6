import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Kind, parse, type OperationDefinitionNode } from 'graphql';
import { planOf, Unplanned } from '../collections/graphql/plan.ts';
import type { Context } from '../context.ts';
import { InvalidInput, Unavailable } from '../errors.ts';
import { saleApartmentGallery } from '../listings/sale-apartment-gallery.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { preparePicture } from '../pictures/prepare.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { PreparedOperations, toldBy } from './prepared.ts';
import { photograph } from './testing.ts';

let server: TestServer;
let ids: string[];

beforeAll(async () => {
  server = await openTestServer();
  const prepared = await preparePicture(await photograph());
  const picture = () => Promise.resolve({ ...prepared, alt: 'A "view"\nof the sea' });
  const records = [];
  for (let n = 1; n <= 4; n++) {
    const values = {
      title: `Home ${n}`,
      location: 'Dubai Marina',
      price: 'AED 1',
      amount: 1_000_000,
      priceOnRequest: n % 2 === 0,
    };
    records.push(await server.stores.of(saleApartments).create(values, n === 1 ? {} : { picture }));
  }
  for (const { id } of records.slice(1)) {
    for (const description of ['First', 'Second']) {
      await server.stores.of(saleApartmentGallery).create({ apartmentId: id, description }, { picture });
    }
  }
  ids = records.map(({ id }) => String(id));
});
afterAll(() => server.close());

/** Asks in the same words, but in another body each time: none of the answers lies ready. */
async function asked(query: string, variables: object = {}, headers: Record<string, string> = {}) {
  const payload = { query, variables: { ...variables, time: times++ } };
  const response = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  const headersOf = { ...response.headers, 'x-request-id': '', date: '' };
  return { status: response.statusCode, headers: headersOf, body: response.body };
}
let times = 0;

function isPlanned(query: string): boolean {
  const document = parse(query);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return planOf(server.schema, document, operation as OperationDefinitionNode) !== null;
}

const FILES = 'fragment Files on Picture { url width height alt avif: srcset(format: AVIF) }';

describe('a query that was answered before is answered by its plan, in the same bytes', () => {
  test.each([
    [
      'one record',
      'query ($id: ID!) { saleApartment(id: $id) { id title thumbnail { url alt } createdAt updatedAt } }',
    ],
    [
      'one with its children',
      `query ($id: ID!) { home: saleApartment(id: $id) { __typename gallery { id apartmentId description image { ...Files } } } } ${FILES}`,
    ],
    [
      'children of which some are wanted, under two names',
      `query ($id: ID!, $most: Int = 1) { saleApartment(id: $id) {
        a: gallery(limit: $most) { description } gallery(limit: 2) { title } } }`,
    ],
    [
      'a page',
      '{ saleApartments(limit: 3, page: 2) { items { id title price } page limit total totalPages } }',
    ],
    [
      'a page that nobody counts',
      '{ saleApartments(limit: 3) { items { ...Card } } } fragment Card on Listing { title ... on SaleApartment { price } ... on SaleVilla { price } }',
    ],
    [
      'a page of parents with children',
      `{ saleApartments { items { id gallery { description image { ...Files } } } total } } ${FILES}`,
    ],
    [
      'several lists',
      '{ blogs { total items { id } } saleApartments(search: "home 2") { items { title } } }',
    ],
    [
      'what is asked for twice',
      '{ saleApartments { items { title } } saleApartments { items { title id thumbnail { alt } thumbnail { url } } } }',
    ],
    [
      'what depends on who asks, and on several columns',
      '{ saleApartments { items { amount standing { latitude isApproximate place } } } }',
    ],
    [
      'a name that means something to JavaScript',
      '{ saleApartments { items { constructor: title toString: id hasOwnProperty: price } } }',
    ],
  ])('%s', async (_what, query) => {
    expect(isPlanned(query)).toBe(true);
    const staff = { authorization: server.bearer };
    const none: Record<string, string> = {};
    const byPlan = jest.spyOn(PreparedOperations.prototype, 'answer');
    for (const id of [...ids, '999999', '0', 'nothing']) {
      const variables = query.includes('$id') ? { id } : {};
      for (const headers of [none, staff, { accept: 'application/graphql-response+json' }]) {
        const first = await asked(query, variables, headers);
        expect(first.status).toBe(200);
        expect(await asked(query, variables, headers)).toEqual(first);
        expect(await byPlan.mock.results.at(-1)!.value).not.toBeNull();
      }
    }
  });
});

describe('what has no plan is answered as before', () => {
  test.each([
    [
      'a part on a condition',
      'query ($yes: Boolean = true) { saleApartments { items { title @include(if: $yes) } } }',
    ],
    [
      'a format that is a variable',
      'query ($format: PictureFormat = WEBP) { saleApartments { items { thumbnail { srcset(format: $format) } } } }',
    ],
    ['records of several kinds', '{ listings { items { title } } }'],
    ['what one finds out about the schema', '{ __schema { queryType { name } } }'],
    ['a name that an object descends by', '{ saleApartments { items { __proto__: title } } }'],
  ])('%s', async (_what, query) => {
    expect(isPlanned(query)).toBe(false);
    const first = await asked(query);
    expect(first.body).not.toContain('errors');
    expect(await asked(query)).toEqual(first);
  });

  test('what staff alone may see', async () => {
    const query = '{ contactMessages { items { id } total } }';
    expect(isPlanned(query)).toBe(false);
    expect((await asked(query, {}, { authorization: server.bearer })).body).toContain('"total"');
    expect((await asked(query)).body).toContain('Sign in');
  });
});

describe('a query with a plan', () => {
  const query =
    'query ($id: ID!, $most: Int) { saleApartment(id: $id) { title gallery(limit: $most) { description } } }';
  const known = () => asked(query, { id: ids[2], most: 7 });

  test.each([
    ['a variable that does not fit', { id: '1', most: 'many' }],
    ['one that is missing', { most: 1 }],
    ['a number that cannot be', { id: '1', most: 0 }],
    ['more than it may cost', { id: '1', most: 1_000_000 }],
  ])('that is asked with %s is refused as it was the first time', async (_what, variables) => {
    const other = `${query} # as nobody has asked before: ${JSON.stringify(variables)}`;
    const { status, body } = await asked(other, variables);
    expect(body).toContain('errors');
    await known();
    const again = await asked(query, variables);
    expect([again.status, again.body]).toEqual([status, body]);
  });

  test('that staff alone may ask is answered to them alone', async () => {
    const theirs = '{ saleApartments(filter: { marks: [UNSETTLED, ON_REQUEST] }) { items { id } total } }';
    expect(isPlanned(theirs)).toBe(true);
    const staff = { authorization: server.bearer };
    const first = await asked(theirs, {}, staff);
    expect(first.body).toContain('"total":');
    expect(await asked(theirs, {}, staff)).toEqual(first);
    expect((await asked(theirs)).body).toContain('Sign in');
  });

  test('tells what has become of a record', async () => {
    await known();
    await server.stores.of(saleApartments).update(Number(ids[2]), { title: 'Sold' });
    expect((await known()).body).toContain('"Sold"');
    await server.stores.of(saleApartments).update(Number(ids[2]), { title: 'Home 3' });
  });

  test('does not wait twice for a database that is away', async () => {
    await known();
    const { rows } = server.database;
    const names: string[] = [];
    server.database.rows = (statement) => {
      names.push(statement.name);
      return Promise.reject(new Unavailable());
    };
    const away = await known();
    server.database.rows = rows;
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(away.body)).toMatchObject({
      errors: [{ path: ['saleApartment'], extensions: { code: 'UNAVAILABLE' } }],
    });
    expect(names.filter((name) => name.startsWith('saleApartments'))).toHaveLength(1);
  });

  test('of several questions tells those that are answered', async () => {
    const several = 'query ($id: ID!) { saleApartment(id: $id) { title } blog(id: $id) { title } }';
    const known = () => asked(several, { id: ids[2] });
    await known();
    const { rows } = server.database;
    server.database.rows = (statement, values) =>
      statement.name.startsWith('blogs') ? Promise.reject(new Unavailable()) : rows(statement, values);
    const { body } = await known();
    server.database.rows = rows;
    expect(JSON.parse(body)).toMatchObject({
      data: { saleApartment: { title: 'Home 3' }, blog: null },
      errors: [{ path: ['blog'], extensions: { code: 'UNAVAILABLE' } }],
    });
  });

  test('that has a fault of its own is answered without it, and the fault is reported', async () => {
    const faults: unknown[] = [];
    const told = (error: Error) => {
      const plan = { isOne: true, tell: () => Promise.reject(error) };
      return toldBy(
        plan,
        () => ({}),
        {} as Context,
        (fault) => faults.push(fault),
      );
    };
    const fault = new TypeError('A property of undefined.');
    for (const error of [new Unplanned(), new InvalidInput({ limit: 'wrong' }), fault]) {
      expect(await told(error)).toBeNull();
    }
    expect(faults).toEqual([fault]);
  });
});
