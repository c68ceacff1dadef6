/** A point on the map, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** How far a pin may lie from the middle of its place, in kilometres. */
export const FARTHEST_PIN = 6;

/** About how many kilometres a degree is in Dubai. */
export const KILOMETRES = { latitude: 110.8, longitude: 100.7 };

/** Dubai and what lies around it, in degrees. */
export const LATITUDE = { min: 24.6, max: 25.4 };
export const LONGITUDE = { min: 54.9, max: 55.7 };

/** Says how far a pin is from the middle of its place; null where it is near enough. */
export function farPin(pin: Point, place: Point & { name: string }): string | null {
  const north = (pin.latitude - place.latitude) * KILOMETRES.latitude;
  const east = (pin.longitude - place.longitude) * KILOMETRES.longitude;
  const away = Math.hypot(north, east);
  return away <= FARTHEST_PIN ? null : `The pin is ${Math.round(away)} km from ${place.name}.`;
}

const isIn = (degrees: number, { min, max }: typeof LATITUDE): boolean => degrees >= min && degrees <= max;

/** Whether a pin is typed the wrong way round, its latitude as its longitude. */
export const isSwapped = ({ latitude, longitude }: Point): boolean =>
  isIn(latitude, LONGITUDE) && isIn(longitude, LATITUDE);

/** Says so of a pin, and what is right. */
export const swappedPin = ({ latitude, longitude }: Point): string =>
  `Latitude and longitude are the wrong way round: latitude must be ${longitude} and longitude ${latitude}.`;
