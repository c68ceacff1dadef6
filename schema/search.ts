import { searchPlaceIds } from './places.ts';
import {
  boundsParam,
  enumList,
  enumParam,
  enumWithDefault,
  numberParam,
  textParam,
  type Bounds,
  type QueryParam,
} from './search-query-params.ts';

/*
 * A search for homes and its query string, the same for links, forms, the API and search engines. Every query string parses,
 * and every search prints to one query string: `parseSearch(printSearch(search))` equals `search`.
 */

export { isOnMap, MARGIN, toSlug, type Bounds } from './search-query-params.ts';

/** The highest zoom of the map. Homes that are still one cluster there are shown as a list. */
export const CLOSEST = 17;

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
/** Types of homes in buildings, in the order of the search form. */
export const APARTMENTS = [
  'APARTMENT',
  'DUPLEX',
  'PENTHOUSE',
  'HOTEL_APARTMENT',
  'FULL_FLOOR',
  'HALF_FLOOR',
] as const;
/** Types of homes with a plot, in the order of the search form. */
export const VILLAS = ['VILLA', 'TOWNHOUSE', 'BUNGALOW', 'COMPOUND'] as const;
/** Rent periods. */
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
/** Views from a home. */
export const VIEWS = [
  'SEA',
  'MARINA',
  'PALM',
  'BURJ_KHALIFA',
  'BURJ_AL_ARAB',
  'SKYLINE',
  'CANAL',
  'CREEK',
  'LAKE',
  'GOLF',
  'PARK',
  'POOL',
  'GARDEN',
  'STREET',
  'COMMUNITY',
] as const;
/** How the results are shown. */
export const RESULT_VIEWS = ['LIST', 'MAP'] as const;
export const SORTS = ['NEWEST', 'PRICE_LOW', 'PRICE_HIGH', 'AREA_LARGE', 'AREA_SMALL', 'VALUE'] as const;

/** Numbers of bedrooms to choose from: 0 is a studio, the last includes all above it. */
export const BEDROOMS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

type OneOf<Values extends readonly unknown[]> = Values[number];

/** Filters, order and page. Null, an empty list and an empty text are no filter. */
export interface Search {
  purpose: OneOf<typeof PURPOSES> | null;
  /** Ids of places and landmarks, any of which matches; sorted, as all lists are. */
  places: readonly string[];
  types: readonly OneOf<typeof TYPES>[];
  /** Price in dirhams, or rent for `period`. */
  priceFrom: number | null;
  priceTo: number | null;
  /** Always `YEAR` for homes for sale, where it has no meaning. */
  period: OneOf<typeof PERIODS>;
  bedrooms: readonly OneOf<typeof BEDROOMS>[];
  /** Minimum number. */
  bathrooms: number | null;
  /** In square feet. */
  areaFrom: number | null;
  areaTo: number | null;
  furnishing: readonly OneOf<typeof FURNISHING>[];
  completion: OneOf<typeof COMPLETION> | null;
  /** Amenities, all of which must match. */
  amenities: readonly OneOf<typeof AMENITIES>[];
  /** Views, all of which must match. */
  views: readonly OneOf<typeof VIEWS>[];
  /**
   * The number of cheques in which the tenant wants to pay a year's rent: matches homes that accept at least so many, as a home that
   * accepts six accepts four. Every home accepts one, so 1 matches the homes whose whole rent is due in one cheque.
   */
  cheques: number | null;
  /** Bounding box on the map. */
  within: Bounds | null;
  words: string;
  sort: OneOf<typeof SORTS>;
  /** The view of the results; not a filter. */
  view: OneOf<typeof RESULT_VIEWS>;
  /** From 1. */
  page: number;
}

/** The largest amount of a listing in dirhams: an integer that JavaScript represents exactly. */
export const MOST_DIRHAMS = 9_000_000_000_000_000;
export const MOST_SQUARE_FEET = 100_000_000;
export const MOST_BATHROOMS = 20;
export const MOST_CHEQUES = 12;
const MOST_PAGES = 1_000_000;
const MOST_PLACES = 20;

