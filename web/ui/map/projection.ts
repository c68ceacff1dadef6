/** A geographic point in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A projected point: metres east and south of the origin, to scale in Dubai. */
export interface MapPoint {
  x: number;
  y: number;
}

/** The origin of the projection. */
const MIDDLE: Point = { latitude: 25.1, longitude: 55.2 };

const RADIUS = 6_378_137;
const DEGREE = Math.PI / 180;
/** Scale of a parallel at the origin relative to the equator. */
const SHRUNK = Math.cos(MIDDLE.latitude * DEGREE);

const northOf = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREE) / 2));

/** Projects a geographic point (Mercator). */
export const project = ({ latitude, longitude }: Point): MapPoint => ({
  x: (longitude - MIDDLE.longitude) * DEGREE * RADIUS * SHRUNK,
  y: (northOf(MIDDLE.latitude) - northOf(latitude)) * RADIUS * SHRUNK,
});

/** Returns the geographic point of a projected one. */
export const unproject = ({ x, y }: MapPoint): Point => ({
  longitude: MIDDLE.longitude + x / (DEGREE * RADIUS * SHRUNK),
  latitude:
    (2 * Math.atan(Math.exp(northOf(MIDDLE.latitude) - y / (RADIUS * SHRUNK))) - Math.PI / 2) / DEGREE,
});

/** Pixels a metre at a zoom: at 0 the world is 256 pixels wide, each level doubles it. */
export const scaleOf = (zoom: number): number => (256 * 2 ** zoom) / (2 * Math.PI * RADIUS * SHRUNK);

/** The zoom for a number of pixels a metre. */
export const zoomAt = (scale: number): number => Math.log2((scale * 2 * Math.PI * RADIUS * SHRUNK) / 256);
