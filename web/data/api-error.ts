import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import * as messages from './messages.ts';

/** Why a request to the API failed. */
export interface ApiError {
  /** The error code of the API. Without a response: `UNREACHABLE` if nothing was sent, else `UNANSWERED`. */
  code: string;
  /** The message of the API; null without a response. */
  message: string | null;
  /** One message for each invalid field. */
  fields: Readonly<Record<string, string>>;
  /** The record that an earlier request with the same idempotency key and other input created. */
  record: string | null;
  /** True if a sign-in needs a code of the second factor. */
  needsCode: boolean;
}

/** True if the server may have executed the request without confirming it. */
export const isOutcomeUnknown = ({ code }: ApiError): boolean =>
  ['UNANSWERED', 'SIGNED_OUT', 'UNAVAILABLE', 'INTERNAL_SERVER_ERROR'].includes(code);

/** True if an earlier request with the same idempotency key is known to have succeeded. */
export const isAlreadyDone = ({ code, record }: ApiError): boolean => code === 'NOT_FOUND' || record !== null;

/** True if a retry may succeed: the server was unreachable or unavailable, or the session had ended. */
export const isTemporary = (error: ApiError): boolean =>
  isOutcomeUnknown(error) || ['UNREACHABLE', 'UNAUTHENTICATED', 'undefined'].includes(error.code);

/** Returns the reason as a sentence: the message of the API, the end of the session, or `unreached`. */
export const describeError = ({ code, message }: ApiError, unreached = messages.unreachable): string =>
  code === 'UNAUTHENTICATED' ? messages.sessionEnded : (message ?? unreached);

/** The browser was offline, so that the request was certainly not sent. */
export class NotSent extends Error {}

/** The account signed out before the response arrived, so that the request must not be retried. */
export class SignedOut extends Error {}

/** True if the request timed out. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

interface GraphQLErrorBody {
  message: string;
  extensions?: { code?: unknown; fields?: unknown; record?: unknown; secondFactor?: unknown };
}

/** Converts an error of Apollo Client. */
export function toApiError(error: unknown): ApiError {
  const body = errorBodyOf(error);
  if (!body) {
    return { code: codeWithoutResponse(error), message: null, fields: {}, record: null, needsCode: false };
  }
  const { code, fields, record, secondFactor } = body.extensions ?? {};
  return {
    code: String(code),
    message: body.message,
    fields: (fields ?? {}) as ApiError['fields'],
    record: typeof record === 'string' ? record : null,
    needsCode: secondFactor === true,
  };
}

function codeWithoutResponse(error: unknown): string {
  if (error instanceof NotSent) return 'UNREACHABLE';
  return error instanceof SignedOut ? 'SIGNED_OUT' : 'UNANSWERED';
}

/** Returns the error in the response body, also where Apollo Client reports only the HTTP status. */
function errorBodyOf(error: unknown): GraphQLErrorBody | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  if (!ServerError.is(error)) return undefined;
  try {
    return (JSON.parse(error.bodyText) as { errors?: GraphQLErrorBody[] }).errors?.[0];
  } catch {
    return undefined;
  }
}
