import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/** How long a client may go on sending what is not wanted, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Reads what is left of a body, unkept: left standing it would block its connection, and a client that is still
 * sending does not hear an answer. False when the client takes too long and the connection should be given up.
 */
export async function runDry(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded || request.destroyed || !hasBody(request)) return true;
  request.unpipe();
  request.resume();
  try {
    await finished(request, { writable: false, signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
