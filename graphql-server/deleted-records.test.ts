import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import { collections, readOnly } from './collections.ts';
import {
  inputFieldsOf,
  stateOf,
  type Collection,
  type Resource,
} from './collections/definitions/collection.ts';
import { ordersOf } from './collections/graphql/list.ts';
import { csvName, type ListingType } from '../schema/listing-kinds.ts';
import { readExport } from './exports/testing.ts';
import { runQuery } from './graphql/testing.ts';
import { contract } from './rest/contract.ts';
import { listingsOf, saleVillas } from './listings/listing-kind.ts';
import { openRestServer, type RestServer } from './rest/testing.ts';
import { Role } from './policies.ts';

/** The tables are empty, so that the first rows have these ids. Listings and sections of four kinds share a table. */
const IDS = [1, 2, 3, 4];

const VALUES: Record<string, unknown> = {
  title: 'Vanishing view',
  heading: 'Vanishing view',
  description: 'Vanishing words',
  location: 'Palm Jumeirah',
  price: 'AED 2,000,000',
  rent: 'AED 100,000 a year',
  category: 'Villas',
  type: 'Villas',
  name: 'Vanishing Ann',
  email: 'ann@visitors.example',
  subject: 'Vanishing',
  message: 'Vanishing words',
  text: 'Vanishing note',
};

let server: RestServer;

const deletable = collections.filter(({ isFixed }) => !isFixed);
const parentsFirst = [
  ...deletable.filter(({ parent }) => !parent),
  ...deletable.filter(({ parent }) => parent),
];

/** Creates one record of every collection and a villa without sections, and returns their ids. */
async function createAll(): Promise<[Collection, number][]> {
  const ids = new Map<Collection, number>();
  for (const collection of parentsFirst) {
    const { parent, picture, names } = collection;
    const fields = inputFieldsOf(collection).filter(({ name }) => name in VALUES);
    const values = Object.fromEntries(fields.map(({ name }) => [name, VALUES[name]]));
    if (names.many === 'properties') delete values.category;
    if (parent) values[parent.input] = ids.get(parent.of());
    if (names.many === 'contactMessages') values.listing = 1;
    const file = `${randomBytes(12).toString('hex')}.jpg`;
    const photo = { file, width: 4, height: 3, placeholder: 'data:,', bytes: randomBytes(64) };
    // The apartment has no picture, for the list of listings without one.
    const hasPicture = picture && (picture.required || names.many !== 'saleApartments');
    const { id } = await server.stores
      .for({ staffId: 1, role: Role.ADMINISTRATOR })
      .of(collection)
      .create(values, hasPicture ? { picture: () => Promise.resolve(photo) } : {});
    ids.set(collection, id);
  }
  const withoutSections = await server.stores
    .of(saleVillas)
    .create({ title: 'Vanishing', location: 'Deira', price: '1' });
  const { dataSource } = server.database;
  await dataSource.query(
    `update listings set needs_review = '{price}', latitude = 25.11, longitude = 55.13 where id = 1`,
  );
  await dataSource.query(`update contact_messages set mail_state = 'FAILED'`);
  return [...ids, [saleVillas, withoutSections.id]];
}

/** All GraphQL queries that read the records of a collection. */
function queriesOf(resource: Resource, schema: GraphQLSchema): string[] {
  const { one, many } = resource.names;
  const page = '{ total totalPages items { id } }';
  const state = stateOf(resource);
  const queries = [
    ...IDS.map((id) => `{ ${one}(id: ${id}) { id } }`),
    `{ ${many} { items { id } } }`,
    `{ ${many} ${page} }`,
    `{ ${many}(search: "vanishing") ${page} }`,
    `{ ${many}(sort: NUMBER, after: 0) ${page} }`,
    ...Object.keys(ordersOf(resource)).flatMap(
      (sort) => `{ ${many}(sort: ${sort}, descending: true) ${page} }`,
    ),
  ];
  if (state) queries.push(`{ ${many}(${state.name}: ${'NEW' in state.states ? 'NEW' : 'Villas'}) ${page} }`);
  if (resource.parent) {
    const parent = resource.parent.of();
    for (const id of IDS) {
      queries.push(`{ ${many}(${resource.parent.input}: ${id}) ${page} }`);
      queries.push(`{ ${parent.names.one}(id: ${id}) { ${resource.parent.field} { id } } }`);
    }
  }
  const filter = schema
    .getQueryType()!
    .getFields()
    [many]!.args.find(({ name }) => name === 'filter');
  const condition = resource.confidential ? 'isAssigned: false' : 'marks: []';
  if (filter) queries.push(`{ ${many}(filter: { ${condition} }) ${page} }`);
  return queries;
}

