/** Dubai is four hours ahead of UTC all year. */
const OFFSET = '+04:00';
const OFFSET_MS = 4 * 60 * 60 * 1000;

/** Converts a moment to the time in Dubai, as `2027-01-31T09:00`; an invalid one to an empty text. */
export function toDubaiTime(moment: string): string {
  const time = Date.parse(moment);
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 16);
}

/** Converts a time in Dubai, such as `2027-01-31T09:00`, to milliseconds since 1970; `NaN` if it is invalid. */
export const parseDubaiTime = (time: string): number => Date.parse(`${time}:00${OFFSET}`);
