import type { Frame } from './camera.ts';
import { PLACES, type Credit } from './credits.tsx';
import { type BaseMap, drawnBaseMap } from './drawn-base-map.ts';

/** URL of the configured tile style, which the server writes into the page. */
const configuredStyle = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="map-style"]')?.content;

/**
 * Opens the base map: the built-in one until the configured tile map has loaded, and for good if that fails.
 * `onCredits` receives the attributions.
 */
export function openBaseMap(host: HTMLElement, onCredits: (credits: readonly Credit[]) => void): BaseMap {
  let current: BaseMap = drawnBaseMap(host);
  let last: Frame | null = null;
  const closed = new AbortController();
  const style = configuredStyle();
  onCredits([PLACES]);

  async function loadTiles(address: string, frame: Frame): Promise<void> {
    const { tileBaseMap } = await import('./tile-base-map.ts');
    const { signal } = closed;
    const tiles = await tileBaseMap(host, { style: address, frame, signal });
    if (signal.aborted) {
      tiles.remove();
      return;
    }
    current.remove();
    current = tiles;
    current.draw(last ?? frame);
    onCredits([...tiles.credits(), PLACES]);
  }

  return {
    draw(frame) {
      const isFirst = last === null;
      last = frame;
      current.draw(frame);
      if (isFirst && style !== undefined) loadTiles(style, frame).catch(() => undefined);
    },
    remove() {
      closed.abort();
      current.remove();
    },
  };
}
