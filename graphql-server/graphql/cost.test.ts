import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kind, OperationTypeNode, parse, print, visit, type DocumentNode } from 'graphql';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as adminDocuments from '../../schema/documents/admin/graphql.ts';
import { projectRoot } from '../process/project-root.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { runQuery } from './testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A query that selects a field under several aliases. */
const withAliases = (times: number, field: string) =>
  `{ ${Array.from({ length: times }, (_, i) => `a${i}: ${field}`).join(' ')} }`;

const errorCodeOf = async (query: string) => (await runQuery(server, query)).errors?.[0]?.extensions.code;

test.each([
  ['lists', 12, 'saleApartments { items { id } }'],
  ['searches', 1, 'listings(search: "sea view", sort: TITLE) { total items { id title } }'],
  ['last pages', 1, 'listings(page: 2000000000) { items { id title } }'],
  ['records', 30, 'saleApartment(id: 1) { id title location price }'],
])('allows an operation with %s %i times', async (_what, times, field) => {
  expect(await errorCodeOf(withAliases(times, field))).toBeUndefined();
});

test.each([
  ['searches', 'listings(search: "sea", sort: TITLE) { total items { id } }'],
  ['last pages', 'listings(page: 2000000000) { items { id } }'],
  ['areas', 'areas { name homes }'],
])('rejects an operation with thirty aliases of %s', async (_what, field) => {
  expect(await errorCodeOf(withAliases(30, field))).toBe('QUERY_TOO_COSTLY');
});

test('staff have higher limits than visitors', async () => {
  const query =
    '{ saleApartments(limit: 1000) { items { id title location price size bedrooms bathrooms amount } } }';
  expect(await errorCodeOf(query)).toBe('QUERY_TOO_COSTLY');
  const { errors } = await runQuery(server, query, { headers: { authorization: server.bearer } });
  expect(errors).toBeUndefined();
});

test('computes the cost of a known query again for other variables', async () => {
  const list =
    'saleApartments(page: $page, limit: $limit, search: $search) { items { id ... @include(if: $more) { title location price } } }';
  const query = `query ($page: Int!, $limit: Int!, $search: String, $more: Boolean!) ${withAliases(2, list)}`;
  const few = { page: 1, limit: 1, search: '', more: false };
  const errorCode = async (variables: object) =>
    (await runQuery(server, query, { variables: { ...few, ...variables } })).errors?.[0]?.extensions.code;
  const allowed = [{}, { page: 2 }, { limit: 500 }, { search: null }, { more: true }];
  const tooCostly = [{ page: 2_000_000_000 }, { search: 'sea' }, { limit: 1000, more: true }];
  for (const variables of [...allowed, ...allowed]) expect(await errorCode(variables)).toBeUndefined();
  for (const variables of tooCostly) expect(await errorCode(variables)).toBe('QUERY_TOO_COSTLY');
});

/** A document as Apollo Client sends it, with `__typename` in every selection set. */
const withTypes = (document: DocumentNode): string =>
  print(
    visit(document, {
      SelectionSet: (set, _key, parent) =>
        parent && 'operation' in parent
          ? undefined
          : {
              ...set,
              selections: [
                ...set.selections,
                { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
              ],
            },
    }),
  );

const isQuery = (document: DocumentNode): boolean =>
  document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY,
  );

/** Names of the queries that exceed a limit or the cost. */
async function rejectedDocuments(documents: object, variables: object, headers: Record<string, string> = {}) {
  const rejected: string[] = [];
  const queries = Object.entries<DocumentNode | string>({ ...documents })
    .map(([name, document]) => [name, typeof document === 'string' ? parse(document) : document] as const)
    .filter(([, document]) => isQuery(document));
  for (const [name, document] of queries) {
    const { errors } = await runQuery(server, withTypes(document), { variables, headers });
    const code = errors?.[0]?.extensions.code as string;
    if (['QUERY_TOO_COSTLY', 'GRAPHQL_VALIDATION_FAILED'].includes(code))
      rejected.push(`${name}: ${errors![0]!.message}`);
  }
  return { rejected, count: queries.length };
}

test('all queries of the panel are within the limits of staff, with a thousand records of one parent', async () => {
  const variables = { of: '1', id: '1', page: 1, limit: 20, search: 'sea', collection: 'blogs', record: '1' };
  const { rejected, count } = await rejectedDocuments(adminDocuments, variables, {
    authorization: server.bearer,
  });
  expect(rejected).toEqual([]);
  expect(count).toBeGreaterThan(30);
});

test('all queries of the site are within the limits of visitors', async () => {
  const folder = join(projectRoot(), 'schema/documents/site');
  const documents: object[] = [];
  for (const feature of readdirSync(folder)) {
    documents.push((await import(join(folder, feature, 'graphql.ts'))) as object);
  }
  const variables = {
    id: '1',
    ids: Array.from({ length: 60 }, (_, i) => String(i + 1)),
    page: 1,
    limit: 24,
    after: '0',
    filter: { words: 'sea' },
    sort: 'NEWEST',
    isCounted: true,
    area: { west: 54.8, south: 24.6, east: 55.7, north: 25.5 },
    zoom: 10,
    words: 'marina',
    token: 'x',
  };
  const { rejected, count } = await rejectedDocuments(Object.assign({}, ...documents) as object, variables);
  expect(rejected).toEqual([]);
  expect(count).toBeGreaterThan(30);
});
