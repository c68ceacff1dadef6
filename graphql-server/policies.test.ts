import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { collections } from './collections.ts';
import { runQuery } from './graphql/testing.ts';
import { actorOf, authChecker, isAllowed, type RecordOperation } from './policies.ts';
import { contract } from './rest/contract.ts';
import { openRestServer, type RestServer } from './rest/testing.ts';
import { buildApiSchema } from './schema.ts';

/** The operations with records, and whether visitors may perform them. Staff may perform all. Repeats the table of the policies to detect changes. */
const RECORDS: readonly [operation: RecordOperation, forVisitors: boolean][] = [
  ['read', true],
  ['filter', false],
  ['readAuthor', false],
  ['readVersions', false],
  ['create', false],
  ['update', false],
  ['delete', false],
  ['restore', false],
  ['purge', false],
  ['reorder', false],
  ['duplicate', false],
  ['import', false],
  ['revert', false],
  ['mark', false],
  ['export', false],
];

/** Root fields of the GraphQL API that visitors may use. */
const PUBLIC_FIELDS =
  /^(areas|canMailSearches|savedSearch|homes|homesConnection|numberedHomes|listings?|me|place|placeNamed|places|confirmSearch|saveSearch|stopSearch|sendContactMessage|signIn)$/;

/** Root fields for staff that do not belong to one collection of public records. */
const STAFF_FIELDS =
  /^(contactMessages?|dashboard|export\w+|notices|operation|pictureCheck|processes|parsedTexts|unread\w+|unsent\w+|unsettled\w+|trash|versions|formattedTexts|changePassword|signOut|(create|update|delete|restore|duplicate|reorder|import|mark|purge)[A-Z]\w+)$/;

const publicRecords = collections
  .filter(({ names }) => names.many !== 'contactMessages')
  .flatMap(({ names }) => [names.one, names.many]);

const schema = buildApiSchema();
const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({
    name: field.name,
    document: documentFor(type.name.toLowerCase(), field),
  })),
);

/** A document with one root field and its required arguments. */
function documentFor(operation: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const values = required.map((arg) => `${arg.name}: ${literalFor(arg.type)}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${operation} { ${name}${values && `(${values})`}${selection} }`;
}

function literalFor(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalFor(type.ofType);
  if (isListType(type)) return `[${literalFor(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${required.map((field) => `${field.name}: ${literalFor(field.type)}`).join(', ')} }`;
  }
  return (
    { Boolean: 'true', Int: '1', Float: '1', ID: '"1"', DateTimeISO: '"2026-01-01T00:00:00Z"' }[type.name] ??
    '"x"'
  );
}

let server: RestServer;
beforeAll(async () => {
  server = await openRestServer();
});
afterAll(() => server.close());

describe('the table', () => {
  const actors = [
    ['a visitor', actorOf(null)],
    ['staff', actorOf({ staffId: 1 })],
    ['the server', 'server'],
  ] as const;

  test.each(RECORDS)('%s is allowed to visitors: %s', (operation, forVisitors) => {
    for (const collection of collections) {
      const isEnquiry = collection.names.many === 'contactMessages';
      const expected = isEnquiry ? operation === 'create' : forVisitors;
      for (const [name, actor] of actors)
        expect([collection.names.many, name, isAllowed(actor, operation, collection)]).toEqual([
          collection.names.many,
          name,
          name === 'a visitor' ? expected : true,
        ]);
    }
  });

  test('visitors read every collection but those with personal data', () => {
    for (const collection of collections)
      expect(isAllowed('visitor', 'read', collection)).toBe(!collection.confidential);
  });

  test('@Authorized without an operation is denied', () => {
    expect(authChecker({ context: { staff: { staffId: 1 } } }, [])).toBe(false);
  });
});

describe('GraphQL', () => {
  const isRefused = async (document: string, headers: Record<string, string>) => {
    const { errors } = await runQuery(server, document, { headers });
    return errors?.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ?? false;
  };

  test('every root field is either for visitors or for staff', () => {
    for (const { name } of fields) {
      const isPublic = PUBLIC_FIELDS.test(name) || publicRecords.includes(name);
      expect([name, isPublic !== STAFF_FIELDS.test(name)]).toEqual([name, true]);
    }
  });

  // A sign-in with wrong credentials also returns UNAUTHENTICATED.
  const exceptSignIn = fields.filter(({ name }) => name !== 'signIn');

  test.each(exceptSignIn)('$name for a visitor', async ({ name, document }) => {
    expect(await isRefused(document, {})).toBe(STAFF_FIELDS.test(name));
  });

  // These end the session, or ask for the password again; staff-resolver.test.ts tests them.
  const forStaff = exceptSignIn.filter(({ name }) => !['signOut', 'changePassword'].includes(name));

  test.each(forStaff)('$name for staff', async ({ document }) => {
    expect(await isRefused(document, { authorization: server.bearer })).toBe(false);
  });

  test('staff filters and authors are hidden from visitors', async () => {
    expect(await isRefused('{ saleApartments(filter: {}) { total } }', {})).toBe(true);
    expect(
      await isRefused('{ saleApartments(filter: {}) { total } }', { authorization: server.bearer }),
    ).toBe(false);
    const created = await runQuery(
      server,
      'mutation { createBlog(input: { title: "T", description: "D" }) { id } }',
      {
        headers: { authorization: server.bearer },
      },
    );
    expect(created.errors).toBeUndefined();
    const query = '{ blogs(limit: 1) { items { updatedBy { email } } } }';
    expect((await runQuery(server, query)).data).toEqual({ blogs: { items: [{ updatedBy: null }] } });
    expect((await runQuery(server, query, { headers: { authorization: server.bearer } })).data).toEqual({
      blogs: { items: [{ updatedBy: { email: 'staff@marsa.example' } }] },
    });
  });

  test('a multipart request is for staff', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' },
      payload: '',
    });
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

describe('REST', () => {
  const isPublic = (method: string, path: string) =>
    method === 'GET' || ['/api/contact', '/api/admin/login'].includes(path);
  const routes = contract
    .filter(({ path }) => !['/api/admin/login', '/api/admin/logout'].includes(path))
    .map(({ method, path }) => [method, path, path.replace(/:\w+/, '1')] as const);

  test.each(routes)('%s %s', async (method, path, url) => {
    const asVisitor = await server.call(`${method} ${url}`, {
      as: 'visitor',
      json: method === 'GET' ? undefined : {},
    });
    expect(asVisitor.status === 401).toBe(!isPublic(method, path));
    const asStaff = await server.call(`${method} ${url}`, { json: method === 'GET' ? undefined : {} });
    expect(asStaff.status).not.toBe(401);
  });

  test.each(['apartments-for-sale', 'villas-for-sale', 'apartments-for-rent', 'villas-for-rent', 'messages'])(
    'the export of %s is for staff',
    async (name) => {
      const path = `GET /admin/export/${name}.csv`;
      expect((await server.call(path, { as: 'visitor' })).status).toBe(401);
      expect((await server.call(path)).status).toBe(200);
    },
  );
});
