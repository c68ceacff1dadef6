import {
  AMENITIES,
  BEDROOMS,
  COMPLETION,
  FURNISHING,
  MOST_BATHROOMS,
  MOST_CHEQUES,
  MOST_DIRHAMS,
  MOST_SQUARE_FEET,
  isUnderstood,
  nameOf,
  parseSearch,
  PERIODS,
  PURPOSES,
  repairParams,
  SORTS,
  TYPES,
  VIEWS,
  wordIn,
} from '../../schema/search.ts';
import { InvalidInput, type FieldMessages } from '../errors.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';
import { interpretFilter, PricePeriod, sortOf } from './home-filter-input.ts';
import type { ParsedQuery } from './query/parse-query.ts';
import { HomeSort, Purpose, type HomeFilter } from './home-filter.ts';
import { message, type Message } from '../messages.ts';

/** The parameters that are enums, with their values. */
export const ENUM_PARAMETERS: ReadonlyMap<string, readonly (string | number)[]> = new Map<
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
  [nameOf('views'), VIEWS],
  [nameOf('sort'), SORTS],
]);

/** A parameter that is a whole number from 1. */
interface NumberParameter {
  description: string;
  max: number;
}

/** The parameters that are whole numbers. */
export const NUMBER_PARAMETERS: ReadonlyMap<string, NumberParameter> = new Map([
  [
    nameOf('priceFrom'),
    { description: 'Minimum price in dirhams, or rent for `period`.', max: MOST_DIRHAMS },
  ],
  [nameOf('priceTo'), { description: 'Maximum price in dirhams, or rent for `period`.', max: MOST_DIRHAMS }],
  [nameOf('bathrooms'), { description: 'Minimum number of bathrooms.', max: MOST_BATHROOMS }],
  [nameOf('areaFrom'), { description: 'Minimum area in square feet.', max: MOST_SQUARE_FEET }],
  [nameOf('areaTo'), { description: 'Maximum area in square feet.', max: MOST_SQUARE_FEET }],
  [
    nameOf('cheques'),
    {
      description:
        'Accepts at least so many cheques for a year’s rent; 1 finds the homes that are paid in one cheque only.',
      max: MOST_CHEQUES,
    },
  ],
]);

/** The parameter for ids of places. */
export const PLACE_PARAMETER = nameOf('places');
/** The parameter for free text. */
export const WORDS_PARAMETER = nameOf('words');
/** The parameter for a rectangle on the map. */
export const WITHIN_PARAMETER = nameOf('within');

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
  const { purpose, places, types, furnishing, completion, amenities, views, period, sort, ...rest } =
    parseSearch(params);
  const interpreted = interpretFilter(
    {
      ...rest,
      bedrooms: [...rest.bedrooms],
      places: [...places],
      purpose: purpose && Purpose[purpose],
      period: PricePeriod[period],
      types: types.map((type) => PropertyType[type]),
      furnishing: furnishing.map((value) => Furnishing[value]),
      completion: completion && Completion[completion],
      amenities: amenities.map((amenity) => Amenity[amenity]),
      views: views.map((view) => View[view]),
    },
    buildings,
  );
  return { ...interpreted, sort: sortOf(HomeSort[sort], interpreted.query) };
}

/** Validates the value of a parameter; returns a message, or null. */
function errorOf(name: string, value: string): Message | null {
  if (isUnderstood(name, value)) return null;
  const values = ENUM_PARAMETERS.get(name);
  if (values) return message('NOT_ONE_OF', { label: name, values: values.map(wordIn) });
  const number = NUMBER_PARAMETERS.get(name);
  if (number) return message('ARGUMENT_OUT_OF_RANGE', { label: name, min: 1, max: number.max });
  if (name === WITHIN_PARAMETER) return message('NOT_BOUNDS_PARAMETER', { label: name });
  return name === PLACE_PARAMETER ? message('NOT_PLACE_ID', { label: name }) : null;
}
