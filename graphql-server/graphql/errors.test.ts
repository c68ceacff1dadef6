import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { interceptReads } from '../database/testing-statements.ts';
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
import { Unavailable } from '../errors.ts';
import { message, type Message, type MessageCode } from '../messages.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { multipart, photograph, runQuery, type GraphQLResponse } from './testing.ts';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await openTestServer();
  url = `${await server.app.listen({ port: 0 })}/graphql`;
});
afterAll(() => server.close());

interface RequestOptions {
  body: unknown;
  accept?: string;
}

async function send({ body, accept = '*/*' }: RequestOptions) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, authorization: server.bearer },
    body: JSON.stringify(body),
  });
  return { status: response.status, result: (await response.json()) as GraphQLResponse<unknown> };
}

const PAGE = 'query ($page: Int!) { blogs(page: $page) { total } }';
const CREATE = 'mutation ($input: BlogInput!) { createBlog(input: $input) { id } }';
/** Nested more deeply than recursion and JSON.stringify can handle. */
const DEEP = `${'['.repeat(50_000)}1${']'.repeat(50_000)}`;

describe('an invalid request', () => {
  test.each([
    ['a variable that is missing', { query: 'query($i:ID!){blog(id:$i){id}}' }, /\$i\b/],
    ['null for a required variable', { query: PAGE, variables: { page: null } }, /\$page\b/],
    ['a text that should be a number', { query: PAGE, variables: { page: 'one' } }, /\$page\b/],
    ['an object', { query: PAGE, variables: { page: { toString: 1, valueOf: 2 } } }, /\$page\b/],
    ['a number of more than 32 bits', { query: PAGE, variables: { page: 3_000_000_000 } }, /\$page\b/],
    ['a fraction for an integer', { query: PAGE, variables: { page: 1.5 } }, /\$page\b/],
    ['a missing field', { query: CREATE, variables: { input: { title: 'A' } } }, /description/],
    [
      'an unknown field',
      { query: CREATE, variables: { input: { title: 'A', description: 'B', x: 1 } } },
      /"x"/,
    ],
    ['a list for a text', { query: CREATE, variables: { input: { title: ['A'] } } }, /input\.title/],
    [
      'null in a nullable variable',
      { query: 'query ($limit: Int = 5) { blogs(limit: $limit) { total } }', variables: { limit: null } },
      /"limit"/,
    ],
    [
      'a string instead of a file',
      { query: CREATE, variables: { input: { title: 'A', description: 'B', image: 'a.jpg' } } },
      /input\.image/,
    ],
    ['an unknown operationName', { query: '{ __typename }', operationName: 'A' }, /operationName/],
    [
      'several operations without operationName',
      { query: 'query A { me { id } } query B { me { id } }' },
      /operationName/,
    ],
    ['no operation', { query: 'fragment A on Blog { id }' }, /fragment|operation/i],
    ['a subscription', { query: 'subscription { x }' }, /subscription/],
  ])('with %s gets 400 with BAD_USER_INPUT and a message that names it', async (_what, body, message) => {
    const { status, result } = await send({ body });
    const [error] = result.errors ?? [];
    expect(error?.message).toMatch(message);
    if (!error?.message.startsWith('Fragment')) expect(error?.extensions.code).toBe('BAD_USER_INPUT');
    expect(status).toBe(400);
  });

  test('gets status 200 when the client accepts only application/json', async () => {
    const { status, result } = await send({ body: { query: PAGE }, accept: 'application/json' });
    expect([status, result.errors?.[0]?.extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
  });

  test('gets an error whatever its depth', async () => {
    for (const [body, expected] of [
      [`{"query":"{ __typename }","variables":{"unused":${DEEP}}}`, 400],
      [`{"query":${JSON.stringify(PAGE)},"variables":{"page":${DEEP}}}`, 400],
      [`{"query":"{ __typename }","extensions":{"x":${DEEP}}}`, 400],
    ] as const) {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect(status).toBe(expected);
    }
  });

  test('with a missing file names the file', async () => {
    const form = new FormData();
    const query = 'mutation ($p: Upload) { createBanner(input: { title: "A", image: $p }) { id } }';
    form.set('operations', JSON.stringify({ query, variables: { p: null } }));
    form.set('map', '{"0":["variables.p"]}');
    const headers = { 'apollo-require-preflight': 'true', authorization: server.bearer };
    const response = await fetch(url, { method: 'POST', body: form, headers });
    const { errors } = (await response.json()) as GraphQLResponse<unknown>;
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('File missing'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('with a file as an undeclared variable names the variable', async () => {
    const query = 'mutation { createBanner(input: { title: "A" }) { id } }';
    const file = { bytes: await photograph() };
    const headers = { authorization: server.bearer };
    const sent = multipart({ query, variables: {}, at: 'variables.picture', file, headers });
    const { errors } = (await (await fetch(url, sent)).json()) as GraphQLResponse<unknown>;
    expect(errors?.[0]).toMatchObject({
      message: 'A file came as the variable picture, which the operation does not declare.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('an internal error', () => {
  test('gets a generic message', async () => {
    const restore = interceptReads(server.database, () =>
      Promise.reject(new TypeError('reading of undefined')),
    );
    const { result } = await send({ body: { query: '{ blogs { total } }' } });
    restore();
    expect(result.errors?.[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });

  test('during authentication gets 503 when the database is unavailable and 500 otherwise', async () => {
    for (const [fault, status, code, retry] of [
      [new Unavailable(), 503, 'UNAVAILABLE', '5'],
      [new TypeError('reading of undefined'), 500, 'INTERNAL_SERVER_ERROR', null],
    ] as const) {
      const restore = interceptReads(server.database, () => Promise.reject(fault));
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: server.bearer },
        body: '{"query":"{ me { id } }"}',
      });
      restore();
      expect([response.status, response.headers.get('retry-after')]).toEqual([status, retry]);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
    }
  });
});

test.each(['apollo-require-preflight', 'x-apollo-operation-name'])(
  'accepts queries and uploads with %s, and rejects them without as possible CSRF',
  async (header) => {
    const query = 'mutation ($p: Upload) { createBanner(input: { title: "A", image: $p }) { id } }';
    const file = { bytes: await photograph() };
    const { body } = multipart({ query, variables: { p: null }, at: 'variables.p', file });
    const headers = { [header]: 'Some', authorization: server.bearer };
    const upload = await fetch(url, { method: 'POST', body: body!, headers });
    expect(await upload.json()).toEqual({ data: { createBanner: { id: expect.any(String) } } });
    const response = await fetch(`${url}?query=${encodeURIComponent('{ __typename }')}`, { headers });
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  },
);

/** Values for the arguments of a mutation: texts are `text`, ids those of no record. */
function valueOf(type: GraphQLInputType, text: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, text);
  if (isListType(type)) return [valueOf(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => getNamedType(field.type).name !== 'Upload',
    );
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, text)]));
  }
  const scalars: Record<string, unknown> = { ID: '99999', Int: -1, Float: -1.5, Boolean: false };
  if (type.name === 'DateTimeISO') return '1999-12-31T00:00:00Z';
  return type.name in scalars ? scalars[type.name] : text;
}

/** Calls a mutation with all of its arguments. */
async function mutate({ name, args, type }: GraphQLField<unknown, unknown>, text: string, role?: string) {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const query =
    args.length === 0
      ? `mutation { ${name} ${selection} }`
      : `mutation (${declared}) { ${name}(${passed}) ${selection} }`;
  const variables = Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.type, text)]));
  const { errors = [] } = await runQuery(server, query, {
    variables,
    headers: role ? { authorization: role } : {},
  });
  return errors as { message: string; extensions: CodedExtensions }[];
}

