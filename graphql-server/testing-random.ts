/** Pseudo-random numbers, the same for the same seed (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A number from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from 0 up to, but not including, `bound`. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** A whole number, both ends included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }
}
