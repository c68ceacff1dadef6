import { project, type MapPoint } from '../projection.ts';
import { circleAt, smoothPath } from './courses.ts';
import type { Strip } from './palms.ts';

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
export const worldIslands = (): string[] =>
  RINGS.flatMap(([out, count, size], ring) =>
    Array.from({ length: count }, (_, place) => {
      const angle = (2 * Math.PI * (place + ring * 0.37)) / count;
      const grown = Math.round(size * (0.7 + 0.5 * Math.abs(Math.sin(place * 2.4 + ring))));
      return circleAt(turned(Math.cos(angle) * LONG * out, Math.sin(angle) * WIDE * out), grown);
    }),
  );

/** The breakwater with its openings. */
export const worldStrips = (): Strip[] =>
  [0.04, 0.29, 0.54, 0.79].map((begin) => ({
    width: 90,
    path: smoothPath(
      Array.from({ length: 8 }, (_, step) => {
        const angle = 2 * Math.PI * (begin + (0.21 * step) / 7);
        return turned(Math.cos(angle) * LONG, Math.sin(angle) * WIDE);
      }),
    ),
  }));