interface Reason {
  code: MessageCode;
  params: never;
}
interface CodedExtensions {
  reason?: Reason;
  fields?: Record<string, string>;
  fieldReasons?: Record<string, Reason>;
}

/** The English text of a code and its parameters. */
const textOf = ({ code, params }: Reason) =>
  (message as (code: string, params: object) => Message)(code, params).text;

test.each(['', 'null', 'y'.repeat(210), 'sea view'])(
  'every error of a mutation with the texts %j can be said by its code and parameters',
  async (text) => {
    const mutations = Object.values(server.schema.getMutationType()!.getFields());
    const coded: string[] = [];
    for (const mutation of mutations) {
      for (const role of [undefined, server.bearer]) {
        if (role && ['signOut', 'endSession'].includes(mutation.name)) continue;
        for (const error of await mutate(mutation, text, role)) {
          if (error.message.startsWith('Variable ')) continue; // an error of GraphQL, for developers
          const { reason, fields = {}, fieldReasons = {} } = error.extensions;
          expect([mutation.name, error.message, reason?.code]).toEqual([
            mutation.name,
            error.message,
            expect.any(String),
          ]);
          if (reason!.code !== 'INVALID_INPUT') expect(textOf(reason!)).toBe(error.message);
          expect(Object.entries(fieldReasons).map(([name, one]) => [name, textOf(one)])).toEqual(
            Object.entries(fields),
          );
          coded.push(reason!.code, ...Object.values(fieldReasons).map(({ code }) => code));
        }
      }
    }
    expect(coded).not.toContain('NOT_VALID');
    expect(coded.length).toBeGreaterThan(mutations.length);
  },
);
