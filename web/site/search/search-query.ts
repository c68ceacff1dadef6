import {
  type HomeFilter,
  HomesFoundDocument,
  type HomesFoundQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import { APARTMENTS, VILLAS } from '../../../schema/home-words.ts';
import {
  anyHome,
  isSame,
  nameOf,
  parseSearch,
  printSearch,
  type Search,
  TYPES,
  unreadIn,
} from '../../../schema/search.ts';
import { pageQuery } from '../../data/page-query.ts';
import { paths } from '../../paths.ts';
import { pageNumber } from '../../ui/page-number.ts';

/** Where homes are searched: the page on which one does, and which of all homes are meant there. */
export interface Ground {
  path: string;
  /** What all of them are on offer for, where that is not to be chosen. */
  purpose: Search['purpose'];
  /** The types that there are among them. */
  types: Search['types'];
}

/** Homes of every kind. */
export const everywhere: Ground = { path: paths.search, purpose: null, types: TYPES };

/** The lists in which one searches among homes of a kind, by their addresses. */
export const lists = {
  [paths.apartmentsForSale]: { path: paths.apartmentsForSale, purpose: 'SALE', types: APARTMENTS },
  [paths.villasForSale]: { path: paths.villasForSale, purpose: 'SALE', types: VILLAS },
  [paths.rentalVillas]: { path: paths.rentalVillas, purpose: 'RENT', types: VILLAS },
} as const satisfies Readonly<Record<string, Ground>>;

/** The search that an address or a form means on a ground: what is not to be chosen there means nothing. */
export function searchOn({ purpose, types }: Ground, words: URLSearchParams): Search {
  const search = parseSearch(words);
  return {
    ...search,
    purpose: purpose ? null : search.purpose,
    types: search.types.filter((type) => types.includes(type)),
    period: purpose === 'SALE' ? 'YEAR' : search.period,
    // A list has no map.
    within: purpose ? null : search.within,
    view: purpose ? 'LIST' : search.view,
    // What lies beyond the end is the last page, however far beyond.
    page: pageNumber(words),
  };
}

/** The address of a search on a ground. */
export const searchAt = ({ path }: Ground, search: Search) => ({
  pathname: path,
  search: printSearch(search),
});

/** The same search among homes of every kind: of its purpose, and of its types where some are chosen. */
export const searchEverywhere = ({ purpose }: Ground, search: Search): Search => ({
  ...search,
  purpose: purpose ?? search.purpose,
  page: 1,
});

/** The way to have a search of a ground kept: of its types, where none is chosen. */
export const saveAt = (ground: Ground, search: Search): string => {
  const everyType = ground.purpose ? ground.types : [];
  const types = search.types.length > 0 ? search.types : everyType;
  return `${paths.saveSearch}?${printSearch({ ...searchEverywhere(ground, search), types, sort: 'NEWEST', view: 'LIST' })}`;
};

/** Whether nothing is chosen, whichever page it is, and as what it is seen. */
export const isPlain = (search: Search): boolean => isSame(search, nothingChosen(search, search.page));

/** The search for which nothing matters, seen as this one is. */
export const nothingChosen = ({ view }: Search, page = 1): Search => ({ ...anyHome, view, page });

/** Returns a function that prints the canonical query string of a search. */
export const searchQuery = (ground: Ground) => (search: URLSearchParams) =>
  printSearch(searchOn(ground, search));

/** Like `searchQuery`, for a page whose form also shows values that could not be parsed. */
export const searchFormQuery = (ground: Ground) => (search: URLSearchParams) => {
  const unread = unreadIn(search).map(([end, word]) => [nameOf(end), word]);
  return [searchQuery(ground)(search), new URLSearchParams(unread).toString()].filter(Boolean).join('&');
};

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
