import type { Bounds } from '../../schema/search.ts';
import { lowestBit, type Bitmap, type Runs } from './bitmap.ts';

/** What is told of where some homes stand, number by number: the sides of the piece of the map that they take, and sums. */
export const WEST = 0;
export const SOUTH = 1;
export const EAST = 2;
export const NORTH = 3;
export const LATITUDES = 4;
export const LONGITUDES = 5;
/** How many numbers these are. */
export const TOLD = 6;

/** Where each home stands, in degrees by its slot, and all of them as bits. */
interface Standing {
  readonly all: Bitmap;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/**
 * Where the homes stand that share a word of each bitmap: the piece of the map that they take and the sums of their degrees, so
 * that nobody looks at each of those that are on a piece of the map, or off it, together. A word that has changed is looked
 * at again when it is next asked for.
 */
export class Spots {
  /** The numbers of each word, in turn. */
  told = new Float64Array(0);
  #isTold = new Uint8Array(0);

  constructor(private readonly standing: Standing) {}

  /** A home has come to a slot, or gone. */
  forget(slot: number): void {
    this.#isTold[slot >>> 5] = 0;
  }

  /** All that is known is of other homes now. */
  forgetAll(): void {
    this.#isTold.fill(0);
  }

  /** Where in `told` the numbers of a word begin. */
  of(word: number): number {
    const at = word * TOLD;
    if (this.#isTold[word] !== 1) this.#look(word, at);
    return at;
  }

  /** Writes numbers of those of a word's homes that bits say. */
  tell(word: number, some: number, told: Float64Array, at: number): void {
    const { latitude, longitude } = this.standing;
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    let [latitudes, longitudes] = [0, 0];
    for (let bits = some; bits !== 0; bits &= bits - 1) {
      const slot = (word << 5) + lowestBit(bits);
      const lat = latitude[slot]!;
      const lng = longitude[slot]!;
      if (lng < west) west = lng;
      if (lat < south) south = lat;
      if (lng > east) east = lng;
      if (lat > north) north = lat;
      latitudes += lat;
      longitudes += lng;
    }
    told[at + WEST] = west;
    told[at + SOUTH] = south;
    told[at + EAST] = east;
    told[at + NORTH] = north;
    told[at + LATITUDES] = latitudes;
    told[at + LONGITUDES] = longitudes;
  }

  /** Writes the homes on a piece of the map, in some words; those that lack a place stand on none. */
  writeWithin({ west, south, east, north }: Bounds, runs: Runs, set: Bitmap): void {
    const bounds = { west, south: Math.max(0, south), east, north };
    for (let run = 0; run < runs.length; run += 2) {
      const end = runs[run + 1]!;
      for (let word = runs[run]!; word < end; word++) set[word] = this.#within(bounds, word);
    }
  }

  #within({ west, south, east, north }: Bounds, word: number): number {
    const at = this.of(word);
    const { told } = this;
    const [fromWest, fromSouth, toEast, toNorth] = [
      told[at + WEST]!,
      told[at + SOUTH]!,
      told[at + EAST]!,
      told[at + NORTH]!,
    ];
    if (fromWest > east || fromSouth > north || toEast < west || toNorth < south) return 0;
    const all = this.standing.all[word]!;
    if (fromWest >= west && fromSouth >= south && toEast <= east && toNorth <= north) return all;
    const { latitude, longitude } = this.standing;
    let within = 0;
    for (let bits = all; bits !== 0; bits &= bits - 1) {
      const slot = (word << 5) + lowestBit(bits);
      const [lat, lng] = [latitude[slot]!, longitude[slot]!];
      if (lng >= west && lat >= south && lng <= east && lat <= north) within |= bits & -bits;
    }
    return within;
  }

  #look(word: number, at: number): void {
    if (word >= this.#isTold.length) this.#grow(Math.max(1024, Math.ceil(word * 1.5)));
    this.tell(word, this.standing.all[word]!, this.told, at);
    this.#isTold[word] = 1;
  }

  #grow(words: number): void {
    const [told, isTold] = [new Float64Array(words * TOLD), new Uint8Array(words)];
    told.set(this.told);
    isTold.set(this.#isTold);
    [this.told, this.#isTold] = [told, isTold];
  }
}
