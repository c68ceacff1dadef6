import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LANGUAGE } from '../../schema/language.ts';
import { NO_TRANSFORM } from '../cache/cached-response.ts';
import { trustedBy } from './client-address.ts';
import { InvalidInput } from '../errors.ts';
import { message } from '../messages.ts';

const SECOND_MS = 1000;

/** Responses to requests that Node's HTTP server rejects, by error code. */
const PARSE_ERRORS: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request has too large headers.'],
  HPE_INVALID_URL: [
    '400 Bad Request',
    'The address contains characters that must be percent-encoded as UTF-8: write é as %C3%A9.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
};

/** The page for a browser whose headers are too large, which are its cookies. */
const TOO_MANY_COOKIES = `<!DOCTYPE html>
<html lang="${LANGUAGE.code}" dir="${LANGUAGE.dir}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Too many cookies</title>
  </head>
  <body>
    <h1>Too many cookies</h1>
    <p>Your browser sends more cookies with each request than this site accepts, so the page cannot be shown.</p>
    <p>Delete the cookies of this site: open the menu beside the address, choose “Cookies and site data” and delete them. Then
      reload the page.</p>
  </body>
</html>
`;

interface ClientError extends NodeJS.ErrnoException {
  /** The part of the request that could not be parsed, a buffer. */
  rawPacket?: unknown;
}

/**
 * True if a browser asked for a page. A part that does not start with a request line continues a request whose start is unknown:
 * a browser's cookies are its last header.
 */
function isForPage({ rawPacket }: ClientError): boolean {
  const text = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  return !/^[A-Z]+ \//.test(text) || /^accept:[^\r\n]*text\/html/im.test(text);
}

function handleClientError(error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = PARSE_ERRORS[error.code ?? ''] ?? [
    '400 Bad Request',
    'This is not an HTTP request.',
  ];
  const isPage = error.code === 'HPE_HEADER_OVERFLOW' && isForPage(error);
  const body = isPage ? TOO_MANY_COOKIES : JSON.stringify({ error: message, message });
  const type = isPage
    ? `text/html; charset=utf-8\r\ncache-control: no-store, ${NO_TRANSFORM}`
    : 'application/json';
  const head = `content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
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
      if (keys > MAX_KEYS) throw new InvalidInput({}, message('TOO_MANY_FIELDS', { max: MAX_KEYS }));
      if (items > MAX_ITEMS) throw new InvalidInput({}, message('TOO_MANY_ITEMS', { max: MAX_ITEMS }));
      if (depth >= MAX_LEVELS) throw new InvalidInput({}, message('TOO_MANY_LEVELS', { max: MAX_LEVELS }));
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
