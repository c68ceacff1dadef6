import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { orphanedTypes, resolvers } from './catalogue.ts';
import type { Context } from './context.ts';

/** The GraphQL schema of the house, from what the subjects declare. */
export function buildHouseSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers,
    orphanedTypes,
    // Words are judged once, below the doors: collections/validate.ts.
    validate: false,
    authChecker: ({ context }: { context: Context }) => context.staff !== null,
  });
}
