import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Kind, OperationTypeNode, print, visit, type DocumentNode } from 'graphql';
import * as documents from '../../schema/documents/admin/graphql.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { ask } from './testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const named = (times: number, field: string) =>
  `{ ${Array.from({ length: times }, (_, i) => `a${i}: ${field}`).join(' ')} }`;

const code = async (query: string) => (await ask(server, query)).errors?.[0]?.extensions.code;

test.each([
  ['lists', 30, 'saleApartments { items { id } }'],
  ['searches', 3, 'listings(search: "sea view", sort: TITLE) { total items { id title } }'],
  ['last pages', 4, 'listings(page: 2000000000) { items { id title } }'],
  ['records', 30, 'saleApartment(id: 1) { id title location price }'],
])('%s may be asked for %i times at once', async (_what, times, field) => {
  expect(await code(named(times, field))).toBeUndefined();
});

test.each([
  ['searches', 'listings(search: "sea", sort: TITLE) { total items { id } }'],
  ['last pages', 'listings(page: 2000000000) { items { id } }'],
  ['areas', 'areas { name homes }'],
])('%s thirty times at once are refused: names cost as much as what they name', async (_what, field) => {
  expect(await code(named(30, field))).toBe('QUERY_TOO_COSTLY');
});

test('a query that was let pass is judged anew where its variables make it dearer', async () => {
  const list =
    'saleApartments(page: $page, limit: $limit, search: $search) { items { id ... @include(if: $more) { title location price } } }';
  const query = `query ($page: Int!, $limit: Int!, $search: String, $more: Boolean!) ${named(5, list)}`;
  const few = { page: 1, limit: 1, search: '', more: false };
  const judged = async (variables: object) =>
    (await ask(server, query, { variables: { ...few, ...variables } })).errors?.[0]?.extensions.code;
  const passed = [{}, { page: 2 }, { limit: 1000 }, { search: null }, { more: true }];
  const dear = [{ page: 2_000_000_000 }, { search: 'sea' }, { limit: 1000, more: true }];
  for (const variables of [...passed, ...passed]) expect(await judged(variables)).toBeUndefined();
  for (const variables of dear) expect(await judged(variables)).toBe('QUERY_TOO_COSTLY');
});

/** A document as the panel's client sends it, which asks of every record what type it is. */
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
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY,
  );

test('all that the panel asks is let pass, a thousand records of one parent too', async () => {
  const asked = Object.entries(documents).filter(([, document]) => isQuery(document as DocumentNode));
  const variables = { of: '1', id: '1', page: 1, limit: 20, search: 'sea', collection: 'blogs', record: '1' };
  const refused: string[] = [];
  for (const [name, document] of asked) {
    const { errors } = await ask(server, withTypes(document as DocumentNode), { variables });
    if (errors?.[0]?.extensions.code === 'QUERY_TOO_COSTLY') refused.push(name);
  }
  expect(refused).toEqual([]);
  expect(asked.length).toBeGreaterThan(30);
});
