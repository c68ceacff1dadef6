import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { photograph } from '../pictures/fixtures.ts';
import { saleApartments } from '../listings/listing-kind.ts';
import { contract, isGuarded, type Route } from './contract.ts';
import { openApi, openApiText } from './openapi.ts';
import { openRestServer, type RestResponse, type RestServer, type RequestOptions } from './testing.ts';
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
  const defined = kinds.flatMap(([kind, components]) =>
    Object.keys(components).map((name) => `#/components/${kind}/${name}`),
  );
  const references = [...openApiText().matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref]) => ref);
  const referenced = [...new Set(references), '#/components/securitySchemes/staff'];
  expect(referenced.sort()).toEqual(defined.sort());
});

test('every field is in snake_case', () => {
  const schemas = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith('Page'));
  const fields = schemas.flatMap(([, { properties }]) => Object.keys(properties));
  expect(fields.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
});

describe('responses match the document:', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  /** Ids of the records that the first tests create, by collection. */
  const createdIds = new Map<string, number>();
  let server: RestServer;
  let photo: Buffer;

  beforeAll(async () => {
    formats.default(ajv);
    const strictDocument = structuredClone(document);
    // Without this, undocumented fields would pass. A page may be in an envelope with further fields.
    for (const [name, schema] of Object.entries(strictDocument.components.schemas))
      if (!name.endsWith('Page')) Object.assign(schema, { additionalProperties: false });
    ajv.addSchema(strictDocument, 'openapi');
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
    const response =
      '$ref' in documented
        ? document.components.responses[String(documented.$ref).split('/').at(-1)!]!
        : documented;
    return (response as { content: Record<string, Json> }).content['application/json']!.example;
  }

  function pointer({ method, path }: Route, status: number): string {
    const escaped = path.replace(/:\w+/, '%7Bid%7D').replaceAll('/', '~1');
    return `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`;
  }

  /** Sends a request and checks that its response is documented. */
  async function call(route: Route, url: string, options: RequestOptions): Promise<RestResponse> {
    const response = await server.call(`${route.method} ${url}`, options);
    expectDocumented(route, response);
    return response;
  }

  function parentOf({ collection }: Serializer): number {
    return createdIds.get(collection.parent?.of().names.many ?? '') ?? 0;
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

  function urlOf(route: Route & { serializer: Serializer }): string {
    const id =
      route.verb === 'within'
        ? parentOf(route.serializer)
        : createdIds.get(route.serializer.collection.names.many);
    return route.path.replace(/:\w+/, String(id));
  }

  const name = ({ method, path }: Route) => `${method} ${path}`;
  const recordRoutes = contract.filter((route) => 'serializer' in route);
  const routesWith = (...verbs: Route['verb'][]) =>
    recordRoutes.filter(({ verb }) => verbs.includes(verb)).map((route) => [name(route), route] as const);

  test.each(routesWith('create'))('%s with the example', async (_name, route) => {
    const response = await call(route, route.path, { multipart: exampleFor(route) });
    expect(response.status).toBe(201);
    createdIds.set(route.serializer.collection.names.many, (response.body as { id: number }).id);
  });

  test.each(routesWith('update'))('%s with the example', async (_name, route) => {
    expect((await call(route, urlOf(route), { multipart: exampleFor(route) })).status).toBe(200);
  });

  test.each(routesWith('list', 'within', 'one'))('%s', async (_name, route) => {
    const url = urlOf(route);
    const { status, body } = await call(route, url, { as: 'visitor' });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('"id"')]);
    if (route.verb === 'one') return;
    expect((await call(route, `${url}?limit=1`, {})).body).toMatchObject({ page: 1, limit: 1 });
    expect((await call(route, `${url}?limit=none`, {})).status).toBe(400);
  });

  test.each(contract.filter(isGuarded).map((route) => [name(route), route] as const))(
    '%s without a token',
    async (_name, route) => {
      const { status, body } = await call(route, route.path.replace(/:\w+/, '1'), { as: 'visitor' });
      expect([status, body]).toEqual([401, exampleOf(route, 401)]);
    },
  );

  test.each(routesWith('within', 'one', 'update', 'remove'))(
    '%s of a missing record',
    async (_name, route) => {
      expect((await call(route, route.path.replace(/:\w+/, '4040'), {})).status).toBe(404);
    },
  );

  test.each(routesWith('create', 'message'))('%s with an empty body', async (_name, route) => {
    expect((await call(route, route.path, { json: {} })).status).toBe(400);
  });

  // Children follow their parents in the contract.
  test.each(routesWith('remove').reverse())('%s', async (_name, route) => {
    const { status, body } = await call(route, urlOf(route), {});
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
    const sent = await call(contact, contact.path, { multipart });
    expect([sent.status, sent.body]).toEqual([201, exampleOf(contact, 201)]);
    const json = { email: 'staff@marsa.example', password: 'a long password' };
    const { status, body } = await call(login, login.path, { json });
    expect(status).toBe(200);
    expect((await call(login, login.path, { json: { ...json, password: 'wrong' } })).status).toBe(401);
    expect((await call(login, login.path, { json: {} })).status).toBe(400);
    const as = `Bearer ${(body as { token: string }).token}`;
    const out = await call(logout, logout.path, { as });
    expect([out.status, out.body]).toEqual([200, exampleOf(logout, 200)]);
  });
});
