import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../collections/queries/page.ts';
import { Readable } from 'node:stream';
import { limits } from '../limits.ts';

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function sendJson(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(value));
}

export function parameterOf({ params }: FastifyRequest, name: string): string {
  return (params as Record<string, string>)[name] ?? '';
}

/**
 * Format of a list. `page` always has the page's position; the others have it when the request has `page` or `limit`, and are
 * otherwise a plain array, the array under `data`, or that with `success`.
 */
export type Envelope = 'list' | 'data' | 'success' | 'page';

/** The position of a page in its list. */
type PagePosition = Pick<Page<unknown>, 'page' | 'limit' | 'total' | 'totalPages'>;

/** Puts records into their envelope. Without a position, they are the full list. */
export function wrap(envelope: Envelope, data: unknown[], position: PagePosition | null): unknown {
  if (position) return withPosition(envelope, data, position);
  if (envelope === 'list') return data;
  if (envelope === 'data') return { data };
  if (envelope === 'success') return { success: true, data };
  return withPosition(envelope, data, { page: 1, limit: data.length, total: data.length, totalPages: 1 });
}

/** The JSON before and after the records of a full list in its envelope. */
export function envelopeJson(envelope: Envelope): { head: string; tail(total: number): string } {
  const [head] = JSON.stringify(wrap(envelope, [], null)).split('[]') as [string];
  return {
    head: `${head}[`,
    tail: (total) => {
      const position = { page: 1, limit: total, total, totalPages: 1 };
      const json = JSON.stringify(
        envelope === 'page' ? wrap(envelope, [], position) : wrap(envelope, [], null),
      );
      return json.slice(head.length + 1);
    },
  };
}

function withPosition(
  envelope: Envelope,
  data: unknown[],
  { page, limit, total, totalPages }: PagePosition,
): object {
  const paged = { data, page, limit, total, totalPages };
  return envelope === 'success' ? { success: true, ...paged } : paged;
}

/** Time for 50 MB over 1.5 Mbit/s. */
const MAX_DURATION_MS = 5 * 60_000;

/** A list too long for memory: its records in batches, and the JSON around them. */
interface LongList {
  batches: AsyncIterable<readonly unknown[]>;
  head: string;
  /** The JSON after the last of `total` records. */
  tail(total: number): string;
}

/**
 * Streams a list as JSON at the speed of the client. An error or a timeout ends the response without its tail. Throws `Unavailable` if
 * too many lists are streamed.
 */
export async function streamList(list: LongList): Promise<Readable> {
  const release = await limits.fullLists.acquire();
  const stream = Readable.from(toJson(list), { objectMode: false });
  const timer = setTimeout(() => stream.destroy(new Error('A full list took too long')), MAX_DURATION_MS);
  return stream.once('close', () => {
    clearTimeout(timer);
    release();
  });
}

async function* toJson({ batches, head, tail }: LongList): AsyncGenerator<string> {
  yield head;
  let total = 0;
  for await (const records of batches) {
    yield `${total > 0 ? ',' : ''}${JSON.stringify(records).slice(1, -1)}`;
    total += records.length;
  }
  yield tail(total);
}
