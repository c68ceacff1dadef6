import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections, readOnly } from '../collections.ts';
import { runQuery } from '../graphql/testing.ts';
import { preparePicture } from '../pictures/process.ts';
import { projectRoot } from '../process/project-root.ts';
import { openTestServer, type TestServer } from '../testing.ts';
import { seedDemo } from './seed.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await seedDemo({
    dataSource: server.database.dataSource,
    stores: server.stores,
    folder: join(projectRoot(), 'graphql-server/demo'),
    prepare: preparePicture,
  });
}, 300_000); // processing pictures takes long on a busy machine
afterAll(() => server.close());

describe('a field has the same value in a query of its own as in one of all fields', () => {
  beforeAll(async () => {
    // The amount depends on the viewer and on another field.
    await server.database.dataSource.query('update listings set price_on_request = true where id % 3 = 0');
  });

  const schema = buildSchema(readFileSync(join(projectRoot(), 'schema/schema.graphql'), 'utf8'));

  /** A selection for each leaf of a field: `price`, `gallery { image { alt } }`. */
  function selectionsOf({ name, type, args }: GraphQLField<unknown, unknown>, depth = 2): string[] {
    const namedType = getNamedType(type);
    const required = args.filter(isRequiredArgument).map((arg) => {
      const argType = getNamedType(arg.type);
      return isEnumType(argType) ? `${arg.name}: ${argType.getValues()[0]!.name}` : null;
    });
    if (required.includes(null)) return [];
    const selection = required.length ? `${name}(${required.join()})` : name;
    if (isLeafType(namedType)) return [selection];
    if (!isObjectType(namedType) || depth === 0) return [];
    const fields = Object.values(namedType.getFields());
    const nested = fields.flatMap((field) => selectionsOf(field, depth - 1));
    return nested.map((nestedSelection) => `${selection} { ${nestedSelection} }`);
  }

  const lists = [...collections.filter(({ isSingle }) => !isSingle), ...readOnly];
  test.each(lists.map((one) => [one.names.many, one] as const))(
    '%s',
    async (many, { names, entity, confidential }) => {
      const type = schema.getType(entity.name);
      if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${many} are no type.`);
      const fields = Object.values(type.getFields()).flatMap((one) => selectionsOf(one, 1));
      const staff: Record<string, string> = { authorization: server.bearer };
      for (const headers of confidential ? [staff] : [staff, {}]) {
        const fetchItems = async (selection: string) => {
          const query = `{ page: ${names.many}(limit: 4) { items { ${selection} } } }`;
          const { data } = await runQuery<{ page: { items: Record<string, unknown>[] } }>(server, query, {
            headers,
          });
          return data!.page.items;
        };
        const all = await fetchItems(fields.join(' '));
        for (const field of fields) expect(all).toMatchObject(await fetchItems(field));
        for (const args of ['limit: 3', 'page: 2, limit: 2', 'limit: 3, sort: NUMBER', 'page: 99']) {
          const page = `${names.many}(${args}) { items { id } `;
          const { data } = await runQuery<Record<'withTotal' | 'withoutTotal', object>>(
            server,
            `{ withTotal: ${page} total } withoutTotal: ${page} } }`,
            { headers },
          );
          expect(data!.withTotal).toMatchObject(data!.withoutTotal);
        }
      }
    },
  );
});
