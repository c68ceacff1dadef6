import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AuthenticationError } from 'type-graphql';
import {
  FileSystemError,
  InvalidInput,
  NotSignedIn,
  SecondFactorRequired,
  IdempotencyConflict,
  AppError,
  TooMany,
  Unavailable,
  type ErrorKind,
} from '../errors.ts';

/** `extensions.code` of each kind of error. */
const CODES: Record<ErrorKind, string> = {
  invalid: 'BAD_USER_INPUT',
  notSignedIn: 'UNAUTHENTICATED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  notAPicture: 'UNSUPPORTED_MEDIA_TYPE',
  tooMany: 'TOO_MANY_REQUESTS',
  unavailable: 'UNAVAILABLE',
  storageFull: 'STORAGE_FULL',
};

/** A `BAD_USER_INPUT` error with a message. */
export function badInput(found: GraphQLError | string): GraphQLError {
  const { message, nodes = null } = typeof found === 'string' ? new GraphQLError(found) : found;
  return new GraphQLError(message, {
    nodes,
    extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } },
  });
}

/**
 * Formats an error for the client: an `AppError` with its message, code and fields, and errors of GraphQL unchanged. Any other error
 * gets a generic message and is passed to `report`.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (error: unknown) => void,
): GraphQLFormattedError {
  const cause = causeOf(error);
  const refusal = cause instanceof AuthenticationError ? new NotSignedIn() : cause;
  if (refusal instanceof FileSystemError) report(refusal);
  if (refusal instanceof AppError) {
    const extensions = { code: CODES[refusal.kind], ...detailsOf(refusal) };
    return { ...formatted, message: refusal.message, extensions };
  }
  const fault = ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
  if (cause instanceof GraphQLError && formatted.extensions?.code !== fault) return formatted;
  report(cause);
  return { ...formatted, message: 'Something went wrong.', extensions: { code: fault } };
}

/** The error that a resolver or plugin threw, or the error itself. */
function causeOf(error: unknown): unknown {
  const isRefusal = error instanceof GraphQLError && error.originalError instanceof AppError;
  return isRefusal ? error.originalError : unwrapResolverError(error);
}

function detailsOf(refusal: AppError): Record<string, unknown> {
  if (refusal instanceof InvalidInput) return { fields: refusal.fields };
  if (refusal instanceof SecondFactorRequired) return { secondFactor: true };
  if (refusal instanceof IdempotencyConflict && refusal.record !== null)
    return { record: String(refusal.record) };
  if (refusal instanceof TooMany || refusal instanceof Unavailable) return { retryAfter: refusal.retryAfter };
  return {};
}
