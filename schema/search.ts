import { placeNames } from './places.ts';

/**
 * A search of homes and its address, the same for links, forms, the API and search engines. Whatever stands after a
 * question mark is a search, and every search has one address: `parseSearch(printSearch(search))` is `search`.
 */

export const PURPOSES = ['SALE', 'RENT'] as const;
export const TYPES = [
  'APARTMENT',
  'VILLA',
  'TOWNHOUSE',
  'PENTHOUSE',
  'DUPLEX',
  'HOTEL_APARTMENT',
  'FULL_FLOOR',
  'HALF_FLOOR',
  'BUNGALOW',
  'COMPOUND',
] as const;
export const FURNISHING = ['FURNISHED', 'PARTLY', 'UNFURNISHED'] as const;
export const COMPLETION = ['COMPLETED', 'OFF_PLAN'] as const;
export const AMENITIES = [
  'BALCONY',
  'SHARED_POOL',
  'PRIVATE_POOL',
  'SHARED_GYM',
  'COVERED_PARKING',
  'PRIVATE_GARDEN',
  'PETS_ALLOWED',
  'SECURITY',
  'CENTRAL_AC',
  'WARDROBES',
  'KITCHEN_APPLIANCES',
  'WALK_IN_CLOSET',
  'STUDY',
  'STORAGE',
  'LAUNDRY',
  'MAID_SERVICE',
  'CONCIERGE',
  'LOBBY',
  'CCTV',
  'CHILDRENS_POOL',
  'PLAY_AREA',
  'BARBECUE',
  'PRIVATE_GYM',
  'PRIVATE_JACUZZI',
  'SHARED_SPA',
  'VASTU',
] as const;
/** As what homes that are found are seen. */
export const VIEWS = ['LIST', 'MAP'] as const;
export const SORTS = ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'AREA_LARGE', 'AREA_SMALL', 'VALUE'] as const;

/** Numbers of bedrooms that are chosen among: 0 is a studio, the last stands for all above it. */
export const BEDROOMS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

type OneOf<Values extends readonly unknown[]> = Values[number];

/** A piece of the map, by its sides in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** What homes are wanted, in which order, and which page of them. Null, no value and no word: it does not matter. */
export interface Search {
  purpose: OneOf<typeof PURPOSES> | null;
  /** In one of these places, by their ids, in the order of the alphabet as all that there may be several of. */
  places: readonly string[];
  types: readonly OneOf<typeof TYPES>[];
  /** In dirhams: the price, or the rent of a year. */
  priceFrom: number | null;
  priceTo: number | null;
  bedrooms: readonly OneOf<typeof BEDROOMS>[];
  /** At least so many. */
  bathrooms: number | null;
  /** In square feet. */
  areaFrom: number | null;
  areaTo: number | null;
  furnishing: readonly OneOf<typeof FURNISHING>[];
  completion: OneOf<typeof COMPLETION> | null;
  /** With all of these. */
  amenities: readonly OneOf<typeof AMENITIES>[];
  /** On this piece of the map. */
  within: Bounds | null;
  words: string;
  sort: OneOf<typeof SORTS>;
  /** As what they are seen: it is no matter of what is found. */
  view: OneOf<typeof VIEWS>;
  /** From 1. */
  page: number;
}

/** How a part of a search is written: by which name, and as which words. */
interface Part<Value> {
  name: string;
  /** What the words mean; those that mean nothing are left out. */
  read: (words: readonly string[]) => Value;
  /** None where it does not matter. */
  write: (value: Value) => readonly string[];
}

/** How the API's name of a value, or a number, stands in an address: `HOTEL_APARTMENT` as `hotel-apartment`. */
const wordOf = (value: string | number): string => String(value).toLowerCase().replaceAll('_', '-');

const meant = <Value extends string | number>(values: readonly Value[], word: string): Value | undefined =>
  values.find((value) => wordOf(value) === word.trim().toLowerCase());

const byWord = (one: string | number, other: string | number): number =>
  wordOf(one) < wordOf(other) ? -1 : 1;

