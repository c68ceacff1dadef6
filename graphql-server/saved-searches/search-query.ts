import { parseSearch, printSearch, type Search } from '../../schema/search.ts';
import { Amenity, Completion, Furnishing, PropertyType } from '../listings/facts/choices.ts';
import { placeOf } from '../places/place.ts';
import { filterOf, PricePeriod } from '../search/home-filter-input.ts';
import { Purpose, type HomeFilter } from '../search/home-filter.ts';

/** Maximum length of a query string, in characters. */
const MAX_LENGTH = 4_000;

/** Normalizes the query string of a search: first page, newest first, without unknown parameters. */
export function normalizeSearch(query: string): string {
  const search = parseSearch(new URLSearchParams(query.slice(0, MAX_LENGTH)));
  return printSearch({ ...search, sort: 'NEWEST', view: 'LIST', page: 1 });
}

/** The filter of a search's query string. */
export function filterOfSearch(query: string): HomeFilter {
  const search = parseSearch(new URLSearchParams(query));
  const { purpose, completion, places, bedrooms, bathrooms, within, words } = search;
  const { priceFrom, priceTo, areaFrom, areaTo } = search;
  return filterOf({
    period: PricePeriod[search.period],
    bathrooms,
    within,
    words,
    priceFrom,
    priceTo,
    areaFrom,
    areaTo,
    purpose: purpose === null ? null : Purpose[purpose],
    types: search.types.map((type) => PropertyType[type]),
    furnishing: search.furnishing.map((one) => Furnishing[one]),
    completion: completion === null ? null : Completion[completion],
    amenities: search.amenities.map((one) => Amenity[one]),
    places: [...places],
    bedrooms: [...bedrooms],
  });
}

/** Removes the typed text from a search, so that nobody can make us send a text to strangers. */
export function withoutWords(query: string): string {
  return printSearch({ ...parseSearch(new URLSearchParams(query)), words: '' });
}

const PURPOSE = { SALE: 'for sale', RENT: 'for rent' } as const;

/**
 * Describes a search, such as "villa, for rent, Palm Jumeirah, up to AED 900,000". The typed text is `quoted` only to a confirmed
 * address, so that nobody can make us send a text to strangers.
 */
export function describeSearch(query: string, { quoted }: { quoted: boolean }): string {
  const search = parseSearch(new URLSearchParams(query));
  const { purpose, completion, bathrooms, within, words } = search;
  const parts = [
    ...search.types.map(plain),
    purpose && PURPOSE[purpose],
    ...search.places.map((id) => placeOf(id)?.names.en),
    rangeOf(search.priceFrom, search.priceTo, 'AED ', search.period === 'MONTH' ? ' a month' : ''),
    ...search.bedrooms.map((rooms) => (rooms === 0 ? 'studio' : `${rooms} bedrooms`)),
    bathrooms && `${bathrooms} or more bathrooms`,
    rangeOf(search.areaFrom, search.areaTo, '', ' sq ft'),
    ...search.furnishing.map(plain),
    completion && plain(completion),
    ...search.amenities.map(plain),
    within && 'on a part of the map',
    words && (quoted ? `“${words}”` : 'with certain words'),
  ].filter(Boolean);
  return parts.length === 0 ? 'every home' : parts.join(', ');
}

const plain = (value: string): string => value.toLowerCase().replaceAll('_', ' ');

function rangeOf(
  from: Search['priceFrom'],
  to: Search['priceTo'],
  before: string,
  after = '',
): string | null {
  const format = (value: number) => `${before}${value.toLocaleString('en')}${after}`;
  if (from !== null && to !== null) return `${format(from)} to ${format(to)}`;
  if (from !== null) return `from ${format(from)}`;
  return to === null ? null : `up to ${format(to)}`;
}
