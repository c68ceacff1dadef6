import { exclude, include, writeWithout, type Bitmap, type Gathered, type Runs } from './bitmap.ts';

/** Steps that an order is cut into. */
const STEPS = 32;

/** A piece of an order, from one place to before another, and the words that are asked for. */
export interface Piece {
  first: number;
  end: number;
  runs: Runs;
}

/** What stands before a step: its homes, and how many of some homes are among them. */
interface Passed {
  rank: number;
  homes: number;
}

/**
 * For each of some numbers the homes of an order that have less. What lies between two numbers is what lies between the steps
 * nearest to them, mended at both ends: a fraction of the homes is looked at one by one, however many they are.
 */
export class Steps {
  /** The numbers: nothing is less than the first of them, and all are less than the last. */
  #edges = [0, Infinity];
  #below: Bitmap[] = [new Int32Array(0), new Int32Array(0)];
  /** How many of the order stand before each step. */
  #ranks = [0, 0];

  constructor(private readonly key: (slot: number) => number) {}

  /** Cuts an order anew, of which all have the number. */
  build(slots: Uint32Array): void {
    const steps = slots.length < STEPS ? 1 : STEPS;
    this.#edges = Array.from({ length: steps + 1 }, (_, step) => {
      if (step === 0) return 0;
      return step === steps ? Infinity : this.key(slots[Math.floor((slots.length * step) / steps)]!);
    });
    this.#below = this.#edges.map(() => new Int32Array(0));
    for (const slot of slots) this.include(slot);
  }

  /** Says how many of the order have a lower number than each step's. */
  rank(rankOf: (key: number) => number): void {
    this.#ranks = this.#edges.map(rankOf);
  }

  include(slot: number): void {
    const key = this.key(slot);
    if (key < 0) return;
    for (let step = this.#edges.length - 1; key < this.#edges[step]!; step--) {
      include((this.#below[step] = longEnough(this.#below[step]!, slot)), slot);
    }
  }

  exclude(slot: number): void {
    for (const below of this.#below) if (slot >>> 5 < below.length) exclude(below, slot);
  }

  /** Writes what is in a piece of the order, of which these are the slots. */
  between({ first, end, runs }: Piece, slots: Uint32Array, set: Bitmap): void {
    const [low, high] = [this.#nearest(first), this.#nearest(end)];
    writeWithout(set, this.#reaching(high, set), this.#reaching(low, set), runs);
    for (let at = first; at < Math.min(end, this.#ranks[low]!); at++) include(set, slots[at]!);
    for (let at = this.#ranks[low]!; at < first; at++) exclude(set, slots[at]!);
    for (let at = Math.max(first, this.#ranks[high]!); at < end; at++) include(set, slots[at]!);
    for (let at = end; at < this.#ranks[high]!; at++) exclude(set, slots[at]!);
  }

  /** The last step that is as it should be in how many of some homes stand before it, when all before it are. */
  last(some: Gathered, isRight: (homes: number) => boolean): Passed {
    let [low, high] = [0, this.#edges.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (isRight(this.#passed(middle, some).homes)) low = middle;
      else high = middle - 1;
    }
    return this.#passed(low, some);
  }

  /** The first step that is as it should be in how many of some homes stand before it, when all after it are. */
  first(some: Gathered, isRight: (homes: number) => boolean): Passed {
    let [low, high] = [0, this.#edges.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isRight(this.#passed(middle, some).homes)) high = middle;
      else low = middle + 1;
    }
    return this.#passed(low, some);
  }

  #passed(step: number, some: Gathered): Passed {
    return { rank: this.#ranks[step]!, homes: some.countWith(this.#reaching(step, some.bits)) };
  }

  /** What is before a step, in a bitmap as long as another. */
  #reaching(step: number, { length }: Bitmap): Bitmap {
    return (this.#below[step] = longEnough(this.#below[step]!, (length - 1) << 5));
  }

  /** The step nearest to a place in the order. */
  #nearest(place: number): number {
    let nearest = 0;
    for (const [step, rank] of this.#ranks.entries()) {
      if (Math.abs(rank - place) < Math.abs(this.#ranks[nearest]! - place)) nearest = step;
    }
    return nearest;
  }
}

function longEnough(bitmap: Bitmap, slot: number): Bitmap {
  if (slot >>> 5 < bitmap.length) return bitmap;
  const longer = new Int32Array(Math.max(1024, Math.ceil((slot >>> 5) * 1.5)));
  longer.set(bitmap);
  return longer;
}
