import 'reflect-metadata';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql';
import { orphanedTypes, resolvers } from './collections.ts';
import { authChecker } from './policies.ts';

/** Builds the GraphQL schema of what the subjects declare, or of other resolvers. */
export function buildApiSchema(
  declared: Pick<BuildSchemaOptions, 'resolvers' | 'orphanedTypes'> = { resolvers, orphanedTypes },
): GraphQLSchema {
  const schema = buildSchemaSync({
    ...declared,
    // Values are judged once, below the doors: collections/writing/validation.ts.
    validate: false,
    authChecker,
  });
  // TypeGraphQL has no place to say these.
  schema.getQueryType()!.description = 'What can be read.';
  const mutations = schema.getMutationType();
  if (mutations) mutations.description = 'What can be changed: by staff, but for a message and signing in.';
  return schema;
}

/** The API as a client sees it, sorted so that its file changes only when the API does. */
export function printApiSchema(): string {
  return `${printSchema(lexicographicSortSchema(buildApiSchema()))}\n`;
}
