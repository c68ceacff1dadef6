import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { Kind, OperationTypeNode, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { badInput, formatError } from './errors.ts';
import { MOST_TOKENS, validationRules, type AskedOperation, type CostJudge } from './query-limits.ts';
import { refuseUndeclared } from './uploads.ts';

/** What the door learns of an operation while it runs. */
export interface OperationContext extends Context {
  outcome: {
    /** Set when the operation only read and met no error: its answer may be given again. */
    keepable: boolean;
    /** The operation, once it has been found among those of its query and let pass. */
    asked?: AskedOperation;
  };
  /** The media types the caller takes. */
  accept: string;
}

/** The Apollo Server, with its limits and its way of telling errors. */
export function openApollo(
  schema: GraphQLSchema,
  judge: CostJudge,
  report: (error: unknown) => void,
): ApolloServer<OperationContext> {
  return new ApolloServer<OperationContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules,
    formatError: (formatted, error) => formatError(formatted, error, report),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      costPlugin(schema, judge),
      statusPlugin,
    ],
  });
}

function costPlugin(schema: GraphQLSchema, judge: CostJudge): ApolloServerPlugin<OperationContext> {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ document, request, operation, contextValue }) {
          if (!operation) throw noOperation(document, request.operationName);
          const type = operation.operation;
          if (!schema.getRootType(type)) throw badInput(`There is no ${type} in this schema.`);
          const asked = { document, operation, variables: request.variables ?? {} };
          refuseUndeclared(operation, asked.variables);
          judge(asked);
          contextValue.outcome.asked = asked;
          contextValue.outcome.keepable = type === OperationTypeNode.QUERY;
          return Promise.resolve();
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

/** Refusals that are an answer to who takes nothing newer than `application/json`, and a client's error to everyone else. */
const REQUEST_ERRORS: unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
];

/**
 * GraphQL over HTTP: a client that names `application/json` alone gets 200 with errors inside; while the database is away
 * everyone gets 503.
 */
const statusPlugin: ApolloServerPlugin<OperationContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response, contextValue }) {
        const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined;
        if (!errors) return Promise.resolve();
        contextValue.outcome.keepable = false;
        const { code, retryAfter } = errors[0]?.extensions ?? {};
        if (code === 'UNAVAILABLE') {
          response.http.status = 503;
          response.http.headers.set('retry-after', String(retryAfter));
          return Promise.resolve();
        }
        if (code === 'STORAGE_FULL') {
          response.http.status = 507;
          return Promise.resolve();
        }
        const { accept } = contextValue;
        const isOld =
          accept.includes('application/json') && !accept.includes('application/graphql-response+json');
        if (isOld && REQUEST_ERRORS.includes(code)) response.http.status = 200;
        return Promise.resolve();
      },
    }),
};
