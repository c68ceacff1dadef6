import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import pino from 'pino';

const REDACTED = '[redacted]';
const SECRET = /authorization|cookie|password|token|secret/i;
const FLUSH_AFTER_MS = 100;
const FLUSH_AT_CHARACTERS = 8192;
const SANE_REQUEST_ID = /^[\w.:-]{8,64}$/;

/** A request's path without its query, which may carry what is nobody's business. */
function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function withoutSecrets(headers: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET.test(name) ? REDACTED : value]),
  );
}

interface DescribedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/** An error and what caused it; no other fields, for a failed query carries the row that it was to save. */
function describeError(error: unknown): DescribedError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: String(error), stack: '' };
  const { name = '', message = '', code, stack = '', cause } = error as Partial<NodeJS.ErrnoException>;
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

const redacted = () => REDACTED;

/** Run only where a field of this name is logged, so that the line of a finished request pays nothing. */
const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: describeError,
  error: describeError,
  headers: withoutSecrets,
  variables: redacted,
  body: redacted,
  authorization: redacted,
  cookie: redacted,
  password: redacted,
  token: redacted,
  secret: redacted,
};

let standardOutput: ReturnType<typeof pino.destination> | undefined;

/** Standard output, to which lines go together after a moment; what is left is written when the process exits. */
const gathered = () =>
  (standardOutput ??= pino.destination({
    sync: false,
    minLength: FLUSH_AT_CHARACTERS,
    periodicFlush: FLUSH_AFTER_MS,
  }));

/** An id that the caller or a proxy gave, if it looks like one; else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID();
}

/** The line of a finished request. */
export const requestLine = (method: string, url: string, status: number, ms: number) => ({
  method,
  path: pathOf(url),
  status,
  ms: Math.round(ms * 10) / 10,
});

/** One line for each finished request, and its id in the answer. */
class RequestLines extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-request-id', request.id);
  }

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = requestLine(request.method, request.url, reply.statusCode, reply.elapsedTime);
    if (err) request.log.error({ ...line, err }, 'request cut off');
    else if (reply.statusCode < 500) request.log.info(line, 'request');
    else request.log.error(line, 'request');
  }

  override routeNotFound(): void {} // the line of the request says so
}

/** Fastify's options for structured logs on standard output; no secret gets in under any of the usual names. */
export function logOptions(level: string, out?: { write(text: string): unknown }) {
  return {
    logger: { level, serializers, stream: out ?? gathered() },
    logController: new RequestLines(),
    requestIdHeader: false as const,
    genReqId: requestId,
  };
}
