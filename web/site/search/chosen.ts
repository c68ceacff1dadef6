import { grouped } from '../../ui/grouped.ts';
import { placeNames } from '../../../schema/places.ts';
import type { Search } from '../../../schema/search.ts';
import { wordsFor } from '../layout/home-words.ts';
import { roomsOf } from '../layout/rooms.ts';

/** One thing that is chosen, and the search without it. */
export interface Chosen {
  label: string;
  without: Search;
}

type Several = 'places' | 'types' | 'bedrooms' | 'furnishing' | 'amenities';

const MANY_BEDROOMS = 7;

/** A number of bedrooms in words. */
export function bedroomsSaid(count: number): string {
  if (count === 0) return 'Studio';
  return count === MANY_BEDROOMS ? `${count} or more bedrooms` : roomsOf(String(count))!;
}

/** A range in words, such as "AED 900,000 to 1,500,000"; nothing where it has neither end. */
function rangeSaid(from: number | null, to: number | null, say: (value: string) => string): string | null {
  if (from !== null && to !== null) return say(`${grouped(from)} to ${grouped(to)}`);
  if (from !== null) return `From ${say(grouped(from))}`;
  return to === null ? null : `Up to ${say(grouped(to))}`;
}

export const priceSaid = ({ priceFrom, priceTo }: Search) =>
  rangeSaid(priceFrom, priceTo, (amount) => `AED ${amount}`);

export const areaSaid = ({ areaFrom, areaTo }: Search) =>
  rangeSaid(areaFrom, areaTo, (area) => `${area} sq ft`);

/** All that is chosen, in the order of the form. */
export function chosenIn(search: Search): Chosen[] {
  const but = (change: Partial<Search>): Search => ({ ...search, ...change, page: 1 });
  const one = (label: string | null, change: Partial<Search>) =>
    label === null ? [] : [{ label, without: but(change) }];
  const each = <Value extends string | number>(
    part: Several,
    values: readonly Value[],
    say: (value: Value) => string,
  ) =>
    values.map((value) => ({
      label: say(value),
      without: but({ [part]: values.filter((other) => other !== value) }),
    }));
  const { purpose, completion, bathrooms, words } = search;
  return [
    ...one(purpose && wordsFor(purpose), { purpose: null }),
    ...each('places', search.places, (id) => placeNames[id] ?? id),
    ...each('types', search.types, wordsFor),
    ...one(priceSaid(search), { priceFrom: null, priceTo: null }),
    ...each('bedrooms', search.bedrooms, bedroomsSaid),
    ...one(bathrooms === null ? null : `${bathrooms} or more bathrooms`, { bathrooms: null }),
    ...one(areaSaid(search), { areaFrom: null, areaTo: null }),
    ...each('furnishing', search.furnishing, wordsFor),
    ...one(completion && wordsFor(completion), { completion: null }),
    ...each('amenities', search.amenities, wordsFor),
    ...one(search.within && 'This part of the map', { within: null }),
    ...one(words === '' ? null : `“${words}”`, { words: '' }),
  ];
}
