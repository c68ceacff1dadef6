import { cleanIdentifier, cleanSearchWords } from './text.ts';
import { numeralIn, withoutCurrency } from './numerals.ts';

/** A piece of the map, by its sides in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** How a part of a search is written: by which name, and as which words. */
export interface Part<Value> {
  name: string;
  /** What the words mean; those that mean nothing are left out. */
  read: (words: readonly string[]) => Value;
  /** None where it does not matter. */
  write: (value: Value) => readonly string[];
}

/** How the API's name of a value, or a number, stands in an address: `HOTEL_APARTMENT` as `hotel-apartment`. */
export const wordOf = (value: string | number): string => String(value).toLowerCase().replaceAll('_', '-');

const meant = <Value extends string | number>(values: readonly Value[], word: string): Value | undefined =>
  values.find((value) => wordOf(value) === cleanIdentifier(word).toLowerCase());

const byWord = (one: string | number, other: string | number): number =>
  wordOf(one) < wordOf(other) ? -1 : 1;

/** Several of these, in one order, at most so many. */
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
  write: (chosen) => chosen.map(wordOf),
});

/** One of these, if any. */
export const one = <Value extends string>(name: string, values: readonly Value[]): Part<Value | null> => ({
  name,
  read: (words) => words.map((word) => meant(values, word)).find((value) => value !== undefined) ?? null,
  write: (chosen) => (chosen === null ? [] : [wordOf(chosen)]),
});

/** One of these, the first where nothing else is said. */
export const always = <Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): Part<Value> => ({
  name,
  read: (words) => one(name, values).read(words) ?? values[0],
  write: (chosen) => (chosen === values[0] ? [] : [wordOf(chosen)]),
});

/** What is written behind a number for so many times as much. */
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

/** A number as people type it: `1500000`, `1,500,000`, `AED 1.5m`, `900k`; nothing where it is none or not possible. */
function numberIn(word: string, most: number): number | null {
  const numeral = numeralIn(withoutCurrency(word));
  if (!numeral) return null;
  const { whole, decimals, rest } = numeral;
  if (rest === '' && decimals.length === 3) return null; // who writes 1.500 means more than one and a half
  const value = Math.round(Number(`${whole}.${decimals}`) * (TIMES[rest.toLowerCase()] ?? NaN));
  return value >= 1 && value <= most ? value : null;
}

/** A number from 1. */
export const number = (name: string, most: number): Part<number | null> => ({
  name,
  read: (words) => words.map((word) => numberIn(word, most)).find((value) => value !== null) ?? null,
  write: (value) => (value === null ? [] : [String(value)]),
});

/** Sides of a piece of the map as they stand in an address, to about a metre. */
const DECIMALS = 5;

/** Degrees by which a piece of the map is wider than where its homes stand, so that they are on it as an address has it. */
export const MARGIN = 2 / 10 ** DECIMALS;

/** Whether these sides are some of the earth's surface, west before east and south before north. */
export const isOnMap = ({ west, south, east, north }: Bounds): boolean =>
  west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;

/** The piece of the map that is meant by `west,south,east,north`. */
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
  write: (value) =>
    value === null ? [] : [[value.west, value.south, value.east, value.north].map(plain).join(',')],
});

/** Without an exponent, and without noughts at its end. */
const plain = (degrees: number): string => degrees.toFixed(DECIMALS).replace(/\.?0+$/, '');

/** Longest text that is searched for, in characters. */
const LONGEST = 200;

export const text = (name: string): Part<string> => ({
  name,
  read: ([typed = '']) => Array.from(cleanSearchWords(typed)).slice(0, LONGEST).join('').trim(),
  write: (words) => (words === '' ? [] : [words]),
});
