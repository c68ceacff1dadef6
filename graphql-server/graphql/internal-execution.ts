import { execute, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Operation } from '../../schema/page.ts';
import type { Context } from '../context.ts';
import type { PreviewedRecord } from '../policies.ts';
import type { logError } from '../errors.ts';
import { formatError } from './errors.ts';

/** Executes an operation of the build for a visitor with the address `ip`, who may preview a record. */
export type InternalExecutor = (
  operation: Operation,
  ip: string,
  preview?: PreviewedRecord,
) => Promise<ExecutionResult>;

/** The visitor for whom a page is rendered. */
interface PageVisitor {
  ip: string;
  idempotencyKey?: string | undefined;
  preview?: PreviewedRecord | undefined;
}

/**
 * Creates the executor that pages are rendered with: graphql-js as it is, without HTTP, limits and validation, because the
 * operations are those of the build. Errors look as they do in a response.
 */
export function createInternalExecutor(
  schema: GraphQLSchema,
  contextFor: (visitor: PageVisitor) => Context,
  log: Parameters<typeof logError>[0],
): InternalExecutor {
  return async ({ document, variables, idempotencyKey }, ip, preview) => {
    const contextValue = contextFor({ ip, idempotencyKey, preview });
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    if (!errors) return { data };
    return {
      data,
      errors: errors.map((error) => {
        const { message, extensions } = formatError(error.toJSON(), error, log);
        return new GraphQLError(message, { path: error.path, extensions });
      }),
    };
  };
}
