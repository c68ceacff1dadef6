import { coast, inland, islands } from './coast.ts';
import { smoothPath, shapeOf, parsePoints } from './courses.ts';
import { metro } from './metro.ts';
import { palmStrips, type Strip } from './palms.ts';
import { roads, runways } from './roads.ts';
import { waters } from './water.ts';
import { worldIslands, worldStrips } from './world.ts';
import type { MapPoint } from '../projection.ts';

/** The shapes of the city as paths in metres of the projection, in drawing order. */
export interface City {
  land: readonly string[];
  strips: readonly Strip[];
  waters: readonly Strip[];
  runways: readonly string[];
  roads: readonly { number: string; rank: 1 | 2 | 3; path: string; points: readonly MapPoint[] }[];
  metro: readonly { path: string; stations: readonly MapPoint[] }[];
}

/** The mainland: a curve along the coast, closed far inland. */
const mainland = (): string =>
  `${smoothPath(parsePoints(coast))}L${parsePoints(inland)
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}Z`;

const closed = (course: string): string => {
  const points = parsePoints(course);
  return `${smoothPath([...points, points[0]!])}Z`;
};

/** The shapes of the city. */
export const city = (): City => ({
  land: [
    mainland(),
    ...islands.map((course, place) => (place === 1 ? shapeOf(parsePoints(course)) : closed(course))),
    ...worldIslands(),
  ],
  strips: [...palmStrips(), ...worldStrips()],
  waters: waters.map(({ width, course }) => ({ width, path: smoothPath(parsePoints(course)) })),
  runways: runways.map((course) => smoothPath(parsePoints(course))),
  roads: roads.map(({ number, rank, course }) => {
    const points = parsePoints(course);
    return { number, rank, points, path: smoothPath(points) };
  }),
  metro: metro.map(({ stations }) => {
    const points = parsePoints(stations);
    return { path: smoothPath(points), stations: points };
  }),
});
