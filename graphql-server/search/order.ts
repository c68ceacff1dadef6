import { Steps } from './steps.ts';
import type { Bitmap, Gathered, Runs } from './bitmap.ts';
import type { Position } from './wish.ts';

/** What homes are put in order by; less than nothing for what lacks it. */
export type Key = (slot: number) => number;

const DIGITS = 4;
const DIGIT = 2 ** 16;

/** Slots in the order of a number of their homes, and of the homes' ids where that is the same. Those that lack it come first. */
export class Order {
  #slots = new Uint32Array(0);
  #length = 0;
  /** How many lack it. */
  #lacking = 0;
  readonly #steps: Steps;

  constructor(
    readonly key: Key,
    private readonly idOf: (slot: number) => number,
  ) {
    this.#steps = new Steps(key);
  }

  get length(): number {
    return this.#length;
  }

  /** The slots in their order; only the first `length` of them count. */
  get slots(): Uint32Array {
    return this.#slots;
  }

  /** Puts all homes in order anew, which come in the order of their ids: digit by digit of the number's own bits. */
  sort(slots: Uint32Array): void {
    const keys = Float64Array.from(slots, (slot) => Math.max(0, this.key(slot)));
    const digits = new Uint16Array(keys.buffer);
    let from = Uint32Array.from(slots, (_, i) => i);
    let to = new Uint32Array(slots.length);
    for (let digit = 0; digit < DIGITS; digit++) {
      const starts = new Uint32Array(DIGIT + 1);
      for (let i = 0; i < from.length; i++) starts[digits[i * DIGITS + digit]! + 1]!++;
      if (starts.includes(slots.length)) continue; // it is the same of all
      for (let d = 0; d < DIGIT; d++) starts[d + 1]! += starts[d]!;
      for (const i of from) to[starts[digits[i * DIGITS + digit]!]!++] = i;
      [from, to] = [to, from];
    }
    this.#slots = from.map((i) => slots[i]!);
    this.#length = slots.length;
    this.#steps.build(this.#slots.subarray(this.firstFrom({ key: 0, id: 0 })));
    this.#changed();
  }

  /** Takes slots out, while their numbers are still those by which they stand here. */
  leave(slots: readonly number[]): void {
    const all = this.#slots;
    const from = slots.map((slot) => this.firstFrom({ key: this.key(slot), id: this.idOf(slot) }));
    from.sort((one, other) => one - other);
    for (const [i, at] of from.entries()) all.copyWithin(at - i, at + 1, from[i + 1] ?? this.#length);
    this.#length -= slots.length;
    for (const slot of slots) this.#steps.exclude(slot);
    this.#changed();
  }

  /** Puts slots where they belong. */
  join(slots: readonly number[]): void {
    const coming = slots.toSorted((one, other) => this.#compare(one, this.#positionOf(other)));
    let end = this.#length;
    this.#length += coming.length;
    if (this.#length > this.#slots.length) {
      const larger = new Uint32Array(Math.max(1024, Math.ceil(this.#length * 1.5)));
      larger.set(this.#slots);
      this.#slots = larger;
    }
    // From the end, so that what lies behind moves once.
    for (let i = coming.length - 1; i >= 0; i--) {
      const at = this.#first(this.#positionOf(coming[i]!), end);
      this.#slots.copyWithin(at + i + 1, at, end);
      this.#slots[at + i] = coming[i]!;
      end = at;
    }
    for (const slot of slots) this.#steps.include(slot);
    this.#changed();
  }

  /** How many stand before a position. */
  firstFrom(position: Position): number {
    return this.#first(position, this.#length);
  }

  /**
   * Goes along the order from its so many-th on or, where `way` is -1, from its end backwards, what lacks the number last either
   * way, for as long as `visit` says so.
   */
  walk(rank: number, way: 1 | -1, visit: (slot: number) => boolean): void {
    const slots = this.#slots;
    const end = this.#length;
    if (way === -1) {
      for (let at = end - 1 - rank; at >= 0; at--) if (!visit(slots[at]!)) return;
      return;
    }
    const telling = end - this.#lacking;
    for (let at = this.#lacking + rank; at < end; at++) if (!visit(slots[at]!)) return;
    for (let at = Math.max(0, rank - telling); at < this.#lacking; at++) if (!visit(slots[at]!)) return;
  }

  /** The last rank before which a walk passes at most so many of some homes, as far as steps tell, and how many it passes. */
  startFor(most: number, way: 1 | -1, some: Gathered): { rank: number; passed: number } {
    const steps = this.#steps;
    if (way === 1) {
      const { rank, homes } = steps.last(some, (before) => before <= most);
      return { rank: rank - this.#lacking, passed: homes };
    }
    const telling = steps.last(some, () => true).homes;
    const { rank, homes } = steps.first(some, (before) => telling - before <= most);
    return { rank: this.#length - rank, passed: telling - homes };
  }

  /** How many come before what follows a position, counted as `walk` does. */
  rankAfter(position: Position, way: 1 | -1): number {
    if (way === -1) return this.#length - this.firstFrom(position);
    const before = this.firstFrom({ key: position.key, id: position.id + 1 });
    return position.key < 0 ? this.#length - this.#lacking + before : before - this.#lacking;
  }

  /** Writes those whose number lies between two, both included, in some words. */
  between(from: number, to: number, runs: Runs, set: Bitmap): void {
    const first = this.firstFrom({ key: Math.max(0, from), id: 0 });
    const end = Math.max(first, this.firstFrom({ key: to, id: Infinity }));
    this.#steps.between({ first, end, runs }, this.#slots, set);
  }

  #changed(): void {
    this.#lacking = this.firstFrom({ key: 0, id: 0 });
    this.#steps.rank((key) => this.firstFrom({ key, id: 0 }));
  }

  #positionOf = (slot: number): Position => ({ key: this.key(slot), id: this.idOf(slot) });

  #first(position: Position, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle]!, position) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(slot: number, { key, id }: Position): number {
    return this.key(slot) - key || this.idOf(slot) - id;
  }
}
