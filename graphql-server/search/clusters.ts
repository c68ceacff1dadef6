import { MOST_CLUSTERS, type Cluster, type MapView } from './wish.ts';

/** Sides of a cell of the grid on the screen, in pixels of which the world has 256 at zoom 0. */
const CELL = 64;
/** How high a cell is that looks square in Dubai, in degrees to one of its width. */
const HEIGHT = 0.905;

/**
 * Gathers pins in the cells of a grid, which lies where it lies whatever is seen of it: who moves the map sees the same
 * clusters. What is seen has at most `MOST_CLUSTERS` cells; of a view that would have more they are larger.
 */
export class Clusters {
  readonly #width: number;
  readonly #height: number;
  readonly #left: number;
  readonly #bottom: number;
  readonly #across: number;
  readonly #cells = new Map<number, Cluster>();

  constructor({ area: { west, south, east, north }, zoom }: MapView) {
    let width = (360 / 2 ** zoom) * (CELL / 256);
    const cellsOf = (from: number, to: number, side: number) =>
      Math.floor(to / side) - Math.floor(from / side) + 1;
    while (cellsOf(west, east, width) * cellsOf(south, north, width * HEIGHT) > MOST_CLUSTERS) width *= 2;
    this.#width = width;
    this.#height = width * HEIGHT;
    this.#left = Math.floor(west / width);
    this.#bottom = Math.floor(south / this.#height);
    this.#across = cellsOf(west, east, width);
  }

  add(id: number, latitude: number, longitude: number, isApproximate: boolean): void {
    const column = Math.floor(longitude / this.#width) - this.#left;
    const place = (Math.floor(latitude / this.#height) - this.#bottom) * this.#across + column;
    const cell = this.#cells.get(place);
    if (!cell) {
      const [west, east, south, north] = [longitude, longitude, latitude, latitude];
      const alone = { latitude, longitude, homes: 1, isApproximate, id, west, south, east, north };
      this.#cells.set(place, alone);
      return;
    }
    cell.homes++;
    cell.latitude += latitude;
    cell.longitude += longitude;
    cell.isApproximate &&= isApproximate;
    cell.id = null;
    cell.west = Math.min(cell.west, longitude);
    cell.east = Math.max(cell.east, longitude);
    cell.south = Math.min(cell.south, latitude);
    cell.north = Math.max(cell.north, latitude);
  }

  /** Those with the most homes first. */
  all(): Cluster[] {
    return [...this.#cells.values()]
      .map((cell) => ({
        ...cell,
        latitude: Math.min(cell.north, Math.max(cell.south, cell.latitude / cell.homes)),
        longitude: Math.min(cell.east, Math.max(cell.west, cell.longitude / cell.homes)),
      }))
      .sort((one, other) => other.homes - one.homes);
  }
}
