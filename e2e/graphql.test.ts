import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDemo, STAFF, type DemoServer } from './demo.ts';
import { ROOT } from './server.ts';

let house: DemoServer;
let token: string;

beforeAll(async () => {
  house = await openDemo();
  const { data } = await ask(
    'mutation ($email: String!, $password: String!) { x: signIn(email: $email, password: $password) { token } }',
    STAFF,
  );
  token = (data!.x as { token: string }).token;
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'A view', message: 'Hello.' };
  const unsettled = { title: 'By the quay', location: 'Marsa Dubai', price: 'AED 9,500,000' };
  expect((await post('/api/contact', message)).status).toBe(201);
  expect((await post('/api/villas-for-sale', unsettled)).status).toBe(201);
}, 180_000);
afterAll(() => house.close());

const schema = buildSchema(await readFile(join(ROOT, 'schema/schema.graphql'), 'utf8'));

type Field = GraphQLField<unknown, unknown>;

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(new URL(path, house.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

async function ask(query: string, variables: object = {}): Promise<Answer> {
  return (await (await post('/graphql', { query, variables })).json()) as Answer;
}

/** What is given for arguments of these names; whatever else need not be given is not. */
const GIVEN: Readonly<Record<string, string>> = {
  area: '{ west: 55, south: 24.8, east: 55.5, north: 25.4 }',
  collection: '"saleVillas"',
  facts: '{ bedroomCount: 2 }',
  first: '2',
  format: 'WEBP',
  ids: '["1", "2"]',
  kind: 'SALE_VILLA',
  limit: '2',
  location: '"Dubai Marina"',
  name: '"Dubai Marina"',
  words: '"Dubai Marina"',
  zoom: '12',
};

/** The number of a record that a field gives by its number: the first of its list. */
async function idFor({ name, type }: Field): Promise<string> {
  if (name === 'place') return 'dubai-marina';
  const list = Object.values(schema.getQueryType()!.getFields()).find(({ type: page }) => {
    const named = getNamedType(page);
    const items = isObjectType(named) ? named.getFields().items : undefined;
    return named.name.endsWith('Page') && items && getNamedType(items.type) === getNamedType(type);
  });
  const { data } = await ask(`{ x: ${list!.name}(limit: 1) { items { id } } }`);
  return (data!.x as { items: { id: string }[] }).items[0]!.id;
}

function given(args: readonly GraphQLArgument[], id = '1'): string {
  const known: typeof GIVEN = { ...GIVEN, id: `"${id}"`, record: `"${id}"` };
  const values = args.flatMap(({ name }) => (known[name] === undefined ? [] : `${name}: ${known[name]}`));
  return values.length > 0 ? `(${values.join(', ')})` : '';
}

const hasFields = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type);

/** All that a type tells, down to that depth; empty where there is no more room for any of it. */
function all(type: GraphQLNamedType, depth: number): string {
  if (!hasFields(type) || depth === 0) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => one(field, depth - 1));
  return `{ __typename ${fields.join(' ')} }`;
}

/** A field with all that it tells; none where that lies too deep. */
function one(field: Field, depth: number): string[] {
  const type = getNamedType(field.type);
  const told = all(type, depth);
  return told === '' && !isLeafType(type) ? [] : [`${field.name}${given(field.args)} ${told}`];
}

/** A question with all that it tells, three levels down; in parts where it costs too much at once, and less deep. */
async function askInFull(field: Field): Promise<Answer[]> {
  const type = getNamedType(field.type);
  const id = field.args.some(({ name }) => name === 'id') ? await idFor(field) : undefined;
  const asked = field.name + given(field.args, id);
  const whole = await ask(`{ x: ${asked} ${all(type, 3)} }`);
  if (!isTooCostly(whole) || !hasFields(type)) return [whole];
  const inPart = async (part: Field): Promise<Answer> => {
    const [deep, flat] = [2, 1].map((depth) => `{ x: ${asked} { ${one(part, depth).join('')} } }`);
    const answer = await ask(deep!);
    return isTooCostly(answer) ? ask(flat!) : answer;
  };
  return Promise.all(Object.values(type.getFields()).map(inPart));
}

const isTooCostly = ({ errors }: Answer): boolean => errors?.[0]?.extensions.code === 'QUERY_TOO_COSTLY';

const isEmpty = (told: unknown): boolean => told === null || (Array.isArray(told) && told.length === 0);

test('every question that the API takes is answered in full', async () => {
  const faults: object[] = [];
  const silent: string[] = [];
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    for (const { data, errors } of await askInFull(field)) {
      if (errors) faults.push({ question: field.name, errors });
      else if (isEmpty(data!.x)) silent.push(field.name);
    }
  }
  expect(faults).toEqual([]);
  expect(silent).toEqual(['notices', 'unsentMessages']); // where nothing is wrong there are none
}, 120_000);
