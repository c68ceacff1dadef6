import { Readable } from 'node:stream';
import { Unavailable } from '../errors.ts';

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
