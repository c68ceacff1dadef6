import type { Bounds } from '../../../schema/search.ts';
import { unproject, scaleOf, project, zoomAt, type Point, type MapPoint } from './projection.ts';

/** The visible part of the map: centre, zoom and size in pixels. */
export interface Frame {
  middle: MapPoint;
  zoom: number;
  width: number;
  height: number;
}

/** Maximum zoom, and the minimum for any window; see `farthest`. */
const NEAREST = 18;
const FARTHEST = 9;
/** Maximum distance from the origin, in metres. */
const REACH = { x: 50_000, y: 40_000 };
/** Duration of an animation in milliseconds. */
const WAY = 320;
/** Margin in pixels around bounds that are fitted. */
const MARGIN = 56;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The minimum zoom for a size in pixels, at which the whole map is visible. */
const farthest = ({ width, height }: Pick<Frame, 'width' | 'height'>): number =>
  width === 0 || height === 0
    ? FARTHEST
    : Math.max(FARTHEST, zoomAt(Math.min(width / (2 * REACH.x), height / (2 * REACH.y))));

/** The camera: the visible part of the map and the ways to change it. */
export class Camera {
  frame: Frame = { middle: { x: 0, y: 0 }, zoom: 11, width: 0, height: 0 };
  readonly #watchers = new Set<() => void>();
  #step = 0;

  /** Calls a listener after each change. Returns the function that unsubscribes. */
  watch(told: () => void): () => void {
    this.#watchers.add(told);
    return () => this.#watchers.delete(told);
  }

  /** Sets the visible part, within the limits of the map. */
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

  /** Moves by a distance in pixels. */
  pan(right: number, down: number): void {
    const { middle, zoom } = this.frame;
    const scale = scaleOf(zoom);
    this.see({ middle: { x: middle.x + right / scale, y: middle.y + down / scale } });
  }

  /** Zooms around a pixel, which keeps its point. */
  nearer(by: number, at?: MapPoint): Pick<Frame, 'middle' | 'zoom'> {
    const { middle, zoom, width, height } = this.frame;
    const next = within(zoom + by, farthest(this.frame), NEAREST);
    const away = { x: (at?.x ?? width / 2) - width / 2, y: (at?.y ?? height / 2) - height / 2 };
    const less = 1 / scaleOf(zoom) - 1 / scaleOf(next);
    return { zoom: next, middle: { x: middle.x + away.x * less, y: middle.y + away.y * less } };
  }

  /** Fits bounds, up to a maximum zoom. */
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

  /** Moves there, without animation for visitors who prefer reduced motion. */
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

  /** Stops the animation. */
  stop(): void {
    cancelAnimationFrame(this.#step);
  }

  /** Returns the pixel of a map point. */
  pixelOf({ x, y }: MapPoint): MapPoint {
    const { middle, zoom, width, height } = this.frame;
    const scale = scaleOf(zoom);
    return { x: (x - middle.x) * scale + width / 2, y: (y - middle.y) * scale + height / 2 };
  }

  /** Returns the geographic point at a pixel. */
  pointUnder({ x, y }: MapPoint): Point {
    const { middle, zoom, width, height } = this.frame;
    const scale = scaleOf(zoom);
    return unproject({ x: middle.x + (x - width / 2) / scale, y: middle.y + (y - height / 2) / scale });
  }

  /** The visible bounds. */
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
