import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

const MAX_DRAIN_MS = 30_000;

/**
 * Reads and discards the rest of a request's body, for at most 30 s, and then closes the connection if the body has not ended. An unread
 * body would block the connection, and a client whose upload is cut off may not read the response. Call it before the response is sent.
 * The promise resolves at once, or at the end of the body if the response has a `Connection` header.
 */
export async function drainRequest({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.readableEnded || raw.destroyed || !hasBody(raw)) return;
  raw.unpipe();
  raw.resume();
  const drained = finished(raw, { writable: false, signal: AbortSignal.timeout(MAX_DRAIN_MS) }).catch(() => {
    // The timeout has passed or the client has disconnected. The response may still be in progress.
    reply.raw.once('close', () => raw.socket.destroy());
    if (reply.raw.closed) raw.socket.destroy();
  });
  if (reply.hasHeader('connection')) {
    await drained;
  } else if (!reply.raw.shouldKeepAlive) {
    // Instead of Node.js, which would close the connection after the response, close it after both request and response.
    reply.raw.shouldKeepAlive = true;
    void Promise.all([drained, finished(reply.raw).catch(() => {})]).then(() => raw.socket.end());
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
