import { expect, test } from '@jest/globals';
import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { graphql } from 'graphql';
import {
  Field,
  FieldResolver,
  getMetadataStorage,
  InterfaceType,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { collections, entities, resolvers } from './collections.ts';
import { fieldsOf, isText } from './collections/definitions/field.ts';
import { RequirePermission, Role, type StaffActor } from './policies.ts';
import { buildApiSchema } from './schema.ts';
import { openTestTables } from './testing.ts';

/** Folders whose modules declare collections and resolvers. */
const SUBJECTS = ['agency', 'listings', 'people', 'projects', 'editorial', 'enquiries', 'staff'];

/** Imports all modules of the subjects and returns their exports. */
async function importAll(): Promise<unknown[]> {
  const files = SUBJECTS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, import.meta.url))
      .filter((file) => file.endsWith('.ts') && !/[.]test[.]|testing|cli/.test(file))
      .map((file) => `./${folder}/${file}`),
  );
  const exported: unknown[] = [];
  for (const file of files) exported.push(...(Object.values((await import(file)) as object) as unknown[]));
  return exported;
}

test('every resolver that a subject declares is registered', async () => {
  await importAll();
  const { queries, mutations, fieldResolvers } = getMetadataStorage();
  const declared = new Set([...queries, ...mutations, ...fieldResolvers].map(({ target }) => target));
  const isRegistered = (target: unknown) =>
    resolvers.some((one) => one === target || Object.prototype.isPrototypeOf.call(target as object, one)) ||
    entities.some((one) => one === target);
  const missing = [...declared].filter(
    (target) => !isRegistered(target) && target.name !== 'GuardedResolver',
  );
  expect(missing).toEqual([]);
});

test('every collection that a subject declares is served', async () => {
  const declared = (await importAll()).filter(
    (one) => typeof one === 'object' && one !== null && 'notFound' in one,
  );
  expect(declared).toHaveLength(collections.length);
  expect(new Set(declared)).toEqual(new Set(collections));
});

test('the search index contains every text field of a record', async () => {
  const { dataSource, close } = await openTestTables();
  for (const { entity } of collections) {
    const { tableName, columns } = dataSource.getMetadata(entity);
    const [generated] = await dataSource.query<[{ expression: string }]>(
      `select generation_expression as expression from information_schema.columns
       where table_name = $1 and column_name = 'search'`,
      [tableName],
    );
    const searched = fieldsOf(entity).filter((field) => field.searched);
    for (const { property } of searched) {
      const column = columns.find(({ propertyName }) => propertyName === property)!.databaseName;
      expect(`${tableName}: ${generated.expression}`).toMatch(new RegExp(`\\b${column}\\b`));
    }
    expect(searched).toEqual(expect.arrayContaining(fieldsOf(entity).filter(isText)));
  }
  await close();
});

test('a declared field with a required permission is only readable by staff, also if it is inherited or has a resolver', async () => {
  // The test of registered resolvers ignores GuardedResolver.
  const nullable = { nullable: true };
  @InterfaceType()
  abstract class Base {
    @RequirePermission('operate')
    @Field(() => String, nullable)
    inherited: string;
  }
  @ObjectType({ implements: Base })
  class Guarded extends Base {
    @Field(() => String)
    open: string;

    @RequirePermission('operate')
    @Field(() => String, nullable)
    secret: string;

    @RequirePermission('operate')
    @Field(() => String, nullable)
    resolved: string;
  }
  @Resolver(() => Guarded)
  class GuardedResolver {
    @Query(() => Guarded)
    guarded(): object {
      return { open: 'a', secret: 'b', inherited: 'c' };
    }

    @FieldResolver()
    resolved(): string {
      return 'd';
    }
  }
  const schema = buildApiSchema({ resolvers: [GuardedResolver], orphanedTypes: [Guarded] });
  const source = '{ guarded { open secret inherited resolved } }';
  const fetchAs = async (staff: StaffActor | null) => {
    const { data, errors = [] } = await graphql({ schema, source, contextValue: { staff } });
    return { ...(data?.guarded as object), refused: errors.map(({ path }) => path?.at(-1)) };
  };
  expect(await fetchAs({ staffId: 1, role: Role.ADMINISTRATOR })).toEqual({
    open: 'a',
    secret: 'b',
    inherited: 'c',
    resolved: 'd',
    refused: [],
  });
  expect(await fetchAs(null)).toEqual({
    open: 'a',
    secret: null,
    inherited: null,
    resolved: null,
    refused: ['secret', 'inherited', 'resolved'],
  });
});
