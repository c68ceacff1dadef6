import type { Bounds } from '../../../schema/search.ts';
import { unproject, scaleOf, project, zoomAt, type Point, type MapPoint } from './projection.ts';

/** What is seen of the plane: the spot in the middle, how closely, and on how many pixels. */
export interface Frame {
  middle: MapPoint;
  zoom: number;
  width: number;
  height: number;
}

/** The largest zoom, and the smallest of any window; see `farthest`. */
const NEAREST = 18;
const FARTHEST = 9;
/** How far from the middle of the plane one may go, in metres. */
const REACH = { x: 50_000, y: 40_000 };
/** Milliseconds that a way takes. */
const WAY = 320;
/** Pixels that stay free around what is shown whole. */
const MARGIN = 56;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The smallest zoom in a view of so many pixels: all that the map reaches is in it, and no more. */
const farthest = ({ width, height }: Pick<Frame, 'width' | 'height'>): number =>
  width === 0 || height === 0
    ? FARTHEST
    : Math.max(FARTHEST, zoomAt(Math.min(width / (2 * REACH.x), height / (2 * REACH.y))));

/** Whoever looks at the map: what is seen, and the ways to see something else. */
export class Camera {
  frame: Frame = { middle: { x: 0, y: 0 }, zoom: 11, width: 0, height: 0 };
  readonly #watchers = new Set<() => void>();
  #step = 0;

  /** Calls `told` whenever something else is seen, until the function it gives is called. */
  watch(told: () => void): () => void {
    this.#watchers.add(told);
    return () => this.#watchers.delete(told);
  }

  /** Sees this from now on, as far as the map reaches. */
  see(change: Partial<Frame>): void {
    cancelAnimationFrame(this.#step);
    this.#see(change);
  }

  #see(change: Partial<Frame>): void {
    const { middle, zoom, ...size } = { ...this.frame, ...change };
    this.frame = {
      ...size,
      middle: { x: within(middle.x, -REACH.x, REACH.x), y: within(middle.y, -REACH.y, REACH.y) },
      zoom: within(zoom, farthest(size), NEAREST),
    };
    for (const told of this.#watchers) told();
  }

  /** Moves by so many pixels. */
  pan(right: number, down: number): void {
    const { middle, zoom } = this.frame;
    const scale = scaleOf(zoom);
    this.see({ middle: { x: middle.x + right / scale, y: middle.y + down / scale } });
  }

  /** What is seen after going nearer by so many zooms, what is at this pixel staying there. */
  nearer(by: number, at?: MapPoint): Pick<Frame, 'middle' | 'zoom'> {
    const { middle, zoom, width, height } = this.frame;
    const next = within(zoom + by, farthest(this.frame), NEAREST);
    const away = { x: (at?.x ?? width / 2) - width / 2, y: (at?.y ?? height / 2) - height / 2 };
    const less = 1 / scaleOf(zoom) - 1 / scaleOf(next);
    return { zoom: next, middle: { x: middle.x + away.x * less, y: middle.y + away.y * less } };
  }

  /** What is seen where all of a piece of the map is, and no nearer than `most`. */
  whole({ west, south, east, north }: Bounds, most = NEAREST): Pick<Frame, 'middle' | 'zoom'> {
    const { width, height } = this.frame;
    const [one, other] = [
      project({ latitude: north, longitude: west }),
      project({ latitude: south, longitude: east }),
    ];
    const room = (pixels: number) => Math.max(pixels - 2 * MARGIN, pixels / 2, 1);
    const scale = Math.min(
      room(width) / Math.max(other.x - one.x, 1),
      room(height) / Math.max(other.y - one.y, 1),
    );
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      zoom: Math.min(zoomAt(scale), most),
    };
  }

  /** Goes there, in one step for whom motion is not welcome. */
  go({ middle, zoom }: Pick<Frame, 'middle' | 'zoom'>): void {
    cancelAnimationFrame(this.#step);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.see({ middle, zoom });
      return;
    }
    const from = this.frame;
    const start = performance.now();
    const step = (now: number) => {
      const passed = within((now - start) / WAY, 0, 1);
      const part = 1 - (1 - passed) ** 3;
      const between = (one: number, other: number) => one + (other - one) * part;
      this.#see({
        middle: { x: between(from.middle.x, middle.x), y: between(from.middle.y, middle.y) },
        zoom: between(from.zoom, zoom),
      });
      if (passed < 1) this.#step = requestAnimationFrame(step);
    };
    this.#step = requestAnimationFrame(step);
  }

  /** Stops where it is. */
  stop(): void {
    cancelAnimationFrame(this.#step);
  }

  /** The pixel at which a spot is seen. */
  pixelOf({ x, y }: MapPoint): MapPoint {
    const { middle, zoom, width, height } = this.frame;
    const scale = scaleOf(zoom);
    return { x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 };
  }

  /** The point that is seen at a pixel. */
  pointUnder({ x, y }: MapPoint): Point {
    const { middle, zoom, width, height } = this.frame;
    const scale = scaleOf(zoom);
    return unproject({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
  }

  /** All that is seen. */
  bounds(): Bounds {
    const { width, height } = this.frame;
    const [corner, opposite] = [this.pointUnder({ x: 0, y: 0 }), this.pointUnder({ x: width, y: height })];
    return {
      west: corner.longitude,
      south: opposite.latitude,
      east: opposite.longitude,
      north: corner.latitude,
    };
  }
}
