import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  Busy,
  InvalidInput,
  NotSignedIn,
  Refusal,
  TooMany,
  Unavailable,
  type RefusalKind,
} from '../errors.ts';
import { answer } from './responses.ts';

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  notSignedIn: 401,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  notAPicture: 415,
  tooMany: 429,
  unavailable: 503,
  storageFull: 507,
};

/** What is said where nothing of the inside is. */
export const WRONG = 'Something went wrong. Please try again later.';

/** What is said when reading a request failed before any rule of ours was asked. */
const UNREADABLE: Partial<Record<number, string>> = {
  413: 'What was sent is too large.',
  415: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data.',
};

/** The same for what one plugin says of it, where its status says too little. */
const STRANGE: Partial<Record<string, string>> = {
  FST_CP_ERR_INVALID_CONTENT_ENCODING: 'Send it as it is, or with Content-Encoding gzip, deflate or br.',
  FST_CP_ERR_INVALID_CONTENT: 'What was sent is not what its Content-Encoding says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'What was sent is not JSON in UTF-8.',
};

/** The one shape of every error: the sentence twice (spec §7 reads either), and one sentence a field. */
export function sentence(message: string, fields: Record<string, string> = {}): object {
  return { error: message, message, ...(Object.keys(fields).length > 0 && { fields }) };
}

/** Tells an error to the client; of anything that is not a refusal, nothing of the inside. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return answerRefusal(error, request, reply);
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode < 400 || statusCode >= 500) {
    request.log.error({ err: error }, 'A request failed');
    return answer(reply, 500, sentence(WRONG));
  }
  const status = statusCode in UNREADABLE ? statusCode : 400;
  return answer(
    reply,
    status,
    sentence(STRANGE[code] ?? UNREADABLE[status] ?? 'What was sent cannot be read.'),
  );
}

function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal instanceof TooMany) reply.header('retry-after', refusal.retryAfter);
  if (refusal instanceof NotSignedIn) reply.header('www-authenticate', 'Bearer');
  if (refusal instanceof Unavailable) {
    reply.header('retry-after', refusal.retryAfter);
    // Who is sent away to keep the server open is told of by the line of the request.
    if (!(refusal instanceof Busy)) request.log.warn({ err: refusal }, 'A request could not be served now');
  }
  const fields = refusal instanceof InvalidInput ? refusal.fields : undefined;
  return answer(reply, STATUS[refusal.kind], sentence(refusal.message, fields));
}
