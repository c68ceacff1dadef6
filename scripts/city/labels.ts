import { project, type MapPoint, type Point, unproject } from '../../web/ui/map/projection.ts';
import type { CityLabel } from '../../web/ui/map/city-labels.ts';
import { city } from './city.ts';
import { names } from './names.ts';

/** A label that has no place yet. */
interface Candidate extends CityLabel {
  position: MapPoint;
  /** Half of its width in pixels. */
  halfWidth: number;
}

/** Zoom range of the map, and the step in which a label is tried. */
const MIN_ZOOM = 9;
const MAX_ZOOM = 18;
const ZOOM_STEP = 0.25;
/** Minimum zoom of the numbers of minor roads, and of metro stations. */
const MINOR_ROADS = 12.75;
const STATIONS = 12.5;
/** Height of a label and distances between two labels, and between two numbers of a road, in pixels. */
const HEIGHT = 20;
const GAP = 8;
const ROAD_GAP = 320;
/** Width of a character in pixels, about. */
const CHARACTER_WIDTH = { place: 6.6, sea: 7.6, road: 6.6, station: 0 };

/** Pixels per metre at zoom 0, where the world is 256 pixels wide. */
const SCALE =
  256 / (project({ latitude: 0, longitude: 180 }).x - project({ latitude: 0, longitude: -180 }).x);

const round = (degrees: number): number => Number(degrees.toFixed(5));

function createCandidate(kind: CityLabel['kind'], text: string, at: Point, minZoom: number): Candidate {
  const [latitude, longitude] = [round(at.latitude), round(at.longitude)];
  const halfWidth = (text.length * CHARACTER_WIDTH[kind]) / 2 + (kind === 'road' ? 4 : 0);
  return { kind, text, latitude, longitude, minZoom, position: project(at), halfWidth };
}

/** True if two labels overlap at a zoom, or repeat the number of a road too soon. */
function areTooClose(a: Candidate, b: Candidate, zoom: number): boolean {
  const scale = SCALE * 2 ** zoom;
  const x = Math.abs(a.position.x - b.position.x) * scale;
  const y = Math.abs(a.position.y - b.position.y) * scale;
  if (a.kind === 'road' && b.kind === 'road' && a.text === b.text && Math.hypot(x, y) < ROAD_GAP) return true;
  return x < a.halfWidth + b.halfWidth + 2 * GAP && y < HEIGHT;
}

/** Returns the minimum zoom from which a label overlaps none of the others, which are more important. */
function findZoom(label: Candidate, others: readonly Candidate[]): number | undefined {
  for (let zoom = label.minZoom; zoom <= MAX_ZOOM; zoom += ZOOM_STEP) {
    const isFree = others.every((other) => !areTooClose(label, other, Math.max(zoom, other.minZoom)));
    if (isFree) return zoom;
  }
  return undefined;
}

/** The labels of the city: names, road numbers and metro stations, each from the zoom at which it has room. */
export function cityLabels(): CityLabel[] {
  const { roads, metro } = city();
  const candidates = [
    ...names.map(({ name, at: [longitude, latitude], minZoom, sea }) =>
      createCandidate(sea ? 'sea' : 'place', name, { latitude, longitude }, minZoom),
    ),
    ...roads
      .filter(({ rank }) => rank < 3)
      .flatMap(({ number, rank, points }) =>
        points.map((point) =>
          createCandidate('road', number, unproject(point), rank === 1 ? MIN_ZOOM : MINOR_ROADS),
        ),
      ),
  ];
  const placed: Candidate[] = [];
  for (const candidate of candidates) {
    const minZoom = findZoom(candidate, placed);
    if (minZoom !== undefined) placed.push({ ...candidate, minZoom });
  }
  const stations = metro
    .flatMap((line) => line.stations)
    .map((point) => createCandidate('station', '', unproject(point), STATIONS));
  return [...stations, ...placed].map(({ kind, text, latitude, longitude, minZoom }) => ({
    kind,
    text,
    latitude,
    longitude,
    minZoom,
  }));
}
