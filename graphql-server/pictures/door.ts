import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { Unavailable } from '../errors.ts';
import { type ByteRange, rangeIn, readRange, type WantedRange } from './byte-range.ts';
import { UPLOADS } from './picture-urls.ts';
import type { Renditions } from './renditions.ts';
import type { PictureStorage } from './storage.ts';
import { FOR_EVER, TYPES } from './types.ts';

interface UploadsParts {
  storage: PictureStorage;
  renditions: Renditions;
}

/** Pictures are shown by pages, ours or others', and must never be run or guessed at, whatever they contain. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/** The door to stored pictures, `GET` and `HEAD /uploads/…`; makes a rendition nobody has asked for yet. */
export const uploadsDoor: FastifyPluginAsync<UploadsParts> = async (app, parts) => {
  app.setErrorHandler((error, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (error instanceof Unavailable) {
      return reply.header('retry-after', error.retryAfter).code(503).send(sentence(error.message));
    }
    request.log.error({ err: error }, 'A picture could not be shown');
    return reply.code(500).send(sentence('Something went wrong. Please try again later.'));
  });
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${UPLOADS}/*`,
    handler: async (request, reply) => {
      reply.headers(SAFE);
      const asked = { name: request.params['*'], request, reply, ...parts };
      const { method, headers } = request;
      const isAskedFor = method === 'GET' && !isKnown(headers['if-none-match'], etagOf(asked.name));
      return isAskedFor ? show(asked) : tell(asked);
    },
  });
};

interface Asked extends UploadsParts {
  name: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers without a picture's bytes: to who only asks, and to who holds it already. */
async function tell({ name, request, reply, storage, renditions }: Asked): Promise<FastifyReply> {
  const size = (await storage.size(name)) ?? (await renditions.make(name))?.length;
  if (size === undefined) return notFound(reply);
  headed(name, reply);
  if (isKnown(request.headers['if-none-match'], etagOf(name))) return reply.code(304).send();
  return reply.type(TYPES[extname(name)]!).header('content-length', size).send();
}

async function show(asked: Asked): Promise<FastifyReply> {
  const { name, request, reply } = asked;
  const { range: ranged, 'if-range': unchanged = etagOf(name) } = request.headers;
  const found = await find(asked, unchanged === etagOf(name) ? readRange(ranged) : undefined);
  if (!found) return notFound(reply);

  const { size, range } = found;
  headed(name, reply);
  if (range === 'beyond') {
    reply.header('cache-control', 'no-store').header('content-range', `bytes */${size}`);
    return reply.code(416).send(sentence('There is no such part of this picture.'));
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.type(TYPES[extname(name)]!);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(found.bytes);
}

/** A picture's bytes or a part of them, stored or just made. */
type Found =
  { size: number; range?: ByteRange; bytes: Readable | Buffer } | { size: number; range: 'beyond' };

async function find(
  { name, storage, renditions }: Asked,
  wanted: WantedRange | undefined,
): Promise<Found | undefined> {
  const stored = await storage.open(name, wanted);
  if (stored) return stored;
  const made = await renditions.make(name);
  if (!made) return undefined;
  const size = made.length;
  const range = wanted && rangeIn(size, wanted);
  if (range === 'beyond') return { size, range };
  return { size, range, bytes: range ? made.subarray(range.start, range.end + 1) : made };
}

const etagOf = (name: string): string => `"${name}"`;

function headed(name: string, reply: FastifyReply): void {
  reply.headers({ etag: etagOf(name), 'cache-control': FOR_EVER, 'accept-ranges': 'bytes' });
}

/** Whether the caller holds the file already: its tags, weak or not, name it. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags === '*' || (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

function notFound(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').code(404).send(sentence('Picture not found'));
}

const sentence = (message: string) => ({ error: message, message });
