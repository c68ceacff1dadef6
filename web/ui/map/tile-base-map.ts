import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js';
import worker from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import type { Frame } from './camera.ts';
import { creditsIn, type Credit } from './credits.tsx';
import type { BaseMap } from './drawn-base-map.ts';
import { unproject } from './projection.ts';

/** Difference of the zoom levels: MapLibre's world is 512 pixels wide at zoom 0. */
const ZOOM_APART = 1;

const ONLY_DRAWING = {
  interactive: false,
  attributionControl: false,
  trackResize: false,
  fadeDuration: 0,
} as const;

type Maplibre = InstanceType<typeof maplibre.Map>;

/** A tile map with its attributions. */
interface TileBaseMap extends BaseMap {
  credits(): Credit[];
}

interface MapSettings {
  /** URL of the provider's style. */
  style: string;
  /** The initial view. */
  frame: Frame;
  /** Aborts loading. */
  signal: AbortSignal;
}

/**
 * Loads the map of a tile provider and resolves when the visible part is drawn. Input is handled by our camera. Rejects
 * without WebGL or if the style cannot be loaded.
 */
export async function tileBaseMap(
  host: HTMLElement,
  { style, frame, signal }: MapSettings,
): Promise<TileBaseMap> {
  const container = document.createElement('div');
  container.className = 'map-tiles';
  container.setAttribute('aria-hidden', 'true');
  host.append(container);
  let map: Maplibre | null = null;
  const remove = () => {
    map?.remove();
    container.remove();
  };
  try {
    maplibre.setWorkerUrl(worker);
    map = new maplibre.Map({ container, style, ...viewOf(frame), ...ONLY_DRAWING });
    await waitForRender(map, signal);
  } catch (fault) {
    remove();
    throw fault;
  }
  const tiles = map;
  let size = '';
  return {
    draw(seen) {
      const { width, height } = seen;
      if (size !== `${width} ${height}`) tiles.resize();
      size = `${width} ${height}`;
      tiles.jumpTo(viewOf(seen));
    },
    credits: () =>
      Object.keys(tiles.getStyle().sources).flatMap((id) =>
        creditsIn(tiles.getSource(id)?.attribution ?? ''),
      ),
    remove,
  };
}

/** Resolves when all is drawn; missing tiles and icons are ignored. */
function waitForRender(map: Maplibre, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false;
    map.on('style.load', () => (hasStyle = true));
    map.on('load', () => resolve());
    map.on('error', ({ error }) => {
      if (!hasStyle) reject(new Error('The map style could not be loaded.', { cause: error }));
    });
    signal.addEventListener('abort', () => reject(new Error('The map was closed.')));
  });
}

function viewOf({ center, zoom }: Frame) {
  const { latitude, longitude } = unproject(center);
  return { center: [longitude, latitude] as [number, number], zoom: zoom - ZOOM_APART };
}
