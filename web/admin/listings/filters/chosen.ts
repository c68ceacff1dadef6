import { placeNames } from '../../../../schema/places.ts';
import { inGroups } from '../../editor/kinds/number/number-in.ts';
import { AMENITIES, APARTMENTS, COMPLETIONS, FURNISHINGS, VILLAS } from '../facts/words.ts';
import type { Filter } from './filter.ts';
import { MARKED } from './marks.ts';

/** One thing that a list is kept to, and what of the filter changes without it. */
export interface Chosen {
  label: string;
  without: (now: Filter) => Partial<Filter>;
}

type Several = 'places' | 'types' | 'bedrooms' | 'furnishing' | 'amenities' | 'marks';

const TYPES = { ...APARTMENTS, ...VILLAS };

const MANY_BEDROOMS = 7;

/** A number of bedrooms in words. */
export function bedroomsSaid(count: number): string {
  if (count === 0) return 'Studio';
  if (count === MANY_BEDROOMS) return `${count} or more bedrooms`;
  return count === 1 ? '1 bedroom' : `${count} bedrooms`;
}

/** A range in words; null where it has neither end. */
function rangeSaid(from: number | null, to: number | null, say: (value: string) => string): string | null {
  if (from !== null && to !== null) return say(`${inGroups(from)} to ${inGroups(to)}`);
  if (from !== null) return `From ${say(inGroups(from))}`;
  return to === null ? null : `Up to ${say(inGroups(to))}`;
}

/** All that is chosen, in the order of the form. */
export function chosenIn(filter: Filter): Chosen[] {
  const { priceFrom, priceTo, areaFrom, areaTo, bathrooms, completion } = filter;
  const one = (label: string | null, change: Partial<Filter>): Chosen[] =>
    label === null ? [] : [{ label, without: () => change }];
  const each = <Value>(part: Several, values: readonly Value[], say: (value: Value) => string): Chosen[] =>
    values.map((value) => ({
      label: say(value),
      without: (now) => ({ [part]: now[part].filter((other) => other !== value) }),
    }));
  return [
    ...each('marks', filter.marks, (mark) => MARKED[mark]),
    ...each('places', filter.places, (id) => placeNames[id] ?? id),
    ...each('types', filter.types, (type) => TYPES[type]),
    ...one(
      rangeSaid(priceFrom, priceTo, (amount) => `AED ${amount}`),
      { priceFrom: null, priceTo: null },
    ),
    ...each('bedrooms', filter.bedrooms, bedroomsSaid),
    ...one(bathrooms === null ? null : `${bathrooms} or more bathrooms`, { bathrooms: null }),
    ...one(
      rangeSaid(areaFrom, areaTo, (area) => `${area} sq ft`),
      { areaFrom: null, areaTo: null },
    ),
    ...each('furnishing', filter.furnishing, (one) => FURNISHINGS[one]),
    ...one(completion && COMPLETIONS[completion], { completion: null }),
    ...each('amenities', filter.amenities, (amenity) => AMENITIES[amenity]),
  ];
}
