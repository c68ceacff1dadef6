import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../collections/reading/page.ts';
import { Readable } from 'node:stream';
import { Unavailable } from '../errors.ts';

/** Handles a request. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends a value as JSON. */
export function sendJson(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(value));
}

/** A path parameter by its name. */
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

const MAX_CONCURRENT_LISTS = 2;
const RETRY_AFTER_SECONDS = 10;
/** Time for 50 MB over 1.5 Mbit/s. */
const MAX_DURATION_MS = 5 * 60_000;

/** A list too long for memory: its records in batches, and the JSON around them. */
interface LongList {
  batches: AsyncIterable<readonly unknown[]>;
  head: string;
  /** The JSON after the last of `total` records. */
  tail(total: number): string;
}

/** Streams full lists at the speed of each client, a limited number at once. */
export class FullLists {
  #running = 0;

  constructor(private readonly maxDurationMs = MAX_DURATION_MS) {}

  /** Streams a list as JSON. An error or a timeout ends the response without its tail. Throws `Unavailable`. */
  stream(list: LongList): Readable {
    if (this.#running >= MAX_CONCURRENT_LISTS) {
      throw new Unavailable(
        `Too many full lists are being sent. Try again in ${RETRY_AFTER_SECONDS} seconds, or with page and limit.`,
        RETRY_AFTER_SECONDS,
      );
    }
    this.#running++;
    const stream = Readable.from(toJson(list), { objectMode: false });
    const timer = setTimeout(
      () => stream.destroy(new Error('A full list took too long')),
      this.maxDurationMs,
    );
    return stream.once('close', () => {
      clearTimeout(timer);
      this.#running--;
    });
  }
}

export const fullLists = new FullLists();

async function* toJson({ batches, head, tail }: LongList): AsyncGenerator<string> {
  yield head;
  let total = 0;
  for await (const records of batches) {
    yield `${total > 0 ? ',' : ''}${JSON.stringify(records).slice(1, -1)}`;
    total += records.length;
  }
  yield tail(total);
}
