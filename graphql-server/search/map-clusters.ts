import { CLOSEST, MARGIN, type Bounds } from '../../schema/search.ts';
import type { Queryable } from '../database/statement.ts';
import { placeOf } from '../places/place.ts';
import { conditionsOf, parameters, publishedAnd } from './conditions.ts';
import type { HomeFilter } from './home-filter.ts';

export const MAX_CLUSTERS = 300;

/** The visible part of a map. At zoom 0 the world has 256 pixels, and twice as many at each further one. */
export interface MapView {
  area: Bounds;
  zoom: number;
}

/** Homes that are so close together that the map shows them as one pin; its bounds are those of the homes. */
export interface Cluster extends Bounds {
  /** The centre of its homes, in degrees. */
  latitude: number;
  longitude: number;
  homes: number;
  /** Whether none of the homes has a pin of its own: they are shown at the centres of their places. */
  isApproximate: boolean;
  /** The id of the home if it is a single one. */
  id: number | null;
}

/** Homes within one cell of the grid. */
export interface Cell extends Bounds {
  homes: number;
  isApproximate: boolean;
  /** The id of one of the homes. */
  id: number;
  latitudeSum: number;
  longitudeSum: number;
}

/** Side of a cell of the grid, in pixels. */
const CELL_PIXELS = 64;
/** Height of a cell in degrees per degree of its width, so that it is square on a map of Dubai. */
const ASPECT = 0.905;
/** Width of a pin in pixels: pins whose centres are closer would overlap. */
const PIN_PIXELS = 48;
/** Distance in degrees from which the bounds of two clusters, each widened by the margin, do not overlap. */
const SEPARATION = MARGIN * 1.5;

/** The grid of a view. It does not move with the view, so that panning shows the same clusters. */
interface Grid {
  width: number;
  height: number;
}

function gridOf({ area: { west, south, east, north }, zoom }: MapView): Grid {
  const countOf = (from: number, to: number, side: number) =>
    Math.floor(to / side) - Math.floor(from / side) + 1;
  let width = (360 / 2 ** zoom / 256) * CELL_PIXELS;
  while (countOf(west, east, width) * countOf(south, north, width * ASPECT) > MAX_CLUSTERS) width *= 2;
  return { width, height: width * ASPECT };
}

interface CellRow {
  place: string | null;
  homes: number;
  id: number;
  latitudeSum: number | null;
  longitudeSum: number | null;
  west: number | null;
  south: number | null;
  east: number | null;
  north: number | null;
}

export async function findClusters(
  database: Queryable,
  filter: HomeFilter,
  view: MapView,
): Promise<Cluster[]> {
  const within = filter.within ? intersectionOf(filter.within, view.area) : view.area;
  if (!within) return [];
  const { width, height } = gridOf(view);
  const { values, parameter } = parameters();
  const where = publishedAnd(conditionsOf({ ...filter, within }, parameter).values());
  const text = `select place, count(*)::int as homes, min(id) as id, sum(latitude) as "latitudeSum",
      sum(longitude) as "longitudeSum", min(longitude) as west, min(latitude) as south, max(longitude) as east,
      max(latitude) as north
    from (select h.id, h.latitude, h.longitude, case when h.latitude is null then h.place end as place,
        floor(h.longitude / ${parameter(width)}::float8) as x, floor(h.latitude / ${parameter(height)}::float8) as y
      from homes h where ${where}) visible
    group by x, y, place`;
  const rows = await database.query<CellRow>(text, values);
  return mergeCells(view, rows.map(cellOf));
}

function cellOf({ place, homes, id, latitudeSum, longitudeSum, west, south, east, north }: CellRow): Cell {
  if (place === null) {
    const bounds = { west: west!, south: south!, east: east!, north: north! };
    return {
      ...bounds,
      homes,
      id,
      latitudeSum: latitudeSum!,
      longitudeSum: longitudeSum!,
      isApproximate: false,
    };
  }
  const { lat, lng } = placeOf(place)!;
  const bounds = { west: lng, south: lat, east: lng, north: lat };
  return { ...bounds, homes, id, latitudeSum: lat * homes, longitudeSum: lng * homes, isApproximate: true };
}

/**
 * Merges cells into clusters, the largest first: those in the same cell of the grid, then those whose pins would overlap. At
 * the closest zoom clusters whose bounds overlap are merged too, because a click lists the homes within the bounds.
 */
export function mergeCells(view: MapView, cells: readonly Cell[]): Cluster[] {
  const { width, height } = gridOf(view);
  const byCell = new Map<string, Cell>();
  for (const cell of cells) {
    const key = `${Math.floor(cell.west / width)} ${Math.floor(cell.south / height)}`;
    const other = byCell.get(key);
    byCell.set(key, other ? merge(other, cell) : cell);
  }
  const pin = (360 / 2 ** view.zoom / 256) * PIN_PIXELS;
  const overlap = (one: Cell, other: Cell) =>
    distance(one, other) < pin || (view.zoom >= CLOSEST && !areSeparate(one, other));
  const merged: Cell[] = [];
  for (const cell of [...byCell.values()].sort(byHomesAndBounds)) {
    let grown = cell;
    let other: Cell | undefined;
    // A cluster that has grown may overlap more of them.
    while ((other = merged.find((one) => overlap(grown, one)))) {
      merged.splice(merged.indexOf(other), 1);
      grown = merge(other, grown);
    }
    merged.push(grown);
  }
  return merged.map(clusterOf).sort((one, other) => other.homes - one.homes);
}

/** The bounds make the order independent of that of the rows. */
const byHomesAndBounds = (one: Cell, other: Cell): number =>
  other.homes - one.homes || one.west - other.west || one.south - other.south;

const centreOf = ({ latitudeSum, longitudeSum, homes }: Cell): [latitude: number, longitude: number] => [
  latitudeSum / homes,
  longitudeSum / homes,
];

/** In degrees of longitude, as on the map. */
function distance(one: Cell, other: Cell): number {
  const [[latitude, longitude], [otherLatitude, otherLongitude]] = [centreOf(one), centreOf(other)];
  return Math.hypot((latitude - otherLatitude) / ASPECT, longitude - otherLongitude);
}

const areSeparate = (one: Bounds, other: Bounds): boolean =>
  other.west - one.east > SEPARATION ||
  one.west - other.east > SEPARATION ||
  other.south - one.north > SEPARATION ||
  one.south - other.north > SEPARATION;

const merge = (one: Cell, other: Cell): Cell => ({
  west: Math.min(one.west, other.west),
  south: Math.min(one.south, other.south),
  east: Math.max(one.east, other.east),
  north: Math.max(one.north, other.north),
  homes: one.homes + other.homes,
  id: one.id,
  isApproximate: one.isApproximate && other.isApproximate,
  latitudeSum: one.latitudeSum + other.latitudeSum,
  longitudeSum: one.longitudeSum + other.longitudeSum,
});

function clusterOf(cell: Cell): Cluster {
  const { west, south, east, north, homes, isApproximate, id } = cell;
  const [latitude, longitude] = centreOf(cell);
  // The mean of equal numbers may differ from them in the last digit.
  const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    ...{ west, south, east, north, homes, isApproximate },
    latitude: between(latitude, south, north),
    longitude: between(longitude, west, east),
    id: homes === 1 ? id : null,
  };
}

/** The area that two areas share; null if there is none. */
function intersectionOf(one: Bounds, other: Bounds): Bounds | null {
  const shared = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return shared.west <= shared.east && shared.south <= shared.north ? shared : null;
}
