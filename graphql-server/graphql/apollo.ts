import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { Context } from '../context.ts';
import { formatError } from './errors.ts';
import { costJudge, MOST_TOKENS, validationRules } from './limits.ts';

/** What the door learns of an operation while it runs. */
export interface OperationContext extends Context {
  outcome: {
    /** Set when the operation only read and met no error: its answer may be given again. */
    keepable: boolean;
  };
  /** The media types the caller takes. */
  accept: string;
}

/** The Apollo Server of the house, with its limits and its way of telling errors. */
export function openApollo(
  schema: GraphQLSchema,
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
      costPlugin(schema),
      statusPlugin,
    ],
  });
}

function costPlugin(schema: GraphQLSchema): ApolloServerPlugin<OperationContext> {
  const judge = costJudge(schema);
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation({ document, request, operation, contextValue }) {
          judge(document, request.variables ?? {}, request.operationName);
          contextValue.outcome.keepable = operation?.operation === OperationTypeNode.QUERY;
          return Promise.resolve();
        },
      }),
  };
}

/** Refusals that are an answer under `application/json` and a client's error under the newer media type. */
const REQUEST_ERRORS: unknown[] = [
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
];

/**
 * GraphQL over HTTP: a client that only knows `application/json` gets 200 with errors inside; while the database is away
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
        const knowsNewer = contextValue.accept.includes('application/graphql-response+json');
        if (!knowsNewer && REQUEST_ERRORS.includes(code)) response.http.status = 200;
        return Promise.resolve();
      },
    }),
};
