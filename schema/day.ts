/** The first valid day. */
const FIRST_DAY = '2000-01-01';
/** The last valid day is this many years after today. */
const YEARS_AHEAD = 20;

/** The first and the last day that a field takes, such as `2027-01-31`. */
export function dayBounds(now = new Date()): { min: string; max: string } {
  const last = new Date(Date.UTC(now.getUTCFullYear() + YEARS_AHEAD, now.getUTCMonth(), now.getUTCDate()));
  return { min: FIRST_DAY, max: last.toISOString().slice(0, 10) };
}

/** True for a day within the bounds. Days in this form compare as texts. */
export function isDayWithinBounds(day: string): boolean {
  const { min, max } = dayBounds();
  return day >= min && day <= max;
}

/** Shown for a day out of the bounds. */
export function dayBoundsMessage(label: string): string {
  const { min, max } = dayBounds();
  return `${label} must be a day from ${min} to ${max}.`;
}
