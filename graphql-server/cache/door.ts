import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Answer } from './answer.ts';
import type { AnswerCache, PendingAnswer } from './answer-cache.ts';
import { givenTo, write } from './giving.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set where answers to all but staff may be kept until content changes. */
    kept?: KeyOf | undefined;
  }
  interface FastifyRequest {
    /** Set while this request makes an answer that others may be given too. */
    making: PendingAnswer | null;
  }
}

/**
 * The address asked for in its one spelling, which says all that the answer depends on and nothing else: it finds the
 * answer that is kept, and leads to the same route. Null when what is asked for is nonsense.
 */
export type KeyOf = (request: FastifyRequest) => string | null;

/** The path alone, for a route to which nothing after the question mark means anything. */
export const byPath: KeyOf = ({ url }) => url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');

/** Longest key kept: a longer one is a query nobody asks twice. */
const LONGEST_KEY = 8192;
/** Headers that belong to one request, or that each way of giving the answer has of its own. */
const NOT_ITS_OWN = ['x-request-id', 'set-cookie', 'content-length', 'content-encoding', 'transfer-encoding'];

/** Gives a kept answer, if there is one. True when it was given. */
export async function giveKept(
  answers: AnswerCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const answer = answers.open && answers.get(key);
  if (!answer) return false;
  await give(answer, request, reply);
  return true;
}

/**
 * Gives what becomes of the same answer that someone else makes already, kept or not, a failure too; when nobody does,
 * notes that this request makes it. True when it was given.
 */
export async function giveShared(
  answers: AnswerCache,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (!answers.open || key.length > LONGEST_KEY) return false;
  const underWay = answers.underWay(key);
  if (!underWay) {
    request.making = answers.begin(key);
    return false;
  }
  const answer = await underWay;
  if (!answer) return false;
  await give(answer, request, reply);
  return true;
}

async function give(answer: Answer, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const given = await givenTo(request.headers, answer);
  reply.hijack();
  write(reply.raw, request.id, given);
}

interface CacheParts {
  answers: AnswerCache;
  /** Whom an Authorization header speaks for; null when it holds no good token. */
  staffOf(authorization: string | undefined): Promise<unknown>;
}

/** Keeps the answers of the routes that allow it, and gives them again until content changes; staff have theirs made. */
export const cacheDoor = fp<CacheParts>((app: FastifyInstance, { answers, staffOf }, done) => {
  app.decorateRequest('making', null);

  async function giveAny(keyOf: KeyOf, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { headers } = request;
    if (headers.authorization !== undefined && (await staffOf(headers.authorization))) return false;
    const key = keyOf(request);
    if (key === null) return false;
    if (await giveKept(answers, key, request, reply)) return true;
    return giveShared(answers, key, request, reply);
  }

  app.addHook('onRequest', (request, reply, next) => {
    const { method, routeOptions } = request;
    const { kept } = routeOptions.config;
    if (!kept || (method !== 'GET' && method !== 'HEAD')) {
      next();
      return;
    }
    giveAny(kept, request, reply).then((given) => given || next(), next);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { making } = request;
    if (!making) return payload;
    request.making = null;
    const answer = answerOf(request, reply, payload, making);
    making.finish(answer);
    if (!answer) return payload;
    const { status, head, body = '' } = await givenTo(request.headers, answer);
    if (status === 304) reply.code(status).removeHeader('content-type');
    for (let i = 0; i < head.length; i += 2) reply.header(head[i]!, head[i + 1]);
    return body;
  });

  app.addHook('onResponse', (request, _reply, next) => {
    request.making?.finish(null);
    request.making = null;
    next();
  });
  done();
});

/** An answer that several can be given, if it is whole; one that is no success, or that its maker calls passing, is not kept. */
function answerOf(
  { routeOptions: { url: route = '' } }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  { passing }: PendingAnswer,
): Answer | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !NOT_ITS_OWN.includes(name)) headers[name] = String(value);
  }
  const status = reply.statusCode;
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  return new Answer(body, headers, { status, lasting: status === 200 && !passing, route });
}
