import { CLOSEST, MARGIN } from '../../schema/search.ts';
import { countBits, has, lowestBit } from './bitmap.ts';
import type { HomeColumns } from './home-columns.ts';
import { EAST, LATITUDES, LONGITUDES, NORTH, SOUTH, TOLD, WEST } from './spots.ts';
import { MOST_CLUSTERS, type Cluster, type MapView } from './wish.ts';

/** Sides of a cell of the grid on the screen, in pixels of which the world has 256 at zoom 0. */
const CELL = 64;
/** How high a cell is that looks square in Dubai, in degrees to one of its width. */
const HEIGHT = 0.905;
/** How wide a pin is, in pixels as a cell's sides are: two whose middles are nearer to each other would lie upon each other. */
const PIN = 48;

/** Degrees that two are apart at least of which each is found without the other: the margin, and what rounding adds to it. */
const APART = MARGIN * 1.5;

/**
 * Gathers pins in the cells of a grid, which lies where it lies whatever is seen of it: who moves the map sees the same
 * clusters. What is seen has at most `MOST_CLUSTERS` cells; of a view that would have more they are larger. Those that would
 * lie upon each other are one. So are, seen as closely as they are ever, those of which one stands partly where the other does:
 * by the piece of the map that a cluster takes its homes are listed then.
 */
export class Clusters {
  readonly #width: number;
  readonly #height: number;
  readonly #left: number;
  readonly #bottom: number;
  readonly #across: number;
  /** How far pins reach, in degrees. */
  readonly #reach: number;
  /** Whether a cluster has the piece of the map that it takes for itself. */
  readonly #isListed: boolean;
  /** Of each cell: its homes, those of them with pins, one of them, and sums and limits of where they stand. */
  readonly #homes: Uint32Array;
  readonly #pinned: Uint32Array;
  readonly #ids: Int32Array;
  readonly #sums: Float64Array;
  readonly #limits: Float64Array;
  /** What is told of some homes of a word, written anew for each. */
  readonly #some = new Float64Array(TOLD);

  constructor({ area: { west, south, east, north }, zoom }: MapView) {
    const cellsOf = (from: number, to: number, side: number) =>
      Math.floor(to / side) - Math.floor(from / side) + 1;
    const pixel = 360 / 2 ** zoom / 256;
    let width = pixel * CELL;
    while (cellsOf(west, east, width) * cellsOf(south, north, width * HEIGHT) > MOST_CLUSTERS) width *= 2;
    this.#reach = pixel * PIN;
    this.#isListed = zoom >= CLOSEST;
    this.#width = width;
    this.#height = width * HEIGHT;
    this.#left = Math.floor(west / width);
    this.#bottom = Math.floor(south / this.#height);
    this.#across = cellsOf(west, east, width);
    const cells = this.#across * cellsOf(south, north, this.#height);
    this.#homes = new Uint32Array(cells);
    this.#pinned = new Uint32Array(cells);
    this.#ids = new Int32Array(cells);
    this.#sums = new Float64Array(cells * 2);
    this.#limits = new Float64Array(cells * 4).fill(Infinity);
  }

  /** Takes one home: not as some homes are taken, with which all clusters take longer by a tenth. */
  add(id: number, latitude: number, longitude: number, isPinned: boolean): void {
    const cell = this.#cellAt(latitude, longitude);
    this.#homes[cell]!++;
    if (isPinned) this.#pinned[cell]!++;
    this.#ids[cell] = id;
    this.#sums[cell * 2]! += latitude;
    this.#sums[cell * 2 + 1]! += longitude;
    const limits = this.#limits;
    const at = cell * 4;
    if (longitude < limits[at]!) limits[at] = longitude;
    if (latitude < limits[at + 1]!) limits[at + 1] = latitude;
    if (-longitude < limits[at + 2]!) limits[at + 2] = -longitude;
    if (-latitude < limits[at + 3]!) limits[at + 3] = -latitude;
  }

