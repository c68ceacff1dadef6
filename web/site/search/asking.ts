import {
  HomesFoundDocument,
  type HomeFilter,
  type HomesFoundQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import { parseSearch, type Search } from '../../../schema/search.ts';
import { pageQuery } from '../../data/page-query.ts';

/** Homes on a page of what is found. */
const PER_PAGE = 12;

/** A page of what is found, and what else can be chosen. */
export type Found = HomesFoundQuery['found'];
export type Choices = Found['choices'];

/** A search as the API takes it, without what does not matter. */
export function filterOf(search: Search): HomeFilter {
  const { purpose, places, types, bedrooms, furnishing, completion, amenities, words } = search;
  const { priceFrom, priceTo, bathrooms, areaFrom, areaTo, within } = search;
  return {
    ...(purpose && { purpose }),
    ...(places.length > 0 && { places: [...places] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(priceFrom && { priceFrom }),
    ...(priceTo && { priceTo }),
    ...(bedrooms.length > 0 && { bedrooms: [...bedrooms] }),
    ...(bathrooms && { bathrooms }),
    ...(areaFrom && { areaFrom }),
    ...(areaTo && { areaTo }),
    ...(furnishing.length > 0 && { furnishing: [...furnishing] }),
    ...(completion && { completion }),
    ...(amenities.length > 0 && { amenities: [...amenities] }),
    ...(within && { within: { ...within } }),
    ...(words && { words }),
  };
}

/** What is asked of the API for a search. */
export const variablesOf = (search: Search) => ({
  filter: filterOf(search),
  sort: search.sort,
  page: search.page,
  limit: PER_PAGE,
});

/** What the page of a search asks. */
export const homes = pageQuery({
  document: HomesFoundDocument,
  variables: ({ search }) => variablesOf(parseSearch(search)),
});
