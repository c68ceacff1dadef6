import type { Frame } from './camera.ts';
import { city } from './city/city.ts';
import { readColours, drawLabels } from './place-labels.ts';
import { scaleOf } from './projection.ts';

/** The map below the pins. */
export interface BaseMap {
  /** Draws the visible part; called at most once a frame. */
  draw(frame: Frame): void;
  /** Removes the map. */
  remove(): void;
}

/** Maximum device pixel ratio; more is not visible and costs time. */
const SHARPEST = 2;

/** The shapes as `Path2D`. */
function paths() {
  const { land, strips, waters, runways, roads, metro } = city();
  const one = (all: readonly string[]) => new Path2D(all.join(''));
  const wide = ({ width, path }: { width: number; path: string }) => ({ width, path: new Path2D(path) });
  return {
    land: one(land),
    strips: strips.map(wide),
    waters: waters.map(wide),
    runways: one(runways),
    roads: ([3, 2, 1] as const).map((rank) =>
      one(roads.filter((road) => road.rank === rank).map(({ path }) => path)),
    ),
    metro: one(metro.map(({ path }) => path)),
    stations: metro.flatMap(({ stations }) => stations),
    numbered: roads.filter(({ rank }) => rank < 3),
  };
}

/** Minimum zoom of metro stations. */
const STATIONS = 12.5;

/** Width of roads by rank, in pixels. */
const roadWidth = (rank: number, zoom: number): number => {
  const least = [1, 1.5, 2.25][rank]!;
  return Math.max(least, least * 1.32 ** (zoom - 11));
};

/** The built-in base map on a canvas, without requests or WebGL. */
export function drawnBaseMap(host: HTMLElement): BaseMap {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  host.append(canvas);
  const pen = canvas.getContext('2d')!;
  const drawing = paths();
  const colours = readColours(host);
  let last: Frame | null = null;
  let removed = false;
  // Labels are drawn again once the site's font has loaded; if it does not load, the fallback font stays.
  const redraw = () => last && !removed && draw(last);
  document.fonts.load('500 12px Figtree').then(redraw, () => undefined);

  function draw(frame: Frame): void {
    last = frame;
    const { center, zoom, width, height } = frame;
    const sharp = Math.min(devicePixelRatio, SHARPEST);
    const [across, down] = [Math.round(width * sharp), Math.round(height * sharp)];
    if (canvas.width !== across || canvas.height !== down)
      Object.assign(canvas, { width: across, height: down });
    const scale = scaleOf(zoom);
    pen.setTransform(sharp, 0, 0, sharp, 0, 0);
    pen.fillStyle = colours.water;
    pen.fillRect(0, 0, width, height);
    pen.save();
    pen.translate(width / 2 - center.x * scale, height / 2 - center.y * scale);
    pen.scale(scale, scale);
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    const line = (path: Path2D, colour: string, metres: number) => {
      pen.strokeStyle = colour;
      pen.lineWidth = metres;
      pen.stroke(path);
    };
    const pixel = 1 / scale;

    for (const { path, width } of drawing.strips) line(path, colours.shore, width + 2 * pixel);
    line(drawing.land, colours.shore, 2 * pixel);
    pen.fillStyle = colours.land;
    pen.fill(drawing.land);
    for (const { path, width } of drawing.strips) line(path, colours.land, width);

    pen.save();
    pen.clip(drawing.land);
    for (const { path, width } of drawing.waters)
      line(path, colours.shore, Math.max(width, 3 * pixel) + 2 * pixel);
    pen.restore();
    for (const { path, width } of drawing.waters) line(path, colours.water, Math.max(width, 3 * pixel));

    line(drawing.runways, colours.field, Math.max(60, 2 * pixel));
    const [streets, avenues, highways] = drawing.roads;
    line(streets!, colours.street, roadWidth(0, zoom) * pixel);
    line(avenues!, colours.street, roadWidth(1, zoom) * pixel);
    line(highways!, colours.road, roadWidth(2, zoom) * pixel);
    line(drawing.metro, colours.metro, 1.5 * pixel);
    pen.restore();

    const pixelOf = ({ x, y }: { x: number; y: number }) => ({
      x: (x - center.x) * scale + width / 2,
      y: (y - center.y) * scale + height / 2,
    });
    if (zoom >= STATIONS) {
      for (const station of drawing.stations) {
        const { x, y } = pixelOf(station);
        pen.beginPath();
        pen.arc(x, y, 3, 0, 2 * Math.PI);
        pen.fillStyle = colours.street;
        pen.fill();
        pen.strokeStyle = colours.metro;
        pen.lineWidth = 1.5;
        pen.stroke();
      }
    }
    drawLabels(pen, { frame, pixelOf, colours, roads: drawing.numbered });
  }

  return {
    draw,
    remove() {
      removed = true;
      canvas.remove();
    },
  };
}
