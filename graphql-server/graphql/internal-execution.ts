import { execute, GraphQLError, parse, type DocumentNode, type ExecutionResult } from 'graphql';
import type { Operation } from '../../schema/page.ts';
import type { PreviewedRecord } from '../policies.ts';
import type { Services } from '../services.ts';
import { createContext } from './create-context.ts';
import { formatError } from './errors.ts';

/** Executes an operation of the build for a visitor with the address `ip`, who may preview a record. */
export type InternalExecutor = (
  operation: Operation,
  ip: string,
  preview?: PreviewedRecord,
) => Promise<ExecutionResult>;

/**
 * Creates the executor that pages are rendered with: graphql-js as it is, without HTTP, limits and validation, because the
 * operations are those of the build. Errors look as they do in a response.
 */
export function createInternalExecutor(services: Services): InternalExecutor {
  const { schema, log } = services;
  /** The parsed operations by their text; the build has a few dozen. */
  const documents = new Map<string, DocumentNode>();

  function parseOnce(text: string): DocumentNode {
    const document = documents.get(text) ?? parse(text, { noLocation: true });
    documents.set(text, document);
    return document;
  }

  return async ({ document, variables, idempotencyKey }, ip, preview) => {
    const headers = { 'idempotency-key': idempotencyKey };
    const contextValue = createContext(services, { ip, staff: null, headers, preview });
    const { data, errors } = await execute({
      schema,
      document: parseOnce(document),
      variableValues: variables,
      contextValue,
    });
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
