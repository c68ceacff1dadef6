import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  MOST_BATHROOMS,
  MOST_DIRHAMS,
  MOST_SQUARE_FEET,
  nameOf,
  parseSearch,
  printSearch,
  PERIODS,
  PURPOSES,
  SORTS,
  TYPES,
  wordIn,
} from '../../schema/search.ts';
import { InvalidInput, type FieldSentences } from '../errors.ts';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { interpretFilter, PricePeriod } from './home-filter-input.ts';
import type { ParsedQuery } from './query/parse-query.ts';
import { HomeSort, Purpose, type HomeFilter } from './home-filter.ts';

/** The values of the parameters that are enums. */
export const CHOICES: ReadonlyMap<string, readonly (string | number)[]> = new Map<
  string,
  readonly (string | number)[]
>([
  [nameOf('purpose'), PURPOSES],
  [nameOf('types'), TYPES],
  [nameOf('period'), PERIODS],
  [nameOf('bedrooms'), BEDROOMS],
  [nameOf('furnishing'), FURNISHING],
  [nameOf('completion'), COMPLETION],
  [nameOf('amenities'), AMENITIES],
  [nameOf('sort'), SORTS],
]);

/** A parameter that is a whole number from 1. */
interface NumberParameter {
  about: string;
  most: number;
}

/** The parameters that are whole numbers. */
export const NUMBERS: ReadonlyMap<string, NumberParameter> = new Map([
  [nameOf('priceFrom'), { about: 'Minimum price in dirhams, or rent for `period`.', most: MOST_DIRHAMS }],
  [nameOf('priceTo'), { about: 'Maximum price in dirhams, or rent for `period`.', most: MOST_DIRHAMS }],
  [nameOf('bathrooms'), { about: 'Minimum number of bathrooms.', most: MOST_BATHROOMS }],
  [nameOf('areaFrom'), { about: 'Minimum area in square feet.', most: MOST_SQUARE_FEET }],
  [nameOf('areaTo'), { about: 'Maximum area in square feet.', most: MOST_SQUARE_FEET }],
]);

/** The parameters for ids of places and for free text. */
export const PLACES = nameOf('places');
export const WORDS = nameOf('words');
/** The parameter that is an area of the map. */
export const WITHIN = nameOf('within');

/**
 * Parses the parameters of a search, such as `type=villa&beds=3`. Unlike the site, which ignores invalid parameters, it throws
 * `InvalidInput` with a message for each of them.
 */
export function parseSearchParams(params: URLSearchParams): {
  filter: HomeFilter;
  sort: HomeSort;
  query: ParsedQuery;
} {
  const errors: FieldSentences = {};
  for (const [name, value] of params) {
    const error = value.trim() === '' ? null : errorOf(name, value);
    if (error) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  const { purpose, places, types, furnishing, completion, amenities, period, sort, ...rest } =
    parseSearch(params);
  const interpreted = interpretFilter({
    ...rest,
    bedrooms: [...rest.bedrooms],
    places: [...places],
    purpose: purpose && Purpose[purpose],
    period: PricePeriod[period],
    types: types.map((type) => PropertyType[type]),
    furnishing: furnishing.map((value) => Furnishing[value]),
    completion: completion && Completion[completion],
    amenities: amenities.map((amenity) => Amenity[amenity]),
  });
  return { ...interpreted, sort: HomeSort[sort] };
}

/** Validates the value of a parameter; returns a message, or null. */
function errorOf(name: string, value: string): string | null {
  const choices = CHOICES.get(name);
  if (choices) {
    const known = choices.map(wordIn);
    return known.includes(value) ? null : `${name} must be one of ${known.join(', ')}.`;
  }
  const isValid = printSearch(parseSearch(new URLSearchParams([[name, value]]))) !== '';
  if (isValid) return null;
  const number = NUMBERS.get(name);
  if (number) return `${name} must be a whole number from 1 to ${number.most}.`;
  if (name === WITHIN) {
    return `${name} must be west,south,east,north in degrees, west below east and south below north, such as 55.1,25,55.3,25.2.`;
  }
  return name === PLACES ? `${name} must be the id of a place, such as dubai-marina.` : null;
}
