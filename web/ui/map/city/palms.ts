import { project, type MapPoint } from '../projection.ts';
import { curveThrough } from './courses.ts';

/** Land that is laid along a line: the `d` of its path, and how wide it is, both in metres. */
export interface Strip {
  width: number;
  path: string;
}

interface Palm {
  /** The middle of the ring around it, in degrees east and north. */
  middle: readonly [east: number, north: number];
  /** Where its crown points, in degrees from the east towards the north. */
  towards: number;
  /** From its middle to the middle of the ring's land, in metres. */
  radius: number;
  /** From its middle to the coast. */
  trunk: number;
}

const palms: readonly Palm[] = [
  { middle: [55.1329, 25.1159], towards: 135, radius: 2270, trunk: 3150 },
  { middle: [54.9875, 25.0045], towards: 133, radius: 3250, trunk: 5100 },
];

/** Fronds on one side of a trunk. */
const FRONDS = 8;
const DEGREE = Math.PI / 180;

/** An island in the shape of a palm: its trunk, its fronds, and the ring around them, open where boats come in. */
function palmOf({ middle: [longitude, latitude], towards, radius, trunk }: Palm): Strip[] {
  const middle = project({ latitude, longitude });
  /** A spot so far from the middle, at this angle from where the crown points. */
  const at = (angle: number, far: number): MapPoint => ({
    x: middle.x + Math.cos((towards + angle) * DEGREE) * far,
    y: middle.y - Math.sin((towards + angle) * DEGREE) * far,
  });
  const along = (far: number) => at(far < 0 ? 180 : 0, Math.abs(far));
  const arc = (from: number, to: number) =>
    curveThrough(Array.from({ length: 9 }, (_, step) => at(from + ((to - from) * step) / 8, radius)));
  const frond = (side: 1 | -1, place: number) => {
    const turned = side * (21 + place * 18.2);
    const root = radius * (0.2 - place * 0.085);
    const [start, end] = [along(root), at(turned, radius * 0.76)];
    const bend = along(root + radius * (0.32 - place * 0.015));
    const middleOf = (one: number, other: number, bent: number) => one * 0.3 + other * 0.45 + bent * 0.25;
    const between = { x: middleOf(start.x, end.x, bend.x), y: middleOf(start.y, end.y, bend.y) };
    return { width: radius * 0.04, path: curveThrough([start, between, end]) };
  };
  const sides = [1, -1] as const;
  return [
    { width: radius * 0.14, path: curveThrough([along(-trunk), along(-trunk / 2), along(radius * 0.3)]) },
    { width: radius * 0.04, path: curveThrough([along(0), along(radius * 0.4), along(radius * 0.76)]) },
    ...sides.flatMap((side) => Array.from({ length: FRONDS }, (_, place) => frond(side, place))),
    ...[
      [-58, 58],
      [63, 122],
      [-122, -63],
    ].map(([from = 0, to = 0]) => ({
      width: radius * 0.085,
      path: arc(from, to),
    })),
  ];
}

/** All palms, strip by strip. */
export const palmStrips = (): Strip[] => palms.flatMap(palmOf);
