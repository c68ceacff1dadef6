import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { orphanedTypes, resolvers } from './collections.ts';
import { authChecker } from './policies.ts';

/** Builds the GraphQL schema from all resolvers or from the given ones. */
export function buildApiSchema(
  declared: Pick<BuildSchemaOptions, 'resolvers' | 'orphanedTypes'> = { resolvers, orphanedTypes },
): GraphQLSchema {
  const schema = buildSchemaSync({
    ...declared,
    // Input is validated once for REST and GraphQL: collections/writing/validation.ts.
    validate: false,
    authChecker,
  });
  // TypeGraphQL cannot declare these descriptions.
  schema.getQueryType()!.description = 'What can be read.';
  const mutations = schema.getMutationType();
  if (mutations) mutations.description = 'What can be changed: by staff, but for a message and signing in.';
  return schema;
}

/** Prints the schema, sorted so that the file changes only with the API. */
export function printApiSchema(): string {
  return `${printSchema(lexicographicSortSchema(buildApiSchema()))}\n`;
}
