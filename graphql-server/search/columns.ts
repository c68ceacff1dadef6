import type { PropertyType } from '../listings/facts/choices.ts';
import { HOMES } from '../listings/facts/home.ts';
import { placeOf } from '../places/place.ts';
import { Best } from './best.ts';
import { Clusters } from './clusters.ts';
import {
  FARTHEST,
  HomeSort,
  MANY_BEDROOMS,
  type Cluster,
  type Found,
  type MapView,
  type Paging,
  type Purpose,
  type ReadingOn,
  type Stretch,
  type Wish,
} from './wish.ts';
import * as words from './words.ts';

/** Pages lead to so many of the homes that are found, in any order. */
export const MOST_REACHED = 10_000;

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
const NONE = -1;
/** Of a degree of latitude. */
const KILOMETRES = 111.2;

/**
 * The facts of every home in memory, a column each. A search is one pass through them: each home is found, or kept from it by
 * what it is not; one that only one word keeps from it is what another choice of that word would find.
 */
export class Columns {
  #size = 0;
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  #ids = new Int32Array(0);
  #kinds = new Uint8Array(0);
  #types = new Uint8Array(0);
  #places = new Uint8Array(0);
  #bedrooms = new Uint8Array(0);
  #bathrooms = new Int8Array(0);
  #furnishing = new Uint8Array(0);
  #completion = new Uint8Array(0);
  #amenities = new Int32Array(0);
  #asked = new Float64Array(0);
  #areas = new Int32Array(0);
  #created = new Float64Array(0);
  #latitudes = new Float64Array(0);
  #longitudes = new Float64Array(0);
  #pinned = new Uint8Array(0);

  /** Takes a home as it is now. */
  put(home: HomeFacts): void {
    const slot = this.#slots.get(home.id) ?? this.#take();
    this.#slots.set(home.id, slot);
    this.#ids[slot] = home.id;
    this.#kinds[slot] = words.KINDS.numberOf(home.kind);
    this.#types[slot] = words.TYPES.numberOf(home.propertyType);
    this.#places[slot] = words.PLACES.numberOf(home.placeId);
    const { bedrooms } = home;
    this.#bedrooms[slot] =
      bedrooms === null ? 0 : words.BEDROOMS.numberOf(String(Math.min(bedrooms, MANY_BEDROOMS)));
    this.#bathrooms[slot] = home.bathrooms ?? NONE;
    this.#furnishing[slot] = words.FURNISHING.numberOf(home.furnishing);
    this.#completion[slot] = words.COMPLETION.numberOf(home.completion);
    this.#amenities[slot] = words.amenityBits(home.amenities);
    this.#asked[slot] = home.asked ?? NONE;
    this.#areas[slot] = home.area ?? NONE;
    this.#created[slot] = home.created;
    const place = home.placeId === null ? undefined : placeOf(home.placeId);
    this.#pinned[slot] = home.latitude === null ? 0 : 1;
    this.#latitudes[slot] = home.latitude ?? place?.lat ?? NaN;
    this.#longitudes[slot] = home.longitude ?? place?.lng ?? NaN;
  }

  /** Lets go of a home that is not there any more. */
  remove(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#slots.delete(id);
    this.#kinds[slot] = 0;
    this.#free.push(slot);
  }

  /** What a wish finds; of `among`, where only those of these numbers are meant. */
  find(wish: Wish, { sort, page, limit }: Paging, among?: readonly number[]): Found {
    const [key, way] = this.#orders[sort];
    const best = new Best(Math.min(page * limit, MOST_REACHED + limit), way, key, this.#ids);
    const tallies = words.tally();
    let total = 0;
    this.#pass(wish, among, tallies, (slot) => {
      total++;
      best.offer(slot);
    });
    const pages = Math.max(1, Math.ceil(Math.min(total, MOST_REACHED) / limit));
    const at = Math.min(page, pages);
    return {
      total,
      page: at,
      pages,
      ids: best.from((at - 1) * limit, limit).map((slot) => this.#ids[slot]!),
      counts: words.countsIn(tallies),
    };
  }

