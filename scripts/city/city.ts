import {
  circleAt,
  coast,
  inland,
  islands,
  palmStrips,
  parsePoints,
  shapeOf,
  smoothPath,
  type Strip,
  waters,
} from './land.ts';
import { metro, roads, runways } from './roads.ts';
import { type MapPoint, project } from '../../web/ui/map/projection.ts';

/** The shapes of the city as paths in metres of the projection, in drawing order. */
interface City {
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

/** Centre of the World Islands. */
const CENTER = project({ latitude: 25.2225, longitude: 55.1685 });
/** Half length, half width (metres) and direction of the breakwater. */
const HALF_LENGTH = 4300;
const HALF_WIDTH = 3050;
const BEARING = (38 * Math.PI) / 180;

const rotate = (along: number, across: number): MapPoint => ({
  x: CENTER.x + Math.cos(BEARING) * along - Math.sin(BEARING) * across,
  y: CENTER.y - Math.sin(BEARING) * along - Math.cos(BEARING) * across,
});

/** Rings of islands: distance, number, size. */
const RINGS = [
  [0.12, 5, 120],
  [0.27, 11, 150],
  [0.42, 17, 140],
  [0.57, 22, 160],
  [0.7, 29, 130],
  [0.81, 33, 120],
] as const;

/** The islands, simplified to circles. */
const worldIslands = (): string[] =>
  RINGS.flatMap(([out, count, size], ring) =>
    Array.from({ length: count }, (_, place) => {
      const angle = (2 * Math.PI * (place + ring * 0.37)) / count;
      const grown = Math.round(size * (0.7 + 0.5 * Math.abs(Math.sin(place * 2.4 + ring))));
      return circleAt(rotate(Math.cos(angle) * HALF_LENGTH * out, Math.sin(angle) * HALF_WIDTH * out), grown);
    }),
  );

/** The breakwater with its openings. */
const worldStrips = (): Strip[] =>
  [0.04, 0.29, 0.54, 0.79].map((begin) => ({
    width: 90,
    path: smoothPath(
      Array.from({ length: 8 }, (_, step) => {
        const angle = 2 * Math.PI * (begin + (0.21 * step) / 7);
        return rotate(Math.cos(angle) * HALF_LENGTH, Math.sin(angle) * HALF_WIDTH);
      }),
    ),
  }));
