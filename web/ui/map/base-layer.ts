import { DivIcon, ImageOverlay, LatLngBounds, LayerGroup, type Map, Marker, TileLayer } from 'leaflet';
import type { Bounds } from '../../../schema/search.ts';
import city from '../still-map.svg';
import { cityLabels } from './city-labels.ts';
import * as messages from './messages.ts';
import { project } from './projection.ts';

/** The bounds of the drawing, which the map does not leave. */
const DRAWING: Bounds = { west: 54.15, south: 24.2, east: 56.25, north: 26 };

/** Returns bounds as those of Leaflet. */
export const toLeafletBounds = ({ west, south, east, north }: Bounds): LatLngBounds =>
  new LatLngBounds([south, west], [north, east]);

export const DRAWING_BOUNDS = toLeafletBounds(DRAWING);
/** The bounds of the city, which the map shows completely at its minimum zoom. */
export const CITY_BOUNDS = toLeafletBounds({ west: 54.7, south: 24.74, east: 55.7, north: 25.46 });

/** Attribution of the place coordinates, which their licence requires. */
const PLACES = `<a href="https://www.geonames.org/about.html" target="_blank" rel="noreferrer">${messages.placeDataCredit}</a>`;

/** Returns a setting of the server from the head of the page. */
const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/**
 * Adds the drawn city, and above it the tiles of the configured provider. Where tiles do not load, the drawing stays visible;
 * its labels are removed with the first tile, because tiles have their own.
 */
export function addBaseLayers(map: Map): void {
  new ImageOverlay(cityImage(), DRAWING_BOUNDS, { attribution: PLACES, pane: 'tilePane' }).addTo(map);
  const removeLabels = addCityLabels(map);
  const tiles = metaContent('map-tiles');
  if (tiles === undefined) return;
  new TileLayer(tiles, { attribution: metaContent('map-attribution')! })
    .once('tileload', removeLabels)
    .addTo(map);
}

/** The URL of the drawn city within its bounds. */
function cityImage(): string {
  const start = project({ latitude: DRAWING.north, longitude: DRAWING.west });
  const end = project({ latitude: DRAWING.south, longitude: DRAWING.east });
  const viewBox = [start.x, start.y, end.x - start.x, end.y - start.y].join();
  return `${city}#svgView(viewBox(${viewBox});preserveAspectRatio(none))`;
}

/** Adds the labels for which the current zoom has room. Returns the function that removes them. */
function addCityLabels(map: Map): () => void {
  const pane = map.createPane('labels');
  pane.setAttribute('aria-hidden', 'true');
  const group = new LayerGroup().addTo(map);
  const labels = cityLabels.map(({ kind, text, latitude, longitude, minZoom }) => {
    const html = document.createElement('span');
    html.textContent = text;
    const icon = new DivIcon({ className: `map-label map-label-${kind}`, html, iconSize: [0, 0] });
    const marker = new Marker([latitude, longitude], {
      icon,
      pane: 'labels',
      interactive: false,
      keyboard: false,
    });
    return { marker, minZoom };
  });
  const update = () => {
    const [zoom, area] = [map.getZoom(), map.getBounds().pad(0.5)];
    for (const { marker, minZoom } of labels) {
      if (minZoom <= zoom && area.contains(marker.getLatLng())) group.addLayer(marker);
      else group.removeLayer(marker);
    }
  };
  map.on('moveend', update);
  return () => {
    map.off('moveend', update);
    group.remove();
  };
}
