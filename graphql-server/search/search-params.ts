import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  MOST_BATHROOMS,
  MOST_CHEQUES,
  MOST_DIRHAMS,
  MOST_SQUARE_FEET,
  isValidParam,
  paramName,
  parseSearch,
  PERIODS,
  PURPOSES,
  repairParams,
  SORTS,
  TYPES,
  VIEWS,
  type Search,
  toSlug,
} from '../../schema/search.ts';
import { InvalidInput, type FieldMessages } from '../errors.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';
import { interpretFilter, PricePeriod, sortOf, type HomeFilterInput } from './home-filter-input.ts';
import type { ParsedQuery } from './query/parsed-query.ts';
import { HomeSort, Purpose, type HomeFilter } from './home-filter.ts';
import { message, type Message } from '../messages.ts';

export const ENUM_PARAMETERS: ReadonlyMap<string, readonly (string | number)[]> = new Map<
  string,
  readonly (string | number)[]
>([
  [paramName('purpose'), PURPOSES],
  [paramName('types'), TYPES],
  [paramName('period'), PERIODS],
  [paramName('bedrooms'), BEDROOMS],
  [paramName('furnishing'), FURNISHING],
  [paramName('completion'), COMPLETION],
  [paramName('amenities'), AMENITIES],
  [paramName('views'), VIEWS],
  [paramName('sort'), SORTS],
]);

/** A parameter that is a whole number from 1. */
interface NumberParameter {
  description: string;
  max: number;
}

export const NUMBER_PARAMETERS: ReadonlyMap<string, NumberParameter> = new Map([
  [
    paramName('priceFrom'),
    { description: 'Minimum price in dirhams, or rent for `period`.', max: MOST_DIRHAMS },
  ],
  [
    paramName('priceTo'),
    { description: 'Maximum price in dirhams, or rent for `period`.', max: MOST_DIRHAMS },
  ],
  [paramName('bathrooms'), { description: 'Minimum number of bathrooms.', max: MOST_BATHROOMS }],
  [paramName('areaFrom'), { description: 'Minimum area in square feet.', max: MOST_SQUARE_FEET }],
  [paramName('areaTo'), { description: 'Maximum area in square feet.', max: MOST_SQUARE_FEET }],
  [
    paramName('cheques'),
    {
      description:
        'Accepts at least so many cheques for a year’s rent; 1 finds the homes that are paid in one cheque only.',
      max: MOST_CHEQUES,
    },
  ],
]);

export const PLACE_PARAMETER = paramName('places');
export const WORDS_PARAMETER = paramName('words');
export const WITHIN_PARAMETER = paramName('within');

/**
 * Parses the parameters of a search, such as `type=villa&beds=3`. Throws `InvalidInput` with a message for each invalid one; the
 * pages of the site ignore invalid parameters. `buildings` are those in stock that the words may name.
 */
export function parseSearchParams(
  params: URLSearchParams,
  buildings: readonly string[] = [],
): {
  filter: HomeFilter;
  sort: HomeSort;
  query: ParsedQuery;
} {
  const errors: FieldMessages = {};
  for (const [name, value] of repairParams(params)) {
    const error = value.trim() === '' ? null : errorOf(name, value);
    if (error) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  const search = parseSearch(params);
  const interpreted = interpretFilter(toFilterInput(search), buildings);
  return { ...interpreted, sort: sortOf(HomeSort[search.sort], interpreted.query) };
}

export function toFilterInput(search: Search): HomeFilterInput {
  const { purpose, completion, period, types, furnishing, amenities, views } = search;
  const { places, bedrooms, bathrooms, cheques, within, words, priceFrom, priceTo, areaFrom, areaTo } =
    search;
  return {
    purpose: purpose && Purpose[purpose],
    completion: completion && Completion[completion],
    period: PricePeriod[period],
    types: types.map((type) => PropertyType[type]),
    furnishing: furnishing.map((value) => Furnishing[value]),
    amenities: amenities.map((amenity) => Amenity[amenity]),
    views: views.map((view) => View[view]),
    places: [...places],
    bedrooms: [...bedrooms],
    bathrooms,
    cheques,
    within,
    words,
    priceFrom,
    priceTo,
    areaFrom,
    areaTo,
  };
}

/** Validates the value of a parameter; returns a message, or null. */
function errorOf(name: string, value: string): Message | null {
  if (isValidParam(name, value)) return null;
  const values = ENUM_PARAMETERS.get(name);
  if (values) return message('NOT_ONE_OF', { label: name, values: values.map(toSlug) });
  const number = NUMBER_PARAMETERS.get(name);
  if (number) return message('ARGUMENT_OUT_OF_RANGE', { label: name, min: 1, max: number.max });
  if (name === WITHIN_PARAMETER) return message('NOT_BOUNDS_PARAMETER', { label: name });
  return name === PLACE_PARAMETER ? message('NOT_PLACE_ID', { label: name }) : null;
}
