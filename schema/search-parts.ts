import { cleanIdentifier, cleanSearchWords } from './text.ts';
import { numeralIn, withoutCurrency } from './numerals.ts';

/** A bounding box in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** How a filter is written in a query string. */
export interface Part<Value> {
  name: string;
  /** Parses the values; unknown ones are ignored. */
  read: (words: readonly string[]) => Value;
  /** True if a value is understood. */
  accepts: (word: string) => boolean;
  /** Returns the values; none if the filter is empty. */
  write: (value: Value) => readonly string[];
}

/** Formats an enum value or a number for a query string: `HOTEL_APARTMENT` as `hotel-apartment`. */
export const wordOf = (value: string | number): string => String(value).toLowerCase().replaceAll('_', '-');

const meant = <Value extends string | number>(values: readonly Value[], word: string): Value | undefined =>
  values.find((value) => wordOf(value) === cleanIdentifier(word).toLowerCase());

const byWord = (one: string | number, other: string | number): number =>
  wordOf(one) < wordOf(other) ? -1 : 1;

/** A filter with several of these values, sorted, up to a maximum. */
export const several = <Value extends string | number>(
  name: string,
  values: readonly Value[],
  most = values.length,
): Part<readonly Value[]> => ({
  name,
  read: (words) =>
    [...new Set(words.map((word) => meant(values, word)))]
      .filter((value) => value !== undefined)
      .sort(byWord)
      .slice(0, most),
  accepts: (word) => meant(values, word) !== undefined,
  write: (chosen) => chosen.map(wordOf),
});

/** A filter with one of these values or none. */
export const one = <Value extends string>(name: string, values: readonly Value[]): Part<Value | null> => ({
  name,
  read: (words) => words.map((word) => meant(values, word)).find((value) => value !== undefined) ?? null,
  accepts: (word) => meant(values, word) !== undefined,
  write: (chosen) => (chosen === null ? [] : [wordOf(chosen)]),
});

/** A filter with one of these values, the first by default. */
export const always = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Part<Value> => ({
  name,
  read: (words) => one(name, values).read(words) ?? values[0],
  accepts: (word) => meant(values, word) !== undefined,
  write: (chosen) => (chosen === values[0] ? [] : [wordOf(chosen)]),
});

/** Suffixes of numbers and their factors. */
const TIMES: Readonly<Record<string, number>> = {
  '': 1,
  k: 1_000,
  thousand: 1_000,
  ألف: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  مليون: 1_000_000,
};

/** Parses a number as people type it, such as `1,500,000`, `AED 1.5m` or `900k`; null if it is invalid or out of range. */
function numberIn(word: string, most: number): number | null {
  const numeral = numeralIn(withoutCurrency(cleanIdentifier(word)));
  if (!numeral) return null;
  const { whole, decimals, rest } = numeral;
  if (rest === '' && decimals.length === 3) return null; // 1.500 with decimals for thousands is ambiguous
  const value = Math.round(Number(`${whole}.${decimals}`) * (TIMES[rest.toLowerCase()] ?? NaN));
  return value >= 1 && value <= most ? value : null;
}

/** A number from 1. */
export const number = (name: string, most: number): Part<number | null> => ({
  name,
  read: (words) => words.map((word) => numberIn(word, most)).find((value) => value !== null) ?? null,
  accepts: (word) => numberIn(word, most) !== null,
  write: (value) => (value === null ? [] : [String(value)]),
});

/** Decimals of coordinates in a query string: about a metre. */
const DECIMALS = 5;

/** Margin of a bounding box in degrees, so that rounding leaves its homes inside. */
export const MARGIN = 2 / 10 ** DECIMALS;

/** True for a valid bounding box, west before east and south before north. */
export const isOnMap = ({ west, south, east, north }: Bounds): boolean =>
  west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;

/** Parses `west,south,east,north`. */
function boundsIn(word: string): Bounds | null {
  const sides = word.split(',').map((side) => side.trim());
  if (sides.length !== 4 || !sides.every((side) => /^-?\d{1,3}(\.\d{1,20})?$/.test(side))) return null;
  const [west, south, east, north] = sides.map((side) => Number(Number(side).toFixed(DECIMALS)) + 0);
  const bounds = { west: west!, south: south!, east: east!, north: north! };
  return isOnMap(bounds) ? bounds : null;
}

export const bounds = (name: string): Part<Bounds | null> => ({
  name,
  read: (words) => words.map(boundsIn).find((value) => value !== null) ?? null,
  accepts: (word) => boundsIn(word) !== null,
  write: (value) =>
    value === null ? [] : [[value.west, value.south, value.east, value.north].map(plain).join(',')],
});

/** Formats a number without exponent and trailing zeros. */
const plain = (degrees: number): string => degrees.toFixed(DECIMALS).replace(/\.?0+$/, '');

/** Maximum length of the search text in characters. */
const LONGEST = 200;

export const text = (name: string): Part<string> => ({
  name,
  read: ([typed = '']) => Array.from(cleanSearchWords(typed)).slice(0, LONGEST).join('').trim(),
  accepts: () => true,
  write: (words) => (words === '' ? [] : [words]),
});
