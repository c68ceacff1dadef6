import { coast, inland, islands } from './coast.ts';
import { curveThrough, shapeOf, spotsOf } from './courses.ts';
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
  roads: readonly { number: string; rank: 1 | 2 | 3; path: string; spots: readonly MapPoint[] }[];
  metro: readonly { path: string; stations: readonly MapPoint[] }[];
}

/** The mainland: a curve along the coast, closed far inland. */
const mainland = (): string =>
  `${curveThrough(spotsOf(coast))}L${spotsOf(inland)
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}Z`;

const closed = (course: string): string => {
  const spots = spotsOf(course);
  return `${curveThrough([...spots, spots[0]!])}Z`;
};

/** The shapes of the city. */
export const city = (): City => ({
  land: [
    mainland(),
    ...islands.map((course, place) => (place === 1 ? shapeOf(spotsOf(course)) : closed(course))),
    ...worldIslands(),
  ],
  strips: [...palmStrips(), ...worldStrips()],
  waters: waters.map(({ width, course }) => ({ width, path: curveThrough(spotsOf(course)) })),
  runways: runways.map((course) => curveThrough(spotsOf(course))),
  roads: roads.map(({ number, rank, course }) => {
    const spots = spotsOf(course);
    return { number, rank, spots, path: curveThrough(spots) };
  }),
  metro: metro.map(({ stations }) => {
    const spots = spotsOf(stations);
    return { path: curveThrough(spots), stations: spots };
  }),
});