  /** Some of the homes that a wish finds, from one on. */
  readOn(wish: Wish, { sort, after, most }: ReadingOn, among?: readonly number[]): Stretch {
    const [key, way] = this.#orders[sort];
    const best = new Best(most + 1, way, key, this.#ids);
    let total = 0;
    this.#pass(wish, among, words.tally(), (slot) => {
      total++;
      if (!after || best.isAfter(slot, after)) best.offer(slot);
    });
    const slots = best.from(0, most + 1);
    const homes = slots.slice(0, most).map((slot) => ({ key: key(slot), id: this.#ids[slot]! }));
    return { total, homes, goesOn: slots.length > most };
  }

  /** What a map shows of the homes that a wish finds. */
  clusters(wish: Wish, view: MapView, among?: readonly number[]): Cluster[] {
    const clusters = new Clusters(view);
    const { west, south, east, north } = view.area;
    this.#pass(wish, among, words.tally(), (slot) => {
      const [latitude, longitude] = [this.#latitudes[slot]!, this.#longitudes[slot]!];
      if (longitude >= west && longitude <= east && latitude >= south && latitude <= north)
        clusters.add(this.#ids[slot]!, latitude, longitude, this.#pinned[slot] === 0);
    });
    return clusters.all();
  }

  /** The nearest homes of the same purpose. */
  near(id: number, most: number): number[] {
    const own = this.#slots.get(id);
    if (own === undefined) return [];
    const [latitude, longitude] = [this.#latitudes[own]!, this.#longitudes[own]!];
    const east = Math.cos((latitude * Math.PI) / 180);
    const away = (slot: number) =>
      KILOMETRES *
      Math.hypot(this.#latitudes[slot]! - latitude, (this.#longitudes[slot]! - longitude) * east);
    return this.#closest({ purpose: this.#purposeAt(own) }, own, most, (slot) => {
      const kilometres = away(slot);
      return kilometres <= FARTHEST ? kilometres : NONE;
    });
  }

  /** The homes of the same purpose and type that are most like one. */
  like(id: number, most: number): number[] {
    const own = this.#slots.get(id);
    if (own === undefined) return [];
    const type = words.TYPES.values[this.#types[own]! - 1] as PropertyType | undefined;
    const wish = { purpose: this.#purposeAt(own), types: type && [type] };
    const apart = (one: number, other: number) =>
      one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : 0.5;
    return this.#closest(
      wish,
      own,
      most,
      (slot) =>
        apart(this.#asked[slot]!, this.#asked[own]!) +
        apart(this.#areas[slot]!, this.#areas[own]!) / 2 +
        Math.abs(this.#bedrooms[slot]! - this.#bedrooms[own]!) * 0.3 +
        (this.#places[slot] === this.#places[own] ? 0 : 0.3),
    );
  }

  #purposeAt(slot: number): Purpose {
    const kind = words.KINDS.values[this.#kinds[slot]! - 1] as keyof typeof HOMES;
    return HOMES[kind].purpose as Purpose;
  }

  /** Those by which a measure is least, but for one itself; less than nothing is too far. */
  #closest(wish: Wish, own: number, most: number, measure: (slot: number) => number): number[] {
    const best = new Best(most, 1, measure, this.#ids);
    this.#pass(wish, undefined, words.tally(), (slot) => {
      if (slot !== own && measure(slot) >= 0) best.offer(slot);
    });
    return best.from(0, most).map((slot) => this.#ids[slot]!);
  }

  /** Counts by what each home is, and gives those that are found to `found`. */
  #pass(
    wish: Wish,
    among: readonly number[] | undefined,
    tallies: words.Tallies,
    found: (slot: number) => void,
  ): void {
    const [kinds, types, inPlaces, bedrooms] = [this.#kinds, this.#types, this.#places, this.#bedrooms];
    const [bathrooms, furnishing, completion] = [this.#bathrooms, this.#furnishing, this.#completion];
    const [amenities, asked, areas] = [this.#amenities, this.#asked, this.#areas];
    const { priceFrom = -Infinity, priceTo = Infinity, areaFrom = -Infinity, areaTo = Infinity } = wish;
    const { bathrooms: leastBathrooms = NONE } = wish;
    const isPriced = wish.priceFrom !== undefined || wish.priceTo !== undefined;
    const [latitudes, longitudes, { within }] = [this.#latitudes, this.#longitudes, wish];
    const isSized = wish.areaFrom !== undefined || wish.areaTo !== undefined;
    const wanted = words.amenityBits(wish.amenities ?? []);
    const misses = words.missesOf(wish);
    const slots = among?.flatMap((id) => this.#slots.get(id) ?? []);
    for (let i = 0, end = slots?.length ?? this.#size; i < end; i++) {
      const slot = slots ? slots[i]! : i;
      const kind = kinds[slot]!;
      if (kind === 0 || bathrooms[slot]! < leastBathrooms) continue;
      if (isPriced && (asked[slot]! < 0 || asked[slot]! < priceFrom || asked[slot]! > priceTo)) continue;
      if (isSized && (areas[slot]! < 0 || areas[slot]! < areaFrom || areas[slot]! > areaTo)) continue;
      if (within && !(longitudes[slot]! >= within.west && longitudes[slot]! <= within.east)) continue;
      if (within && !(latitudes[slot]! >= within.south && latitudes[slot]! <= within.north)) continue;
      const type = types[slot]!;
      const place = inPlaces[slot]!;
      const beds = bedrooms[slot]!;
      const furnished = furnishing[slot]!;
      const complete = completion[slot]!;
      const offered = amenities[slot]!;
      const missed =
        misses.kinds[kind]! |
        misses.types[type]! |
        misses.places[place]! |
        misses.bedrooms[beds]! |
        misses.furnishing[furnished]! |
        misses.completion[complete]! |
        ((offered & wanted) === wanted ? 0 : words.AMENITY);
      if (missed === 0) {
        found(slot);
        for (let bits = offered; bits !== 0; bits &= bits - 1)
          tallies.amenities[31 - Math.clz32(bits & -bits)]!++;
      }
      if ((missed & ~words.PURPOSE) === 0) tallies.kinds[kind]!++;
      if ((missed & ~words.TYPE) === 0) tallies.types[type]!++;
      if ((missed & ~words.PLACE) === 0) tallies.places[place]!++;
      if ((missed & ~words.BEDS) === 0) tallies.bedrooms[beds]!++;
      if ((missed & ~words.FURNISHED) === 0) tallies.furnishing[furnished]!++;
      if ((missed & ~words.COMPLETE) === 0) tallies.completion[complete]!++;
    }
  }

  /** By what homes are put in order, and which way; what is none stands last. */
  readonly #orders: Record<HomeSort, [key: (slot: number) => number, way: 1 | -1]> = {
    [HomeSort.NEWEST]: [(slot) => this.#created[slot]!, -1],
    [HomeSort.PRICE_LOW]: [(slot) => this.#asked[slot]!, 1],
    [HomeSort.PRICE_HIGH]: [(slot) => this.#asked[slot]!, -1],
    [HomeSort.AREA_LARGE]: [(slot) => this.#areas[slot]!, -1],
    [HomeSort.AREA_SMALL]: [(slot) => this.#areas[slot]!, 1],
    [HomeSort.VALUE]: [(slot) => this.#rateAt(slot), 1],
  };

  #rateAt(slot: number): number {
    const asked = this.#asked[slot]!;
    const area = this.#areas[slot]!;
    return asked < 0 || area <= 0 ? NONE : asked / area;
  }

  #take(): number {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    if (this.#size === this.#ids.length) this.#grow(Math.max(1024, this.#size * 2));
    return this.#size++;
  }

  #grow(capacity: number): void {
    const grown = <Column extends Numbers>(column: Column): Column => {
      const larger = new (column.constructor as new (length: number) => Column)(capacity);
      larger.set(column);
      return larger;
    };
    this.#ids = grown(this.#ids);
    this.#kinds = grown(this.#kinds);
    this.#types = grown(this.#types);
    this.#places = grown(this.#places);
    this.#bedrooms = grown(this.#bedrooms);
    this.#bathrooms = grown(this.#bathrooms);
    this.#furnishing = grown(this.#furnishing);
    this.#completion = grown(this.#completion);
    this.#amenities = grown(this.#amenities);
    this.#asked = grown(this.#asked);
    this.#areas = grown(this.#areas);
    this.#created = grown(this.#created);
    this.#latitudes = grown(this.#latitudes);
    this.#longitudes = grown(this.#longitudes);
    this.#pinned = grown(this.#pinned);
  }
}

type Numbers = Int32Array | Uint8Array | Int8Array | Float64Array;
