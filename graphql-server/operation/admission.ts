import pLimit from 'p-limit';
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { Busy } from '../errors.ts';

interface Bounds {
  /** Pages and answers made at one time. */
  atOnce: number;
  /** Longest that one waits for his turn, in milliseconds. */
  patience: number;
}

const BOUNDS: Bounds = { atOnce: 12, patience: 1250 };
/** How often the event loop is looked at, and for how long what was seen counts, in milliseconds. */
const LOOK = 20;
const COUNTS = 2000;

/**
 * Turns at what takes work: so many at once, the others in a queue that is never longer than is served soon. Whoever
 * would wait too long is told at once, so that those who are let in are answered in time.
 */
export class Admission {
  readonly #turns: ReturnType<typeof pLimit>;
  readonly #bounds: Bounds;
  readonly #loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOK });
  #looked = performance.now();
  /** How far the event loop was behind when last looked at, in milliseconds: everyone has waited that long already. */
  #behind = 0;
  /** What a turn took of late, in milliseconds. */
  #turn = 0;
  /** How many wait for their turn. */
  #waiting = 0;

  constructor(bounds: Partial<Bounds> = {}) {
    this.#bounds = { ...BOUNDS, ...bounds };
    this.#turns = pLimit(this.#bounds.atOnce);
    this.#loop.enable();
  }

  /** Waits for a turn; gives what ends it. Throws `Busy` when it would not come soon, or did not. */
  async enter(): Promise<() => void> {
    const { patience } = this.#bounds;
    if (this.#expected() > patience) throw new Busy();
    this.#waiting++;
    return new Promise((admit, refuse) => {
      let gone = false;
      const late = setTimeout(() => {
        gone = true;
        this.#waiting--;
        refuse(new Busy());
      }, patience);
      void this.#turns(() => {
        if (gone) return undefined;
        clearTimeout(late);
        this.#waiting--;
        return new Promise<void>((end) => admit(this.#begin(end)));
      });
    });
  }

  close(): void {
    this.#loop.disable();
  }

  #begin(end: () => void): () => void {
    const began = performance.now();
    return () => {
      this.#turn += (performance.now() - began - this.#turn) / 10;
      end();
    };
  }

  /** How long one who comes now will have waited when his turn comes, as far as can be told. */
  #expected(): number {
    const now = performance.now();
    if (now - this.#looked > COUNTS) {
      this.#behind = Math.max(0, this.#loop.percentile(50) / 1e6 - LOOK);
      this.#loop.reset();
      this.#looked = now;
    }
    return this.#behind + (this.#waiting * this.#turn) / this.#bounds.atOnce;
  }
}
