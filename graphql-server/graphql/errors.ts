import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AuthenticationError } from 'type-graphql';
import { InvalidInput, NotSignedIn, Refusal, TooMany, Unavailable, type RefusalKind } from '../errors.ts';

/** What a refusal is called in `extensions.code`. */
const CODES: Record<RefusalKind, string> = {
  invalid: 'BAD_USER_INPUT',
  notSignedIn: 'UNAUTHENTICATED',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  notAPicture: 'UNSUPPORTED_MEDIA_TYPE',
  tooMany: 'TOO_MANY_REQUESTS',
  unavailable: 'UNAVAILABLE',
};

/**
 * The error a GraphQL caller sees: our own refusals with their sentence, code and fields; GraphQL's own errors as they
 * are; anything else says nothing of the inside and is given to `report`.
 */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  report: (error: unknown) => void,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const refusal = cause instanceof AuthenticationError ? new NotSignedIn() : cause;
  if (refusal instanceof Refusal) {
    const extensions = { code: CODES[refusal.kind], ...detailsOf(refusal) };
    return { ...formatted, message: refusal.message, extensions };
  }
  if (cause instanceof GraphQLError) return formatted;
  report(cause);
  return { ...formatted, message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

function detailsOf(refusal: Refusal): Record<string, unknown> {
  if (refusal instanceof InvalidInput) return { fields: refusal.fields };
  if (refusal instanceof TooMany || refusal instanceof Unavailable) return { retryAfter: refusal.retryAfter };
  return {};
}
