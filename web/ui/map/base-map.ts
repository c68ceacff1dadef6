import type { Frame } from './camera.ts';

/** What lies under the pins. */
export interface BaseMap {
  /** Draws what is seen; called once for every frame of the screen at most. */
  draw(frame: Frame): void;
  /** Takes it away. */
  remove(): void;
}
