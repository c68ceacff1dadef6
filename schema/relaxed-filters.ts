import * as messages from './relaxed-filter-messages.ts';
import { formatAreaRange, formatPriceRange } from './search-labels.ts';
import type { Search } from './search.ts';

/** The removal of a filter from a search without results. */
export interface RelaxedFilter {
  label: string;
  change: Partial<Search>;
}

/**
 * Returns the removal of each filter that is set; those that visitors are most likely to remove come first. A filter is removed with all
 * of its values, because homes match any of several places, types or bedrooms: with one value less, fewer of them match.
 */
export function relaxFilters(search: Search): RelaxedFilter[] {
  const { amenities, views, cheques, furnishing, bathrooms, bedrooms, types, completion, places } = search;
  const without = (label: string | false | null, change: Partial<Search>): RelaxedFilter[] =>
    label ? [{ label, change }] : [];
  return [
    ...without(search.within !== null && messages.removeWithinMap, { within: null }),
    ...without(amenities.length > 0 && messages.removeAmenities, { amenities: [] }),
    ...without(views.length > 0 && messages.removeViews(views.length), { views: [] }),
    ...without(cheques !== null && messages.removeCheques, { cheques: null }),
    ...without(formatPriceRange(search) && messages.removePriceLimits, { priceFrom: null, priceTo: null }),
    ...without(formatAreaRange(search) && messages.removeAreaLimits, { areaFrom: null, areaTo: null }),
    ...without(bedrooms.length > 0 && messages.removeBedrooms, { bedrooms: [] }),
    ...without(bathrooms !== null && messages.removeBathrooms, { bathrooms: null }),
    ...without(furnishing.length > 0 && messages.removeFurnishing, { furnishing: [] }),
    ...without(completion !== null && messages.removeCompletion, { completion: null }),
    ...without(places.length > 0 && messages.removePlaces(places.length), { places: [] }),
    ...without(types.length > 0 && messages.removeTypes, { types: [] }),
  ];
}
