import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { photograph } from '../pictures/fixtures.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { contract, isGuarded, type Route } from './contract.ts';
import { openApi, openApiText } from './openapi.ts';
import { openRestServer, type RestResponse, type RestServer, type Sent } from './testing.ts';
import type { Serializer } from './serializer.ts';

type Json = Record<string, unknown>;
interface Operation extends Json {
  operationId: string;
  responses: Record<string, Json>;
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
}

const document = JSON.parse(openApiText()) as Json & {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { properties: Record<string, Json> }>;
    responses: Record<string, Json>;
  };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

function operationOf({ method, path }: Route): Operation {
  return document.paths[path.replace(/:\w+/, '{id}')]![method.toLowerCase()]!;
}

test('the committed document is up to date', () => {
  // When this fails: npm run generate
  expect(readFileSync('schema/openapi.json', 'utf8')).toBe(openApiText());
});

test('every route has an operation with a unique id', () => {
  expect(operations).toHaveLength(contract.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(contract.length);
});

test('no two path templates differ only in parameter names', () => {
  const templates = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(templates.filter((template, i) => templates.indexOf(template) !== i)).toEqual([]);
});

test('all references resolve, and all components are referenced', () => {
  const kinds = Object.entries(openApi().components as Record<string, object>);
  const there = kinds.flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  const named = [...openApiText().matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref]) => ref);
  const used = [...new Set(named), '#/components/securitySchemes/staff'];
  expect(used.sort()).toEqual(there.sort());
});

test('every field is in snake_case', () => {
  const schemas = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith('Page'));
  const fields = schemas.flatMap(([, { properties }]) => Object.keys(properties));
  expect(fields.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
});

