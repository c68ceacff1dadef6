import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import { clientAddress, trustedBy } from '../http/client-address.ts';
import type { Notices } from './notices.ts';

const REDACTED = '[redacted]';
const SECRET = /authorization|cookie|password|token|secret/i;
const FLUSH_AFTER_MS = 100;
const FLUSH_AT_CHARACTERS = 16_384;
/** Most that waits for whoever reads the log, in bytes. */
const MOST_UNTAKEN = 1024 * 1024;
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

/** Where lines are written: a stream, or as little of one as a test needs. */
export interface LogDestination {
  write(lines: string, written: (error?: Error | null) => void): unknown;
  /** What waits to be taken. */
  readonly writableLength?: number;
  on?(event: 'error', hear: () => void): unknown;
  off?(event: 'error', hear: () => void): unknown;
}

type LogNotices = Pick<Notices, 'raise' | 'clear'>;
const ABOUT = 'log';

/** Each write is told what became of it; an error that nobody heard would end the process. */
const heard = (): void => {};

/**
 * Lines gathered for a moment and written together; what is left is written when the process exits. Lines that cannot be
 * written, or that nobody takes, are lost: the site goes on. pino's own destination measures all that it has gathered with
 * each line, which took as long as the line itself.
 */
class GatheredLines {
  #lines = '';
  #timer: NodeJS.Timeout | undefined;
  /** Where it is said that lines are lost. */
  notices: LogNotices | undefined;

  constructor(readonly out: LogDestination) {
    out.off?.('error', heard);
    out.on?.('error', heard);
  }

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
    if ((this.out.writableLength ?? 0) > MOST_UNTAKEN)
      this.notices?.raise(
        ABOUT,
        'Nobody takes what the log says, and its lines are lost: look at what reads it.',
      );
    else this.out.write(lines, this.#written);
  };

  readonly #written = (error?: Error | null): void => {
    if (error)
      this.notices?.raise(
        ABOUT,
        `The log cannot be written (${error.message}), and its lines are lost: look at where it goes to.`,
      );
    else this.notices?.clear(ABOUT);
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
  /** The client's address. */
  ip: string;
  /** Number of the account that is signed in. */
  account?: number | undefined;
}

const LEVELS_BELOW_WARNING = ['trace', 'debug', 'info'];
const PROCESS = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;

const inTenths = (ms: number): number => Math.round(ms * 10) / 10;

/** A line as pino writes it, in a third of the time: there is one for every answer that lies ready. */
const lineOf = ({ id, method, url, status, ms, ip, account }: Finished): string =>
  `{"level":30,"time":${Date.now()},${PROCESS},"reqId":"${id}","method":"${method}","path":${JSON.stringify(pathOf(url))},` +
  `"status":${status},"ms":${inTenths(ms)},"ip":"${ip}"${account === undefined ? '' : `,"account":${account}`},"msg":"request"}\n`;

/** One line for each finished request, and its id in the answer. */
export class RequestLines extends LogController {
  constructor(
    private readonly lines: GatheredLines,
    /** The address of a request's client. */
    private readonly addressOf: (request: IncomingMessage) => string,
  ) {
    super();
  }

  /** From now on has staff told when lines are lost. */
  watch(notices: LogNotices): void {
    this.lines.notices = notices;
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
    const ip = this.addressOf(request.raw);
    const account = request.staff?.staffId;
    const { statusCode: status, elapsedTime: ms } = reply;
    if (!err && status < 500) {
      this.tell(log, { id, method, url, status, ms, ip, account });
      return;
    }
    const line = { method, path: pathOf(url), status, ms: inTenths(ms), ip, account };
    if (err) log.error({ ...line, err }, 'request cut off');
    else log.error(line, 'request');
  }

  override routeNotFound(): void {} // the line of the request says so
}

/** Fastify's options for structured logs on standard output; no secret gets in under any of the usual names. */
export function logOptions(
  level: string,
  out: LogDestination = process.stdout,
  trustedProxies: readonly string[] = [],
) {
  const isTrusted = trustedBy(trustedProxies);
  const lines = new GatheredLines(out);
  return {
    logger: { level, serializers, stream: lines },
    logController: new RequestLines(lines, (request) => clientAddress(request, isTrusted)),
    requestIdHeader: false as const,
    genReqId: requestId,
  };
}
