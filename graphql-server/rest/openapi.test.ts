import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { photograph } from '../pictures/specimens.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { contract } from './contract.ts';
import { isGuarded, type Line } from './lines.ts';
import { openApi, openApiText } from './openapi.ts';
import { openRestHouse, type Answered, type RestHouse, type Sent } from './testing.ts';
import type { Wire } from './wire.ts';

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

function operationOf({ method, path }: Line): Operation {
  return document.paths[path.replace(/:\w+/, '{id}')]![method.toLowerCase()]!;
}

test('The committed document is the one the code makes', () => {
  // When this fails: node --import @swc-node/register/esm-register graphql-server/rest/emit-openapi.ts
  expect(readFileSync('schema/openapi.json', 'utf8')).toBe(openApiText());
});

test('Every route stands in it, under a name of its own', () => {
  expect(operations).toHaveLength(contract.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(contract.length);
});

test('No two of its paths are the same template under other names', () => {
  const templates = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(templates.filter((template, i) => templates.indexOf(template) !== i)).toEqual([]);
});

test('Everything it refers to is there, and nothing else', () => {
  const kinds = Object.entries(openApi().components as Record<string, object>);
  const there = kinds.flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  const named = [...openApiText().matchAll(/"\$ref": "([^"]+)"/g)].map(([, ref]) => ref);
  const used = [...new Set(named), '#/components/securitySchemes/staff'];
  expect(used.sort()).toEqual(there.sort());
});

test('Every field of it is in snake_case', () => {
  const schemas = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith('Page'));
  const fields = schemas.flatMap(([, { properties }]) => Object.keys(properties));
  expect(fields.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
});

describe('Real answers are as it says:', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  /** Records made by the first calls, by the collection they are of. */
  const made = new Map<string, number>();
  let house: RestHouse;
  let photo: Buffer;

  beforeAll(async () => {
    formats.default(ajv);
    const closed = structuredClone(document);
    // A field that the document does not name would pass otherwise. A page may stand in a wider envelope.
    for (const [name, schema] of Object.entries(closed.components.schemas))
      if (!name.endsWith('Page')) Object.assign(schema, { additionalProperties: false });
    ajv.addSchema(closed, 'openapi');
    house = await openRestHouse();
    photo = await photograph({ width: 60, height: 40 });
  });
  afterAll(() => house.close());

  function expectDocumented(line: Line, { status, body, headers }: Answered): void {
    const said = operationOf(line).responses[status];
    expect([line.path, status, said]).toEqual([line.path, status, expect.anything()]);
    const path = '$ref' in said! ? String(said.$ref) : pointer(line, status);
    const validate = ajv.compile({ $ref: `openapi${path}/content/application~1json/schema` });
    validate(body);
    expect([line.path, validate.errors]).toEqual([line.path, null]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  }

  function pointer({ method, path }: Line, status: number): string {
    const escaped = path.replace(/:\w+/, '%7Bid%7D').replaceAll('/', '~1');
    return `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`;
  }

  async function calls(line: Line, url: string, sent: Sent): Promise<Answered> {
    const answer = await house.call(`${line.method} ${url}`, sent);
    expectDocumented(line, answer);
    return answer;
  }

  function parentOf({ collection }: Wire): number {
    return made.get(collection.parent?.of().names.many ?? '') ?? 0;
  }

  /** The document's own example of what to send, as a form. */
  function exampleFor(line: Line & { wire: Wire }): Record<string, string | Buffer> {
    const { $ref } = operationOf(line).requestBody!.content['multipart/form-data']!.schema;
    const { properties } = document.components.schemas[$ref.split('/').at(-1)!]!;
    const parent = line.wire.collection.parent?.input;
    const parentName = line.wire.fields.find(({ word }) => word.property === parent)?.name;
    const values = Object.entries(properties).map(([name, { format, examples }]) => {
      if (name === parentName) return [name, String(parentOf(line.wire))];
      return [name, format === 'binary' ? photo : String((examples as unknown[])[0])];
    });
    return Object.fromEntries(values) as Record<string, string | Buffer>;
  }

  function addressOf(line: Line & { wire: Wire }): string {
    const id = line.verb === 'within' ? parentOf(line.wire) : made.get(line.wire.collection.names.many);
    return line.path.replace(/:\w+/, String(id));
  }

  const name = ({ method, path }: Line) => `${method} ${path}`;
  const spoken = contract.filter((line) => 'wire' in line);
  const by = (...verbs: Line['verb'][]) =>
    spoken.filter(({ verb }) => verbs.includes(verb)).map((line) => [name(line), line] as const);

  test.each(by('create'))('%s with the example', async (_name, line) => {
    const answer = await calls(line, line.path, { parcel: exampleFor(line) });
    expect(answer.status).toBe(201);
    made.set(line.wire.collection.names.many, (answer.body as { id: number }).id);
  });

  test.each(by('update'))('%s with the example', async (_name, line) => {
    expect((await calls(line, addressOf(line), { parcel: exampleFor(line) })).status).toBe(200);
  });

  test.each(by('list', 'within', 'one'))('%s', async (_name, line) => {
    const url = addressOf(line);
    const { status, body } = await calls(line, url, { as: 'nobody' });
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('"id"')]);
    if (line.verb === 'one') return;
    expect((await calls(line, `${url}?limit=1`, {})).body).toMatchObject({ page: 1, limit: 1 });
    expect((await calls(line, `${url}?limit=none`, {})).status).toBe(400);
  });

  test.each(contract.filter(isGuarded).map((line) => [name(line), line] as const))(
    '%s without a token',
    async (_name, line) => {
      expect((await calls(line, line.path.replace(/:\w+/, '1'), { as: 'nobody' })).status).toBe(401);
    },
  );

  test.each(by('within', 'one', 'update', 'remove'))('%s of what is not there', async (_name, line) => {
    expect((await calls(line, line.path.replace(/:\w+/, '4040'), {})).status).toBe(404);
  });

  test.each(by('create', 'message'))('%s without a word', async (_name, line) => {
    expect((await calls(line, line.path, { json: {} })).status).toBe(400);
  });

  // Children stand after their parents in the contract.
  test.each(by('remove').reverse())('%s', async (_name, line) => {
    expect((await calls(line, addressOf(line), {})).status).toBe(200);
  });

  test('messages and sign-ins', async () => {
    const [contact, login, logout] = contract as [Line & { wire: Wire }, Line, Line];
    const home = { title: 'A home', location: 'Dubai Marina', price: 'AED 1' };
    const listing = await house.stores.of(saleApartments).create(home);
    const parcel = { ...exampleFor(contact), listing_id: String(listing.id) };
    expect((await calls(contact, contact.path, { parcel })).status).toBe(201);
    const json = { email: 'staff@marsa.example', password: 'a long password' };
    const { status, body } = await calls(login, login.path, { json });
    expect(status).toBe(200);
    expect((await calls(login, login.path, { json: { ...json, password: 'wrong' } })).status).toBe(401);
    expect((await calls(login, login.path, { json: {} })).status).toBe(400);
    const as = `Bearer ${(body as { token: string }).token}`;
    expect((await calls(logout, logout.path, { as })).status).toBe(200);
  });
});
