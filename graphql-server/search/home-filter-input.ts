import { Field, Float, InputType, Int, registerEnumType } from 'type-graphql';
import { inOrderOfSize, isOnMap, type Bounds } from '../../schema/search.ts';
import { searchOf } from '../collections/graphql/list-arguments.ts';
import { toSearchQuery } from '../collections/reading/search.ts';
import { InvalidInput, type FieldSentences } from '../errors.ts';
import { AMOUNT, BATHROOMS } from '../listings/facts/bounds.ts';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { placeOf } from '../places/place.ts';
import { combine, squareDecimetres, yearly } from './query/combine.ts';
import { parseQuery, type ParsedQuery } from './query/parse-query.ts';
import { HomeSort, MANY_BEDROOMS, Purpose, type HomeFilter } from './home-filter.ts';

registerEnumType(Purpose, {
  name: 'Purpose',
  description: 'Whether a home is to own or to rent.',
  valuesConfig: { SALE: { description: 'For sale.' }, RENT: { description: 'For rent.' } },
});

/** What amounts of rents are for. */
export enum PricePeriod {
  YEAR = 'YEAR',
  MONTH = 'MONTH',
}

registerEnumType(PricePeriod, {
  name: 'PricePeriod',
  description: 'The period that limits of a rent are for.',
  valuesConfig: { YEAR: { description: 'For a year.' }, MONTH: { description: 'For a month.' } },
});

registerEnumType(HomeSort, {
  name: 'HomeSort',
  description: 'By what homes are put in order; those that do not tell it stand last.',
  valuesConfig: {
    NEWEST: { description: 'The newest first.' },
    PRICE_LOW: {
      description:
        'The lowest price first: homes for sale before homes for rent, which are compared by the year.',
    },
    PRICE_HIGH: { description: 'The highest price first, likewise.' },
    AREA_LARGE: { description: 'The largest first.' },
    AREA_SMALL: { description: 'The smallest first.' },
    VALUE: { description: 'The lowest price of a square metre first, likewise.' },
  },
});

/** Largest area that is asked for, in square feet: what fits a whole number of square decimetres. */
const MOST_AREA = 100_000_000;
/** Most places that are asked for at once. */
const MOST_PLACES = 20;

const optional = (description: string) => ({ nullable: true, description });

@InputType('Bounds', { description: 'A piece of the map, by its sides in degrees.' })
export class BoundsInput implements Bounds {
  @Field(() => Float, { description: 'Its western side: degrees east, from -180.' })
  west: number;

  @Field(() => Float, { description: 'Its southern side: degrees north, from -90.' })
  south: number;

  @Field(() => Float, { description: 'Its eastern side: degrees east, more than `west`, to 180.' })
  east: number;

  @Field(() => Float, { description: 'Its northern side: degrees north, more than `south`, to 90.' })
  north: number;
}

/** What is wrong with the sides of a piece of the map, under the name that was said. */
export const boundsError = (name: string, bounds: Bounds): string | null =>
  isOnMap(bounds)
    ? null
    : `${name} must have west below east, from -180 to 180, and south below north, from -90 to 90.`;

@InputType('HomeFilter', { description: 'What homes are wanted; whatever is not said does not matter.' })
export class HomeFilterInput {
  @Field(() => Purpose, optional('To own or to rent.'))
  purpose?: Purpose | null;

  @Field(() => [PropertyType], optional('One of these types.'))
  types?: PropertyType[] | null;

  @Field(
    () => [String],
    optional(`In one of these places, by their ids, or in what lies in them; at most ${MOST_PLACES}.`),
  )
  places?: string[] | null;

  @Field(
    () => Float,
    optional('At least so many dirhams: its price, or its rent for `period`. A whole number.'),
  )
  priceFrom?: number | null;

  @Field(
    () => Float,
    optional('At most so many dirhams. A whole number. Limits that are the wrong way round are swapped.'),
  )
  priceTo?: number | null;

  @Field(
    () => PricePeriod,
    optional(
      'What the limits of a rent are for: `YEAR` when not given. With `MONTH` only homes for rent have a price.',
    ),
  )
  period?: PricePeriod | null;

  @Field(
    () => [Int],
    optional(`With one of these numbers of bedrooms: 0 is a studio, ${MANY_BEDROOMS} are that many or more.`),
  )
  bedrooms?: number[] | null;