const pageParam = numberParam('page', MOST_PAGES);
const wordsParam = textParam('words');

const queryParams: { readonly [Name in keyof Search]: QueryParam<Search[Name]> } = {
  purpose: enumParam('purpose', PURPOSES),
  places: enumList('place', searchPlaceIds, MOST_PLACES),
  types: enumList('type', TYPES),
  priceFrom: numberParam('price-from', MOST_DIRHAMS),
  priceTo: numberParam('price-to', MOST_DIRHAMS),
  period: enumWithDefault('period', PERIODS),
  bedrooms: enumList('beds', BEDROOMS),
  bathrooms: numberParam('baths', MOST_BATHROOMS),
  areaFrom: numberParam('area-from', MOST_SQUARE_FEET),
  areaTo: numberParam('area-to', MOST_SQUARE_FEET),
  furnishing: enumList('furnishing', FURNISHING),
  completion: enumParam('completion', COMPLETION),
  amenities: enumList('amenity', AMENITIES),
  // Not `view`, which is that of the results.
  views: enumList('views', VIEWS),
  cheques: numberParam('cheques', MOST_CHEQUES),
  within: boundsParam('within'),
  words: wordsParam,
  sort: enumWithDefault('sort', SORTS),
  view: enumWithDefault('view', RESULT_VIEWS),
  page: {
    ...pageParam,
    parse: (texts) => pageParam.parse(texts) ?? 1,
    serialize: (page) => (page > 1 ? [String(page)] : []),
  },
};

/** The name of a filter in the query string and in forms. */
export const paramName = (filter: keyof Search): string => queryParams[filter].name;

const paramsByName = new Map<string, Pick<QueryParam<unknown>, 'isValid'>>(
  Object.values(queryParams).map((param) => [param.name, param]),
);

/** The start of a further parameter inside of a value: `&amp;` and `;` between parameters, or an encoded `&`. */
const SEPARATOR = new RegExp(`[&;](?:amp;)?(?=(?:${[...paramsByName.keys()].join('|')})(?:=|%3D))`, 'i');

/** A parameter with what mail programs add: `3D` after the equals sign. */
const SPOILED = /^([a-z-]+)(?:=|%3D)(?:3D(?=\S))?([^]*)$/i;

/** Punctuation that mail programs take for a part of a link at its end. */
const TRAILING = /[.,;:!?)>\]"'”’=]+$/;

/** Returns the parameters of a query string or a form, those that a mail program has spoiled as they were meant. */
export const repairParams = (params: URLSearchParams): [name: string, value: string][] =>
  [...params].flatMap(([name, value]) =>
    (value === '' ? name : `${name}=${value}`)
      .replace(/^amp;/i, '')
      .split(SEPARATOR)
      .map((text): [string, string] => {
        const decoded = paramsByName.has(name) ? text : decodedOnce(text);
        const [, spoiledName = '', rest = ''] = SPOILED.exec(decoded) ?? [];
        const param = paramsByName.get(spoiledName.toLowerCase());
        if (!param) return [name, value];
        return [spoiledName.toLowerCase(), repairedValue(param, rest)];
      }),
  );

/** Longest value that is repaired, in characters. */
const MAX_REPAIRED = 200;

/** A blank, a sign or a letter outside of ASCII that is encoded once more than needed; nobody types one. */
const ENCODED = /%(?:20|2[2-9A-F]|[C-F][0-9A-F]%)/i;

function repairedValue(param: Pick<QueryParam<unknown>, 'isValid'>, value: string): string {
  if (param === wordsParam) return ENCODED.test(value) ? decodedOnce(value) : value;
  if (param.isValid(value) || value.length > MAX_REPAIRED) return value;
  const decoded = decodedOnce(value);
  return [decoded, decoded.replace(TRAILING, '')].find((one) => param.isValid(one)) ?? value;
}

/** Decodes a text that was encoded twice; other texts are returned as they are. */
function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Parameters that other programs add to links. */
const FOREIGN = /^(?:utm_|mc_|_|hs)|clid$|^(?:ref|source|si|igsh)$/i;

