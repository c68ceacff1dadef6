import { countBits, type Bitmap, type Gathered, type Runs } from './bitmap.ts';
import { countByPosition } from './positional-count.ts';
import { Sets, type Looked } from './sets.ts';
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

/** In what manner homes are looked for. */
export interface Manner {
  /** Only homes of these numbers are meant. */
  among?: readonly number[] | undefined;
  /** Whether its tallies will be asked for. */
  isTallied?: boolean;
}

/**
 * The homes that a wish means, as sets: those that have all that is wished for but for purpose, type and place, which are those
 * of their shelves, and for each counted word those that only it keeps from being found.
 */
export class Finding {
  /** What fits of purposes, types and places, and the shelves that are chosen by it. */
  readonly #fits: Fits;
  readonly #chosen: Uint8Array;
  readonly #chosenRuns: Runs;
  readonly #sets: Sets;
  /** All that is wished for but what shelves are told apart by, and counted words; null where that is nothing. */
  readonly #base: Bitmap | null;
  /** For each counted word that matters, the homes with a value that is wanted. */
  readonly #wanted: ReadonlyMap<Word, Bitmap>;
  /** The traits that alone are wished for beside what shelves are told apart by, if so. */
  readonly #alone: readonly number[] | null;
  /** Homes that have all that is wished for, on shelves that are chosen or not; null: all homes. */
  readonly #found: Bitmap | null;
  /** How many these are on each shelf, and how many are found, once somebody asks. */
  #counted: Uint32Array | undefined;
  #total: number | undefined;

  constructor(
    private readonly looked: Looked,
    wish: Wish,
    manner: Manner,
  ) {
    const { columns } = looked;
    this.#fits = fitsOf(wish);
    this.#chosen = chosenBy(this.#fits);
    if (wish.within) columns.reaches.keepWithin(this.#chosen, wish.within);
    this.#chosenRuns = columns.slots.runsOf(this.#chosen);
    const wanted = [...wantedIn(wish)];
    const conditions = this.#conditionsOf(wish, manner);
    this.#alone = conditions.length === 0 && wanted.length === 1 ? wanted[0]![1] : null;
    this.#sets = new Sets(
      looked,
      manner.isTallied && !this.#alone ? columns.slots.allRuns : this.#chosenRuns,
    );
    this.#base = this.#sets.common(conditions.map((write) => write(this.#sets)));
    this.#wanted = new Map(wanted.map(([word, traits]) => [word, this.#sets.withAny(traits)]));
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
      const set = this.#without(word);
      const others = set ? this.#tally(this.#gather(set), [word]) : this.#tallyOfShelves();
      for (const trait of traitsOf(word).values()) all[trait] = others[trait]!;
    }
    return { ...sumsBy(this.#fits, this.#homesOn), traits: all };
  }

  /** What writes the sets of all that is wished for but what shelves are told apart by, and counted words. */
  #conditionsOf(wish: Wish, { among }: Manner): ((sets: Sets) => Bitmap)[] {
    const { columns, orders } = this.looked;
    const { priceFrom, priceTo, areaFrom, areaTo, within } = wish;
    const conditions: ((sets: Sets) => Bitmap)[] = neededIn(wish).map(
      (trait) => () => columns.traits[trait]!,
    );
    if (priceFrom !== undefined || priceTo !== undefined)
      conditions.push((sets) => sets.inOrder(orders.asked, priceFrom, priceTo));
    if (areaFrom !== undefined || areaTo !== undefined)
      conditions.push((sets) => sets.inOrder(orders.area, areaFrom, areaTo));
    if (within) conditions.push((sets) => sets.within(within));
    if (among) conditions.push((sets) => sets.these(among));
    for (const group of wish.anyAmenities ?? []) {
      const traits = group.flatMap((amenity) => traitsOf('amenities').get(amenity) ?? []);
      conditions.push((sets) => sets.withAny(traits));
    }
    return conditions;
  }

  /** Homes that have all that is wished for, one of the counted words left out; null: all of them. */
  #without(left: Word | null): Bitmap | null {
    const sets = [...this.#wanted].filter(([word]) => word !== left).map(([, set]) => set);
    return this.#sets.common(this.#base ? [this.#base, ...sets] : sets);
  }

  get #homesOn(): Uint32Array {
    return (this.#counted ??= this.#countOnShelves());
  }

  #countOnShelves(): Uint32Array {
    const { columns } = this.looked;
    const set = this.#found;
    if (!set) return columns.homesOn;
    const homesOn = new Uint32Array(SHELVES);
    if (this.#alone) {
      const { traitsOn } = columns;
      for (const trait of this.#alone) {
        for (let shelf = 0; shelf < SHELVES; shelf++) homesOn[shelf]! += traitsOn[shelf * COUNTED + trait]!;
      }
      return homesOn;
    }
    const { shelves } = columns.slots;
    const { runs } = this.#sets;
    for (let run = 0; run < runs.length; run += 2) {
      const end = runs[run + 1]!;
      for (let word = runs[run]!; word < end; word++) {
        const bits = set[word]!;
        if (bits !== 0) homesOn[shelves[word]!]! += countBits(bits);
      }
    }
    return homesOn;
  }

  #gather(set: Bitmap): Gathered {
    const { columns, scratch } = this.looked;
    const { shelves } = columns.slots;
    const chosen = this.#chosen;
    scratch.gathered.take(set, this.#chosenRuns, (word) => chosen[shelves[word]!] === 1);
    return scratch.gathered;
  }

  /** How many of some homes have each trait of these words. */
  #tally(some: Gathered, counted: readonly CountedWord[]): Uint32Array {
    const tally = new Uint32Array(COUNTED);
    const { values, amenities } = this.looked.columns;
    const slots = some.slots();
    countByPosition(values, slots, tally, 0);
    if (counted.includes('amenities')) countByPosition(amenities, slots, tally, 32);
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
