import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { parseListingName } from './listing-name.ts';
import { inOrderOfSize, isOnMap, MOST_CHEQUES, type Bounds } from '../../schema/search.ts';
import { searchOf } from '../collections/graphql/list.ts';
import { toSearchQuery } from '../collections/queries/search.ts';
import { InvalidInput, type FieldMessages } from '../errors.ts';
import { AMOUNT, BATHROOMS } from '../listings/facts/bounds.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';
import { isSearchable } from '../places/landmarks.ts';
import { combine, optionalFromSquareFeet, yearly } from './query/combine.ts';
import { parseQuery } from './query/parse-query.ts';
import type { ParsedQuery } from './query/parsed-query.ts';
import { HomeSort, MANY_BEDROOMS, Purpose, type HomeFilter } from './home-filter.ts';
import { message, type Message } from '../messages.ts';

registerEnumType(Purpose, {
  name: 'Purpose',
  description: 'Whether a home is for sale or for rent.',
  valuesConfig: { SALE: { description: 'For sale.' }, RENT: { description: 'For rent.' } },
});

export enum PricePeriod {
  YEAR = 'YEAR',
  MONTH = 'MONTH',
}

registerEnumType(PricePeriod, {
  name: 'PricePeriod',
  description: 'The period of the limits of a rent.',
  valuesConfig: { YEAR: { description: 'Per year.' }, MONTH: { description: 'Per month.' } },
});

registerEnumType(HomeSort, {
  name: 'HomeSort',
  description: 'The order of homes; homes without the value come last.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    PRICE_LOW: {
      description:
        'Lowest price first: homes for sale before homes for rent, which are compared by their annual rent.',
    },
    PRICE_HIGH: { description: 'Highest price first, likewise.' },
    AREA_LARGE: { description: 'Largest first.' },
    AREA_SMALL: { description: 'Smallest first.' },
    VALUE: { description: 'Lowest price per square metre first, likewise.' },
  },
});

/** Maximum area in square feet; in square decimetres it still fits an integer. */
const MAX_AREA = 100_000_000;
const MAX_PLACES = 20;

const optional = (description: string) => ({ nullable: true, description });

@InputType('Bounds', { description: 'A rectangle on the map, by its sides in degrees.' })
export class BoundsInput implements Bounds {
  @Field(() => Float, { description: 'Western side: degrees east, from -180.' })
  west: number;

  @Field(() => Float, { description: 'Southern side: degrees north, from -90.' })
  south: number;

  @Field(() => Float, { description: 'Eastern side: degrees east, greater than `west`, to 180.' })
  east: number;

  @Field(() => Float, { description: 'Northern side: degrees north, greater than `south`, to 90.' })
  north: number;
}

/** Validates a rectangle. Returns an error that names the field, or null. */
export const boundsError = (label: string, bounds: Bounds): Message | null =>
  isOnMap(bounds) ? null : message('NOT_BOUNDS', { label });

@InputType('HomeFilter', { description: 'A filter of homes; a field that is null does not filter.' })
export class HomeFilterInput {
  @Field(() => Purpose, optional('For sale or for rent.'))
  purpose?: Purpose | null;

  @Field(() => [PropertyType], optional('Of one of these types.'))
  types?: PropertyType[] | null;

  @Field(
    () => [String],
    optional(
      `In one of these places, by id, or in a part of them, or near one of these landmarks; at most ${MAX_PLACES}.`,
    ),
  )
  places?: string[] | null;

  @Field(() => Float, optional('Minimum price, or rent per `period`, in whole dirhams.'))
  priceFrom?: number | null;

  @Field(
    () => Float,
    optional(
      'Maximum price, or rent per `period`, in whole dirhams. If it is less than `priceFrom`, the limits are swapped.',
    ),
  )
  priceTo?: number | null;

  @Field(
    () => PricePeriod,
    optional(
      'The period of the limits of a rent, `YEAR` by default. With `MONTH` price limits match only homes for rent.',
    ),
  )
  period?: PricePeriod | null;

  @Field(
    () => [Int],
    optional(`With one of these numbers of bedrooms: 0 is a studio, ${MANY_BEDROOMS} are that many or more.`),
  )
  bedrooms?: number[] | null;

  @Field(() => Int, optional('Minimum number of bathrooms.'))
  bathrooms?: number | null;

  @Field(() => Int, optional('Minimum area in square feet.'))
  areaFrom?: number | null;

  @Field(() => Int, optional('Maximum area in square feet.'))
  areaTo?: number | null;

  @Field(() => [Furnishing], optional('With one of these kinds of furnishing.'))
  furnishing?: Furnishing[] | null;

  @Field(() => Completion, optional('Ready or off plan.'))
  completion?: Completion | null;

  @Field(() => [Amenity], optional('With all of these amenities.'))
  amenities?: Amenity[] | null;

  @Field(() => [View], optional('With all of these views.'))
  views?: View[] | null;

  @Field(
    () => Int,
    optional(
      `Accepts at least so many cheques for a year's rent, 1 to ${MOST_CHEQUES}. Every home accepts one: 1 finds the homes that are paid in one cheque only.`,
    ),
  )
  cheques?: number | null;

  @Field(
    () => BoundsInput,
    optional('Inside this rectangle: the pin of the home, or the centre of its place if it has none.'),
  )
  within?: BoundsInput | null;

  @Field(
    () => String,
    optional(
      'Free text such as `2 bed jvc under 90k`, at most 200 characters. Recognized facts are added to the filter; every other word is matched as a prefix of the words of a home. `interpretation` describes the result.',
    ),
  )
  words?: string | null;
}

