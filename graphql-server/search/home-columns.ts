import { placeOf } from '../places/place.ts';
import { exclude, has, include, lowestBit, type Bitmap } from './bitmap.ts';
import type { HomeFacts } from './home-facts.ts';
import { Reaches } from './reaches.ts';
import { SHELVES, shelfOf, Slots } from './shelves.ts';
import { Spots } from './spots.ts';
import { tiled } from './tiles.ts';
import { COUNTED, maskOf, TRAITS } from './traits.ts';

/** What a home is at most without: no number is as small. */
export const NONE = -1;

/** What of a home is put in order, less than nothing where it lacks it. */
export interface Numbers {
  created: number;
  asked: number;
  area: number;
  /** In degrees: of its pin or, where it has none, of the middle of its place. */
  latitude: number;
  longitude: number;
}

export function numbersOf(home: HomeFacts): Numbers {
  const place = home.placeId === null ? undefined : placeOf(home.placeId);
  return {
    created: home.created,
    asked: home.asked ?? NONE,
    area: home.area ?? NONE,
    latitude: home.latitude ?? place?.lat ?? NONE,
    longitude: home.longitude ?? place?.lng ?? NONE,
  };
}

/** What has a number for each slot. */
const COLUMNS = [
  'ids',
  'created',
  'asked',
  'area',
  'latitude',
  'longitude',
  'values',
  'amenities',
  'bathrooms',
] as const;

/** The facts of every home: numbers a column each, traits a bitmap each; a home's place in all of them is its slot. */
export class HomeColumns {
  readonly slots = new Slots();
  readonly reaches = new Reaches();
  readonly spots = new Spots(this);
  /** The slot of each home, in the order in which they came. */
  readonly slotOf = new Map<number, number>();
  ids = new Int32Array(0);
  created = new Float64Array(0);
  asked = new Float64Array(0);
  area = new Int32Array(0);
  latitude = new Float64Array(0);
  longitude = new Float64Array(0);
  /** The traits of a home, 32 in each. */
  values = new Int32Array(0);
  amenities = new Int32Array(0);
  bathrooms = new Int32Array(0);
  /** All homes, those with pins of their own, and those with each trait. */
  all: Bitmap = new Int32Array(0);
  pinned: Bitmap = new Int32Array(0);
  readonly traits: Bitmap[] = Array.from({ length: TRAITS }, () => new Int32Array(0));
  /** How many homes stand on each shelf, and of these how many have each counted trait. */
  readonly homesOn = new Uint32Array(SHELVES);
  readonly traitsOn = new Uint32Array(SHELVES * COUNTED);

  /** Words of each bitmap that are in use. */
  get words(): number {
    return this.slots.words;
  }

  shelfAt(slot: number): number {
    return this.slots.shelves[slot >>> 5]!;
  }

  /** Takes a home as it is now, and gives its slot; one that moves to another shelf gets another. */
  put(home: HomeFacts): number {
    const shelf = shelfOf(home);
    const known = this.slotOf.get(home.id);
    if (known !== undefined && this.shelfAt(known) !== shelf) this.remove(home.id);
    else if (known !== undefined) this.#mark(known, -1);
    const slot = this.slotOf.get(home.id) ?? this.#take(shelf);
    this.slotOf.set(home.id, slot);
    this.ids[slot] = home.id;
    const numbers = numbersOf(home);
    this.created[slot] = numbers.created;
    this.asked[slot] = numbers.asked;
    this.area[slot] = numbers.area;
    this.latitude[slot] = numbers.latitude;
    this.longitude[slot] = numbers.longitude;
    if (numbers.latitude >= 0) this.reaches.take(shelf, numbers.latitude, numbers.longitude);
    const mask = maskOf(home);
    this.values[slot] = mask.values;
    this.amenities[slot] = mask.amenities;
    this.bathrooms[slot] = mask.bathrooms;
    this.#mark(slot, 1);
    if (home.latitude !== null) include(this.pinned, slot);
    return slot;
  }

  /** Lets go of a home that is not there any more. */
  remove(id: number): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.#mark(slot, -1);
    this.slotOf.delete(id);
    this.slots.giveBack(this.shelfAt(slot), slot);
  }

  /** Gives all homes slots anew, on the shelves on which they are, so that those that share a word stand near each other. */
  settle(): void {
    const slots = this.#slotsByShelf();
    const near = slots.slice();
    for (let from = 0, shelf = 0; shelf < SHELVES; from += this.homesOn[shelf++]!) {
      tiled(near.subarray(from, from + this.homesOn[shelf]!), this);
    }
    for (const name of COLUMNS) {
      const column = this[name];
      const before = column.slice();
      for (let i = 0; i < slots.length; i++) column[slots[i]!] = before[near[i]!]!;
    }
    const pinned = this.pinned.slice();
    for (const bitmap of [this.pinned, ...this.traits]) bitmap.fill(0);
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (has(pinned, near[i]!)) include(this.pinned, slot);
      this.#eachTrait(slot, (trait) => include(this.traits[trait]!, slot));
      this.slotOf.set(this.ids[slot]!, slot);
    }
    this.spots.forgetAll();
  }

  /** The slots in use, those of a shelf after those of the one before it. */
  #slotsByShelf(): Uint32Array {
    const slots = new Uint32Array(this.slotOf.size);
    const next = new Uint32Array(SHELVES);
    for (let shelf = 1; shelf < SHELVES; shelf++) next[shelf] = next[shelf - 1]! + this.homesOn[shelf - 1]!;
    for (let word = 0; word < this.words; word++) {
      const shelf = this.slots.shelves[word]!;
      for (let bits = this.all[word]!; bits !== 0; bits &= bits - 1) {
        slots[next[shelf]!++] = (word << 5) + lowestBit(bits);
      }
    }
    return slots;
  }

  #eachTrait(slot: number, visit: (trait: number) => void): void {
    for (const [i, mask] of [this.values[slot]!, this.amenities[slot]!, this.bathrooms[slot]!].entries()) {
      for (let bits = mask; bits !== 0; bits &= bits - 1) visit(i * 32 + lowestBit(bits));
    }
  }

  /** Counts a home in, or out. */
  #mark(slot: number, by: 1 | -1): void {
    const change = by === 1 ? include : exclude;
    const shelf = this.shelfAt(slot);
    change(this.all, slot);
    exclude(this.pinned, slot);
    this.homesOn[shelf]! += by;
    this.spots.forget(slot);
    this.#eachTrait(slot, (trait) => {
      change(this.traits[trait]!, slot);
      if (trait < COUNTED) this.traitsOn[shelf * COUNTED + trait]! += by;
    });
  }

  #take(shelf: number): number {
    const slot = this.slots.take(shelf);
    if (this.words > this.all.length) this.#grow(Math.max(1024, Math.ceil(this.words * 1.5)));
    return slot;
  }

  #grow(words: number): void {
    for (const name of COLUMNS) Object.assign(this, { [name]: grown(this[name], words * 32) });
    this.all = grown(this.all, words);
    this.pinned = grown(this.pinned, words);
    for (const [trait, bitmap] of this.traits.entries()) this.traits[trait] = grown(bitmap, words);
  }
}

function grown<Column extends Int32Array | Float64Array>(column: Column, length: number): Column {
  const larger = new (column.constructor as new (length: number) => Column)(length);
  larger.set(column);
  return larger;
}
