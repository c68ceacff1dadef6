import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { orphanedTypes, resolvers } from './collections.ts';
import { authChecker } from './policies.ts';

export function buildApiSchema(
  declared: Pick<BuildSchemaOptions, 'resolvers' | 'orphanedTypes'> = { resolvers, orphanedTypes },
): GraphQLSchema {
  const schema = buildSchemaSync({
    ...declared,
    // Input is validated once for REST and GraphQL: collections/mutations/validation.ts.
    validate: false,
    authChecker,
    // The introspection of the schema at every start; schema.test.ts checks it.
    skipCheck: true,
  });
  // TypeGraphQL cannot declare these descriptions.
  schema.getQueryType()!.description = 'All queries.';
  const mutations = schema.getMutationType();
  if (mutations)
    mutations.description =
      'All mutations. Only staff may use them, except to send a message, save a search or sign in.';
  return schema;
}

/** Prints the schema, sorted so that the file changes only with the API. */
export function printApiSchema(): string {
  return `${printSchema(lexicographicSortSchema(buildApiSchema()))}\n`;
}
