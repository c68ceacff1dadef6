import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/** How long a client may go on sending what is not wanted, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Has what is left of a body read, unkept, while the answer is on its way: left standing it would block its connection,
 * and cut off before its end the client might not hear the answer. Whoever takes too long is given up. To be called
 * before an answer is sent; one that ends its connection waits for the end of the body.
 */
export async function drainRequest({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.readableEnded || raw.destroyed || !hasBody(raw)) return;
  raw.unpipe();
  raw.resume();
  const dry = finished(raw, { writable: false, signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    // The answer has long been sent, or never will be heard.
    reply.raw.once('close', () => raw.socket.destroy());
    if (reply.raw.closed) raw.socket.destroy();
  });
  if (reply.hasHeader('connection')) await dry;
  else if (!reply.raw.shouldKeepAlive) {
    // Who wants the connection to end gets that when both have said everything.
    reply.raw.shouldKeepAlive = true;
    void Promise.all([dry, finished(reply.raw).catch(() => {})]).then(() => raw.socket.end());
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
