import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '../collections/reading/page.ts';
import { Readable } from 'node:stream';
import { Unavailable } from '../errors.ts';

/** Answers one request. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends a value as JSON. */
export function answer(reply: FastifyReply, status: number, value: unknown): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(value));
}

/** A part of the address, by its name in the route. */
export function parameterOf({ params }: FastifyRequest, name: string): string {
  return (params as Record<string, string>)[name] ?? '';
}

/**
 * What a list comes in: `page` always says which page it is; the others do when the request named a page or a limit,
 * and are otherwise a bare list, the list under `data`, or that with `success`.
 */
export type Envelope = 'list' | 'data' | 'success' | 'page';

/** Which page of how many. */
export type PagePosition = Pick<Page<unknown>, 'page' | 'limit' | 'total' | 'totalPages'>;

/** Puts records into their envelope; without a place they are all there are. */
export function wrap(envelope: Envelope, data: unknown[], place: PagePosition | null): unknown {
  if (place) return inPlace(envelope, data, place);
  if (envelope === 'list') return data;
  if (envelope === 'data') return { data };
  if (envelope === 'success') return { success: true, data };
  return inPlace(envelope, data, { page: 1, limit: data.length, total: data.length, totalPages: 1 });
}

/** What stands before and after the records of a whole list in its envelope. */
export function around(envelope: Envelope): { head: string; tail(total: number): string } {
  const [head] = JSON.stringify(wrap(envelope, [], null)).split('[]') as [string];
  return {
    head: `${head}[`,
    tail: (total) => {
      const place = { page: 1, limit: total, total, totalPages: 1 };
      const whole = JSON.stringify(
        envelope === 'page' ? wrap(envelope, [], place) : wrap(envelope, [], null),
      );
      return whole.slice(head.length + 1);
    },
  };
}

function inPlace(
  envelope: Envelope,
  data: unknown[],
  { page, limit, total, totalPages }: PagePosition,
): object {
  const paged = { data, page, limit, total, totalPages };
  return envelope === 'success' ? { success: true, ...paged } : paged;
}

/** How many whole lists may be on their way at once. */
const MOST_AT_ONCE = 2;
/** When who finds them all taken may come again, in seconds. */
const COME_AGAIN = 10;
/** Longest time that a client may take for one, in milliseconds: 50 MB over 1.5 Mbit/s. */
const LONGEST = 5 * 60_000;

/** A list too long to be held: its records as they come, and what stands around them. */
export interface LongList {
  strides: AsyncIterable<readonly unknown[]>;
  head: string;
  /** What stands after so many records. */
  tail(total: number): string;
}

/** Gives out whole lists in bounded memory: as fast as each client takes them, and few at once. */
export class WholeLists {
  #underWay = 0;

  constructor(private readonly longest = LONGEST) {}

  /** A list as JSON. It ends short, without its tail, when something goes wrong or takes too long. Throws `Unavailable`. */
  give(list: LongList): Readable {
    if (this.#underWay >= MOST_AT_ONCE) {
      throw new Unavailable(
        `As many whole lists as can be are on their way. Ask again in ${COME_AGAIN} seconds, or with page and limit.`,
        COME_AGAIN,
      );
    }
    this.#underWay++;
    const stream = Readable.from(written(list), { objectMode: false });
    const timer = setTimeout(() => stream.destroy(new Error('A whole list took too long')), this.longest);
    return stream.once('close', () => {
      clearTimeout(timer);
      this.#underWay--;
    });
  }
}

async function* written({ strides, head, tail }: LongList): AsyncGenerator<string> {
  yield head;
  let total = 0;
  for await (const records of strides) {
    yield `${total > 0 ? ',' : ''}${JSON.stringify(records).slice(1, -1)}`;
    total += records.length;
  }
  yield tail(total);
}
