import { Unavailable } from '../errors.ts';

const TRY_AGAIN_SECONDS = 15;

/** Through which uploads come in: so many at once, and whoever is beyond that is told at once when to come again. */
export class Intake {
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  /** Does what there is to do for one upload, from its first byte to its record. Throws `Unavailable` when there is no place. */
  async admit<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free === 0) {
      const sentence = `Too many pictures are being sent at once. Send this one again in ${TRY_AGAIN_SECONDS} seconds.`;
      throw new Unavailable(sentence, TRY_AGAIN_SECONDS);
    }
    this.#free--;
    try {
      return await work();
    } finally {
      this.#free++;
    }
  }
}

/** The one intake of the process: slow senders hold a place each, and each place no more than 15 MB of disk. */
export const intake = new Intake(32);
