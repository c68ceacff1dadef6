import { fromSquareFeet } from '../../listings/facts/area.ts';
import { AMOUNT } from '../../listings/facts/bounds.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../../listings/facts/choices.ts';
import { isWithin, placeOf } from '../../places/place.ts';
import { Purpose, type HomeFilter } from '../home-filter.ts';
import type { Facts, RecognizedFact } from './parsed-query.ts';

const MONTHS = 12;

/** Rents are compared by the year. */
export const yearly = (
  amount: number | null | undefined,
  period: Facts['period'] | null,
): number | undefined =>
  amount && period === 'MONTH' ? Math.min(amount * MONTHS, AMOUNT.max) : (amount ?? undefined);

/** Adds the facts of words to a filter: a home must match both. Facts of one kind widen each other, except amenities and views. */
export function combine(filter: HomeFilter, recognized: readonly RecognizedFact[]): HomeFilter {
  const facts = recognized.flatMap((one) => (one.isExcluded ? [] : [one.facts]));
  const { types, places, bedrooms, furnishing } = valuesOf(facts);
  const amenities = facts.flatMap((one) =>
    one.amenities ? [one.amenities.map((name) => Amenity[name])] : [],
  );
  const views = facts.flatMap((one) => (one.views ? [one.views.map((name) => View[name])] : []));
  const purposes = new Set(
    [filter.purpose, ...facts.map(({ purpose }) => purpose && Purpose[purpose])].filter(isGiven),
  );
  const completions = new Set(
    [filter.completion, ...facts.map(({ completion }) => completion && Completion[completion])].filter(
      isGiven,
    ),
  );
  const isContradiction = purposes.size > 1 || completions.size > 1;
  return {
    ...filter,
    purpose: [...purposes][0],
    completion: [...completions][0],
    types: common(filter.types, types),
    bedrooms: common(filter.bedrooms, bedrooms),
    furnishing: common(filter.furnishing, furnishing),
    places: isContradiction ? [] : unitedPlaces(filter.places, places),
    near: some(facts.flatMap(({ near = [] }) => near)),
    amenities: some([...(filter.amenities ?? []), ...single(amenities)]),
    anyAmenities: some(alternatives(amenities)),
    views: some([...(filter.views ?? []), ...single(views)]),
    anyViews: some(alternatives(views)),
    cheques: highest([filter.cheques, ...facts.map(({ cheques }) => cheques)]),
    priceFrom: highest([
      filter.priceFrom,
      ...facts.map(({ priceFrom, period }) => yearly(priceFrom, period)),
    ]),
    priceTo: lowest([filter.priceTo, ...facts.map(({ priceTo, period }) => yearly(priceTo, period))]),
    bathrooms: highest([filter.bathrooms, ...facts.map(({ bathrooms }) => bathrooms)]),
    areaFrom: highest([filter.areaFrom, ...facts.map(({ areaFrom }) => optionalFromSquareFeet(areaFrom))]),
    areaTo: lowest([filter.areaTo, ...facts.map(({ areaTo }) => optionalFromSquareFeet(areaTo))]),
    excluded: excludedBy(recognized.flatMap((one) => (one.isExcluded ? [one.facts] : []))),
  };
}

/** The values that are stated alone, all of which a home must have. */
const single = <Value>(groups: readonly (readonly Value[])[]): Value[] =>
  groups.filter(({ length }) => length === 1).flat();

/** The groups of values of which a home must have one. */
const alternatives = <Value>(groups: readonly (readonly Value[])[]) =>
  groups.filter(({ length }) => length > 1);

/** The values of excluded facts; undefined if there are none. */
function excludedBy(facts: readonly Facts[]): HomeFilter['excluded'] {
  if (facts.length === 0) return undefined;
  return {
    ...valuesOf(facts),
    amenities: some(facts.flatMap(({ amenities = [] }) => amenities.map((one) => Amenity[one]))),
    views: some(facts.flatMap(({ views = [] }) => views.map((one) => View[one]))),
  };
}

/** The values of facts of which a home has one. */
const valuesOf = (facts: readonly Facts[]) => ({
  types: some(facts.flatMap(({ types = [] }) => types.map((type) => PropertyType[type]))),
  places: some(facts.flatMap(({ places = [] }) => places)),
  bedrooms: some(facts.flatMap(({ bedrooms = [] }): readonly number[] => bedrooms)),
  furnishing: some(facts.flatMap(({ furnishing = [] }) => furnishing.map((one) => Furnishing[one]))),
});

const isGiven = <Value>(value: Value | null | undefined): value is Value => value != null;

const some = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? [...new Set(values)] : undefined;

const highest = (values: readonly (number | null | undefined)[]): number | undefined => {
  const given = values.filter(isGiven);
  return given.length > 0 ? Math.max(...given) : undefined;
};

const lowest = (values: readonly (number | null | undefined)[]): number | undefined => {
  const given = values.filter(isGiven);
  return given.length > 0 ? Math.min(...given) : undefined;
};

/** Values that both sides allow; an empty list allows none. */
const common = <Value>(one: readonly Value[] | undefined, other: readonly Value[] | undefined) =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

/** Places of either side, as several places of the form are; of a place and one that lies in it, the inner one. */
function unitedPlaces(one: readonly string[] | undefined, other: readonly string[] | undefined) {
  if (!one || !other) return one ?? other;
  const isAround = (id: string, inner: string) => {
    const [place, innerPlace] = [placeOf(id), placeOf(inner)];
    return id !== inner && place && innerPlace && isWithin(innerPlace, place);
  };
  const narrowest = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.some((inner) => isAround(id, inner)));
  return [...new Set([...narrowest(one, other), ...narrowest(other, one)])];
}

/** Converts an optional area to square decimetres. */
export const optionalFromSquareFeet = (squareFeet: number | null | undefined): number | undefined =>
  squareFeet == null ? undefined : fromSquareFeet(squareFeet);
