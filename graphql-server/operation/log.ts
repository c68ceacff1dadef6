import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

const REDACTED = '[redacted]';
const SECRET = /authorization|cookie|password|token|secret/i;
const FLUSH_AFTER_MS = 100;
const FLUSH_AT_CHARACTERS = 16_384;
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

/**
 * Lines gathered for a moment and written together; what is left is written when the process exits. pino's own
 * destination measures all that it has gathered with each line, which took as long as the line itself.
 */
class GatheredLines {
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(readonly out: { write(text: string): unknown }) {}

  write(line: string): void {
    if (this.#lines === '') {
      this.#timer = setTimeout(this.#flush, FLUSH_AFTER_MS).unref();
      process.once('exit', this.#flush);
    }
    this.#lines += line;
    if (this.#lines.length >= FLUSH_AT_CHARACTERS) this.#flush();
  }

  readonly #flush = (): void => {
    clearTimeout(this.#timer);
    process.off('exit', this.#flush);
    const lines = this.#lines;
    this.#lines = '';
    this.out.write(lines);
  };
}

/** An id that the caller or a proxy gave, if it looks like one; else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID();
}

/** What is told of a finished request. */
interface Finished {
  id: string;
  method: string;
  url: string;
  status: number;
  ms: number;
}

const LEVELS_BELOW_WARNING = ['trace', 'debug', 'info'];
const PROCESS = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;

const inTenths = (ms: number): number => Math.round(ms * 10) / 10;

/** A line as pino writes it, in a third of the time: there is one for every answer that lies ready. */
const lineOf = ({ id, method, url, status, ms }: Finished): string =>
  `{"level":30,"time":${Date.now()},${PROCESS},"reqId":"${id}","method":"${method}","path":${JSON.stringify(pathOf(url))},` +
  `"status":${status},"ms":${inTenths(ms)},"msg":"request"}\n`;

/** One line for each finished request, and its id in the answer. */
export class RequestLines extends LogController {
  constructor(private readonly lines: GatheredLines) {
    super();
  }

  /** Tells of a request that went well, where the log is to have such lines. */
  tell({ level }: FastifyBaseLogger, finished: Finished): void {
    if (LEVELS_BELOW_WARNING.includes(level)) this.lines.write(lineOf(finished));
  }

  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-request-id', request.id);
  }

  override requestCompleted(
    err: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { id, log, method, url } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    if (!err && status < 500) {
      this.tell(log, { id, method, url, status, ms });
      return;
    }
    const line = { method, path: pathOf(url), status, ms: inTenths(ms) };
    if (err) log.error({ ...line, err }, 'request cut off');
    else log.error(line, 'request');
  }

  override routeNotFound(): void {} // the line of the request says so
}

/** Fastify's options for structured logs on standard output; no secret gets in under any of the usual names. */
export function logOptions(level: string, out: { write(text: string): unknown } = process.stdout) {
  const lines = new GatheredLines(out);
  return {
    logger: { level, serializers, stream: lines },
    logController: new RequestLines(lines),
    requestIdHeader: false as const,
    genReqId: requestId,
  };
}
