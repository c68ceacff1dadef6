import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js';
import worker from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url';
import type { Frame } from './camera.ts';
import { creditsIn, type Credit } from './credit.ts';
import type { BaseMap } from './base-map.ts';
import { unproject } from './projection.ts';

/** Ours has the world on 256 pixels at zoom 0, the library's on 512. */
const ZOOM_APART = 1;

const ONLY_DRAWING = {
  interactive: false,
  attributionControl: false,
  trackResize: false,
  fadeDuration: 0,
} as const;

type Maplibre = InstanceType<typeof maplibre.Map>;

/** A ground of tiles, and whom to name for it. */
export interface TileBaseMap extends BaseMap {
  credits(): Credit[];
}

interface Wanted {
  /** The address of the provider's style. */
  style: string;
  /** What is seen at first. */
  frame: Frame;
  /** Says when it is wanted no more. */
  signal: AbortSignal;
}

/**
 * The ground that a tile provider's style tells of, once all of what is seen of it is drawn; it only draws: hands and keys
 * move our own camera. Rejects where there is no graphics processor to draw it, or the provider has no such style.
 */
export async function tileBaseMap(host: HTMLElement, { style, frame, signal }: Wanted): Promise<TileBaseMap> {
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
    await drawn(map, signal);
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

/** Until all is drawn; a tile or a sign that does not come leaves its gap, and is nobody's to be told. */
function drawn(map: Maplibre, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasStyle = false;
    map.on('style.load', () => (hasStyle = true));
    map.on('load', () => resolve());
    map.on('error', ({ error }) => {
      if (!hasStyle) reject(new Error('The style did not come.', { cause: error }));
    });
    signal.addEventListener('abort', () => reject(new Error('The map was closed.')));
  });
}

function viewOf({ middle, zoom }: Frame) {
  const { latitude, longitude } = unproject(middle);
  return { center: [longitude, latitude] as [number, number], zoom: zoom - ZOOM_APART };
}
