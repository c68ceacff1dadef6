import 'reflect-metadata';
import {
  isObjectType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { orphanedTypes, resolvers } from './catalogue.ts';
import type { Context } from './context.ts';
import type { ReadsExtensions } from './reads.ts';

/** The GraphQL schema, from what the subjects declare. */
export function buildApiSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    orphanedTypes,
    // Values are judged once, below the doors: collections/writing/validate.ts.
    validate: false,
    authChecker: ({ context }: { context: Context }) => context.staff !== null,
  });
  tellAtOnce(schema);
  // TypeGraphQL has no place to say these.
  schema.getQueryType()!.description = 'What can be read.';
  schema.getMutationType()!.description = 'What can be changed: by staff, but for a message and signing in.';
  return schema;
}

/** Has what follows from its record told without what TypeGraphQL makes for each field each time. */
function tellAtOnce(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { tells } = field.extensions as ReadsExtensions;
      if (tells) field.resolve = tells as GraphQLFieldResolver<unknown, unknown>;
    }
  }
}

/** The API as a client sees it, sorted so that its file changes only when the API does. */
export function printApiSchema(): string {
  return `${printSchema(lexicographicSortSchema(buildApiSchema()))}\n`;
}