/** Validates a filter like `interpretFilter`, for callers that do not return the parsed words. */
export const filterOf = (input: HomeFilterInput): HomeFilter => interpretFilter(input).filter;

/** A validated filter with the facts of its words, and the parsed words. */
export interface InterpretedFilter {
  filter: HomeFilter;
  query: ParsedQuery;
}

/**
 * Validates a filter and adds the facts that its words state. Every search of homes uses it. Returns the filter and the parsed
 * words. `buildings` are those in stock that the words may name. Words that name one listing replace the filter. Throws `InvalidInput` with a message for each invalid field.
 */
export function interpretFilter(
  input: HomeFilterInput,
  buildings: readonly string[] = [],
): InterpretedFilter {
  const errors = filterErrors(input);
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors);
  const typed = searchOf(input.words) ?? '';
  const listing = parseListingName(typed);
  if (listing) return { filter: { listing }, query: nameQuery(typed) };
  const isMonthly = input.period === PricePeriod.MONTH && input.purpose !== Purpose.SALE;
  const filter = toHomeFilter(input, isMonthly ? 'MONTH' : 'YEAR');
  const query = parseQuery(typed, {
    purpose: filter.purpose && (filter.purpose === Purpose.SALE ? 'SALE' : 'RENT'),
    period: isMonthly ? 'MONTH' : undefined,
    buildings,
  });
  const searched = query.terms.filter((term) => !term.isName);
  const words = toSearchQuery(searched.map(({ text }) => text).join(' ')) || undefined;
  const named = query.terms.flatMap((term) => term.buildings ?? []);
  return { filter: { ...combine(filter, query.facts), words, buildings: nonEmpty(named) }, query };
}

/** A query that is the name of one listing as a whole. */
const nameQuery = (text: string): ParsedQuery => ({
  text,
  facts: [],
  ignored: [],
  terms: [{ text, start: 0, end: text.length, isName: true }],
});

/** The order of a search: the requested one, or the one that its words state if the default is requested. */
export function sortOf(requested: HomeSort, { facts }: ParsedQuery): HomeSort {
  const stated = facts.find(({ facts: { sort } }) => sort)?.facts.sort;
  return requested === HomeSort.NEWEST && stated ? HomeSort[stated] : requested;
}

/** Converts a valid input without its words; `period` is that of the price limits. */
function toHomeFilter(input: HomeFilterInput, period: 'MONTH' | 'YEAR'): HomeFilter {
  const [priceFrom, priceTo] = inOrderOfSize(input.priceFrom ?? undefined, input.priceTo ?? undefined);
  const [areaFrom, areaTo] = inOrderOfSize(input.areaFrom ?? undefined, input.areaTo ?? undefined);
  const hasPriceLimit = priceFrom !== undefined || priceTo !== undefined;
  const isMonthlyRent = period === 'MONTH' && hasPriceLimit;
  return {
    purpose: input.purpose ?? (isMonthlyRent ? Purpose.RENT : undefined),
    types: nonEmpty(input.types),
    places: nonEmpty(input.places),
    bedrooms: nonEmpty(input.bedrooms),
    furnishing: nonEmpty(input.furnishing),
    completion: input.completion ?? undefined,
    amenities: nonEmpty(input.amenities),
    views: nonEmpty(input.views),
    cheques: input.cheques ?? undefined,
    priceFrom: yearly(priceFrom, period),
    priceTo: yearly(priceTo, period),
    bathrooms: input.bathrooms ?? undefined,
    areaFrom: optionalFromSquareFeet(areaFrom),
    areaTo: optionalFromSquareFeet(areaTo),
    within: input.within ?? undefined,
  };
}

/** The maximum values of the fields that are whole numbers from 0. */
const MAX_VALUES = {
  priceFrom: AMOUNT.max,
  priceTo: AMOUNT.max,
  areaFrom: MAX_AREA,
  areaTo: MAX_AREA,
  bathrooms: BATHROOMS.max,
} as const;

function filterErrors(input: HomeFilterInput): FieldMessages {
  const errors: FieldMessages = {};
  const { places, bedrooms } = input;
  const unknownPlace = places?.find((id) => !isSearchable(id));
  if (unknownPlace !== undefined) errors.places = message('UNKNOWN_PLACE', { id: unknownPlace.slice(0, 60) });
  if (places && places.length > MAX_PLACES)
    errors.places = message('TOO_MANY_IN_FILTER', { label: 'places', max: MAX_PLACES });
  if (bedrooms?.some((count) => count < 0 || count > MANY_BEDROOMS)) {
    errors.bedrooms = message('NOT_NUMBERS_IN_RANGE', { label: 'bedrooms', min: 0, max: MANY_BEDROOMS });
  }
  if (input.cheques != null && (input.cheques < 1 || input.cheques > MOST_CHEQUES)) {
    errors.cheques = message('ARGUMENT_OUT_OF_RANGE', { label: 'cheques', min: 1, max: MOST_CHEQUES });
  }
  const withinError = input.within && boundsError('within', input.within);
  if (withinError) errors.within = withinError;
  for (const [name, max] of Object.entries(MAX_VALUES)) {
    const value = input[name as keyof typeof MAX_VALUES];
    const isValid = value == null || (Number.isInteger(value) && value >= 0 && value <= max);
    if (!isValid) errors[name] = message('ARGUMENT_OUT_OF_RANGE', { label: name, min: 0, max });
  }
  return errors;
}

/** An empty list does not filter. */
const nonEmpty = <Item>(values: readonly Item[] | null | undefined) => (values?.length ? values : undefined);
