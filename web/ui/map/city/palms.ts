import { project, type MapPoint } from '../projection.ts';
import { smoothPath } from './courses.ts';

/** A strip of land: path data and width in metres. */
export interface Strip {
  width: number;
  path: string;
}

interface Palm {
  /** Centre of the crescent, in degrees east and north. */
  center: readonly [east: number, north: number];
  /** Direction of the crown, in degrees from east to north. */
  towards: number;
  /** Radius of the crescent, in metres. */
  radius: number;
  /** Length of the trunk from the centre to the coast. */
  trunk: number;
}

const palms: readonly Palm[] = [
  { center: [55.1329, 25.1159], towards: 135, radius: 2270, trunk: 3150 },
  { center: [54.9875, 25.0045], towards: 133, radius: 3250, trunk: 5100 },
];

/** Number of fronds on each side. */
const FRONDS = 8;
const DEGREE = Math.PI / 180;

/** Creates a palm island: trunk, fronds, and the crescent with its openings. */
function createPalm({ center: [longitude, latitude], towards, radius, trunk }: Palm): Strip[] {
  const center = project({ latitude, longitude });
  /** Returns the point at a distance and an angle from the direction of the crown. */
  const at = (angle: number, far: number): MapPoint => ({
    x: center.x + Math.cos((towards + angle) * DEGREE) * far,
    y: center.y - Math.sin((towards + angle) * DEGREE) * far,
  });
  const along = (far: number) => at(far < 0 ? 180 : 0, Math.abs(far));
  const arc = (from: number, to: number) =>
    smoothPath(Array.from({ length: 9 }, (_, step) => at(from + ((to - from) * step) / 8, radius)));
  const frond = (side: 1 | -1, place: number) => {
    const turned = side * (21 + place * 18.2);
    const root = radius * (0.2 - place * 0.085);
    const [start, end] = [along(root), at(turned, radius * 0.76)];
    const bend = along(root + radius * (0.32 - place * 0.015));
    const middleOf = (one: number, other: number, bent: number) => one * 0.3 + other * 0.45 + bent * 0.25;
    const between = { x: middleOf(start.x, end.x, bend.x), y: middleOf(start.y, end.y, bend.y) };
    return { width: radius * 0.04, path: smoothPath([start, between, end]) };
  };
  const sides = [1, -1] as const;
  return [
    { width: radius * 0.14, path: smoothPath([along(-trunk), along(-trunk / 2), along(radius * 0.3)]) },
    { width: radius * 0.04, path: smoothPath([along(0), along(radius * 0.4), along(radius * 0.76)]) },
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

/** The strips of all palm islands. */
export const palmStrips = (): Strip[] => palms.flatMap(createPalm);
