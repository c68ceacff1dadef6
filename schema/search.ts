import { placeNames } from './places.ts';
import {
  always,
  bounds,
  number,
  one,
  several,
  text,
  wordOf,
  type Bounds,
  type Part,
} from './search-parts.ts';

export { isOnMap, MARGIN, type Bounds } from './search-parts.ts';

/** How closely a map is looked at when there is no closer look: homes that are one then are listed by where they stand. */
export const CLOSEST = 17;

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
/** What amounts of a rent are for; a price is for neither. */
export const PERIODS = ['YEAR', 'MONTH'] as const;
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

/** What homes are wanted, in which order, and which page of them. Null, no value and no word: it does not matter. */
export interface Search {
  purpose: OneOf<typeof PURPOSES> | null;
  /** In one of these places, by their ids, in the order of the alphabet as all that there may be several of. */
  places: readonly string[];
  types: readonly OneOf<typeof TYPES>[];
  /** In dirhams: the price, or the rent for `period`. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Of homes for sale always `YEAR`, which means nothing there. */
  period: OneOf<typeof PERIODS>;
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

/** The largest amount that a listing may have: whole dirhams that are exact in JavaScript. */
export const MOST_DIRHAMS = 9_000_000_000_000_000;
export const MOST_SQUARE_FEET = 100_000_000;
export const MOST_BATHROOMS = 20;
const MOST_PAGES = 1_000_000;
const MOST_PLACES = 20;

const pages = number('page', MOST_PAGES);
const anyWords = text('words');

const parts: { readonly [Name in keyof Search]: Part<Search[Name]> } = {
  purpose: one('purpose', PURPOSES),
  places: several('place', Object.keys(placeNames), MOST_PLACES),
  types: several('type', TYPES),
  priceFrom: number('price-from', MOST_DIRHAMS),
  priceTo: number('price-to', MOST_DIRHAMS),
  period: always('period', PERIODS),
  bedrooms: several('beds', BEDROOMS),
  bathrooms: number('baths', MOST_BATHROOMS),
  areaFrom: number('area-from', MOST_SQUARE_FEET),
  areaTo: number('area-to', MOST_SQUARE_FEET),
  furnishing: several('furnishing', FURNISHING),
  completion: one('completion', COMPLETION),
  amenities: several('amenity', AMENITIES),
  within: bounds('within'),
  words: anyWords,
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

/**
 * The search that an address or a form means; whatever means nothing is left out. A range whose ends are the wrong way
 * round is turned.
 */
export function parseSearch(words: URLSearchParams): Search {
  const read = <Name extends keyof Search>(part: Name): Search[Name] =>
    parts[part].read(words.getAll(parts[part].name));
  const purpose = read('purpose');
  const [priceFrom, priceTo] = inOrderOfSize(read('priceFrom'), read('priceTo'));
  const [areaFrom, areaTo] = inOrderOfSize(read('areaFrom'), read('areaTo'));
  return {
    purpose,
    places: read('places'),
    types: read('types'),
    priceFrom,
    priceTo,
    period: purpose === 'SALE' ? 'YEAR' : read('period'),
    bedrooms: read('bedrooms'),
    bathrooms: read('bathrooms'),
    areaFrom,
    areaTo,
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

/** Both ends of a range, the smaller one first; an open end stays where it is. */
export const inOrderOfSize = <End extends number | null | undefined>(
  from: End,
  to: End,
): [from: End, to: End] => (from != null && to != null && from > to ? [to, from] : [from, to]);

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

/** The parts of a search that are the ends of a range. */
const RANGE_ENDS = ['priceFrom', 'priceTo', 'areaFrom', 'areaTo'] as const;
export type RangeEnd = OneOf<typeof RANGE_ENDS>;

/** The number that is meant by what somebody types at an end of a range; null where it is none that can be. */
export const rangeEndIn = (end: RangeEnd, typed: string): number | null => parts[end].read([typed]);

/** What stands in an address at ends of ranges and is no number that can be: it narrows nothing, and is shown to who typed it. */
export function unreadIn(words: URLSearchParams): [end: RangeEnd, typed: string][] {
  return RANGE_ENDS.flatMap((end) => {
    const typed = words.getAll(parts[end].name);
    const unread = parts[end].read(typed) === null ? anyWords.read(typed) : '';
    return unread === '' ? [] : [[end, unread]];
  });
}
