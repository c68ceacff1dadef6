import { project, type MapPoint } from '../projection.ts';

/** Projects a line that is written as degrees east and north, points separated by commas. */
export const parsePoints = (course: string): MapPoint[] =>
  course.split(',').map((point) => {
    const [longitude = 0, latitude = 0] = point.trim().split(/\s+/).map(Number);
    return project({ latitude, longitude });
  });

const written = ({ x, y }: MapPoint): string => `${Math.round(x)} ${Math.round(y)}`;

/** Tension of the curves. */
const ROUND = 1 / 6;

/** Returns the path data of a smooth curve, in metres. */
export function smoothPath(spots: readonly MapPoint[]): string {
  const at = (index: number): MapPoint => spots[Math.min(Math.max(index, 0), spots.length - 1)]!;
  const curve = (from: number): string => {
    const [before, start, end, after] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    const first = { x: start.x + (end.x - before.x) * ROUND, y: start.y + (end.y - before.y) * ROUND };
    const second = { x: end.x - (after.x - start.x) * ROUND, y: end.y - (after.y - start.y) * ROUND };
    return `C${written(first)} ${written(second)} ${written(end)}`;
  };
  return `M${written(at(0))}${spots
    .slice(1)
    .map((_, index) => curve(index))
    .join('')}`;
}

/** Returns the path data of a polygon, in metres. */
export const shapeOf = (spots: readonly MapPoint[]): string => `M${spots.map(written).join('L')}Z`;

/** Returns the path data of a circle, in metres. */
export const circleAt = ({ x, y }: MapPoint, radius: number): string =>
  `M${written({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
