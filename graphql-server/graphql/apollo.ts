import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import type { Log } from '../errors.ts';
import { badInput, formatError, statusOfCode } from './errors.ts';
import { createCostCheck, EXPENSIVE } from './query-cost.ts';
import { MAX_TOKENS } from './query-limits.ts';
import { rejectUndeclared } from './uploads.ts';

/** The GraphQL context of a request with what the plugin reads from it. */
export interface OperationContext extends Context {
  outcome: {
    /** Set after a query without errors, whose response may be cached. */
    isCacheable: boolean;
  };
  /** The `Accept` header. */
  accept: string;
  /** Waits until an expensive operation may run. Throws `Busy`. */
  acquireExpensiveSlot(): Promise<void>;
}

/** Parsed documents that are cached, in characters of their queries: each takes some 100 bytes. */
const CACHED_QUERY_LENGTH = 200_000;

/** Creates the Apollo Server with its limits and error format. */
export function createApollo(schema: GraphQLSchema, log: Log): ApolloServer<OperationContext> {
  return new ApolloServer<OperationContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    documentStore: createDocumentStore(),
    formatError: (formatted, error) => formatError(formatted, error, log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      operationPlugin(schema),
      statusPlugin,
    ],
  });
}

function createDocumentStore(): NonNullable<ApolloServerOptions<OperationContext>['documentStore']> {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: CACHED_QUERY_LENGTH,
    sizeCalculation: ({ loc }) => Math.max(1, loc?.end ?? 0),
  });
  return {
    get: (key) => Promise.resolve(documents.get(key)),
    set: (key, document) => {
      documents.set(key, document);
      return Promise.resolve();
    },
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
}

/** Refuses operations that do not exist or cost too much. */
function operationPlugin(schema: GraphQLSchema): ApolloServerPlugin<OperationContext> {
  const checkCost = createCostCheck(schema);
  return {
    requestDidStart: () =>
      Promise.resolve({
        async didResolveOperation({ document, request, operation, contextValue }) {
          if (!operation) throw noOperation(document, request.operationName);
          const type = operation.operation;
          if (!schema.getRootType(type)) throw badInput(`There is no ${type} in this schema.`);
          const variables = request.variables ?? {};
          rejectUndeclared(operation, variables);
          const who = contextValue.staff ? 'staff' : 'visitor';
          const cost = checkCost({ document, operation, variables }, who);
          if (who === 'visitor' && cost > EXPENSIVE) await contextValue.acquireExpensiveSlot();
          contextValue.outcome.isCacheable = type === OperationTypeNode.QUERY;
        },
      }),
  };
}

function noOperation({ definitions }: DocumentNode, name: string | undefined): GraphQLError {
  if (!definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) {
    return badInput('query must hold an operation.');
  }
  return badInput(
    name === undefined
      ? 'operationName must say which operation of the query is meant: it has several.'
      : 'operationName must be the name of an operation of the query.',
  );
}

/** Errors with status 200 for clients that accept only `application/json`, and with a client error status for others. */
const REQUEST_ERRORS: unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
];

/**
 * GraphQL over HTTP: a client that accepts only `application/json` gets errors with status 200. All clients get 503 while the database is
 * unavailable.
 */
const statusPlugin: ApolloServerPlugin<OperationContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response, contextValue }) {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        if (!errors) return Promise.resolve();
        contextValue.outcome.isCacheable = false;
        const { code, retryAfter } = errors[0]?.extensions ?? {};
        const status = statusOfCode(code);
        if (status !== undefined) {
          response.http.status = status;
          if (typeof retryAfter === 'number') response.http.headers.set('retry-after', String(retryAfter));
        } else if (takesOnlyJson(contextValue.accept) && REQUEST_ERRORS.includes(code))
          response.http.status = 200;
        return Promise.resolve();
      },
    }),
};

/** Whether a client accepts only `application/json`, so that it expects errors with status 200. */
export const takesOnlyJson = (accept: string): boolean =>
  accept.includes('application/json') && !accept.includes('application/graphql-response+json');
