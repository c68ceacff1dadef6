import { Unavailable } from '../errors.ts';

/** Who waits for the work: staff sending a picture, a visitor looking at one, or nobody yet. */
export type Urgency = 'sender' | 'visitor' | 'nobody';

const FIRST_TO_LAST: readonly Urgency[] = ['sender', 'visitor', 'nobody'];

interface Task<T> {
  urgency: Urgency;
  /** What must not be worked on twice at once, such as a picture's stem. */
  alone?: string;
  work: () => Promise<T>;
}

interface Waiting extends Pick<Task<unknown>, 'urgency' | 'alone'> {
  start: () => void;
}

/** Where pictures are worked on: few at a time, the urgent before the rest, first come first served. */
export class Workbench {
  #waiting: Waiting[] = [];
  #free: number;
  #senders = 0;
  readonly #inHand = new Set<string>();

  constructor(
    places: number,
    readonly mostVisitors = Infinity,
  ) {
    this.#free = places;
  }

  /**
   * Does the work as soon as there is a place for it, and answers what comes of it. Throws `Unavailable` for one visitor
   * more than may wait; senders are counted where they come in.
   */
  async run<T>({ urgency, alone, work }: Task<T>): Promise<T> {
    if (urgency === 'visitor' && this.#visitors() >= this.mostVisitors) {
      throw new Unavailable('Too many pictures are being made ready at once. Try again in a few seconds.');
    }
    const sender = urgency === 'sender' ? 1 : 0;
    this.#senders += sender;
    await new Promise<void>((start) => {
      this.#waiting.push({ urgency, alone, start });
      this.#startNext();
    });
    try {
      return await work();
    } finally {
      this.#free++;
      this.#senders -= sender;
      if (alone) this.#inHand.delete(alone);
      this.#startNext();
    }
  }

  #visitors(): number {
    return this.#waiting.filter(({ urgency }) => urgency === 'visitor').length;
  }

  #startNext(): void {
    const next = this.#free > 0 ? this.#mostUrgent() : undefined;
    if (!next) return;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== next);
    this.#free--;
    if (next.alone) this.#inHand.add(next.alone);
    next.start();
    this.#startNext();
  }

  #mostUrgent(): Waiting | undefined {
    const ready = this.#waiting.filter(({ alone }) => !alone || !this.#inHand.has(alone));
    for (const urgency of FIRST_TO_LAST) {
      // Memory is for those who wait.
      if (urgency === 'nobody' && this.#senders > 0) break;
      const next = ready.find((waiting) => waiting.urgency === urgency);
      if (next) return next;
    }
    return undefined;
  }
}

/**
 * The one bench of the process, with two places: decoding and encoding need tens of megabytes and a whole
 * processor core each, so more at once would be slower for everybody.
 */
export const workbench = new Workbench(2, 200);
