import type { Bounds } from '../../../schema/search.ts';
import { unproject, scaleOf, project, zoomAt, type Point, type MapPoint } from './projection.ts';

/** The visible part of the map: centre, zoom and size in pixels. */
export interface Frame {
  center: MapPoint;
  zoom: number;
  width: number;
  height: number;
}

/** Maximum zoom, and the minimum for any window; see `farthest`. */
const NEAREST = 18;
const FARTHEST = 9;
/** Maximum distance from the origin, in metres. */
const MAX_DISTANCE = { x: 50_000, y: 40_000 };
/** Duration of an animation in milliseconds. */
const ANIMATION_MS = 320;
/** Margin in pixels around bounds that are fitted. */
const MARGIN = 56;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The minimum zoom for a size in pixels, at which the whole map is visible. */
const farthest = ({ width, height }: Pick<Frame, 'width' | 'height'>): number =>
  width === 0 || height === 0
    ? FARTHEST
    : Math.max(FARTHEST, zoomAt(Math.min(width / (2 * MAX_DISTANCE.x), height / (2 * MAX_DISTANCE.y))));

/** The camera: the visible part of the map and the ways to change it. */
export class Camera {
  frame: Frame = { center: { x: 0, y: 0 }, zoom: 11, width: 0, height: 0 };
  readonly #watchers = new Set<() => void>();
  /** The animation frame of the next step. */
  #step = 0;

  /** Calls a listener after each change. Returns the function that unsubscribes. */
  watch(listener: () => void): () => void {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  }

  /** Sets the visible part, within the limits of the map. */
  setFrame(change: Partial<Frame>): void {
    cancelAnimationFrame(this.#step);
    this.#update(change);
  }

  #update(change: Partial<Frame>): void {
    const { center, zoom, ...size } = { ...this.frame, ...change };
    this.frame = {
      ...size,
      center: {
        x: clamp(center.x, -MAX_DISTANCE.x, MAX_DISTANCE.x),
        y: clamp(center.y, -MAX_DISTANCE.y, MAX_DISTANCE.y),
      },
      zoom: clamp(zoom, farthest(size), NEAREST),
    };
    for (const listener of this.#watchers) listener();
  }

  /** Moves by a distance in pixels. */
  pan(right: number, down: number): void {
    const { center, zoom } = this.frame;
    const scale = scaleOf(zoom);
    this.setFrame({ center: { x: center.x + right / scale, y: center.y + down / scale } });
  }

  /** Zooms around a pixel, which keeps its point. */
  zoomBy(by: number, at?: MapPoint): Pick<Frame, 'center' | 'zoom'> {
    const { center, zoom, width, height } = this.frame;
    const next = clamp(zoom + by, farthest(this.frame), NEAREST);
    const away = { x: (at?.x ?? width / 2) - width / 2, y: (at?.y ?? height / 2) - height / 2 };
    const less = 1 / scaleOf(zoom) - 1 / scaleOf(next);
    return { zoom: next, center: { x: center.x + away.x * less, y: center.y + away.y * less } };
  }

  /** Fits bounds, up to a maximum zoom. */
  fit({ west, south, east, north }: Bounds, maxZoom = NEAREST): Pick<Frame, 'center' | 'zoom'> {
    const { width, height } = this.frame;
    const [one, other] = [
      project({ latitude: north, longitude: west }),
      project({ latitude: south, longitude: east }),
    ];
    const available = (pixels: number) => Math.max(pixels - 2 * MARGIN, pixels / 2, 1);
    const scale = Math.min(
      available(width) / Math.max(other.x - one.x, 1),
      available(height) / Math.max(other.y - one.y, 1),
    );
    return {
      center: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      zoom: Math.min(zoomAt(scale), maxZoom),
    };
  }

  /** Moves there, without animation for visitors who prefer reduced motion. */
  go({ center, zoom }: Pick<Frame, 'center' | 'zoom'>): void {
    cancelAnimationFrame(this.#step);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.setFrame({ center, zoom });
      return;
    }
    const from = this.frame;
    const start = performance.now();
    const step = (now: number) => {
      const passed = clamp((now - start) / ANIMATION_MS, 0, 1);
      const part = 1 - (1 - passed) ** 3;
      const between = (one: number, other: number) => one + (other - one) * part;
      this.#update({
        center: { x: between(from.center.x, center.x), y: between(from.center.y, center.y) },
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
    const { center, zoom, width, height } = this.frame;
    const scale = scaleOf(zoom);
    return { x: (x - center.x) * scale + width / 2, y: (y - center.y) * scale + height / 2 };
  }

  /** Returns the geographic point at a pixel. */
  pointAt({ x, y }: MapPoint): Point {
    const { center, zoom, width, height } = this.frame;
    const scale = scaleOf(zoom);
    return unproject({ x: center.x + (x - width / 2) / scale, y: center.y + (y - height / 2) / scale });
  }

  /** The visible bounds. */
  bounds(): Bounds {
    const { width, height } = this.frame;
    const [corner, opposite] = [this.pointAt({ x: 0, y: 0 }), this.pointAt({ x: width, y: height })];
    return {
      west: corner.longitude,
      south: opposite.latitude,
      east: opposite.longitude,
      north: corner.latitude,
    };
  }
}
