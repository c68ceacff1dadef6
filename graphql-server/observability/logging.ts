import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import pino, { type DestinationStream } from 'pino';
import { causeOf, isTemporaryError, messageOf } from '../database/unavailable.ts';
import type { Log } from '../errors.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Notices } from './notices.ts';

const SECRET_FIELDS = ['authorization', 'cookie', 'password', 'token', 'secret', 'body', 'variables'];
const SECRET_HEADERS = ['authorization', 'cookie', 'set-cookie', 'proxy-authorization'];
const REDACTED_PATHS = [
  ...SECRET_FIELDS.flatMap((name) => [name, `*.${name}`]),
  ...SECRET_HEADERS.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]),
];
const REQUEST_ID = /^[\w.:-]{8,64}$/;
/** Bytes of unwritten lines after which further lines are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** Paths that a token follows. */
const BEFORE_TOKEN = /^(\/(?:admin\/(?:set-password|confirm-email)|unsubscribe|uploads\/signed)\/).+$/is;

/** A URL without its query string, which may hold personal data or secrets, and without the token of a link. */
const pathOf = (url: string): string => url.replace(/\?.*$/s, '').replace(BEFORE_TOKEN, '$1[redacted]');

interface SerializedError extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

/** Logs only these fields of an error: a failed query carries the row that it should have saved. */
function serializeError(error: unknown): SerializedError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: String(error), stack: '' };
  const { name = '', message = '', code, stack = '', cause } = error as Partial<NodeJS.ErrnoException>;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: serializeError(cause) }) };
}

const serializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
  err: serializeError,
  error: serializeError,
};

/** One line per completed request, and the request id as a response header. */
class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-request-id', request.id);
  }

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ip: clientAddress(request),
      account: request.staff?.staffId,
    };
    if (err) request.log.error({ ...line, err }, 'request cut off');
    else if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  }

  /** The line of the completed request has the status 404. */
  override routeNotFound(): void {}
}

/** The request id that the client or a proxy sent, if it is well formed; otherwise a new one. */
function requestId({ headers }: IncomingMessage): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
}

/** Creates a logger of JSON lines without secrets, which writes to `destination` or to standard output. */
export const createLogger = (level: string, destination?: DestinationStream): FastifyBaseLogger =>
  pino(
    { level, serializers, redact: { paths: REDACTED_PATHS, censor: '[redacted]' } },
    destination ?? pino.destination(1),
  );

/**
 * Logs a failed background task. A database that is unavailable, or whose only connection is in use, gets a line without a stack
 * trace, because the task runs again.
 */
export function logFailedTask(log: Log, error: unknown, message: string, details: object = {}): void {
  if (isTemporaryError(error))
    log.warn({ ...details, reason: messageOf(causeOf(error)) }, `${message} and is tried again`);
  else log.error({ err: error, ...details }, message);
}

/** Fastify's options for one log line per request. */
export const requestLogOptions = (log: FastifyBaseLogger) => ({
  loggerInstance: log,
  logController: new RequestLog(),
  requestIdHeader: false as const,
  genReqId: requestId,
});

/**
 * Opens standard output, or another file descriptor or path, for log lines. Writing is asynchronous, and lines are dropped when the
 * reader does not keep up.
 */
export const openLogDestination = (dest: number | string = 1) =>
  pino.destination({ dest, sync: false, maxLength: MAX_BUFFERED_BYTES });

/** Keeps the process running when log lines cannot be written, and raises a notice until they can. */
export function reportLogFailures(
  destination: ReturnType<typeof openLogDestination>,
  notices: Pick<Notices, 'raise' | 'clear'>,
): void {
  destination.on('error', ({ message }: Error) =>
    notices.raise(
      'log',
      `The log cannot be written (${message}), so its lines are lost: check the disk or the program that it is written to.`,
    ),
  );
  destination.on('drop', () =>
    notices.raise(
      'log',
      'The log is not read fast enough, so lines are lost: check the program that reads it.',
    ),
  );
  destination.on('drain', () => notices.clear('log'));
}
