/** A point on the map, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** Maximum distance of a pin from the centre of its place, in kilometres. */
export const FARTHEST_PIN = 6;

/** Kilometres of a degree in Dubai, about. */
export const KILOMETRES = { latitude: 110.8, longitude: 100.7 };

/** Dubai and its surroundings, in degrees. */
export const LATITUDE = { min: 24.6, max: 25.4 };
export const LONGITUDE = { min: 54.9, max: 55.7 };

/** The kilometres of a pin from the centre of its place; null if it is near enough. */
export function farPin(pin: Point, place: Point): number | null {
  const north = (pin.latitude - place.latitude) * KILOMETRES.latitude;
  const east = (pin.longitude - place.longitude) * KILOMETRES.longitude;
  const away = Math.hypot(north, east);
  return away <= FARTHEST_PIN ? null : Math.round(away);
}

/** The sentence about a pin that is far from its place. */
export const farPinMessage = (kilometres: number, place: string): string =>
  `The pin is ${kilometres} km from ${place}.`;

const isIn = (degrees: number, { min, max }: typeof LATITUDE): boolean => degrees >= min && degrees <= max;

/** True if latitude and longitude of a pin are swapped. */
export const isSwapped = ({ latitude, longitude }: Point): boolean =>
  isIn(latitude, LONGITUDE) && isIn(longitude, LATITUDE);

/** Returns a sentence on a swapped pin, with the correct order. */
export const swappedPin = ({ latitude, longitude }: Point): string =>
  `Latitude and longitude are the wrong way round: latitude must be ${longitude} and longitude ${latitude}.`;
