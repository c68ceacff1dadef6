import { Gathered, include, writeCommon, writeEither, type Bitmap, type Runs } from './bitmap.ts';
import type { Bounds } from '../../schema/search.ts';
import type { HomeColumns } from './home-columns.ts';
import type { Order } from './order.ts';

/** Bitmaps that are written for one search and again for the next. */
export class Scratch {
  readonly #bitmaps: Bitmap[] = [];
  #lent = 0;
  readonly gathered = new Gathered();

  begin(): void {
    this.#lent = 0;
  }

  lend(words: number): Bitmap {
    const at = this.#lent++;
    const bitmap = this.#bitmaps[at];
    if (bitmap && bitmap.length >= words) return bitmap;
    return (this.#bitmaps[at] = new Int32Array(Math.ceil(words * 1.25)));
  }
}

/** What a search looks in. */
export interface Looked {
  columns: HomeColumns;
  orders: Record<'asked' | 'area' | 'latitude', Order>;
  scratch: Scratch;
}

/** Sets of homes, written for one search in some words of bitmaps: in all others they hold anything. */
export class Sets {
  constructor(
    private readonly looked: Looked,
    readonly runs: Runs,
  ) {
    looked.scratch.begin();
  }

  /** Homes whose number lies between two, both included. */
  inOrder(order: Order, from = 0, to = Infinity): Bitmap {
    const set = this.#lend();
    order.between(from, to, this.runs, set);
    return set;
  }

  /** Homes on a piece of the map. */
  within(bounds: Bounds): Bitmap {
    const set = this.#lend();
    this.looked.columns.spots.writeWithin(bounds, this.runs, set);
    return set;
  }

  /** Homes of these numbers. */
  these(ids: readonly number[]): Bitmap {
    const { slotOf } = this.looked.columns;
    const set = this.#lend().fill(0);
    for (const id of ids) {
      const slot = slotOf.get(id);
      if (slot !== undefined) include(set, slot);
    }
    return set;
  }

  /** Homes that have any of these traits. */
  withAny(traits: readonly number[]): Bitmap {
    const [first, second, ...others] = traits.map((trait) => this.looked.columns.traits[trait]!);
    if (!first) return this.#lend().fill(0);
    if (!second) return first;
    const any = this.#lend();
    writeEither(any, first, second, this.runs);
    for (const other of others) writeEither(any, any, other, this.runs);
    return any;
  }

  /** Homes that all of some sets have; null, where there is no set: all homes. */
  common([first, second, ...others]: readonly Bitmap[]): Bitmap | null {
    if (!first || !second) return first ?? null;
    const common = this.#lend();
    writeCommon(common, first, second, this.runs);
    for (const other of others) writeCommon(common, common, other, this.runs);
    return common;
  }

  #lend(): Bitmap {
    return this.looked.scratch.lend(this.looked.columns.words);
  }
}
