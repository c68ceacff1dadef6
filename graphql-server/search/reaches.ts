import type { Bounds } from '../../schema/search.ts';
import { SHELVES } from './shelves.ts';

/** How far the homes of each shelf reach on the map: at least as far as they do now, for it is not told when one leaves. */
export class Reaches {
  readonly #west = new Float64Array(SHELVES).fill(Infinity);
  readonly #south = new Float64Array(SHELVES).fill(Infinity);
  readonly #east = new Float64Array(SHELVES).fill(-Infinity);
  readonly #north = new Float64Array(SHELVES).fill(-Infinity);

  /** Takes a home that comes onto a shelf or moves. */
  take(shelf: number, latitude: number, longitude: number): void {
    if (longitude < this.#west[shelf]!) this.#west[shelf] = longitude;
    if (latitude < this.#south[shelf]!) this.#south[shelf] = latitude;
    if (longitude > this.#east[shelf]!) this.#east[shelf] = longitude;
    if (latitude > this.#north[shelf]!) this.#north[shelf] = latitude;
  }

  /** Leaves of some shelves, 1 for each of them, those that reach into a piece of the map. */
  keepWithin(some: Uint8Array, { west, south, east, north }: Bounds): void {
    for (let shelf = 0; shelf < SHELVES; shelf++) {
      const reachesIn =
        this.#west[shelf]! <= east &&
        this.#south[shelf]! <= north &&
        this.#east[shelf]! >= west &&
        this.#north[shelf]! >= south;
      if (!reachesIn) some[shelf] = 0;
    }
  }
}
