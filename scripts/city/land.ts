import { type MapPoint, project } from '../../web/ui/map/projection.ts';

/**
 * The coastline from south-west to north-east: degrees east and north, points separated by commas. The shapes of this folder
 * are drawn by hand, to scale, from the positions of well-known landmarks: accurate to some hundred metres.
 */
export const coast = `
54.4 24.6, 54.57 24.72, 54.66 24.79, 54.73 24.825, 54.79 24.868, 54.83 24.887, 54.88 24.918, 54.93 24.947, 54.975 24.968,
55.005 24.983, 55.016 24.996, 55.021 25.013, 55.03 25.033, 55.036 25.032, 55.034 25.015, 55.04 25.007, 55.048 25.016,
55.053 25.034, 55.064 25.041, 55.083 25.041, 55.095 25.047, 55.105 25.056, 55.115 25.0615, 55.1255 25.0655, 55.1305 25.0735,
55.1365 25.0825, 55.1405 25.0878, 55.1365 25.0895, 55.1305 25.0915, 55.131 25.094, 55.1365 25.0955, 55.1392 25.1015,
55.1425 25.1035, 55.1445 25.1015, 55.1422 25.0965, 55.1455 25.0942, 55.1515 25.0965, 55.1585 25.101, 55.1645 25.1075,
55.169 25.1145, 55.1745 25.1235, 55.1805 25.1315, 55.1865 25.1395, 55.1925 25.1485, 55.1985 25.1575, 55.2055 25.1665,
55.213 25.1765, 55.2205 25.1865, 55.227 25.1965, 55.2315 25.2045, 55.2365 25.2105, 55.2415 25.2175, 55.246 25.2235,
55.2475 25.2285, 55.2525 25.2325, 55.258 25.2385, 55.2615 25.2445, 55.261 25.2515, 55.2585 25.2605, 55.2605 25.2675,
55.2655 25.2715, 55.2705 25.2715, 55.2728 25.2655, 55.2735 25.2595, 55.278 25.2595, 55.2785 25.2675, 55.2812 25.2745,
55.2855 25.2775, 55.2895 25.2755, 55.2925 25.2765, 55.2965 25.2795, 55.3045 25.2825, 55.3115 25.2862, 55.3135 25.2905,
55.3195 25.2935, 55.3275 25.2955, 55.3345 25.3015, 55.3405 25.3085, 55.3445 25.317, 55.3495 25.3205, 55.3525 25.3165,
55.3535 25.3115, 55.3585 25.3115, 55.3625 25.3145, 55.3635 25.3195, 55.3605 25.3255, 55.3675 25.3345, 55.3765 25.3475,
55.3845 25.3585, 55.3955 25.3715, 55.4125 25.3895, 55.43 25.405, 55.45 25.422, 55.49 25.465, 55.53 25.515, 55.59 25.57,
55.7 25.65, 55.85 25.76, 55.95 25.83, 56.04 25.93, 56.08 26.06, 56.17 26.2`;

/** The border of the land outside of the visible area, from the end of the coast to its start. */
export const inland = '56.6 26.2, 56.6 23.9, 54.1 23.9, 54.1 24.5';

/** Outlines of compact islands. */
export const islands: readonly string[] = [
  // Bluewaters
  '55.1165 25.0805, 55.1185 25.0765, 55.1225 25.0755, 55.1252 25.0785, 55.1235 25.0815, 55.1195 25.083',
  // Burj Al Arab
  '55.1848 25.1418, 55.1848 25.1406, 55.186 25.1406, 55.186 25.1418',
  // Jumeirah Bay
  '55.2315 25.2115, 55.2318 25.2085, 55.2345 25.2095, 55.2385 25.2135, 55.2388 25.2175, 55.2355 25.2185, 55.233 25.2155',
  // Pearl Jumeirah
  '55.2485 25.2345, 55.2512 25.2335, 55.2565 25.2395, 55.2565 25.2425, 55.2535 25.2425, 55.2495 25.2385',
  // Dubai Islands
  '55.2965 25.2832, 55.292 25.287, 55.2965 25.291, 55.3035 25.2895, 55.3055 25.2862, 55.302 25.2842',
  '55.2935 25.2945, 55.2845 25.2985, 55.2845 25.309, 55.2895 25.319, 55.2985 25.3275, 55.3085 25.332, 55.3165 25.329, 55.3175 25.319, 55.3115 25.309, 55.3055 25.3, 55.2995 25.2942',
  '55.3235 25.3085, 55.3195 25.3145, 55.3215 25.3265, 55.3275 25.3325, 55.3345 25.3285, 55.3345 25.3165, 55.3295 25.3085',
];

/** Projects a line that is formatPoint as degrees east and north, points separated by commas. */
export const parsePoints = (course: string): MapPoint[] =>
  course.split(',').map((point) => {
    const [longitude = 0, latitude = 0] = point.trim().split(/\s+/).map(Number);
    return project({ latitude, longitude });
  });

