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

  const { storage, renditions, lookup, signedUrls } = options;
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${UPLOADS}/*`,
    handler: async (request, reply) => {
      reply.headers(SECURITY_HEADERS);
      const name = request.params['*'];
      const stem = readName(name)?.stem;
      const picture = stem === undefined ? null : await lookup?.find(stem);
      if (picture === null) return sendNotFound(reply);
      const etag = `"${name}"`;
      const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
      const isMismatch = ifMatch !== undefined && !matches(ifMatch, etag, 'strong');
      const isCached = ifNoneMatch !== undefined && matches(ifNoneMatch, etag, 'weak');
      const hasBody = request.method === 'GET' && !isMismatch && !isCached;

      const stored = hasBody ? await storage.open(name) : withoutBytes(await storage.size(name));
      const file = stored ?? inMemory(await renditions.make(name, picture));
      if (!file) return sendNotFound(reply);
      reply.headers({ etag, 'cache-control': isMismatch ? 'no-store' : IMMUTABLE });
      // After 404: a false `If-Match` is answered with 412 only for a file that exists (RFC 9110, 13.2.1).
      if (isMismatch)
        return reply.code(412).send(errorBody('This picture has another ETag than If-Match names.'));
      if (isCached) return reply.code(304).send();
      reply.type(MEDIA_TYPES[extname(name)]!).header('content-length', file.size);
      return reply.send(hasBody ? file.bytes : undefined);
    },
  });

  app.get<{ Params: { token: string; file: string } }>(
    `${SIGNED}/:token/:file`,
    async ({ params: { token, file } }, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'content-security-policy': "default-src 'none'" });
      const isAllowed = readName(file) !== undefined && (await signedUrls?.isValid(file, token));
      const found = isAllowed && ((await storage.open(file)) ?? inMemory(await renditions.make(file)));
      if (!found) return sendNotFound(reply);
      reply.headers({ 'cache-control': 'private, max-age=3600', 'content-length': found.size });
      return reply.type(MEDIA_TYPES[extname(file)]!).send(found.bytes);
    },
  );
};

interface PictureFile {
  size: number;
  bytes?: Readable | Buffer;
}

const withoutBytes = (size: number | undefined): PictureFile | undefined =>
  size === undefined ? undefined : { size };

const inMemory = (bytes: Buffer | undefined): PictureFile | undefined =>
  bytes && { size: bytes.length, bytes };

/**
 * Whether the entity tags of `If-Match` or `If-None-Match` name the file. A weak tag matches only by weak comparison (RFC 9110,
 * 8.8.3.2).
 */
function matches(tags: string, etag: string, comparison: 'strong' | 'weak'): boolean {
  const names = tags.split(',').map((tag) => tag.trim());
  return names.some((tag) => tag === '*' || (comparison === 'weak' ? tag.replace(/^W\//, '') : tag) === etag);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store').code(404).send(errorBody('Picture not found'));
}
