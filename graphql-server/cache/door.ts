import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Answer, type Answers, type Encoding } from './answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether anonymous answers of this route may be kept until content changes. */
    kept?: boolean;
  }
  interface FastifyRequest {
    /** Set while this request makes an answer that may be kept. */
    making: ReturnType<Answers['begin']> | null;
  }
}

/** Longest key kept: a longer one is a query nobody asks twice. */
const LONGEST_KEY = 8192;
/** Headers that belong to one request, or that each way of giving the answer has of its own. */
const NOT_ITS_OWN = ['x-request-id', 'set-cookie', 'content-length', 'content-encoding', 'transfer-encoding'];

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The best encoding that both sides know. */
function encodingOf(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'];
  return (accepted && negotiate(accepted, ENCODINGS)) || 'identity';
}

/**
 * Gives a kept answer, if there is one or one is being made; else notes that this request makes it.
 * True when it was given.
 */
export async function giveKept(
  answers: Answers,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (!answers.open || key.length > LONGEST_KEY) return false;
  // Whoever comes while an answer is made waits for it; when there is none to keep after all, the next one makes it.
  for (let making = answers.underWay(key); making; making = answers.underWay(key)) {
    if (await making) break;
  }
  const answer = answers.get(key);
  if (!answer) {
    request.making = answers.begin(key);
    return false;
  }
  await give(answer, request, reply);
  return true;
}

/** Writes a kept answer straight to the connection: whatever Fastify would still do to it was done the first time. */
async function give(answer: Answer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.headers['if-none-match']?.includes(answer.etag)) {
    write(reply, 304, answer.head('unchanged'));
    return;
  }
  const encoding = answer.encodingFor(encodingOf(request));
  if (encoding === 'identity') {
    write(reply, 200, answer.head(encoding, answer.body.length), answer.plain);
    return;
  }
  const bytes = await answer.bytes(encoding);
  write(reply, 200, answer.head(encoding, bytes.length), bytes);
}

function write(reply: FastifyReply, status: number, head: readonly string[], body?: Buffer | string): void {
  reply.hijack();
  reply.raw.writeHead(status, ['x-request-id', reply.request.id, ...head]);
  reply.raw.end(body);
}

/** Whether the answer to this request depends on nothing but its address. */
export function isAnonymous(request: FastifyRequest): boolean {
  return request.headers.authorization === undefined;
}

/** Keeps the answers of the routes that allow it, and gives them again until content changes. */
export const cacheDoor = fp<{ answers: Answers }>((app: FastifyInstance, { answers }, done) => {
  app.decorateRequest('making', null);

  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.config.kept !== true || request.method !== 'GET' || !isAnonymous(request)) {
      next();
      return;
    }
    giveKept(answers, request.url, request, reply).then((given) => given || next(), next);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { making } = request;
    if (!making) return payload;
    request.making = null;
    const answer = reply.statusCode === 200 ? answerOf(reply, payload) : null;
    making.finish(answer);
    if (!answer) return payload;
    const encoding = answer.encodingFor(encodingOf(request));
    const bytes = await answer.bytes(encoding);
    const head = answer.head(encoding, bytes.length);
    for (let i = 0; i < head.length; i += 2) reply.header(head[i]!, head[i + 1]);
    return bytes;
  });

  app.addHook('onResponse', (request, _reply, next) => {
    request.making?.finish(null);
    request.making = null;
    next();
  });
  done();
});

function answerOf(reply: FastifyReply, payload: unknown): Answer | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !NOT_ITS_OWN.includes(name)) headers[name] = String(value);
  }
  return new Answer(typeof payload === 'string' ? Buffer.from(payload) : payload, headers);
}
