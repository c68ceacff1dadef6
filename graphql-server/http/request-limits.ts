import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { trustedBy } from './client-address.ts';
import { InvalidInput } from '../errors.ts';

const SECOND = 1000;

/** What Node's HTTP server says of bytes that never became a request. */
const REFUSALS: Record<string, [status: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request has too large headers.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, sentence] = REFUSALS[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is not an HTTP request.',
  ];
  const body = JSON.stringify({ error: sentence, message: sentence });
  const head = `content-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
}

/** Most keys of all objects in what a visitor sends, most items of all its arrays, and most levels of nesting. */
const MAX_KEYS = 200;
const MAX_ITEMS = 10_000;
const MAX_LEVELS = 32;

/**
 * Checks parsed JSON or a parsed form that a visitor sent before anything works on it. Throws `InvalidInput` for too many keys,
 * items or levels.
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

/** Whether an urlencoded form has more fields than are accepted; parses nothing. */
export function hasTooManyFields(form: string): boolean {
  let fields = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) fields++;
  return fields > MAX_KEYS;
}

/** Fastify's options that bound what one client can take: bytes, headers and time. */
export function limitOptions(trustedProxies: string[]) {
  return {
    bodyLimit: 1024 * 1024, // pictures come through doors with a bound of their own
    http: {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 15 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
    },
    requestTimeout: 120 * SECOND, // a 15 MB picture over 1 Mbit/s
    connectionTimeout: 150 * SECOND, // of silence
    keepAliveTimeout: 72 * SECOND, // longer than the minute a proxy keeps a connection
    trustProxy: trustedProxies.length > 0 && trustedBy(trustedProxies),
    clientErrorHandler: refuse,
  } satisfies FastifyHttpOptions<Server>;
}