describe('responses match the document:', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  /** Records created by the first calls, by collection. */
  const made = new Map<string, number>();
  let server: RestServer;
  let photo: Buffer;

  beforeAll(async () => {
    formats.default(ajv);
    const closed = structuredClone(document);
    // Without this, undocumented fields would pass. A page may be in an envelope with further fields.
    for (const [name, schema] of Object.entries(closed.components.schemas))
      if (!name.endsWith('Page')) Object.assign(schema, { additionalProperties: false });
    ajv.addSchema(closed, 'openapi');
    server = await openRestServer();
    photo = await photograph({ width: 60, height: 40 });
  });
  afterAll(() => server.close());

  function expectDocumented(route: Route, { status, body, headers }: RestResponse): void {
    const documented = operationOf(route).responses[status];
    expect([route.path, status, documented]).toEqual([route.path, status, expect.anything()]);
    const path = '$ref' in documented! ? String(documented.$ref) : pointer(route, status);
    const validate = ajv.compile({ $ref: `openapi${path}/content/application~1json/schema` });
    validate(body);
    expect([route.path, validate.errors]).toEqual([route.path, null]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  }

  /** The documented response of a status. */
  function exampleOf(route: Route, status: number): unknown {
    const documented = operationOf(route).responses[status]!;
    const answer =
      '$ref' in documented
        ? document.components.responses[String(documented.$ref).split('/').at(-1)!]!
        : documented;
    return (answer as { content: Record<string, Json> }).content['application/json']!.example;
  }

  function pointer({ method, path }: Route, status: number): string {
    const escaped = path.replace(/:\w+/, '%7Bid%7D').replaceAll('/', '~1');
    return `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`;
  }

  async function calls(route: Route, url: string, sent: Sent): Promise<RestResponse> {
    const answer = await server.call(`${route.method} ${url}`, sent);
    expectDocumented(route, answer);
    return answer;
  }

  function parentOf({ collection }: Serializer): number {
    return made.get(collection.parent?.of().names.many ?? '') ?? 0;
  }

  /** The documented example of a request body, as a form. */
  function exampleFor(route: Route & { serializer: Serializer }): Record<string, string | Buffer> {
    const { $ref } = operationOf(route).requestBody!.content['multipart/form-data']!.schema;
    const { properties } = document.components.schemas[$ref.split('/').at(-1)!]!;
    const parent = route.serializer.collection.parent?.input;
    const parentName = route.serializer.fields.find(({ field }) => field.name === parent)?.name;
    const values = Object.entries(properties).map(([name, { format, examples }]) => {
      if (name === parentName) return [name, String(parentOf(route.serializer))];
      return [name, format === 'binary' ? photo : String((examples as unknown[])[0])];
    });
    return Object.fromEntries(values) as Record<string, string | Buffer>;
  }

  function addressOf(route: Route & { serializer: Serializer }): string {
    const id =
      route.verb === 'within' ? parentOf(route.serializer) : made.get(route.serializer.collection.names.many);
    return route.path.replace(/:\w+/, String(id));
  }

  const name = ({ method, path }: Route) => `${method} ${path}`;
  const spoken = contract.filter((route) => 'serializer' in route);
  const by = (...verbs: Route['verb'][]) =>
    spoken.filter(({ verb }) => verbs.includes(verb)).map((route) => [name(route), route] as const);

  test.each(by('create'))('%s with the example', async (_name, route) => {
    const answer = await calls(route, route.path, { multipart: exampleFor(route) });
    expect(answer.status).toBe(201);
    made.set(route.serializer.collection.names.many, (answer.body as { id: number }).id);
  });

  test.each(by('update'))('%s with the example', async (_name, route) => {
    expect((await calls(route, addressOf(route), { multipart: exampleFor(route) })).status).toBe(200);
  });

  test.each(by('list', 'within', 'one'))('%s', async (_name, route) => {
    const url = addressOf(route);
    const { status, body } = await calls(route, url, { as: 'nobody' });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('"id"')]);
    if (route.verb === 'one') return;
    expect((await calls(route, `${url}?limit=1`, {})).body).toMatchObject({ page: 1, limit: 1 });
    expect((await calls(route, `${url}?limit=none`, {})).status).toBe(400);
  });

  test.each(contract.filter(isGuarded).map((route) => [name(route), route] as const))(
    '%s without a token',
    async (_name, route) => {
      const { status, body } = await calls(route, route.path.replace(/:\w+/, '1'), { as: 'nobody' });
      expect([status, body]).toEqual([401, exampleOf(route, 401)]);
    },
  );

  test.each(by('within', 'one', 'update', 'remove'))('%s of a missing record', async (_name, route) => {
    expect((await calls(route, route.path.replace(/:\w+/, '4040'), {})).status).toBe(404);
  });

  test.each(by('create', 'message'))('%s with an empty body', async (_name, route) => {
    expect((await calls(route, route.path, { json: {} })).status).toBe(400);
  });

  // Children follow their parents in the contract.
  test.each(by('remove').reverse())('%s', async (_name, route) => {
    const { status, body } = await calls(route, addressOf(route), {});
    expect([status, body]).toEqual([200, exampleOf(route, 200)]);
  });

  test('each error response has its own example', () => {
    const statuses = Object.keys(document.components.responses).map(Number);
    const route = contract.find(({ verb }) => verb === 'create')!;
    const examples = statuses
      .filter((status) => status in operationOf(route).responses)
      .map((status) => exampleOf(route, status));
    expect(new Set(examples.map((example) => JSON.stringify(example))).size).toBe(examples.length);
  });

  test('messages and sign-ins', async () => {
    const [contact, login, logout] = contract as [Route & { serializer: Serializer }, Route, Route];
    const home = { title: 'A home', location: 'Dubai Marina', price: 'AED 1' };
    const listing = await server.stores.of(saleApartments).create(home);
    const multipart = { ...exampleFor(contact), listing_id: String(listing.id) };
    const sent = await calls(contact, contact.path, { multipart });
    expect([sent.status, sent.body]).toEqual([201, exampleOf(contact, 201)]);
    const json = { email: 'staff@marsa.example', password: 'a long password' };
    const { status, body } = await calls(login, login.path, { json });
    expect(status).toBe(200);
    expect((await calls(login, login.path, { json: { ...json, password: 'wrong' } })).status).toBe(401);
    expect((await calls(login, login.path, { json: {} })).status).toBe(400);
    const as = `Bearer ${(body as { token: string }).token}`;
    const out = await calls(logout, logout.path, { as });
    expect([out.status, out.body]).toEqual([200, exampleOf(logout, 200)]);
  });
});
