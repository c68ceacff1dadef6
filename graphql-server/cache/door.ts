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
/** Headers of the first answer that belong to it and not to its request. */
const CARRIED = ['link', 'content-language', 'x-robots-tag'];

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** The best encoding that both sides know. */
function encodingOf(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'];
  return (accepted && negotiate(accepted, ENCODINGS)) || 'identity';
}

/**
 * Gives a kept answer, if there is one or one is being made; else notes that this request makes it.
 * True when the reply was sent.
 */
export async function giveKept(
  answers: Answers,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (key.length > LONGEST_KEY) return false;
  // Whoever comes while an answer is made waits for it; when there is none to keep after all, the next one makes it.
  for (let making = answers.underWay(key); making; making = answers.underWay(key)) {
    if (await making) break;
  }
  const answer = answers.get(key);
  if (answer) {
    await give(answer, request, reply);
    return true;
  }
  request.making = answers.begin(key);
  return false;
}

function give(
  answer: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply
    .header('etag', answer.etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'Accept-Encoding');
  for (const name in answer.headers) reply.header(name, answer.headers[name]);
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const encoding = answer.encodingFor(encodingOf(request));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(200).type(answer.contentType);
  const bytes = answer.bytes(encoding);
  return Buffer.isBuffer(bytes) ? reply.send(bytes) : bytes.then((made) => reply.send(made));
}

/** Whether the answer to this request depends on nothing but its address. */
export function isAnonymous(request: FastifyRequest): boolean {
  return request.headers.authorization === undefined;
}

/** Keeps the answers of the routes that allow it, and gives them again until content changes. */
export const cacheDoor = fp<{ answers: Answers }>((app: FastifyInstance, { answers }, done) => {
  app.decorateRequest('making', null);

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.kept !== true || request.method !== 'GET' || !isAnonymous(request))
      return;
    if (await giveKept(answers, request.url, request, reply)) return reply;
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { making } = request;
    if (!making) return payload;
    request.making = null;
    const answer = reply.statusCode === 200 ? answerOf(reply, payload) : null;
    making.finish(answer);
    if (!answer) return payload;
    const encoding = answer.encodingFor(encodingOf(request));
    reply
      .header('etag', answer.etag)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'Accept-Encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return answer.bytes(encoding);
  });

  app.addHook('onResponse', (request, _reply, next) => {
    request.making?.finish(null);
    request.making = null;
    next();
  });
  done();
});

function answerOf(reply: FastifyReply, payload: unknown): Answer | null {
  const contentType = reply.getHeader('content-type');
  if (typeof contentType !== 'string' || (typeof payload !== 'string' && !Buffer.isBuffer(payload)))
    return null;
  const headers: Record<string, string> = {};
  for (const name of CARRIED) {
    const value = reply.getHeader(name);
    if (typeof value === 'string') headers[name] = value;
  }
  return new Answer(typeof payload === 'string' ? Buffer.from(payload) : payload, contentType, headers);
}
