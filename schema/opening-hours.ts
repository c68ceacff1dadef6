/** Opening hours of a day as they are stored: `09:00-19:00`, or `09:00-13:00, 16:00-19:00`. */
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const OPENING_HOURS = new RegExp(`^${TIME}-(?:${TIME}|24:00)(?:, ${TIME}-(?:${TIME}|24:00))?$`);

export const OPENING_HOURS_MESSAGE =
  'Opening hours must be like 09:00-19:00 or 09:00-13:00, 16:00-19:00, in the order of the day.';

interface TimeRange {
  from: string;
  to: string;
}

/** Splits stored opening hours into ranges; none if the office is closed. */
export const openingRanges = (hours: string | null): TimeRange[] =>
  (hours ?? '')
    .split(', ')
    .filter(Boolean)
    .map((range) => ({ from: range.slice(0, 5), to: range.slice(6) }));

/** True if a text has opening hours, each time later than the one before. */
export function isOpeningHours(text: string): boolean {
  if (!OPENING_HOURS.test(text)) return false;
  const times = openingRanges(text).flatMap(({ from, to }) => [from, to]);
  return times.every((time, index) => index === 0 || times[index - 1]! < time);
}
