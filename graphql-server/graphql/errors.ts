import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AuthenticationError } from 'type-graphql';
import {
  appErrorOf,
  ERROR_REPORTS,
  IdempotencyConflict,
  InvalidInput,
  logError,
  NotSignedIn,
  SecondFactorRequired,
  textsOf,
  type AppError,
  type FieldMessages,
  type Log,
} from '../errors.ts';
import type { Message } from '../messages.ts';

/** HTTP status of responses with an error of the server, by code. Other errors of resolvers have status 200. */
const SERVER_STATUS = new Map(
  Object.values(ERROR_REPORTS).flatMap(({ status, code }) =>
    status >= 500 ? [[code, status] as const] : [],
  ),
);

/** The HTTP status of a response whose first error has a code; undefined if the code does not decide it. */
export const statusOfCode = (code: unknown): number | undefined => SERVER_STATUS.get(code as string);

/** A `BAD_USER_INPUT` error with a message. */
export function badInput(found: GraphQLError | string): GraphQLError {
  const { message, nodes = null } = typeof found === 'string' ? new GraphQLError(found) : found;
  return new GraphQLError(message, {
    nodes,
    extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } },
  });
}

/**
 * Formats an error for the client and logs it: an `AppError` with its message, code and fields, errors of GraphQL unchanged, and any
 * other error with a generic message.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Log,
): GraphQLFormattedError {
  const cause = causeOf(error);
  const appError = cause instanceof AuthenticationError ? new NotSignedIn() : appErrorOf(cause);
  const fault = ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  if (!appError && cause instanceof GraphQLError && formatted.extensions?.code !== fault) return formatted;
  logError(log, appError ?? cause);
  if (!appError) return { ...formatted, message: 'Something went wrong.', extensions: { code: fault } };
  return {
    ...formatted,
    message: appError.message,
    extensions: { code: appError.report.code, ...detailsOf(appError) },
  };
}

/** The error that a resolver or plugin threw, or the error itself. */
function causeOf(error: unknown): unknown {
  const isAppError = error instanceof GraphQLError && appErrorOf(error.originalError) !== null;
  return isAppError ? error.originalError : unwrapResolverError(error);
}

function detailsOf(error: AppError): Record<string, unknown> {
  return {
    reason: codeOf(error.reason),
    ...(error instanceof InvalidInput && {
      fields: textsOf(error.fields),
      fieldReasons: codesOf(error.fields),
    }),
    ...(error instanceof SecondFactorRequired && { secondFactor: true }),
    ...(error instanceof IdempotencyConflict && error.record !== null && { record: String(error.record) }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
  };
}

/** A message for clients of another language. */
const codeOf = ({ code, params }: Message) => ({ code, params });

const codesOf = (fields: FieldMessages) =>
  Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, codeOf(found)]));
