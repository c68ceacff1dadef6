import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

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
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    clientErrorHandler: refuse,
  } satisfies FastifyHttpOptions<Server>;
}
