import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { Busy } from '../errors.ts';
import type { Rounds } from './rounds.ts';

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

/** Moves a mean towards what was seen last. */
const mean = (before: number, seen: number): number => before + (seen - before) / 10;

/**
 * Turns at what takes work: so many at once, the others in a queue that is never longer than is served soon. Whoever
 * would wait too long is told at once, so that those who are let in are answered in time.
 */
export class Admission {
  readonly #bounds: Bounds;
  readonly #waiting = new Set<() => void>();
  readonly #loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOK });
  #running = 0;
  #beginning = 0;
  /** When the last turn ended while somebody waited. */
  #ended: number | null = null;
  /** What a turn takes, and how long it is from one's end to the next one's while somebody waits, in milliseconds. */
  #turn = 0;
  #pace = 0;
  #looked = performance.now();
  /** How far the event loop was behind when last looked at, in milliseconds: everyone has waited that long already. */
  #behind = 0;

  constructor(
    private readonly rounds: Rounds,
    bounds: Partial<Bounds> = {},
  ) {
    this.#bounds = { ...BOUNDS, ...bounds };
    this.#loop.enable();
  }

  /** Waits for a turn; gives what ends it. Throws `Busy` when it would not come soon, or did not. */
  async enter(): Promise<() => void> {
    const { patience } = this.#bounds;
    if (this.#expected() > patience) throw new Busy();
    return new Promise((admit, refuse) => {
      const begin = () => {
        clearTimeout(late);
        admit(this.#begin());
      };
      const late = setTimeout(() => {
        this.#waiting.delete(begin);
        refuse(new Busy());
      }, patience);
      this.#waiting.add(begin);
      this.#wake();
    });
  }

  close(): void {
    this.#loop.disable();
  }

  #begin(): () => void {
    const began = performance.now();
    this.#running++;
    return () => {
      const now = performance.now();
      this.#running--;
      this.#turn = mean(this.#turn, now - began);
      if (this.#ended !== null) this.#pace = mean(this.#pace, now - this.#ended);
      this.#ended = this.#waiting.size > 0 ? now : null;
      this.#wake();
    };
  }

  /** Begins as many turns as are free, each in its round: before it, everyone who has come is heard. */
  #wake(): void {
    const free = Math.min(this.#bounds.atOnce - this.#running, this.#waiting.size);
    for (; this.#beginning < free; this.#beginning++) void this.rounds.next().then(() => this.#next());
  }

  #next(): void {
    this.#beginning--;
    const [first] = this.#waiting;
    if (!first || this.#running >= this.#bounds.atOnce) return;
    this.#waiting.delete(first);
    first();
    this.#wake();
  }

  /** How long one who comes now will have waited when his turn comes, as far as can be told. */
  #expected(): number {
    const now = performance.now();
    if (now - this.#looked > COUNTS) {
      this.#behind = Math.max(0, this.#loop.percentile(50) / 1e6 - LOOK);
      this.#loop.reset();
      this.#looked = now;
    }
    return this.#behind + this.#waiting.size * Math.max(this.#pace, this.#turn / this.#bounds.atOnce);
  }
}
