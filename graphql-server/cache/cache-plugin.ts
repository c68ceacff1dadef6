import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CachedResponse } from './cached-response.ts';
import type { PendingResponse, ResponseCache } from './response-cache.ts';

/** Returns the cache key of a request: requests with the same key have the same response. Returns null if it must not be cached. */
export type CacheKey = (request: FastifyRequest) => string | null;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Enables the cache for the GET requests of a route. */
    cacheKey?: CacheKey | undefined;
  }
  interface FastifyRequest {
    /** Set while this request computes a response for which other requests may wait. */
    pendingResponse: PendingResponse | null;
  }
}

/** Cache key of a route that ignores its query string: the path without a trailing slash. */
export const pathKey: CacheKey = ({ url }) => url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');

/**
 * Cache key of a route that reads its query string: the path without a trailing slash, and the parameters in one order. They are those
 * that the route gets: Fastify also takes what follows a `#` in a URL for parameters.
 */
export const queryKey: CacheKey = (request) => {
  const query = request.query as Record<string, string | string[]>;
  const parameters = new URLSearchParams();
  for (const name of Object.keys(query).sort())
    for (const value of [query[name]!].flat()) parameters.append(name, value);
  return parameters.size === 0 ? pathKey(request) : `${pathKey(request)}?${parameters.toString()}`;
};

/** Maximum length of a cache key. Longer queries are rarely repeated. */
const MAX_KEY_LENGTH = 8192;
/** Headers that differ between requests or content encodings. */
const UNCACHED_HEADERS = new Set([
  'x-request-id',
  'set-cookie',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

/**
 * Caches the GET responses of routes with a `cacheKey`, and coalesces identical requests that are in flight. Requests with an
 * `Authorization` header bypass the cache.
 */
export const cachePlugin = fp<{ cache: ResponseCache }>((app: FastifyInstance, { cache }, done) => {
  app.decorateRequest('pendingResponse', null);

  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    const { cacheKey } = routeOptions.config;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!cacheKey || !isRead || headers.authorization !== undefined || !cache.isEnabled) return;
    const key = cacheKey(request);
    if (key === null || key.length > MAX_KEY_LENGTH) return;
    const cached = cache.get(key) ?? cache.getPending(key);
    if (!cached) {
      request.pendingResponse = cache.begin(key);
      return;
    }
    const response = await cached;
    if (response) await sendCached(response, request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { pendingResponse } = request;
    if (!pendingResponse) return payload;
    request.pendingResponse = null;
    const response = toCachedResponse(reply, payload, pendingResponse.isReusable);
    pendingResponse.resolve(response);
    if (!response) return payload;
    const { status, headers, body = '' } = await response.encodeFor(request.headers);
    if (status === 304) reply.code(status).removeHeader('content-type');
    reply.headers(headers);
    return body;
  });

  // Releases the waiting requests when this one failed or was aborted before `onSend`.
  app.addHook('onResponse', (request, _reply, next) => {
    request.pendingResponse?.resolve(null);
    request.pendingResponse = null;
    next();
  });
  done();
});

/** Writes to the socket directly, because the other hooks have run for the request that computed the response. */
async function sendCached(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status, headers, body } = await response.encodeFor(request.headers);
  reply.hijack();
  reply.raw.writeHead(status, { 'x-request-id': request.id, ...headers }).end(body);
}

/** Returns null for a stream, whose body is not complete. Only responses with status 200 are cached. */
function toCachedResponse(reply: FastifyReply, payload: unknown, isReusable: boolean): CachedResponse | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !UNCACHED_HEADERS.has(name)) headers[name] = String(value);
  }
  const { statusCode } = reply;
  return new CachedResponse(Buffer.from(payload), headers, statusCode, statusCode === 200 && isReusable);
}
