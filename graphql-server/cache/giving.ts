import negotiate from '@fastify/accept-negotiator';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Answer, Encoding } from './answer.ts';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** An answer as it goes out to one who asks: names and values of its headers in turn, and its body if it is sent. */
export interface Given {
  status: number;
  head: readonly string[];
  body?: Buffer | string;
}

/** The best encoding that both sides know. */
function encodingOf({ 'accept-encoding': accepted }: IncomingHttpHeaders): Encoding {
  return (accepted && negotiate(accepted, ENCODINGS)) || 'identity';
}

/** Whether the one who asks has this very answer already (RFC 9110, 13.1.2: compared weakly). */
function isHeld({ etag, lasting }: Answer, { 'if-none-match': held }: IncomingHttpHeaders): boolean {
  if (held === undefined || !lasting) return false;
  const strong = etag.slice(2);
  return held.trim() === '*' || held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === strong);
}

/** What somebody who asks with those headers is given; at once, unless it has to be compressed first. */
export function givenTo(headers: IncomingHttpHeaders, answer: Answer): Given | Promise<Given> {
  const { status } = answer;
  if (isHeld(answer, headers)) return { status: 304, head: answer.head('unchanged') };
  const encoding = answer.encodingFor(encodingOf(headers));
  if (encoding === 'identity') {
    return { status, head: answer.head(encoding, answer.body.length), body: answer.plain };
  }
  const whole = (body: Buffer): Given => ({ status, head: answer.head(encoding, body.length), body });
  const bytes = answer.bytes(encoding);
  return Buffer.isBuffer(bytes) ? whole(bytes) : bytes.then(whole);
}

/** Writes it straight to the connection: whatever else would be done to it was done the first time. */
export function write(response: ServerResponse, id: string, { status, head, body }: Given): void {
  response.writeHead(status, ['x-request-id', id, ...head]);
  // A text is nothing but ASCII: so Node need not look at its characters.
  if (typeof body === 'string') response.end(body, 'latin1');
  else response.end(body);
}
