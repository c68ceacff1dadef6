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
export interface QueryParam<Value> {
  name: string;
  /** Parses the values; unknown ones are ignored. */
  parse: (texts: readonly string[]) => Value;
  /** True if a value is understood. */
  isValid: (text: string) => boolean;
  /** Returns the values; none if the filter is empty. */
  serialize: (value: Value) => readonly string[];
}

/** Formats an enum value or a number for a query string: `HOTEL_APARTMENT` as `hotel-apartment`. */
export const toSlug = (value: string | number): string => String(value).toLowerCase().replaceAll('_', '-');

const enumValueOf = <Value extends string | number>(
  values: readonly Value[],
  text: string,
): Value | undefined => values.find((value) => toSlug(value) === cleanIdentifier(text).toLowerCase());

const bySlug = (one: string | number, other: string | number): number =>
  toSlug(one) < toSlug(other) ? -1 : 1;

/** A filter with several of these values, sorted, up to a maximum. */
export const enumList = <Value extends string | number>(
  name: string,
  values: readonly Value[],
  most = values.length,
): QueryParam<readonly Value[]> => ({
  name,
  parse: (texts) =>
    [...new Set(texts.map((text) => enumValueOf(values, text)))]
      .filter((value) => value !== undefined)
      .sort(bySlug)
      .slice(0, most),
  isValid: (text) => enumValueOf(values, text) !== undefined,
  serialize: (chosen) => chosen.map(toSlug),
});

/** A filter with one of these values or none. */
export const enumParam = <Value extends string>(
  name: string,
  values: readonly Value[],
): QueryParam<Value | null> => ({
  name,
  parse: (texts) =>
    texts.map((text) => enumValueOf(values, text)).find((value) => value !== undefined) ?? null,
  isValid: (text) => enumValueOf(values, text) !== undefined,
  serialize: (chosen) => (chosen === null ? [] : [toSlug(chosen)]),
});

/** A filter with one of these values, the first by default. */
export const enumWithDefault = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): QueryParam<Value> => ({
  name,
  parse: (texts) => enumParam(name, values).parse(texts) ?? values[0],
  isValid: (text) => enumValueOf(values, text) !== undefined,
  serialize: (chosen) => (chosen === values[0] ? [] : [toSlug(chosen)]),
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
function parseNumber(text: string, most: number): number | null {
  const numeral = numeralIn(withoutCurrency(cleanIdentifier(text)));
  if (!numeral) return null;
  const { whole, decimals, rest } = numeral;
  if (rest === '' && decimals.length === 3) return null; // 1.500 with decimals for thousands is ambiguous
  const value = Math.round(Number(`${whole}.${decimals}`) * (TIMES[rest.toLowerCase()] ?? NaN));
  return value >= 1 && value <= most ? value : null;
}

/** A number from 1. */
export const numberParam = (name: string, most: number): QueryParam<number | null> => ({
  name,
  parse: (texts) => texts.map((text) => parseNumber(text, most)).find((value) => value !== null) ?? null,
  isValid: (text) => parseNumber(text, most) !== null,
  serialize: (value) => (value === null ? [] : [String(value)]),
});

/** Decimals of coordinates in a query string: about a metre. */
const DECIMALS = 5;

/** Margin of a bounding box in degrees, so that rounding leaves its homes inside. */
export const MARGIN = 2 / 10 ** DECIMALS;

/** True for a valid bounding box, west before east and south before north. */
export const isOnMap = ({ west, south, east, north }: Bounds): boolean =>
  west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;

/** Parses `west,south,east,north`. */
function parseBounds(text: string): Bounds | null {
  const sides = text.split(',').map((side) => side.trim());
  if (sides.length !== 4 || !sides.every((side) => /^-?\d{1,3}(\.\d{1,20})?$/.test(side))) return null;
  const [west, south, east, north] = sides.map((side) => Number(Number(side).toFixed(DECIMALS)) + 0);
  const bounds = { west: west!, south: south!, east: east!, north: north! };
  return isOnMap(bounds) ? bounds : null;
}

export const boundsParam = (name: string): QueryParam<Bounds | null> => ({
  name,
  parse: (texts) => texts.map(parseBounds).find((value) => value !== null) ?? null,
  isValid: (text) => parseBounds(text) !== null,
  serialize: (value) =>
    value === null ? [] : [[value.west, value.south, value.east, value.north].map(plain).join(',')],
});

/** Formats a number without exponent and trailing zeros. */
const plain = (degrees: number): string => degrees.toFixed(DECIMALS).replace(/\.?0+$/, '');

/** Maximum length of the search text in characters. */
const LONGEST = 200;

export const textParam = (name: string): QueryParam<string> => ({
  name,
  parse: ([typed = '']) => Array.from(cleanSearchWords(typed)).slice(0, LONGEST).join('').trim(),
  isValid: () => true,
  serialize: (typed) => (typed === '' ? [] : [typed]),
});
