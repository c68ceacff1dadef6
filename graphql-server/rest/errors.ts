import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  Busy,
  InvalidInput,
  NotSignedIn,
  AppError,
  TooMany,
  Unavailable,
  type ErrorKind,
} from '../errors.ts';
import { sendJson } from './responses.ts';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  notAPicture: 415,
  tooMany: 429,
  unavailable: 503,
  storageFull: 507,
};

/** Message of unexpected errors, which reveals nothing. */
export const UNEXPECTED_ERROR = 'Something went wrong. Please try again later.';

/** Messages of errors in reading a request, by status. */
const READ_ERRORS: Partial<Record<number, string>> = {
  413: 'The body is too large.',
  415: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data.',
};

/** The same by error code, which is more specific. */
const READ_ERRORS_BY_CODE: Partial<Record<string, string>> = {
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'Send it as it is, or with Content-Encoding gzip, deflate or br.',
  FST_CP_ERR_INVALID_CONTENT: 'The body does not match its Content-Encoding.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON in UTF-8.',
  FST_ERR_BAD_URL: 'The path is not percent-encoded UTF-8: write % as %25.',
};

/** The body of every error response: the message under both names of spec §7, and a message per field. */
export function errorBody(message: string, fields: Record<string, string> = {}): object {
  return { error: message, message, ...(Object.keys(fields).length > 0 && { fields }) };
}

/** Sends an error to the client. The message of an unexpected error reveals nothing. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) return sendAppError(error, request, reply);
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode >= 500) {
    request.log.error({ err: error }, 'A request failed');
    return sendJson(reply, 500, errorBody(UNEXPECTED_ERROR));
  }
  const status = statusCode in READ_ERRORS ? statusCode : 400;
  return sendJson(
    reply,
    status,
    errorBody(READ_ERRORS_BY_CODE[code] ?? READ_ERRORS[status] ?? 'The body cannot be read.'),
  );
}

function sendAppError(refusal: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal instanceof TooMany) reply.header('retry-after', refusal.retryAfter);
  if (refusal instanceof NotSignedIn) reply.header('www-authenticate', 'Bearer');
  if (refusal instanceof Unavailable) {
    reply.header('retry-after', refusal.retryAfter);
    // A refusal under load is logged with its request only.
    if (!(refusal instanceof Busy)) request.log.warn({ err: refusal }, 'A request could not be served now');
  }
  const fields = refusal instanceof InvalidInput ? refusal.fields : undefined;
  return sendJson(reply, STATUS[refusal.kind], errorBody(refusal.message, fields));
}
