import { placeOf } from '../places/place.ts';
import { exclude, include, lowestBit, type Bitmap } from './bitmap.ts';
import type { HomeFacts } from './home-facts.ts';
import { Reaches } from './reaches.ts';
import { SHELVES, shelfOf, Slots } from './shelves.ts';
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

/** The facts of every home: numbers a column each, traits a bitmap each; a home's place in all of them is its slot. */
export class HomeColumns {
  readonly slots = new Slots();
  readonly reaches = new Reaches();
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

  /** Counts a home in, or out. */
  #mark(slot: number, by: 1 | -1): void {
    const change = by === 1 ? include : exclude;
    const shelf = this.shelfAt(slot);
    change(this.all, slot);
    exclude(this.pinned, slot);
    this.homesOn[shelf]! += by;
    for (const [i, mask] of [this.values[slot]!, this.amenities[slot]!, this.bathrooms[slot]!].entries()) {
      for (let bits = mask; bits !== 0; bits &= bits - 1) {
        const trait = i * 32 + lowestBit(bits);
        change(this.traits[trait]!, slot);
        if (trait < COUNTED) this.traitsOn[shelf * COUNTED + trait]! += by;
      }
    }
  }

  #take(shelf: number): number {
    const slot = this.slots.take(shelf);
    if (this.words > this.all.length) this.#grow(Math.max(1024, Math.ceil(this.words * 1.5)));
    return slot;
  }

  #grow(words: number): void {
    this.ids = grown(this.ids, words * 32);
    this.created = grown(this.created, words * 32);
    this.asked = grown(this.asked, words * 32);
    this.area = grown(this.area, words * 32);
    this.latitude = grown(this.latitude, words * 32);
    this.longitude = grown(this.longitude, words * 32);
    this.values = grown(this.values, words * 32);
    this.amenities = grown(this.amenities, words * 32);
    this.bathrooms = grown(this.bathrooms, words * 32);
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
