import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { Unavailable } from '../errors.ts';
import { readRange } from './byte-range.ts';
import { UPLOADS } from './picture-urls.ts';
import type { Renditions } from './renditions.ts';
import type { ByteRange, PictureStorage } from './storage.ts';

interface UploadsParts {
  storage: PictureStorage;
  renditions: Renditions;
}

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Pictures are shown by pages, ours or others', and must never be run or guessed at, whatever they contain. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/** A file never changes under its name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

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
      const name = request.params['*'];
      const found = await find(name, parts);
      return found ? answer({ name, ...found, request, reply }) : notFound(reply);
    },
  });
};

/** A picture's bytes, stored or just made. */
interface Found {
  size: number;
  bytes(range?: ByteRange): Promise<Readable | Buffer | undefined>;
}

async function find(name: string, { storage, renditions }: UploadsParts): Promise<Found | undefined> {
  const size = await storage.size(name);
  if (size !== undefined) return { size, bytes: (range) => storage.stream(name, range) };
  const made = await renditions.make(name);
  return (
    made && {
      size: made.length,
      bytes: (range) => Promise.resolve(range ? made.subarray(range.start, range.end + 1) : made),
    }
  );
}

interface RequestedPicture extends Found {
  name: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

async function answer({ name, size, bytes, request, reply }: RequestedPicture): Promise<FastifyReply> {
  const etag = `"${name}"`;
  reply.headers({ etag, 'cache-control': FOR_EVER, 'accept-ranges': 'bytes' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();

  const { range: wanted, 'if-range': unchanged = etag } = request.headers;
  const range = unchanged === etag && request.method === 'GET' ? readRange(wanted, size) : undefined;
  if (range === 'beyond') {
    reply.header('cache-control', 'no-store').header('content-range', `bytes */${size}`);
    return reply.code(416).send(sentence('There is no such part of this picture.'));
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);

  reply.type(TYPES[extname(name)]!);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  const sent = await bytes(range);
  return sent ? reply.send(sent) : notFound(reply);
}

/** Whether the caller holds the file already: its tags, weak or not, name it. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags === '*' || (tags ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

function notFound(reply: FastifyReply): FastifyReply {
  for (const header of ['etag', 'accept-ranges', 'content-range', 'content-length', 'content-type']) {
    reply.removeHeader(header);
  }
  return reply.header('cache-control', 'no-store').code(404).send(sentence('Picture not found'));
}

const sentence = (message: string) => ({ error: message, message });
