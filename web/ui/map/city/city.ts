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
import { type MapPoint, project } from '../projection.ts';

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
const MIDDLE = project({ latitude: 25.2225, longitude: 55.1685 });
/** Half length, half width (metres) and direction of the breakwater. */
const LONG = 4300;
const WIDE = 3050;
const TOWARDS = (38 * Math.PI) / 180;

const turned = (along: number, across: number): MapPoint => ({
  x: MIDDLE.x + Math.cos(TOWARDS) * along - Math.sin(TOWARDS) * across,
  y: MIDDLE.y - Math.sin(TOWARDS) * along - Math.cos(TOWARDS) * across,
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
      return circleAt(turned(Math.cos(angle) * LONG * out, Math.sin(angle) * WIDE * out), grown);
    }),
  );

/** The breakwater with its openings. */
const worldStrips = (): Strip[] =>
  [0.04, 0.29, 0.54, 0.79].map((begin) => ({
    width: 90,
    path: smoothPath(
      Array.from({ length: 8 }, (_, step) => {
        const angle = 2 * Math.PI * (begin + (0.21 * step) / 7);
        return turned(Math.cos(angle) * LONG, Math.sin(angle) * WIDE);
      }),
    ),
  }));
