import { PropertyType } from '../listings/facts/choices.ts';
import { HOMES } from '../listings/facts/home.ts';
import { Best } from './best.ts';
import { HomeColumns, NONE } from './home-columns.ts';
import { Clusters } from './clusters.ts';
import {
  FARTHEST,
  HomeSort,
  type Cluster,
  type Found,
  type MapView,
  type Paging,
  Purpose,
  type ReadingOn,
  type Stretch,
  type Wish,
} from './wish.ts';
import * as words from './words.ts';

/** Pages lead to so many of the homes that are found, in any order. */
export const MOST_REACHED = 10_000;

/** Of a degree of latitude. */
const KILOMETRES = 111.2;

/**
 * The facts of every home in memory, a column each. A search is one pass through them: each home is found, or kept from it by
 * what it is not; one that only one word keeps from it is what another choice of that word would find.
 */
export class Columns extends HomeColumns {
  /** What a wish finds; of `among`, where only those of these numbers are meant. */
  find(wish: Wish, { sort, page, limit }: Paging, among?: readonly number[]): Found {
    const [key, way] = this.#orders[sort];
    const best = new Best(Math.min(page * limit, MOST_REACHED + limit), way, key, this.ids);
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
      ids: best.from((at - 1) * limit, limit).map((slot) => this.ids[slot]!),
      counts: words.countsIn(tallies),
    };
  }

  /** Some of the homes that a wish finds, from one on. */
  readOn(wish: Wish, { sort, after, most }: ReadingOn, among?: readonly number[]): Stretch {
    const [key, way] = this.#orders[sort];
    const best = new Best(most + 1, way, key, this.ids);
    let total = 0;
    this.#pass(wish, among, words.tally(), (slot) => {
      total++;
      if (!after || best.isAfter(slot, after)) best.offer(slot);
    });
    const slots = best.from(0, most + 1);
    const homes = slots.slice(0, most).map((slot) => ({ key: key(slot), id: this.ids[slot]! }));
    return { total, homes, goesOn: slots.length > most };
  }

  /** What a map shows of the homes that a wish finds. */
  clusters(wish: Wish, view: MapView, among?: readonly number[]): Cluster[] {
    const clusters = new Clusters(view);
    const { west, south, east, north } = view.area;
    this.#pass(wish, among, words.tally(), (slot) => {
      const [latitude, longitude] = [this.latitudes[slot]!, this.longitudes[slot]!];
      if (longitude >= west && longitude <= east && latitude >= south && latitude <= north)
        clusters.add(this.ids[slot]!, latitude, longitude, this.pinned[slot] === 0);
    });
    return clusters.all();
  }

  /** The nearest homes of the same purpose. */
  near(id: number, most: number): number[] {
    const own = this.slots.get(id);
    if (own === undefined) return [];
    const [latitude, longitude] = [this.latitudes[own]!, this.longitudes[own]!];
    const east = Math.cos((latitude * Math.PI) / 180);
    const away = (slot: number) =>
      KILOMETRES * Math.hypot(this.latitudes[slot]! - latitude, (this.longitudes[slot]! - longitude) * east);
    return this.#closest({ purpose: this.#purposeAt(own) }, own, most, (slot) => {
      const kilometres = away(slot);
      return kilometres <= FARTHEST ? kilometres : NONE;
    });
  }

  /** The homes of the same purpose and type that are most like one. */
  like(id: number, most: number): number[] {
    const own = this.slots.get(id);
    if (own === undefined) return [];
    const type = Object.values(PropertyType)[this.types[own]! - 1];
    const wish = { purpose: this.#purposeAt(own), types: type && [type] };
    const apart = (one: number, other: number) =>
      one > 0 && other > 0 ? Math.abs(Math.log(one / other)) : 0.5;
    return this.#closest(
      wish,
      own,
      most,
      (slot) =>
        apart(this.asked[slot]!, this.asked[own]!) +
        apart(this.areas[slot]!, this.areas[own]!) / 2 +
        Math.abs(this.bedrooms[slot]! - this.bedrooms[own]!) * 0.3 +
        (this.places[slot] === this.places[own] ? 0 : 0.3),
    );
  }

  #purposeAt(slot: number): Purpose {
    const kind = words.KINDS.values[this.kinds[slot]! - 1] as keyof typeof HOMES;
    return HOMES[kind].purpose === 'sale' ? Purpose.SALE : Purpose.RENT;
  }

  /** Those by which a measure is least, but for one itself; less than nothing is too far. */
  #closest(wish: Wish, own: number, most: number, measure: (slot: number) => number): number[] {
    const best = new Best(most, 1, measure, this.ids);
    this.#pass(wish, undefined, words.tally(), (slot) => {
      if (slot !== own && measure(slot) >= 0) best.offer(slot);
    });
    return best.from(0, most).map((slot) => this.ids[slot]!);
  }

  /** Counts by what each home is, and gives those that are found to `found`. */
  #pass(
    wish: Wish,
    among: readonly number[] | undefined,
    tallies: words.Tallies,
    found: (slot: number) => void,
  ): void {
    const [kinds, types, inPlaces, bedrooms] = [this.kinds, this.types, this.places, this.bedrooms];
    const [bathrooms, furnishing, completion] = [this.bathrooms, this.furnishing, this.completion];
    const [amenities, asked, areas] = [this.amenities, this.asked, this.areas];
    const { priceFrom = -Infinity, priceTo = Infinity, areaFrom = -Infinity, areaTo = Infinity } = wish;
    const { bathrooms: leastBathrooms = NONE } = wish;
    const isPriced = wish.priceFrom !== undefined || wish.priceTo !== undefined;
    const [latitudes, longitudes, { within }] = [this.latitudes, this.longitudes, wish];
    const isSized = wish.areaFrom !== undefined || wish.areaTo !== undefined;
    const wanted = words.amenityBits(wish.amenities ?? []);
    const misses = words.missesOf(wish);
    const slots = among?.flatMap((id) => this.slots.get(id) ?? []);
    for (let i = 0, end = slots?.length ?? this.size; i < end; i++) {
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
    [HomeSort.NEWEST]: [(slot) => this.created[slot]!, -1],
    [HomeSort.PRICE_LOW]: [(slot) => this.asked[slot]!, 1],
    [HomeSort.PRICE_HIGH]: [(slot) => this.asked[slot]!, -1],
    [HomeSort.AREA_LARGE]: [(slot) => this.areas[slot]!, -1],
    [HomeSort.AREA_SMALL]: [(slot) => this.areas[slot]!, 1],
    [HomeSort.VALUE]: [(slot) => this.#rateAt(slot), 1],
  };

  #rateAt(slot: number): number {
    const asked = this.asked[slot]!;
    const area = this.areas[slot]!;
    return asked < 0 || area <= 0 ? NONE : asked / area;
  }
}
