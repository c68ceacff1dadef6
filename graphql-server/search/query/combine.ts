import { AMOUNT } from '../../listings/facts/bounds.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../../listings/facts/choices.ts';
import { isWithin, placeOf } from '../../places/place.ts';
import { Purpose, type HomeFilter } from '../home-filter.ts';
import type { Facts, RecognizedFact } from './parse-query.ts';

const MONTHS = 12;

/** Rents are compared by the year. */
export const yearly = (amount: number | undefined, period: Facts['period'] | null): number | undefined =>
  amount !== undefined && period === 'MONTH' ? Math.min(amount * MONTHS, AMOUNT.max) : amount;

/** Adds the facts of words to a filter: a home must match both. Facts of one kind widen each other, except amenities and views. */
export function combine(filter: HomeFilter, recognized: readonly RecognizedFact[]): HomeFilter {
  const facts = recognized.flatMap((one) => (one.isExcluded ? [] : [one.facts]));
  const prices = facts.map(({ priceFrom, priceTo, period }) => ({
    from: yearly(priceFrom ?? undefined, period),
    to: yearly(priceTo ?? undefined, period),
  }));
  const stated: HomeFilter = {
    types: some(facts.flatMap(({ types = [] }) => types.map((type) => PropertyType[type]))),
    places: some(facts.flatMap(({ places = [] }) => places)),
    near: some(facts.flatMap(({ near = [] }) => near)),
    bedrooms: some(facts.flatMap(({ bedrooms = [] }): readonly number[] => bedrooms)),
    furnishing: some(facts.flatMap(({ furnishing = [] }) => furnishing.map((one) => Furnishing[one]))),
    priceFrom: highest(prices.map(({ from }) => from)),
    priceTo: lowest(prices.map(({ to }) => to)),
    bathrooms: highest(facts.map(({ bathrooms }) => bathrooms)),
    areaFrom: highest(facts.map(({ areaFrom }) => squareDecimetres(areaFrom))),
    areaTo: lowest(facts.map(({ areaTo }) => squareDecimetres(areaTo))),
  };
  const purposes = new Set(
    [filter.purpose, ...facts.map(({ purpose }) => purpose && Purpose[purpose])].filter(isGiven),
  );
  const completions = new Set(
    [filter.completion, ...facts.map(({ completion }) => completion && Completion[completion])].filter(
      isGiven,
    ),
  );
  const groups = facts.flatMap(({ amenities }) => (amenities ? [amenities.map((one) => Amenity[one])] : []));
  const anyAmenities = groups.filter((group) => group.length > 1);
  const viewGroups = facts.flatMap(({ views }) => (views ? [views.map((one) => View[one])] : []));
  const anyViews = viewGroups.filter((group) => group.length > 1);
  const isContradiction = purposes.size > 1 || completions.size > 1;
  return {
    ...filter,
    purpose: [...purposes][0],
    completion: [...completions][0],
    types: common(filter.types, stated.types),
    bedrooms: common(filter.bedrooms, stated.bedrooms),
    furnishing: common(filter.furnishing, stated.furnishing),
    places: isContradiction ? [] : unitedPlaces(filter.places, stated.places),
    near: stated.near,
    amenities: some([
      ...new Set([...(filter.amenities ?? []), ...groups.filter((group) => group.length === 1).flat()]),
    ]),
    anyAmenities: some(anyAmenities),
    views: some([...(filter.views ?? []), ...viewGroups.filter((group) => group.length === 1).flat()]),
    anyViews: some(anyViews),
    cheques: highest([filter.cheques, ...facts.map(({ cheques }) => cheques)]),
    priceFrom: highest([filter.priceFrom, stated.priceFrom]),
    priceTo: lowest([filter.priceTo, stated.priceTo]),
    bathrooms: highest([filter.bathrooms, stated.bathrooms]),
    areaFrom: highest([filter.areaFrom, stated.areaFrom]),
    areaTo: lowest([filter.areaTo, stated.areaTo]),
    excluded: excludedBy(recognized.flatMap((one) => (one.isExcluded ? [one.facts] : []))),
  };
}

/** The values of excluded facts; undefined if there are none. */
function excludedBy(facts: readonly Facts[]): HomeFilter['excluded'] {
  if (facts.length === 0) return undefined;
  return {
    types: some(facts.flatMap(({ types = [] }) => types.map((type) => PropertyType[type]))),
    places: some(facts.flatMap(({ places = [] }) => places)),
    bedrooms: some(facts.flatMap(({ bedrooms = [] }): readonly number[] => bedrooms)),
    furnishing: some(facts.flatMap(({ furnishing = [] }) => furnishing.map((one) => Furnishing[one]))),
    amenities: some(facts.flatMap(({ amenities = [] }) => amenities.map((one) => Amenity[one]))),
    views: some(facts.flatMap(({ views = [] }) => views.map((one) => View[one]))),
  };
}

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

/** 1 sq ft is 9.290304 dm²; whole numbers throughout. */
export const squareDecimetres = (squareFeet: number | null | undefined): number | undefined =>
  squareFeet == null ? undefined : Number((BigInt(squareFeet) * 9_290_304n + 500_000n) / 1_000_000n);
