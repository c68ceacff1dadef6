import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CachedResponse } from './cached-response.ts';
import type { PendingResponse, ResponseCache } from './response-cache.ts';

/**
 * The canonical URL of a request: every part that the response depends on, and nothing else. Null for a malformed request, whose
 * response is not cached.
 */
export type CacheKey = (request: FastifyRequest) => string | null;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes whose public responses are cached until content changes. */
    cacheKey?: CacheKey | undefined;
  }
  interface FastifyRequest {
    /** Set while this request computes a response that other requests may receive as well. */
    pendingResponse: PendingResponse | null;
  }
}

/** Cache key of a route that ignores its query string. */
export const pathKey: CacheKey = ({ url }) => url.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');

/** Maximum length of a key; longer queries are rarely repeated. */
const MAX_KEY_LENGTH = 8192;
/** Headers of one request, or of one encoding. */
const UNCACHED_HEADERS = new Set([
  'x-request-id',
  'set-cookie',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

/**
 * Caches GET responses of the routes that have a cache key, and shares a response that is being computed among the requests that
 * ask for it meanwhile. Requests with an `Authorization` header pass the cache.
 */
export const cachePlugin = fp<{ cache: ResponseCache }>((app: FastifyInstance, { cache }, done) => {
  app.decorateRequest('pendingResponse', null);

  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, routeOptions } = request;
    const { cacheKey } = routeOptions.config;
    if (!cacheKey || (method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return;
    if (!cache.isEnabled) return;
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

  // A request that failed or was aborted before `onSend`.
  app.addHook('onResponse', (request, _reply, next) => {
    request.pendingResponse?.resolve(null);
    request.pendingResponse = null;
    next();
  });
  done();
});

/** Writes to the socket directly: every other hook has run when the response was computed. */
async function sendCached(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { status, headers, body } = await response.encodeFor(request.headers);
  reply.hijack();
  reply.raw.writeHead(status, { 'x-request-id': request.id, ...headers }).end(body);
}

/** A response with a complete body. Only a success may be reused. */
function toCachedResponse(reply: FastifyReply, payload: unknown, isReusable: boolean): CachedResponse | null {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return null;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !UNCACHED_HEADERS.has(name)) headers[name] = String(value);
  }
  const { statusCode } = reply;
  return new CachedResponse(Buffer.from(payload), headers, statusCode, statusCode === 200 && isReusable);
}
