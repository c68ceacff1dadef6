import {
  HomesFoundDocument,
  type HomeFilter,
  type HomesFoundQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import { TYPES, type Search } from '../../../schema/search.ts';
import { pageQuery } from '../../data/page-query.ts';
import { everywhere, searchOn, type Ground } from './ground.ts';

/** Homes on a page of what is found. */
const PER_PAGE = 12;

/** A page of what is found, and what else can be chosen. */
export type Found = HomesFoundQuery['found'];
export type Choices = Found['choices'];

/** A search on a ground as the API takes it, without what does not matter. */
export function filterOf(ground: Ground, search: Search): HomeFilter {
  const purpose = ground.purpose ?? search.purpose;
  const types = search.types.length > 0 ? search.types : typesOf(ground);
  const { places, bedrooms, furnishing, completion, amenities, words } = search;
  const { priceFrom, priceTo, period, bathrooms, areaFrom, areaTo, within } = search;
  return {
    ...(purpose && { purpose }),
    ...(places.length > 0 && { places: [...places] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(priceFrom && { priceFrom }),
    ...(priceTo && { priceTo }),
    ...(period === 'MONTH' && { period }),
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

/** The types that are meant where none is chosen. */
const typesOf = ({ types }: Ground): Search['types'] => (types.length === TYPES.length ? [] : types);

/** What is asked of the API for a search on a ground, so many homes to a page. */
export const variablesOf = (ground: Ground, search: Search, limit = PER_PAGE) => ({
  filter: filterOf(ground, search),
  sort: search.sort,
  page: search.page,
  limit,
});

/** What the page of the search asks. */
export const homes = pageQuery({
  document: HomesFoundDocument,
  variables: ({ search }) => variablesOf(everywhere, searchOn(everywhere, search)),
});
