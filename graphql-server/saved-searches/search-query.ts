import { parseSearch, printSearch, type Search } from '../../schema/search.ts';
import { Amenity, Completion, Furnishing, PropertyType, View } from '../listings/facts/choices.ts';
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

/** Parses the query string of a search to a filter. */
export function filterOfSearch(query: string): HomeFilter {
  const search = parseSearch(new URLSearchParams(query));
  const { purpose, completion, places, bedrooms, bathrooms, cheques, within, words } = search;
  const { priceFrom, priceTo, areaFrom, areaTo } = search;
  return filterOf({
    period: PricePeriod[search.period],
    bathrooms,
    cheques,
    within,
    words,
    priceFrom,
    priceTo,
    areaFrom,
    areaTo,
    purpose: purpose === null ? null : Purpose[purpose],
    types: search.types.map((type) => PropertyType[type]),
    furnishing: search.furnishing.map((value) => Furnishing[value]),
    completion: completion === null ? null : Completion[completion],
    amenities: search.amenities.map((amenity) => Amenity[amenity]),
    views: search.views.map((view) => View[view]),
    places: [...places],
    bedrooms: [...bedrooms],
  });
}

/** Removes the typed text from a search: emails with it could be abused to send texts to other people. */
export function withoutWords(query: string): string {
  return printSearch({ ...parseSearch(new URLSearchParams(query)), words: '' });
}

const PURPOSE = { SALE: 'for sale', RENT: 'for rent' } as const;

/**
 * Describes a search, such as "villa, for rent, Palm Jumeirah, up to AED 900,000". The typed text may be `quoted` only in emails to
 * a confirmed address: other emails could be abused to send texts to other people.
 */
export function describeSearch(query: string, { quoted }: { quoted: boolean }): string {
  const search = parseSearch(new URLSearchParams(query));
  const { purpose, completion, bathrooms, within, words } = search;
  const parts = [
    ...search.types.map(enumLabel),
    purpose && PURPOSE[purpose],
    ...search.places.map((id) => placeOf(id)?.names.en),
    formatRange(search.priceFrom, search.priceTo, 'AED ', search.period === 'MONTH' ? ' a month' : ''),
    ...search.bedrooms.map((count) => (count === 0 ? 'studio' : `${count} bedrooms`)),
    bathrooms && `${bathrooms} or more bathrooms`,
    formatRange(search.areaFrom, search.areaTo, '', ' sq ft'),
    ...search.furnishing.map(enumLabel),
    completion && enumLabel(completion),
    ...search.amenities.map(enumLabel),
    within && 'on a part of the map',
    words && (quoted ? `“${words}”` : 'with certain words'),
  ].filter(Boolean);
  return parts.length === 0 ? 'every home' : parts.join(', ');
}

/** `PRIVATE_POOL` is "private pool". */
const enumLabel = (value: string): string => value.toLowerCase().replaceAll('_', ' ');

function formatRange(
  from: Search['priceFrom'],
  to: Search['priceTo'],
  prefix: string,
  suffix: string,
): string | null {
  const format = (value: number) => `${prefix}${value.toLocaleString('en')}${suffix}`;
  if (from !== null && to !== null) return `${format(from)} to ${format(to)}`;
  if (from !== null) return `from ${format(from)}`;
  return to === null ? null : `up to ${format(to)}`;
}
