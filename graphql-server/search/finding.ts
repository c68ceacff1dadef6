import { addAll, countBits, Gathered, include, keepCommon, lowestBit, type Bitmap } from './bitmap.ts';
import type { HomeColumns } from './home-columns.ts';
import type { Order } from './order.ts';
import { chosenBy, fitsOf, SHELVES, sumsBy, type Fits } from './shelves.ts';
import {
  COUNTED,
  COUNTED_WORDS,
  neededIn,
  traitsOf,
  wantedIn,
  type CountedWord,
  type Word,
} from './traits.ts';
import type { Tallies } from './tallies.ts';
import type { Wish } from './wish.ts';

/** To go through so many homes takes as long as to count one word of a search in one word of a bitmap. */
const HOMES_A_WORD = 1.6;

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
  orders: Record<'asked' | 'area' | 'latitude' | 'longitude', Order>;
  scratch: Scratch;
}

/**
 * The homes that a wish means, as sets: those that have all that is wished for but for purpose, type and place, which are those
 * of their shelves, and for each counted word those that only it keeps from being found.
 */
export class Finding {
  /** What fits of purposes, types and places, and the shelves that are chosen by it. */
  readonly #fits: Fits;
  readonly #chosen: Uint8Array;
  /** All that is wished for but what shelves are told apart by, and counted words; null where that is nothing. */
  readonly #base: Bitmap | null;
  /** For each counted word that matters, the homes with a value that is wanted. */
  readonly #wanted: ReadonlyMap<Word, Bitmap>;
  /** Homes that have all that is wished for, on shelves that are chosen or not; null: all homes. */
  readonly #found: Bitmap | null;
  /** How many these are on each shelf, and how many are found, once somebody asks. */
  #counted: Uint32Array | undefined;
  #total: number | undefined;

  constructor(
    private readonly looked: Looked,
    wish: Wish,
    among?: readonly number[],
  ) {
    looked.scratch.begin();
    this.#fits = fitsOf(wish);
    this.#chosen = chosenBy(this.#fits);
    this.#base = this.#baseOf(wish, among);
    this.#wanted = new Map([...wantedIn(wish)].map(([word, traits]) => [word, this.#withAny(traits)]));
    this.#found = this.#without(null);
  }

