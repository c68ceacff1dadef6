import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { trustedBy } from './client-address.ts';
import { InvalidInput } from '../errors.ts';

const SECOND_MS = 1000;

/** Responses to requests that Node's HTTP server rejects, by error code. */
const PARSE_ERRORS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request has too large headers.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = PARSE_ERRORS[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is not an HTTP request.',
  ];
  const body = JSON.stringify({ error: message, message });
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
}

/** Limits of a visitor's body: total keys of all objects, total items of all arrays, and levels of nesting. */
const MAX_KEYS = 200;
const MAX_ITEMS = 10_000;
const MAX_LEVELS = 32;

/**
 * Checks the size of a visitor's parsed body before it is validated. Throws `InvalidInput` for too many keys, items or levels.
 */
export function requireBoundedBody(body: unknown): void {
  let keys = 0;
  let items = 0;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const children: unknown[] = Object.values(value);
      if (Array.isArray(value)) items += children.length;
      else keys += children.length;
      if (keys > MAX_KEYS) throw new InvalidInput({}, `At most ${MAX_KEYS} fields are accepted.`);
      if (items > MAX_ITEMS) throw new InvalidInput({}, `At most ${MAX_ITEMS} list items are accepted.`);
      if (depth >= MAX_LEVELS) throw new InvalidInput({}, `At most ${MAX_LEVELS} levels are accepted.`);
      for (const child of children) next.push(child);
    }
    level = next;
  }
}

/** True when an urlencoded form has too many fields. Counts them without parsing. */
export function hasTooManyFields(form: string): boolean {
  let fields = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) fields++;
  return fields > MAX_KEYS;
}

/** Fastify's options that limit the size and duration of requests. */
export function limitOptions(trustedProxies: string[]) {
  return {
    bodyLimit: 1024 * 1024, // routes for pictures have their own limit
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15 * SECOND_MS,
      connectionsCheckingInterval: 5 * SECOND_MS,
    },
    requestTimeout: 120 * SECOND_MS, // a 15 MB picture over 1 Mbit/s
    connectionTimeout: 150 * SECOND_MS, // without data
    keepAliveTimeout: 72 * SECOND_MS, // longer than the 60 s for which proxies keep an idle connection
    trustProxy: trustedProxies.length > 0 && trustedBy(trustedProxies),
    clientErrorHandler: handleClientError,
  } satisfies FastifyHttpOptions<Server>;
}
