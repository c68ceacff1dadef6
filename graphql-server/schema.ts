import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { orphanedTypes, resolvers } from './catalogue.ts';
import type { Context } from './context.ts';

/** The GraphQL schema, from what the subjects declare. */
export function buildApiSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    orphanedTypes,
    // Values are judged once, below the doors: collections/writing/validate.ts.
    validate: false,
    authChecker: ({ context }: { context: Context }) => context.staff !== null,
  });
  // TypeGraphQL has no place to say these.
  schema.getQueryType()!.description = 'What can be read.';
  schema.getMutationType()!.description = 'What can be changed: by staff, but for a message and signing in.';
  return schema;
}

/** The API as a client sees it, sorted so that its file changes only when the API does. */
export function printApiSchema(): string {
  return `${printSchema(lexicographicSortSchema(buildApiSchema()))}\n`;
}
