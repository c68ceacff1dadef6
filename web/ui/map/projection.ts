/** A point of the earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A point of the plane that maps are drawn on: metres east and south of its middle, as they are in Dubai. */
export interface MapPoint {
  x: number;
  y: number;
}

/** The middle of the plane. */
const MIDDLE: Point = { latitude: 25.1, longitude: 55.2 };

const RADIUS = 6_378_137;
const DEGREE = Math.PI / 180;
/** How much of the equator's length a circle around the earth has at the middle of the plane. */
const SHRUNK = Math.cos(MIDDLE.latitude * DEGREE);

const northOf = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREE) / 2));

/** Where a point lies on the plane (Mercator's projection). */
export const project = ({ latitude, longitude }: Point): MapPoint => ({
  x: (longitude - MIDDLE.longitude) * DEGREE * RADIUS * SHRUNK,
  y: (northOf(MIDDLE.latitude) - northOf(latitude)) * RADIUS * SHRUNK,
});

/** The point that lies there on the plane. */
export const unproject = ({ x, y }: MapPoint): Point => ({
  longitude: MIDDLE.longitude + x / (DEGREE * RADIUS * SHRUNK),
  latitude:
    (2 * Math.atan(Math.exp(northOf(MIDDLE.latitude) - y / (RADIUS * SHRUNK))) - Math.PI / 2) / DEGREE,
});

/** Pixels of a metre at a zoom: 0 shows the world on 256 pixels, each one more twice as large. */
export const scaleOf = (zoom: number): number => (256 * 2 ** zoom) / (2 * Math.PI * RADIUS * SHRUNK);

/** The zoom at which a metre has so many pixels. */
export const zoomAt = (scale: number): number => Math.log2((scale * 2 * Math.PI * RADIUS * SHRUNK) / 256);