  @Field(() => Int, optional('With at least so many bathrooms.'))
  bathrooms?: number | null;

  @Field(() => Int, optional('Of at least so many square feet.'))
  areaFrom?: number | null;

  @Field(() => Int, optional('Of at most so many square feet.'))
  areaTo?: number | null;

  @Field(() => [Furnishing], optional('Furnished in one of these ways.'))
  furnishing?: Furnishing[] | null;

  @Field(() => Completion, optional('Standing, or being built.'))
  completion?: Completion | null;

  @Field(() => [Amenity], optional('With all of these.'))
  amenities?: Amenity[] | null;

  @Field(
    () => BoundsInput,
    optional('On this piece of the map: its pin, or the middle of its place where it has none.'),
  )
  within?: BoundsInput | null;

  @Field(
    () => String,
    optional(
      'What a person would type, such as `2 bed jvc under 90k`; at most 200 characters. What states a fact is a filter, in addition to the others; each other word begins a word of the home. `interpretation` says how it was understood.',
    ),
  )
  words?: string | null;
}

/** Validates a filter. Throws `InvalidInput`, as `interpretFilter` does. */
export const filterOf = (input: HomeFilterInput): HomeFilter => interpretFilter(input).filter;

/**
 * Validates a filter and adds the facts that its words state; `query` tells how the words were understood. Every search of
 * homes goes through here. Throws `InvalidInput` with a message for each invalid field.
 */
export function interpretFilter(input: HomeFilterInput): { filter: HomeFilter; query: ParsedQuery } {
  const faults: FieldSentences = {};
  const numbered = (name: 'priceFrom' | 'priceTo' | 'areaFrom' | 'areaTo' | 'bathrooms', max: number) => {
    const value = input[name];
    if (value == null) return undefined;
    if (Number.isInteger(value) && value >= 0 && value <= max) return value;
    faults[name] = `${name} must be a whole number from 0 to ${max}.`;
    return undefined;
  };
  const some = <One>(values: readonly One[] | null | undefined) => (values?.length ? values : undefined);
  const { places, bedrooms } = input;
  const unknown = places?.find((id) => !placeOf(id));
  if (unknown !== undefined) faults.places = `No place has the id ${unknown.slice(0, 60)}.`;
  if (places && places.length > MOST_PLACES) faults.places = `places may be at most ${MOST_PLACES}.`;
  if (bedrooms?.some((one) => one < 0 || one > MANY_BEDROOMS)) {
    faults.bedrooms = `bedrooms must be numbers from 0 to ${MANY_BEDROOMS}.`;
  }
  const fault = input.within && boundsError('within', input.within);
  if (fault) faults.within = fault;
  const [priceFrom, priceTo] = inOrderOfSize(
    numbered('priceFrom', AMOUNT.max),
    numbered('priceTo', AMOUNT.max),
  );
  const [areaFrom, areaTo] = inOrderOfSize(numbered('areaFrom', MOST_AREA), numbered('areaTo', MOST_AREA));
  const isMonthly = input.period === PricePeriod.MONTH && input.purpose !== Purpose.SALE;
  const isMonthlyRent = isMonthly && (priceFrom !== undefined || priceTo !== undefined);
  const period = isMonthly ? 'MONTH' : 'YEAR';
  const filter: HomeFilter = {
    purpose: input.purpose ?? (isMonthlyRent ? Purpose.RENT : undefined),
    types: some(input.types),
    places: some(places),
    bedrooms: some(bedrooms),
    furnishing: some(input.furnishing),
    completion: input.completion ?? undefined,
    amenities: some(input.amenities),
    priceFrom: yearly(priceFrom, period),
    priceTo: yearly(priceTo, period),
    bathrooms: numbered('bathrooms', BATHROOMS.max),
    areaFrom: squareDecimetres(areaFrom),
    areaTo: squareDecimetres(areaTo),
    within: input.within ?? undefined,
  };
  const query = parseQuery(searchOf(input.words) ?? '', {
    purpose: filter.purpose && (filter.purpose === Purpose.SALE ? 'SALE' : 'RENT'),
    period: isMonthly ? 'MONTH' : undefined,
  });
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults);
  const words = toSearchQuery(query.terms.map(({ text }) => text).join(' ')) || undefined;
  return { filter: { ...combine(filter, query.facts), words }, query };
}