/** Limits of what `findUnknownParams` returns. */
const MAX_UNKNOWN_PARAMS = 5;
const MAX_PARAM_LENGTH = 60;

/**
 * Returns the parameters that filter nothing because their name or value is unknown. Ends of ranges are in `invalidRanges`, and a page that
 * does not exist is another page.
 */
export function findUnknownParams(params: URLSearchParams): [name: string, value: string][] {
  const isEndOrPage = (name: string) =>
    name === queryParams.page.name || RANGE_ENDS.some((end) => queryParams[end].name === name);
  return repairParams(params)
    .filter(([name, value]) => {
      const param = paramsByName.get(name);
      return param ? value.trim() !== '' && !isEndOrPage(name) && !param.isValid(value) : !FOREIGN.test(name);
    })
    .slice(0, MAX_UNKNOWN_PARAMS)
    .map(([name, value]) => [name.slice(0, MAX_PARAM_LENGTH), value.slice(0, MAX_PARAM_LENGTH)]);
}

/** True if a parameter exists and has a valid value. */
export const isValidParam = (name: string, value: string): boolean =>
  paramsByName.get(name)?.isValid(value) ?? false;

/**
 * Parses a query string or a form. Repairs what mail programs spoil, ignores what is unknown or invalid, and swaps the ends of a
 * reversed range.
 */
export function parseSearch(params: URLSearchParams): Search {
  const values = new URLSearchParams(repairParams(params));
  const read = <Name extends keyof Search>(filter: Name): Search[Name] =>
    queryParams[filter].parse(values.getAll(queryParams[filter].name));
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
    views: read('views'),
    cheques: read('cheques'),
    within: read('within'),
    words: read('words'),
    sort: read('sort'),
    view: read('view'),
    page: read('page'),
  };
}

/** Returns both ends of a range, the smaller first; an open end keeps its place. */
export const inOrderOfSize = <End extends number | null | undefined>(
  from: End,
  to: End,
): [from: End, to: End] => (from != null && to != null && from > to ? [to, from] : [from, to]);

/** Returns the query string of a search, with its filters in a fixed order. */
export function printSearch(search: Search): string {
  const written = (Object.keys(queryParams) as (keyof Search)[]).flatMap((filter) => pairsOf(search, filter));
  return new URLSearchParams(written.sort(inOrder)).toString();
}

/** The name-value pairs of a filter. */
function pairsOf<Name extends keyof Search>(
  search: Pick<Search, Name>,
  filter: Name,
): [name: string, value: string][] {
  const { name, serialize } = queryParams[filter];
  return serialize(search[filter]).map((value) => [name, value]);
}

function inOrder([name, value]: [string, string], [otherName, otherValue]: [string, string]): number {
  if (name !== otherName) return name < otherName ? -1 : 1;
  return value < otherValue ? -1 : 1;
}

/** The search without filters. */
export const emptySearch: Search = parseSearch(new URLSearchParams());

/** True if two searches are equal. */
export const isSame = (one: Search, other: Search): boolean => printSearch(one) === printSearch(other);

/** The filters that are ends of ranges. */
const RANGE_ENDS = ['priceFrom', 'priceTo', 'areaFrom', 'areaTo'] as const;
export type RangeEnd = OneOf<typeof RANGE_ENDS>;

/** Parses the text of a range's input; null if it is not a valid number. */
export const rangeEndIn = (end: RangeEnd, typed: string): number | null => queryParams[end].parse([typed]);

/** Returns the invalid texts of range inputs in a query string, to show them again: they filter nothing. */
export function invalidRanges(params: URLSearchParams): [end: RangeEnd, typed: string][] {
  const values = new URLSearchParams(repairParams(params));
  return RANGE_ENDS.flatMap((end) => {
    const typed = values.getAll(queryParams[end].name);
    const invalid = queryParams[end].parse(typed) === null ? wordsParam.parse(typed) : '';
    return invalid === '' ? [] : [[end, invalid]];
  });
}
