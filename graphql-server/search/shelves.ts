import { PropertyType } from '../listings/facts/choices.ts';
import { HOMES } from '../listings/facts/home.ts';
import { places, placesWithin } from '../places/place.ts';
import type { HomeFacts } from './home-facts.ts';
import type { Runs } from './bitmap.ts';
import type { Wish } from './wish.ts';

/** Purposes, types and places by small numbers; the first type and the first place are none. */
const PURPOSES: readonly string[] = ['sale', 'rent'];
const TYPES: readonly (string | null)[] = [null, ...Object.values(PropertyType)];
const PLACES: readonly (string | null)[] = [null, ...places.map(({ id }) => id)];
const placeNumbers = new Map(PLACES.map((id, i) => [id, i]));
const purposeNumbers = new Map(
  Object.entries(HOMES).map(([kind, { purpose }]) => [kind, PURPOSES.indexOf(purpose)]),
);

/** Homes of one purpose and type in one place stand on a shelf of their own: what they share needs no look at any of them. */
export const SHELVES = PURPOSES.length * TYPES.length * PLACES.length;

export function shelfOf({ kind, propertyType, placeId }: HomeFacts): number {
  const type = Math.max(0, TYPES.indexOf(propertyType));
  return (purposeNumbers.get(kind)! * TYPES.length + type) * PLACES.length + (placeNumbers.get(placeId) ?? 0);
}

/** What shelves are told apart by. */
export type ShelfWord = 'purpose' | 'types' | 'places';
export const SHELF_VALUES: Record<ShelfWord, readonly (string | null)[]> = {
  purpose: PURPOSES,
  types: TYPES,
  places: PLACES,
};

export const purposeOf = (shelf: number): number => Math.floor(shelf / PLACES.length / TYPES.length);
export const typeOf = (shelf: number): number => Math.floor(shelf / PLACES.length) % TYPES.length;
export const placeNumberOf = (shelf: number): number => shelf % PLACES.length;

/** The shelves of one purpose and type stand beside each other, in the order of their places: where each such row begins. */
const rows = PURPOSES.flatMap((_, purpose) =>
  TYPES.map((_, type) => ({ purpose, type, from: (purpose * TYPES.length + type) * PLACES.length })),
);

/** Which values of each word are as it is wished: 1 for those. */
export type Fits = Record<ShelfWord, Uint8Array>;

export function fitsOf({ purpose, types, places: wanted }: Wish): Fits {
  const fits = (word: ShelfWord, values: readonly string[] | undefined) =>
    Uint8Array.from(SHELF_VALUES[word], (value) =>
      Number(!values || (value !== null && values.includes(value))),
    );
  return {
    purpose: fits('purpose', purpose && [purpose]),
    types: fits('types', types),
    places: fits('places', wanted?.flatMap(placesWithin)),
  };
}

/** The shelves that are chosen, of which all is as it is wished: 1 for those. */
export function chosenBy(fits: Fits): Uint8Array {
  const chosen = new Uint8Array(SHELVES);
  for (const { purpose, type, from } of rows) {
    if (fits.purpose[purpose] && fits.types[type]) chosen.set(fits.places, from);
  }
  return chosen;
}

/** The homes of each value of a word, on shelves of which all but that word is as it is wished; `SHELF_VALUES` names them. */
export function sumsBy(fits: Fits, homesOn: Uint32Array): Record<ShelfWord, Uint32Array> {
  const sumsOf = (word: ShelfWord) => new Uint32Array(SHELF_VALUES[word].length);
  const sums = { purpose: sumsOf('purpose'), types: sumsOf('types'), places: sumsOf('places') };
  for (const { purpose, type, from } of rows) {
    const isPurpose = fits.purpose[purpose] === 1;
    const isType = fits.types[type] === 1;
    let inPlaces = 0;
    for (let place = 0; place < PLACES.length; place++) {
      const homes = homesOn[from + place]!;
      inPlaces += homes * fits.places[place]!;
      if (isPurpose && isType) sums.places[place]! += homes;
    }
    if (isType) sums.purpose[purpose]! += inPlaces;
    if (isPurpose) sums.types[type]! += inPlaces;
  }
  return sums;
}

/** Most words that a shelf takes at once. */
const MOST_WORDS = 64;

/**
 * Gives slots to homes: 32 of them are a word of each bitmap, and all of a word are on one shelf. A shelf takes the more words
 * at once the larger it is, so that those of a large one lie together.
 */
export class Slots {
  /** Words in use, and the shelf of each. */
  words = 0;
  shelves = new Uint16Array(0);
  readonly #free: number[][] = Array.from({ length: SHELVES }, () => []);
  readonly #taken = new Uint32Array(SHELVES);
  readonly #runs: number[][] = Array.from({ length: SHELVES }, () => []);

  /** A free slot on a shelf. */
  take(shelf: number): number {
    const free = this.#free[shelf]!;
    if (free.length === 0) this.#extend(shelf);
    return free.pop()!;
  }

  giveBack(shelf: number, slot: number): void {
    this.#free[shelf]!.push(slot);
  }

  /** The words of some shelves; where they are most of all, all. */
  runsOf(some: Uint8Array): Runs {
    let words = 0;
    for (let shelf = 0; shelf < SHELVES; shelf++) words += this.#taken[shelf]! * some[shelf]!;
    if (words * 2 > this.words) return this.allRuns;
    const runs: number[] = [];
    for (let shelf = 0; shelf < SHELVES; shelf++) {
      if (some[shelf] === 0) continue;
      for (const edge of this.#runs[shelf]!) runs.push(edge);
    }
    return runs;
  }

  /** All words. */
  get allRuns(): Runs {
    return [0, this.words];
  }

  #extend(shelf: number): void {
    const words = Math.min(MOST_WORDS, Math.max(1, this.#taken[shelf]! >> 1));
    const from = this.words;
    this.#taken[shelf]! += words;
    this.words += words;
    if (this.words > this.shelves.length) {
      const larger = new Uint16Array(Math.max(1024, Math.ceil(this.words * 1.5)));
      larger.set(this.shelves);
      this.shelves = larger;
    }
    this.shelves.fill(shelf, from, this.words);
    const runs = this.#runs[shelf]!;
    if (runs.at(-1) === from) runs[runs.length - 1] = this.words;
    else runs.push(from, this.words);
    for (let slot = this.words * 32 - 1; slot >= from * 32; slot--) this.#free[shelf]!.push(slot);
  }
}