  /** Takes some of the homes that share a word: together, where they are in one cell. */
  take({ spots, all, pinned, ids, latitude, longitude }: HomeColumns, word: number, some: number): void {
    const at = spots.of(word);
    const { told } = spots;
    const cell = this.#cellAt(told[at + SOUTH]!, told[at + WEST]!);
    if (cell !== this.#cellAt(told[at + NORTH]!, told[at + EAST]!)) {
      for (let bits = some; bits !== 0; bits &= bits - 1) {
        const slot = (word << 5) + lowestBit(bits);
        this.add(ids[slot]!, latitude[slot]!, longitude[slot]!, has(pinned, slot));
      }
      return;
    }
    const id = ids[(word << 5) + lowestBit(some)]!;
    const [homes, withPins] = [countBits(some), countBits(some & pinned[word]!)];
    const areAll = some === all[word];
    if (!areAll) spots.tell(word, some, this.#some, 0);
    this.#addTo(cell, id, homes, withPins, areAll ? told : this.#some, areAll ? at : 0);
  }

  #cellAt(latitude: number, longitude: number): number {
    const column = Math.floor(longitude / this.#width) - this.#left;
    return (Math.floor(latitude / this.#height) - this.#bottom) * this.#across + column;
  }

  #addTo(cell: number, id: number, homes: number, withPins: number, told: Float64Array, at: number): void {
    this.#homes[cell]! += homes;
    this.#pinned[cell]! += withPins;
    this.#ids[cell] = id;
    this.#sums[cell * 2]! += told[at + LATITUDES]!;
    this.#sums[cell * 2 + 1]! += told[at + LONGITUDES]!;
    const limits = this.#limits;
    const to = cell * 4;
    if (told[at + WEST]! < limits[to]!) limits[to] = told[at + WEST]!;
    if (told[at + SOUTH]! < limits[to + 1]!) limits[to + 1] = told[at + SOUTH]!;
    if (-told[at + EAST]! < limits[to + 2]!) limits[to + 2] = -told[at + EAST]!;
    if (-told[at + NORTH]! < limits[to + 3]!) limits[to + 3] = -told[at + NORTH]!;
  }

  /** Those with the most homes first. */
  all(): Cluster[] {
    const homes = this.#homes;
    const cells = Array.from(homes.keys()).filter((cell) => homes[cell]! > 0);
    cells.sort((one, other) => homes[other]! - homes[one]!);
    for (let at = 1; at < cells.length; at++) {
      // One that has grown may be apart from fewer than before.
      while (this.#joinOneOf(cells.slice(0, at), cells[at]!));
    }
    return cells
      .filter((cell) => homes[cell]! > 0)
      .map((cell) => this.#clusterIn(cell))
      .sort((one, other) => other.homes - one.homes);
  }

  /** Takes the first of some cells into another that it is not apart from; false where there is none. */
  #joinOneOf(cells: number[], cell: number): boolean {
    const other = cells.find((one) => this.#homes[one]! > 0 && !this.#isApart(cell, one));
    if (other !== undefined) this.#join(cell, other);
    return other !== undefined;
  }

  /** Whether the pins of two do not lie upon each other, nor the pieces of the map that they are listed by. */
  #isApart(cell: number, other: number): boolean {
    const [latitude, longitude] = this.#middle(cell);
    const [otherLatitude, otherLongitude] = this.#middle(other);
    if (Math.hypot((latitude - otherLatitude) / HEIGHT, longitude - otherLongitude) < this.#reach)
      return false;
    return !this.#isListed || this.#endsBefore(cell, other) || this.#endsBefore(other, cell);
  }

  #middle(cell: number): [number, number] {
    const homes = this.#homes[cell]!;
    return [this.#sums[cell * 2]! / homes, this.#sums[cell * 2 + 1]! / homes];
  }

  /** Whether one lies west or south of all of the other. */
  #endsBefore(cell: number, other: number): boolean {
    const [west, south] = this.#limits.subarray(other * 4, other * 4 + 2);
    const [minusEast, minusNorth] = this.#limits.subarray(cell * 4 + 2, cell * 4 + 4);
    return west! + minusEast! > APART || south! + minusNorth! > APART;
  }

  #join(cell: number, other: number): void {
    this.#homes[cell]! += this.#homes[other]!;
    this.#pinned[cell]! += this.#pinned[other]!;
    for (const at of [0, 1]) this.#sums[cell * 2 + at]! += this.#sums[other * 2 + at]!;
    for (const at of [0, 1, 2, 3]) {
      this.#limits[cell * 4 + at] = Math.min(this.#limits[cell * 4 + at]!, this.#limits[other * 4 + at]!);
    }
    this.#homes[other] = 0;
  }

  #clusterIn(cell: number): Cluster {
    const [west, south, minusEast, minusNorth] = this.#limits.subarray(cell * 4, cell * 4 + 4);
    const bounds = { west: west!, south: south!, east: -minusEast!, north: -minusNorth! };
    const homes = this.#homes[cell]!;
    // A mean of equal numbers may differ from them by its last digit.
    const mean = (sum: number, from: number, to: number) => Math.min(to, Math.max(from, sum / homes));
    return {
      ...bounds,
      latitude: mean(this.#sums[cell * 2]!, bounds.south, bounds.north),
      longitude: mean(this.#sums[cell * 2 + 1]!, bounds.west, bounds.east),
      homes,
      isApproximate: this.#pinned[cell] === 0,
      id: homes === 1 ? this.#ids[cell]! : null,
    };
  }
}