/** Queries that read several collections, or only listings. */
const OTHER_QUERIES = [
  '{ dashboard { counts { name count } } }',
  '{ dashboard { withoutPicture { id } } }',
  '{ dashboard { withoutDetails { id } } }',
  '{ listingsToReviewCount listingsToReview { id } }',
  '{ newMessages unsentMessages { id } }',
  '{ contactMessages { items { earlier { id } notes { id } } } }',
  '{ areas { name homes } }',
  '{ homes { total items { id } facets { purposes { value count } places { count } } } }',
  '{ homes(filter: { words: "vanishing" }) { total items { id } } }',
  '{ homes(filter: { purpose: SALE, places: ["palm-jumeirah"] }) { total items { id } } }',
  '{ homes { clusters(zoom: 12, area: { north: 25.3, south: 25, east: 55.4, west: 55 }) { home { id } } } }',
  '{ homesConnection { totalCount edges { node { id } } } }',
  '{ homesByIds(ids: [1, 2, 3, 4]) { id } }',
  '{ listing(id: 1) { nearbyHomes { id } similarHomes { id } } }',
];

const EXPORTS = [...Object.keys(listingsOf).map((kind) => csvName(kind as ListingType)), 'messages'];

/** Sends all queries and REST requests, and returns the responses by query or URL. */
async function readAll(): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  const schema = server.schema;
  const queries = [...[...deletable, ...readOnly].flatMap((one) => queriesOf(one, schema)), ...OTHER_QUERIES];
  for (const query of queries) {
    const response = await runQuery(server, query, { headers: { authorization: server.bearer } });
    expect({ query, errors: response.errors }).toEqual({ query, errors: undefined });
    responses.set(query, JSON.stringify(response.data));
    if (/essage/.test(query) || /dashboard|[tT]oReview|filter: \{ marks/.test(query)) continue;
    responses.set(`visitor ${query}`, JSON.stringify((await runQuery(server, query)).data));
  }
  for (const name of EXPORTS) responses.set(name, await readExport(server, `${name}.csv`));
  for (const { method, path, parameter } of contract) {
    if (method !== 'GET') continue;
    for (const id of parameter ? IDS : [0]) {
      const url = path.replace(`:${parameter}`, String(id));
      const { status, body } = await server.call(`GET ${url}`, { as: 'visitor' });
      responses.set(url, JSON.stringify([status, body]));
    }
  }
  return responses;
}

/** The queries and URLs with the same response in both maps. */
const unchanged = (before: Map<string, string>, during: Map<string, string>) =>
  [...before.keys()].filter((name) => before.get(name) === during.get(name));

/** Whether sections and pictures are deleted with their parents or one by one. */
const CASES = { 'with their parents': ({ parent }: Collection) => !parent, 'one by one': () => true };

describe('deleted records', () => {
  let before: Map<string, string>;
  let during: Map<string, string>;
  let created: [Collection, number][];

  beforeAll(async () => {
    server = await openRestServer();
    before = await readAll();
    created = await createAll();
    during = await readAll();
  }, 300_000);
  afterAll(() => server.close());

  test('are in every response before', () => {
    const hasId = /\d/; // most of the ids do not exist in a table with one kind of rows
    expect(unchanged(before, during).filter((name) => !hasId.test(name))).toEqual([]);
  });

  test.each(Object.entries(CASES))(
    'deleted %s are missing in every response until they are restored',
    async (_how, isDeleted) => {
      const deleted = created.filter(([collection]) => isDeleted(collection));
      const staff = server.stores.for({ staffId: 1, role: Role.ADMINISTRATOR });
      for (const [collection, id] of deleted.toReversed()) await staff.of(collection).remove(id);
      expect(Object.fromEntries(await readAll())).toEqual(Object.fromEntries(before));

      for (const [collection, id] of deleted) await staff.of(collection).restore([id]);
      expect(Object.fromEntries(await readAll())).toEqual(Object.fromEntries(during));
    },
    300_000,
  );
});

test('similar homes and homes nearby leave out deleted ones', async () => {
  server = await openRestServer();
  const { saleApartments } = Object.fromEntries(collections.map((one) => [one.names.many, one]));
  const staff = server.stores.for({ staffId: 1, role: Role.ADMINISTRATOR }).of(saleApartments!);
  const values = { title: 'View', location: 'Palm Jumeirah', price: 'AED 2,000,000', bedrooms: '2' };
  const [one, other] = [await staff.create(values), await staff.create(values)];
  const query = `{ listing(id: ${one.id}) { nearbyHomes { id } similarHomes { id } } }`;
  const expected = [{ id: String(other.id) }];
  expect((await runQuery(server, query)).data).toEqual({
    listing: { nearbyHomes: expected, similarHomes: expected },
  });
  await staff.remove(other.id);
  expect((await runQuery(server, query)).data).toEqual({ listing: { nearbyHomes: [], similarHomes: [] } });
  await server.close();
});
