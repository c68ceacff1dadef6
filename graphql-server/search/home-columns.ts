import type { HOMES } from '../listings/facts/home.ts';
import { placeOf } from '../places/place.ts';
import { MANY_BEDROOMS } from './wish.ts';
import * as words from './words.ts';

/** The facts of one listing, as far as homes are found by them. */
export interface HomeFacts {
  id: number;
  kind: keyof typeof HOMES;
  propertyType: string | null;
  placeId: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  furnishing: string | null;
  completion: string | null;
  amenities: readonly string[];
  /** In dirhams, of a rent that of a year; null where it is not told. */
  asked: number | null;
  /** In square decimetres. */
  area: number | null;
  /** Its pin in degrees, where it has one. */
  latitude: number | null;
  longitude: number | null;
  /** The moment of its making, in milliseconds since 1970. */
  created: number;
}

/** What a home is at most without: no number is as small. */
export const NONE = -1;

/** The facts of every home in memory, a column each; a home's place in all of them is its slot. */
export class HomeColumns {
  size = 0;
  readonly slots = new Map<number, number>();
  readonly #free: number[] = [];
  ids = new Int32Array(0);
  kinds = new Uint8Array(0);
  types = new Uint8Array(0);
  places = new Uint8Array(0);
  bedrooms = new Uint8Array(0);
  bathrooms = new Int8Array(0);
  furnishing = new Uint8Array(0);
  completion = new Uint8Array(0);
  amenities = new Int32Array(0);
  asked = new Float64Array(0);
  areas = new Int32Array(0);
  created = new Float64Array(0);
  latitudes = new Float64Array(0);
  longitudes = new Float64Array(0);
  pinned = new Uint8Array(0);

  /** Takes a home as it is now. */
  put(home: HomeFacts): void {
    const slot = this.slots.get(home.id) ?? this.#take();
    this.slots.set(home.id, slot);
    this.ids[slot] = home.id;
    this.kinds[slot] = words.KINDS.numberOf(home.kind);
    this.types[slot] = words.TYPES.numberOf(home.propertyType);
    this.places[slot] = words.PLACES.numberOf(home.placeId);
    const { bedrooms } = home;
    this.bedrooms[slot] =
      bedrooms === null ? 0 : words.BEDROOMS.numberOf(String(Math.min(bedrooms, MANY_BEDROOMS)));
    this.bathrooms[slot] = home.bathrooms ?? NONE;
    this.furnishing[slot] = words.FURNISHING.numberOf(home.furnishing);
    this.completion[slot] = words.COMPLETION.numberOf(home.completion);
    this.amenities[slot] = words.amenityBits(home.amenities);
    this.asked[slot] = home.asked ?? NONE;
    this.areas[slot] = home.area ?? NONE;
    this.created[slot] = home.created;
    const place = home.placeId === null ? undefined : placeOf(home.placeId);
    this.pinned[slot] = home.latitude === null ? 0 : 1;
    this.latitudes[slot] = home.latitude ?? place?.lat ?? NaN;
    this.longitudes[slot] = home.longitude ?? place?.lng ?? NaN;
  }

  /** Lets go of a home that is not there any more. */
  remove(id: number): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.slots.delete(id);
    this.kinds[slot] = 0;
    this.#free.push(slot);
  }

  #take(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.size === this.ids.length) this.#grow(Math.max(1024, this.size * 2));
    return this.size++;
  }

  #grow(capacity: number): void {
    const grown = <Column extends Numbers>(column: Column): Column => {
      const larger = new (column.constructor as new (length: number) => Column)(capacity);
      larger.set(column);
      return larger;
    };
    this.ids = grown(this.ids);
    this.kinds = grown(this.kinds);
    this.types = grown(this.types);
    this.places = grown(this.places);
    this.bedrooms = grown(this.bedrooms);
    this.bathrooms = grown(this.bathrooms);
    this.furnishing = grown(this.furnishing);
    this.completion = grown(this.completion);
    this.amenities = grown(this.amenities);
    this.asked = grown(this.asked);
    this.areas = grown(this.areas);
    this.created = grown(this.created);
    this.latitudes = grown(this.latitudes);
    this.longitudes = grown(this.longitudes);
    this.pinned = grown(this.pinned);
  }
}

type Numbers = Int32Array | Uint8Array | Int8Array | Float64Array;
