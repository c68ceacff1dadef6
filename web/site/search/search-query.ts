import type { HomeFilter, HomesFoundQuery } from '../../../schema/documents/site/search/graphql.ts';
import { applyFacts, type Interpretation } from '../../../schema/interpretation.ts';
import {
  emptySearch,
  isSame,
  paramName,
  findUnknownParams,
  parseSearch,
  printSearch,
  type Search,
  TYPES,
  invalidRanges,
} from '../../../schema/search.ts';
import { paths } from '../../paths.ts';
import { pageNumber } from '../../ui/page-number.ts';

/** The page of a search and the homes that it covers. */
export interface SearchScope {
  path: string;
  /** The purpose of all homes; null if visitors can filter by it. */
  purpose: Search['purpose'];
  /** The types of the homes. */
  types: Search['types'];
}

/** The search page, with homes of every kind. */
export const allHomes: SearchScope = { path: paths.search, purpose: null, types: TYPES };

/** Parses a query string or a form. Ignores filters that the scope does not offer. */
export function parseScopedSearch({ purpose, types }: SearchScope, params: URLSearchParams): Search {
  const search = parseSearch(params);
  return {
    ...search,
    purpose: purpose ? null : search.purpose,
    types: search.types.filter((type) => types.includes(type)),
    period: purpose === 'SALE' ? 'YEAR' : search.period,
    // A list has no map.
    within: purpose ? null : search.within,
    view: purpose ? 'LIST' : search.view,
    // The API clamps a page number beyond the end to the last page.
    page: pageNumber(params),
  };
}

/** Returns the location of a search. */
export const getSearchLocation = ({ path }: SearchScope, search: Search) => ({
  pathname: path,
  search: printSearch(search),
});

/** Returns the same search among homes of every kind, with the purpose of the scope unless the search text states one. */
export function widenToAllHomes(
  scope: SearchScope,
  search: Search,
  interpretation: Interpretation | null = null,
): Search {
  const stated = applyFacts({ ...search, purpose: null }, interpretation).purpose;
  return { ...search, purpose: stated ? null : (scope.purpose ?? search.purpose), page: 1 };
}

/** Returns the path of the page that saves a search, with all types of the scope if the search has none. */
export const getSaveSearchPath = (scope: SearchScope, search: Search): string => {
  const scopeTypes = scope.purpose ? scope.types : [];
  const types = search.types.length > 0 ? search.types : scopeTypes;
  return `${paths.saveSearch}?${printSearch({ ...widenToAllHomes(scope, search), types, sort: 'NEWEST', view: 'LIST' })}`;
};

/** True if a search has no filters and the default order, on any page and in any view. */
export const hasNoFilters = (search: Search): boolean => isSame(search, clearFilters(search, search.page));

/** Returns a search without filters in the same view. */
export const clearFilters = ({ view }: Search, page = 1): Search => ({ ...emptySearch, view, page });

/** Returns a function that prints the canonical query string of a search. */
export const createSearchQuery = (scope: SearchScope) => (search: URLSearchParams) =>
  printSearch(parseScopedSearch(scope, search));

/** Like `createSearchQuery`, for a page whose form also shows values that could not be parsed. */
export const createSearchFormQuery = (scope: SearchScope) => (search: URLSearchParams) => {
  const unread = [
    ...invalidRanges(search).map(([end, word]) => [paramName(end), word]),
    ...findUnknownParams(search),
  ];
  return [createSearchQuery(scope)(search), new URLSearchParams(unread).toString()].filter(Boolean).join('&');
};

/** Homes on a page of results. */
const PER_PAGE = 12;

/** A page of results with facet counts. */
export type SearchResult = HomesFoundQuery['found'];
export type FacetCounts = SearchResult['facets'];

/** Converts a search to the API's filter. */
export function createHomeFilter(scope: SearchScope, search: Search): HomeFilter {
  const purpose = scope.purpose ?? search.purpose;
  const types = search.types.length > 0 ? search.types : getDefaultTypes(scope);
  const { places, bedrooms, furnishing, completion, amenities, views, words } = search;
  const { priceFrom, priceTo, period, bathrooms, areaFrom, areaTo, cheques, within } = search;
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
    ...(views.length > 0 && { views: [...views] }),
    ...(cheques && { cheques }),
    ...(within && { within: { ...within } }),
    ...(words && { words }),
  };
}

/** The types to filter by if the search has none; empty for homes of every type. */
const getDefaultTypes = ({ types }: SearchScope): Search['types'] =>
  types.length === TYPES.length ? [] : types;

/** Creates the variables of a search. `limit` is the number of homes on a page. */
export const createSearchVariables = (scope: SearchScope, search: Search, limit = PER_PAGE) => ({
  filter: createHomeFilter(scope, search),
  sort: search.sort,
  page: search.page,
  limit,
});
