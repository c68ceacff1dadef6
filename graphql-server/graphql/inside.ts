import { execute, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Operation } from '../../schema/page.ts';
import type { Context } from '../context.ts';
import { formatError } from './errors.ts';

/** Answers our own queries, on behalf of whoever has the address `ip`, without a network in between; errors look as they do from outside. */
export function askInside(
  schema: GraphQLSchema,
  contextFor: (ip: string, press?: string) => Context,
  report: (error: unknown) => void,
): (operation: Operation, ip: string) => Promise<ExecutionResult> {
  return async ({ document, variables, press }, ip) => {
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue: contextFor(ip, press),
    });
    if (!errors) return { data };
    return {
      data,
      errors: errors.map((error) => {
        const { message, extensions } = formatError(error.toJSON(), error, report);
        return new GraphQLError(message, { path: error.path, extensions });
      }),
    };
  };
}
