import type { Frame } from './camera.ts';

/** The map below the pins. */
export interface BaseMap {
  /** Draws the visible part; called at most once a frame. */
  draw(frame: Frame): void;
  /** Removes the map. */
  remove(): void;
}