  /** How many are found. */
  get total(): number {
    return (this.#total ??= totalOn(this.#chosen, this.#homesOn));
  }

  /** The homes that are found, as bits of words. */
  gather(): Gathered {
    return this.#gather(this.#found ?? this.looked.columns.all);
  }

  /** Tells of a slot whether its home is found. */
  membership(): (slot: number) => boolean {
    const found = this.#found ?? this.looked.columns.all;
    const { shelves } = this.looked.columns.slots;
    const chosen = this.#chosen;
    return (slot) => {
      const word = slot >>> 5;
      return ((found[word]! >>> (slot & 31)) & 1) === 1 && chosen[shelves[word]!] === 1;
    };
  }

  /** How many homes each choice would find, all the other choices as they are. */
  tallies(): Tallies {
    const all = this.#found ? this.#tally(this.gather(), COUNTED_WORDS) : this.#tallyOfShelves();
    for (const word of this.#wanted.keys()) {
      const others = this.#tally(this.#gather(this.#without(word) ?? this.looked.columns.all), [word]);
      for (const trait of traitsOf(word).values()) all[trait] = others[trait]!;
    }
    return { ...sumsBy(this.#fits, this.#homesOn), traits: all };
  }

  #baseOf(wish: Wish, among: readonly number[] | undefined): Bitmap | null {
    const { columns, orders, scratch } = this.looked;
    const { words } = columns;
    const { priceFrom, priceTo, areaFrom, areaTo, within } = wish;
    let base: Bitmap | null = null;
    const also = (set: Bitmap) => {
      if (base) keepCommon(base, set, words);
      else (base = scratch.lend(words)).set(set.subarray(0, words));
    };
    for (const trait of neededIn(wish)) also(columns.traits[trait]!);
    if (priceFrom !== undefined || priceTo !== undefined)
      also(this.#between(orders.asked, priceFrom, priceTo));
    if (areaFrom !== undefined || areaTo !== undefined) also(this.#between(orders.area, areaFrom, areaTo));
    if (within) also(this.#between(orders.latitude, within.south, within.north));
    if (within) also(this.#between(orders.longitude, within.west, within.east));
    if (among) also(this.#these(among));
    return base;
  }

  /** Homes whose number lies between two, both included. */
  #between(order: Order, from = 0, to = Infinity): Bitmap {
    const { columns, scratch } = this.looked;
    const set = scratch.lend(columns.words);
    order.between(from, to, set.subarray(0, columns.words));
    return set;
  }

  #these(ids: readonly number[]): Bitmap {
    const { columns, scratch } = this.looked;
    const set = scratch.lend(columns.words).fill(0);
    for (const id of ids) {
      const slot = columns.slotOf.get(id);
      if (slot !== undefined) include(set, slot);
    }
    return set;
  }

  /** Homes that have any of these traits. */
  #withAny([first, ...others]: readonly number[]): Bitmap {
    const { columns, scratch } = this.looked;
    if (first !== undefined && others.length === 0) return columns.traits[first]!;
    const set = scratch.lend(columns.words).fill(0);
    for (const trait of first === undefined ? [] : [first, ...others])
      addAll(set, columns.traits[trait]!, columns.words);
    return set;
  }

  /** Homes that have all that is wished for, one of the counted words left out; null: all of them. */
  #without(left: Word | null): Bitmap | null {
    const { columns, scratch } = this.looked;
    const sets = [...this.#wanted].filter(([word]) => word !== left).map(([, set]) => set);
    if (this.#base) sets.unshift(this.#base);
    const [first, ...others] = sets;
    if (!first || others.length === 0) return first ?? null;
    const common = scratch.lend(columns.words);
    common.set(first.subarray(0, columns.words));
    for (const other of others) keepCommon(common, other, columns.words);
    return common;
  }

  get #homesOn(): Uint32Array {
    this.#counted ??= this.#found ? this.#countOnShelves(this.#found) : this.looked.columns.homesOn;
    return this.#counted;
  }

  #countOnShelves(set: Bitmap): Uint32Array {
    const { words, slots } = this.looked.columns;
    const { shelves } = slots;
    const homesOn = new Uint32Array(SHELVES);
    for (let word = 0; word < words; word++) {
      const bits = set[word]!;
      if (bits !== 0) homesOn[shelves[word]!]! += countBits(bits);
    }
    return homesOn;
  }

  #gather(set: Bitmap): Gathered {
    const { columns, scratch } = this.looked;
    const { shelves } = columns.slots;
    const chosen = this.#chosen;
    scratch.gathered.take(set, columns.words, (word) => chosen[shelves[word]!] === 1);
    return scratch.gathered;
  }

  /** How many of some homes have each trait of these words: by the bitmaps of the traits or, where that is less, home by home. */
  #tally(some: Gathered, counted: readonly CountedWord[]): Uint32Array {
    const tally = new Uint32Array(COUNTED);
    const { values, amenities, traits } = this.looked.columns;
    if (some.homes >= some.length * counted.length * HOMES_A_WORD) {
      for (const word of counted) {
        for (const trait of traitsOf(word).values()) tally[trait] = some.countWith(traits[trait]!);
      }
      return tally;
    }
    const { words, bits: inWords, length } = some;
    const withAmenities = counted.includes('amenities');
    for (let i = 0; i < length; i++) {
      for (let bits = inWords[i]!; bits !== 0; bits &= bits - 1) {
        const slot = (words[i]! << 5) + lowestBit(bits);
        for (let mask = values[slot]!; mask !== 0; mask &= mask - 1) tally[lowestBit(mask)]!++;
        if (!withAmenities) continue;
        for (let mask = amenities[slot]!; mask !== 0; mask &= mask - 1) tally[32 + lowestBit(mask)]!++;
      }
    }
    return tally;
  }

  /** The same of all homes on the shelves that are chosen, which are counted already. */
  #tallyOfShelves(): Uint32Array {
    const tally = new Uint32Array(COUNTED);
    const { homesOn, traitsOn } = this.looked.columns;
    const chosen = this.#chosen;
    for (let shelf = 0; shelf < SHELVES; shelf++) {
      if (chosen[shelf] === 0 || homesOn[shelf] === 0) continue;
      for (let trait = 0; trait < COUNTED; trait++) tally[trait]! += traitsOn[shelf * COUNTED + trait]!;
    }
    return tally;
  }
}

/** How many homes stand on the shelves that are chosen. */
function totalOn(chosen: Uint8Array, homesOn: Uint32Array): number {
  let total = 0;
  for (let shelf = 0; shelf < SHELVES; shelf++) total += homesOn[shelf]! * chosen[shelf]!;
  return total;
}
