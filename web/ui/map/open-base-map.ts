import type { Frame } from './camera.ts';
import { PLACES, type Credit } from './credits.tsx';
import { drawnBaseMap } from './drawn-base-map.ts';
import type { BaseMap } from './base-map.ts';

/** URL of the configured tile style, which the server writes into the page. */
const styleNamed = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content;

/**
 * Opens the base map: the built-in one until the configured tile map has loaded, and for good if that fails. `tell` receives
 * the attributions.
 */
export function openBaseMap(host: HTMLElement, tell: (credits: readonly Credit[]) => void): BaseMap {
  let ground: BaseMap = drawnBaseMap(host);
  let last: Frame | null = null;
  const closed = new AbortController();
  const style = styleNamed();
  tell([PLACES]);

  async function bringTiles(address: string, frame: Frame): Promise<void> {
    const { tileBaseMap } = await import('./tile-base-map.ts');
    const { signal } = closed;
    const tiles = await tileBaseMap(host, { style: address, frame, signal });
    if (signal.aborted) {
      tiles.remove();
      return;
    }
    ground.remove();
    ground = tiles;
    ground.draw(last ?? frame);
    tell([...tiles.credits(), PLACES]);
  }

  return {
    draw(frame) {
      const isFirst = last === null;
      last = frame;
      ground.draw(frame);
      if (isFirst && style !== undefined) bringTiles(style, frame).catch(() => undefined);
    },
    remove() {
      closed.abort();
      ground.remove();
    },
  };
}