/** Several of these, in one order, at most so many. */
const several = <Value extends string | number>(
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
const one = <Value extends string>(name: string, values: readonly Value[]): Part<Value | null> => ({
  name,
  read: (words) => words.map((word) => meant(values, word)).find((value) => value !== undefined) ?? null,
  write: (chosen) => (chosen === null ? [] : [wordOf(chosen)]),
});

/** One of these, the first where nothing else is said. */
const always = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Part<Value> => ({
  name,
  read: (words) => one(name, values).read(words) ?? values[0],
  write: (chosen) => (chosen === values[0] ? [] : [wordOf(chosen)]),
});

const THOUSANDS: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** A number as people type it: `1500000`, `1,500,000`, `AED 1.5m`, `900k`; nothing where it is none or not possible. */
function numberIn(word: string, most: number): number | null {
  const plain = word.toLowerCase().replace(/^\s*aed|[\s,'’_]/g, '');
  const [, digits, unit = ''] = /^(\d{1,12}(?:\.\d{1,9})?)([km]?)$/.exec(plain) ?? [];
  const value = Math.round(Number(digits) * (THOUSANDS[unit] ?? 1));
  return value >= 1 && value <= most ? value : null;
}

/** A number from 1. */
const number = (name: string, most: number): Part<number | null> => ({
  name,
  read: (words) => words.map((word) => numberIn(word, most)).find((value) => value !== null) ?? null,
  write: (value) => (value === null ? [] : [String(value)]),
});

/** Sides of a piece of the map as they stand in an address, to about a metre. */
const DECIMALS = 5;

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

const bounds = (name: string): Part<Bounds | null> => ({
  name,
  read: (words) => words.map(boundsIn).find((value) => value !== null) ?? null,
  write: (value) =>
    value === null ? [] : [[value.west, value.south, value.east, value.north].map(plain).join(',')],
});

/** Without an exponent, and without noughts at its end. */
const plain = (degrees: number): string => degrees.toFixed(DECIMALS).replace(/\.?0+$/, '');

/** Longest text that is searched for, in characters. */
const LONGEST = 200;

const text = (name: string): Part<string> => ({
  name,
  read: ([typed = '']) =>
    Array.from(typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
      .slice(0, LONGEST)
      .join('')
      .trim(),
  write: (words) => (words === '' ? [] : [words]),
});

/** What the database's whole numbers hold. */
const MOST_DIRHAMS = 2_147_483_647;
const MOST_SQUARE_FEET = 100_000_000;
const MOST_BATHROOMS = 20;
const MOST_PAGES = 1_000_000;
const MOST_PLACES = 20;

const pages = number('page', MOST_PAGES);

const parts: { readonly [Name in keyof Search]: Part<Search[Name]> } = {
  purpose: one('purpose', PURPOSES),
  places: several('place', Object.keys(placeNames), MOST_PLACES),
  types: several('type', TYPES),
  priceFrom: number('price-from', MOST_DIRHAMS),
  priceTo: number('price-to', MOST_DIRHAMS),
  bedrooms: several('beds', BEDROOMS),
  bathrooms: number('baths', MOST_BATHROOMS),
  areaFrom: number('area-from', MOST_SQUARE_FEET),
  areaTo: number('area-to', MOST_SQUARE_FEET),
  furnishing: several('furnishing', FURNISHING),
  completion: one('completion', COMPLETION),
  amenities: several('amenity', AMENITIES),
  within: bounds('within'),
  words: text('words'),
  sort: always('sort', SORTS),
  view: always('view', VIEWS),
  page: {
    ...pages,
    read: (words) => pages.read(words) ?? 1,
    write: (page) => (page > 1 ? [String(page)] : []),
  },
};

/** The name of a part of a search in an address, and of its control in a form. */
export const nameOf = (part: keyof Search): string => parts[part].name;

/** The word of a value in an address, and in a form. */
export const wordIn = wordOf;

/** The search that an address or a form means; whatever means nothing is left out. */
export function parseSearch(words: URLSearchParams): Search {
  const read = <Name extends keyof Search>(part: Name): Search[Name] =>
    parts[part].read(words.getAll(parts[part].name));
  return {
    purpose: read('purpose'),
    places: read('places'),
    types: read('types'),
    priceFrom: read('priceFrom'),
    priceTo: read('priceTo'),
    bedrooms: read('bedrooms'),
    bathrooms: read('bathrooms'),
    areaFrom: read('areaFrom'),
    areaTo: read('areaTo'),
    furnishing: read('furnishing'),
    completion: read('completion'),
    amenities: read('amenities'),
    within: read('within'),
    words: read('words'),
    sort: read('sort'),
    view: read('view'),
    page: read('page'),
  };
}

/** What stands after the question mark for a search: names and values in one order, without what does not matter. */
export function printSearch(search: Search): string {
  const written = (Object.keys(parts) as (keyof Search)[]).flatMap((part) => wordsOf(search, part));
  return new URLSearchParams(written.sort(inOrder)).toString();
}

/** A part of a search as it is written, a pair for each value. */
function wordsOf<Name extends keyof Search>(
  search: Pick<Search, Name>,
  part: Name,
): [name: string, word: string][] {
  const { name, write } = parts[part];
  return write(search[part]).map((word) => [name, word]);
}

function inOrder([name, word]: [string, string], [otherName, otherWord]: [string, string]): number {
  if (name !== otherName) return name < otherName ? -1 : 1;
  return word < otherWord ? -1 : 1;
}

/** The search for which nothing matters. */
export const anyHome: Search = parseSearch(new URLSearchParams());

/** Whether two searches are the same. */
export const isSame = (one: Search, other: Search): boolean => printSearch(one) === printSearch(other);
