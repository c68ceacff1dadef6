import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { appErrorOf } from '../errors.ts';
import { errorBody, sendError } from '../http/error-responses.ts';
import { MEDIA_TYPES, readName } from './names.ts';
import { UPLOADS } from './picture-urls.ts';
import type { FindPicture } from './picture-store.ts';
import type { Renditions } from './renditions.ts';
import { SIGNED, type SignedPictureUrls } from './signed-urls.ts';
import type { PictureStorage } from './storage/storage.ts';
import type { Size } from './widths.ts';

interface PictureRouteOptions {
  storage: PictureStorage;
  renditions: Renditions;
  /** Without it, every stored picture is public. */
  lookup?: { find: FindPicture };
  signedUrls?: SignedPictureUrls;
}

/** Pages of any site may embed pictures; browsers must neither run them nor guess their type. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/** A file never changes under its name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `GET` and `HEAD /uploads/…`: pictures that records show, renditions created on demand, and both by signed URL. */
export const pictureRoutes: FastifyPluginAsync<PictureRouteOptions> = async (app, options) => {
  app.setErrorHandler((error, request, reply) => {
    const isOfServer = (appErrorOf(error)?.report.status ?? 0) >= 500;
    // A client is not at fault for a stored picture that is too large or damaged.
    const reported = isOfServer ? error : new Error('A picture could not be shown', { cause: error });
    return sendError(reported, request, reply.header('cache-control', 'no-store'));
  });

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${UPLOADS}/*`,
    handler: async (request, reply) => {
      reply.headers(SECURITY_HEADERS);
      const name = request.params['*'];
      const stem = readName(name)?.stem;
      const picture = stem === undefined ? null : await options.lookup?.find(stem);
      if (picture === null) return sendNotFound(reply);
      const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
      if (ifMatch !== undefined && !matches(ifMatch, etagOf(name), 'strong'))
        return sendPreconditionFailed(name, picture, options, reply);
      const isCached = ifNoneMatch !== undefined && matches(ifNoneMatch, etagOf(name), 'weak');
      return request.method === 'GET' && !isCached
        ? sendPicture(name, picture, options, reply)
        : sendHeaders(name, picture, options, isCached, reply);
    },
  });

  const { storage, renditions, signedUrls } = options;
  app.get<{ Params: { token: string; file: string } }>(
    `${SIGNED}/:token/:file`,
    async ({ params: { token, file } }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" });
      const isAllowed = readName(file) !== undefined && (await signedUrls?.isValid(file, token));
      const found = isAllowed && (await openPicture(file, undefined, { storage, renditions }));
      if (!found) return sendNotFound(reply);
      reply.headers({ 'cache-control': 'private, max-age=3600', 'content-length': found.size });
      return reply.type(MEDIA_TYPES[extname(file)]!).send(found.bytes);
    },
  );
};

/** Answers HEAD, and 304 to a client that has the file. */
async function sendHeaders(
  name: string,
  picture: Size | undefined,
  { storage, renditions }: PictureRouteOptions,
  isCached: boolean,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = (await storage.size(name)) ?? (await renditions.make(name, picture))?.length;
  if (size === undefined) return sendNotFound(reply);
  setCacheHeaders(name, reply);
  if (isCached) return reply.code(304).send();
  return reply.type(MEDIA_TYPES[extname(name)]!).header('content-length', size).send();
}

async function sendPicture(
  name: string,
  picture: Size | undefined,
  options: PictureRouteOptions,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await openPicture(name, picture, options);
  if (!file) return sendNotFound(reply);
  setCacheHeaders(name, reply);
  return reply.type(MEDIA_TYPES[extname(name)]!).header('content-length', file.size).send(file.bytes);
}

async function openPicture(
  name: string,
  picture: Size | undefined,
  { storage, renditions }: Pick<PictureRouteOptions, 'storage' | 'renditions'>,
): Promise<{ size: number; bytes: Readable | Buffer } | undefined> {
  const stored = await storage.open(name);
  if (stored) return stored;
  const made = await renditions.make(name, picture);
  return made && { size: made.length, bytes: made };
}

const etagOf = (name: string): string => `"${name}"`;

function setCacheHeaders(name: string, reply: FastifyReply): void {
  reply.headers({ etag: etagOf(name), 'cache-control': IMMUTABLE });
}

/**
 * Whether the entity tags of `If-Match` or `If-None-Match` name the file. A weak tag matches only by weak comparison (RFC 9110,
 * 8.8.3.2).
 */
function matches(tags: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  const names = tags.split(',').map((tag) => tag.trim());
  return names.some((tag) => tag === '*' || (comparison === 'weak' ? tag.replace(/^W\//, '') : tag) === etag);
}

/** Answers a false `If-Match` with 412, unless the file does not exist (RFC 9110, 13.2.1). */
async function sendPreconditionFailed(
  name: string,
  picture: Size | undefined,
  { storage, renditions }: PictureRouteOptions,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = (await storage.size(name)) ?? (await renditions.make(name, picture))?.length;
  if (size === undefined) return sendNotFound(reply);
  reply.headers({ etag: etagOf(name), 'cache-control': 'no-store' });
  return reply.code(412).send(errorBody('This picture has another ETag than If-Match names.'));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').code(404).send(errorBody('Picture not found'));
}
