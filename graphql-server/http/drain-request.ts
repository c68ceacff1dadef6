import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

const MAX_DRAIN_MS = 30_000;

/**
 * Reads and discards the rest of a request's body while the response is sent: unread, it would block the connection, and a client
 * whose upload is cut off may not read the response. Closes the connection after 30 s. Call it before a response is sent; a response
 * with a `Connection` header waits for the end of the body.
 */
export async function drainRequest({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.readableEnded || raw.destroyed || !hasBody(raw)) return;
  raw.unpipe();
  raw.resume();
  const drained = finished(raw, { writable: false, signal: AbortSignal.timeout(MAX_DRAIN_MS) }).catch(() => {
    // The response was sent long ago, or the client has disconnected.
    reply.raw.once('close', () => raw.socket.destroy());
    if (reply.raw.closed) raw.socket.destroy();
  });
  if (reply.hasHeader('connection')) await drained;
  else if (!reply.raw.shouldKeepAlive) {
    // Connection: close. The connection is closed after both request and response.
    reply.raw.shouldKeepAlive = true;
    void Promise.all([drained, finished(reply.raw).catch(() => {})]).then(() => raw.socket.end());
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
