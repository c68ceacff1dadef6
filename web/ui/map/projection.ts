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
const ORIGIN: Point = { latitude: 25.1, longitude: 55.2 };

const RADIUS = 6_378_137;
const DEGREE = Math.PI / 180;
/** Scale of a parallel at the origin relative to the equator. */
const ORIGIN_SCALE = Math.cos(ORIGIN.latitude * DEGREE);

const northOf = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREE) / 2));

/** Projects a geographic point (Mercator). */
export const project = ({ latitude, longitude }: Point): MapPoint => ({
  x: (longitude - ORIGIN.longitude) * DEGREE * RADIUS * ORIGIN_SCALE,
  y: (northOf(ORIGIN.latitude) - northOf(latitude)) * RADIUS * ORIGIN_SCALE,
});

/** Returns the geographic point of a projected one. */
export const unproject = ({ x, y }: MapPoint): Point => ({
  longitude: ORIGIN.longitude + x / (DEGREE * RADIUS * ORIGIN_SCALE),
  latitude:
    (2 * Math.atan(Math.exp(northOf(ORIGIN.latitude) - y / (RADIUS * ORIGIN_SCALE))) - Math.PI / 2) / DEGREE,
});
