import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { appErrorOf, InvalidInput, logError, NotSignedIn, textsOf, type AppError } from '../errors.ts';

/** Message of unexpected errors, which reveals nothing. */
export const UNEXPECTED_ERROR = 'Something went wrong. Please try again later.';

/** Messages of errors in reading a request or a part of a file, by status. */
const READ_ERRORS: Partial<Record<number, string>> = {
  403: 'A folder has no response.',
  412: 'The file has another ETag or date than the request names.',
  413: 'The body is too large.',
  415: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data.',
  416: 'The file has no such range.',
};

/** The same by error code, which is more specific. */
const READ_ERRORS_BY_CODE: Partial<Record<string, string>> = {
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'Send it as it is, or with Content-Encoding gzip, deflate or br.',
  FST_CP_ERR_INVALID_CONTENT: 'The body does not match its Content-Encoding.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not JSON in UTF-8.',
  FST_ERR_BAD_URL: 'The path is not percent-encoded UTF-8: write % as %25.',
};

/** An error of `@fastify/static`, with headers such as `content-range`. */
interface FileError {
  headers: Record<string, string>;
}

/** The body of every error response: the message under both names of spec §7, and a message per field. */
export function errorBody(message: string, fields: Record<string, string> = {}): object {
  return { error: message, message, ...(Object.keys(fields).length > 0 && { fields }) };
}

export function sendErrorMessage(
  reply: FastifyReply,
  status: number,
  message: string,
  fields?: Record<string, string>,
): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(message, fields)));
}

/** Sends an error to the client. The message of an unexpected error reveals nothing. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const appError = appErrorOf(error);
  if (appError) return sendAppError(appError, request, reply);
  const { statusCode = 500, code = '', headers = {} } = error as Partial<FastifyError & FileError>;
  if (statusCode < 400 || statusCode >= 500) {
    logError(request.log, error);
    return sendErrorMessage(reply, 500, UNEXPECTED_ERROR);
  }
  const status = statusCode in READ_ERRORS ? statusCode : 400;
  const message = READ_ERRORS_BY_CODE[code] ?? READ_ERRORS[status] ?? 'The body cannot be read.';
  return sendErrorMessage(reply.headers(headers), status, message);
}

function sendAppError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  logError(request.log, error);
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  if (error instanceof NotSignedIn) reply.header('www-authenticate', 'Bearer');
  const fields = error instanceof InvalidInput ? textsOf(error.fields) : undefined;
  return sendErrorMessage(reply, error.report.status, error.message, fields);
}
