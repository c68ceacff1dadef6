import type { Frame } from './camera.ts';
import { names } from './city/names.ts';
import { type MapPoint, project } from './projection.ts';

const COLOURS = ['water', 'land', 'shore', 'field', 'street', 'road', 'metro', 'name', 'sea'] as const;

/** Colours of the map by kind of shape. */
type Colours = Record<(typeof COLOURS)[number], string>;

/** Reads the colours from the custom properties of an element. */
export function readColours(element: Element): Colours {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    COLOURS.map((name) => [name, style.getPropertyValue(`--map-${name}`)]),
  ) as Colours;
}

interface LabelOptions {
  frame: Frame;
  pixelOf: (spot: MapPoint) => MapPoint;
  colours: Colours;
  /** Roads whose numbers are drawn. */
  roads: readonly { number: string; rank: number; points: readonly MapPoint[] }[];
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const spots = names.map(({ at: [longitude, latitude] }) => project({ longitude, latitude }));

/** Minimum zoom of the numbers of minor roads. */
const CLOSE = 12.8;

/** Minimum distance in pixels between two numbers of a road, and between any two labels. */
const APART = 320;
const GAP = 8;
/** Half height of a label. */
const HALF = 8;

/** Draws place names and road numbers where they do not overlap. */
export function drawLabels(
  pen: CanvasRenderingContext2D,
  { frame, pixelOf, colours, roads }: LabelOptions,
): void {
  const { zoom, width, height } = frame;
  const taken: Box[] = [];
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';

  /** Reserves room for a label of this half width around a pixel; false if it would overlap. */
  function take({ x, y }: MapPoint, half: number): boolean {
    const box: Box = [x - half - GAP, y - HALF - GAP / 2, x + half + GAP, y + HALF + GAP / 2];
    const [left, top, right, bottom] = box;
    if (right < 0 || bottom < 0 || left > width || top > height) return false;
    if (taken.some(([l, t, r, b]) => left < r && l < right && top < b && t < bottom)) return false;
    taken.push(box);
    return true;
  }

  names.forEach(({ name, from, sea }, place) => {
    if (zoom < from) return;
    pen.font = sea ? "400 16px 'Gilda Display', serif" : '500 12.5px Figtree, sans-serif';
    const at = pixelOf(spots[place]!);
    if (!take(at, pen.measureText(name).width / 2)) return;
    pen.lineWidth = 3;
    pen.strokeStyle = sea ? colours.water : colours.land;
    pen.strokeText(name, at.x, at.y);
    pen.fillStyle = sea ? colours.sea : colours.name;
    pen.fillText(name, at.x, at.y);
  });

  pen.font = '600 10.5px Figtree, sans-serif';
  for (const { number, rank, points } of roads) {
    if (rank > 1 && zoom < CLOSE) continue;
    let last: MapPoint | null = null;
    for (const point of points) {
      const at = pixelOf(point);
      if (last && Math.hypot(at.x - last.x, at.y - last.y) < APART) continue;
      const half = pen.measureText(number).width / 2 + 4;
      if (!take(at, half)) continue;
      last = at;
      pen.beginPath();
      pen.roundRect(at.x - half, at.y - HALF + 0.5, half * 2, HALF * 2 - 1, 2);
      pen.fillStyle = colours.street;
      pen.fill();
      pen.strokeStyle = colours.road;
      pen.lineWidth = 1;
      pen.stroke();
      pen.fillStyle = colours.name;
      pen.fillText(number, at.x, at.y + 0.5);
    }
  }
}