const formatPoint = ({ x, y }: MapPoint): string => `${Math.round(x)} ${Math.round(y)}`;

/** Tension of the curves. */
const TENSION = 1 / 6;

/** Returns the path data of a smooth curve, in metres. */
export function smoothPath(points: readonly MapPoint[]): string {
  const at = (index: number): MapPoint => points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const curve = (from: number): string => {
    const [before, start, end, after] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    const first = { x: start.x + (end.x - before.x) * TENSION, y: start.y + (end.y - before.y) * TENSION };
    const second = { x: end.x - (after.x - start.x) * TENSION, y: end.y - (after.y - start.y) * TENSION };
    return `C${formatPoint(first)} ${formatPoint(second)} ${formatPoint(end)}`;
  };
  return `M${formatPoint(at(0))}${points
    .slice(1)
    .map((_, index) => curve(index))
    .join('')}`;
}

/** Returns the path data of a polygon, in metres. */
export const shapeOf = (points: readonly MapPoint[]): string => `M${points.map(formatPoint).join('L')}Z`;

/** Returns the path data of a circle, in metres. */
export const circleAt = ({ x, y }: MapPoint, radius: number): string =>
  `M${formatPoint({ x: x - radius, y })}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A strip of land: path data and width in metres. */
export interface Strip {
  width: number;
  path: string;
}

interface Palm {
  /** Centre of the crescent, in degrees east and north. */
  center: readonly [east: number, north: number];
  /** Direction of the crown, in degrees from east to north. */
  direction: number;
  /** Radius of the crescent, in metres. */
  radius: number;
  /** Length of the trunk from the centre to the coast. */
  trunk: number;
}

const palms: readonly Palm[] = [
  { center: [55.1329, 25.1159], direction: 135, radius: 2270, trunk: 3150 },
  { center: [54.9875, 25.0045], direction: 133, radius: 3250, trunk: 5100 },
];

/** Number of fronds on each side. */
const FRONDS = 8;
const DEGREE = Math.PI / 180;

/** Creates a palm island: trunk, fronds, and the crescent with its openings. */
function createPalm({ center: [longitude, latitude], direction, radius, trunk }: Palm): Strip[] {
  const center = project({ latitude, longitude });
  /** Returns the point at a distance and an angle from the direction of the crown. */
  const at = (angle: number, far: number): MapPoint => ({
    x: center.x + Math.cos((direction + angle) * DEGREE) * far,
    y: center.y - Math.sin((direction + angle) * DEGREE) * far,
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

/** A watercourse: its centre line and width in metres. */
interface Water {
  width: number;
  course: string;
}

export const waters: readonly Water[] = [
  // The creek, wider from bridge to bridge
  {
    width: 270,
    course:
      '55.2882 25.2795, 55.2905 25.274, 55.293 25.2695, 55.2955 25.267, 55.299 25.265, 55.3035 25.2618, 55.307 25.2583, 55.313 25.2545, 55.3185 25.2505',
  },
  { width: 430, course: '55.3185 25.2505, 55.325 25.2455, 55.329 25.24, 55.3325 25.2345' },
  { width: 620, course: '55.3325 25.2345, 55.3375 25.2285, 55.3425 25.223, 55.3432 25.2165' },
  { width: 980, course: '55.3425 25.219, 55.341 25.212, 55.3365 25.205, 55.334 25.199' },
  // The canal, and the water around which Business Bay is built
  {
    width: 130,
    course:
      '55.334 25.199, 55.3295 25.193, 55.321 25.1895, 55.312 25.187, 55.303 25.1838, 55.293 25.1845, 55.284 25.1865, 55.2745 25.1845, 55.267 25.182, 55.261 25.1848, 55.2555 25.1888, 55.2475 25.1925, 55.2405 25.1962, 55.2345 25.2018, 55.2295 25.2062',
  },
  { width: 230, course: '55.2835 25.1868, 55.2775 25.1852, 55.272 25.1832' },
  // Dubai Marina
  {
    width: 140,
    course:
      '55.122 25.0672, 55.1272 25.0668, 55.132 25.0695, 55.1358 25.0728, 55.1388 25.0768, 55.1418 25.0812, 55.1432 25.0858, 55.1418 25.0905, 55.1355 25.0925',
  },
  // The lagoons of Al Mamzar and Sharjah
  { width: 330, course: '55.352 25.3185, 55.3545 25.3105, 55.3515 25.3035' },
  { width: 560, course: '55.377 25.323, 55.3835 25.329' },
  { width: 160, course: '55.368 25.3385, 55.3755 25.3345, 55.3815 25.329' },
  { width: 200, course: '55.3795 25.3605, 55.386 25.3565, 55.3905 25.3525' },
  // Jebel Ali's harbour
  { width: 620, course: '55.0435 25.0255, 55.0445 25.0145, 55.0515 25.0035' },
  { width: 320, course: '55.0515 25.0035, 55.0625 24.9965' },
  // Lakes
  { width: 420, course: '55.3 24.8355, 55.3085 24.8375' },
];
