import { PropertyType } from '../listings/facts/choices.ts';
import { HOMES } from '../listings/facts/home.ts';
import { places, placesWithin } from '../places/place.ts';
import type { HomeFacts } from './home-facts.ts';
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
const shelves = Array.from({ length: SHELVES }, (_, shelf) => shelf);
const NUMBERS: Record<ShelfWord, Uint8Array> = {
  purpose: Uint8Array.from(shelves, (shelf) => Math.floor(shelf / PLACES.length / TYPES.length)),
  types: Uint8Array.from(shelves, (shelf) => Math.floor(shelf / PLACES.length) % TYPES.length),
  places: Uint8Array.from(shelves, (shelf) => shelf % PLACES.length),
};

export const purposeOf = (shelf: number): number => NUMBERS.purpose[shelf]!;
export const typeOf = (shelf: number): number => NUMBERS.types[shelf]!;
export const placeNumberOf = (shelf: number): number => NUMBERS.places[shelf]!;

/** What of a shelf is as it is wished: a bit for each word. A shelf of which all is so is chosen. */
const FITS: Record<ShelfWord, number> = { purpose: 1, types: 2, places: 4 };
export const CHOSEN = 7;

/** What fits of each shelf. */
export function fitsOf({ purpose, types, places: wanted }: Wish): Uint8Array {
  const wishes: [ShelfWord, readonly string[] | undefined][] = [
    ['purpose', purpose && [purpose]],
    ['types', types],
    ['places', wanted?.flatMap(placesWithin)],
  ];
  const fits = new Uint8Array(SHELVES);
  for (const [word, values] of wishes) {
    const fit = SHELF_VALUES[word].map((value) =>
      !values || (value !== null && values.includes(value)) ? FITS[word] : 0,
    );
    const numbers = NUMBERS[word];
    for (let shelf = 0; shelf < SHELVES; shelf++) fits[shelf]! |= fit[numbers[shelf]!]!;
  }
  return fits;
}

/** The homes of each value of a word, on shelves of which all but that word is as it is wished; `SHELF_VALUES` names them. */
export function sumsBy(word: ShelfWord, homesOn: Uint32Array, fits: Uint8Array): Uint32Array {
  const sums = new Uint32Array(SHELF_VALUES[word].length);
  for (let shelf = 0; shelf < SHELVES; shelf++) {
    if ((fits[shelf]! | FITS[word]) === CHOSEN) sums[NUMBERS[word][shelf]!]! += homesOn[shelf]!;
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

  /** A free slot on a shelf. */
  take(shelf: number): number {
    const free = this.#free[shelf]!;
    if (free.length === 0) this.#extend(shelf);
    return free.pop()!;
  }

  giveBack(shelf: number, slot: number): void {
    this.#free[shelf]!.push(slot);
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
    for (let slot = this.words * 32 - 1; slot >= from * 32; slot--) this.#free[shelf]!.push(slot);
  }
}
