import { generatePath } from 'react-router-dom';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  HomesCountedDocument,
  HomesFoundDocument,
  type HomesFoundQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import type { Search } from '../../../schema/search.ts';
import { useApi, type Api } from '../../data/api.ts';
import { keyOf } from '../../data/query-cache.ts';
import { rendering, type PageQuery } from '../../data/page-query.ts';
import {
  allHomes,
  createHomeFilter,
  createSearchVariables,
  getSearchLocation,
  parseScopedSearch,
  type SearchScope,
  widenToAllHomes,
} from './search-query.ts';
import { kinds } from '../../kinds.ts';
import { formatAreaRange, formatPriceRange } from '../../../schema/search-labels.ts';
import * as messages from './form-messages.tsx';
import {
  isInterpretationOf,
  removeSpans,
  withoutContradictions,
  type Interpretation,
} from '../../../schema/interpretation.ts';

/** A search with one filter less, or among homes of every kind. */
interface RelaxedSearch {
  label: string;
  scope: SearchScope;
  without: Search;
}

/** Maximum number of relaxed searches: the API counts the homes of each. */
const MAX_RELAXED = 6;

/** Returns searches with one filter less; those that visitors are most likely to remove come first. */
function relaxSearch(
  scope: SearchScope,
  search: Search,
  interpretation: Interpretation | null,
): RelaxedSearch[] {
  const { amenities, views, cheques, furnishing, bathrooms, bedrooms, types, completion, places } = search;
  const without = (label: string | false | null, change: Partial<Search>): RelaxedSearch[] =>
    label ? [{ label, scope, without: { ...search, ...change, page: 1 } }] : [];
  return [
    ...widen(scope, search, interpretation),
    ...relaxWords(search, interpretation).map((relaxed) => ({ ...relaxed, scope })),
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
  ].slice(0, MAX_RELAXED);
}

/** Searches for the same words among homes of every kind: a list has only its own. */
function widen(scope: SearchScope, search: Search, interpretation: Interpretation | null): RelaxedSearch[] {
  if (!scope.purpose || search.words === '') return [];
  return [
    {
      label: messages.searchAllHomes(messages.quoted(search.words)),
      scope: allHomes,
      without: widenToAllHomes(scope, search, interpretation),
    },
  ];
}

/** Removes parts of the search text: words without a match first, or the whole text if its interpretation is unknown. */
function relaxWords(search: Search, interpretation: Interpretation | null): Omit<RelaxedSearch, 'scope'>[] {
  const { words } = search;
  if (words === '') return [];
  if (!isInterpretationOf(search, interpretation)) {
    return [
      { label: messages.removeWords(messages.quoted(words)), without: { ...search, words: '', page: 1 } },
    ];
  }
  const { facts, terms } = interpretation;
  const unmatched = terms.filter(({ isFound }) => !isFound);
  const parts = unmatched.length > 0 ? unmatched : [...terms, ...facts];
  const alone = parts.map((part) => ({
    label: messages.removeWords(messages.quoted(part.text)),
    without: { ...search, words: removeSpans(words, [part]), page: 1 },
  }));
  if (unmatched.length < 2) return alone;
  const label = messages.removeWords(formatUnmatchedWords(interpretation)!);
  return [{ label, without: { ...search, words: removeSpans(words, unmatched), page: 1 } }];
}

/** Formats the words without a match, such as “seaplane” and “hangar”; null if all match. */
export function formatUnmatchedWords({ terms }: Interpretation): string | null {
  const words = terms.filter(({ isFound }) => !isFound).map(({ text }) => messages.quoted(text));
  return words.length === 0 ? null : messages.listOfWords(words);
}

const createCountQuery = ({ scope, without }: RelaxedSearch) => ({
  document: HomesCountedDocument,
  variables: { filter: createHomeFilter(scope, without) },
});

/** Counts the homes of each search. A search whose count fails is not offered. */
const fetchCounts = ({ cache }: Api, all: readonly RelaxedSearch[]): Promise<unknown> =>
  Promise.allSettled(all.map((relaxed) => cache.fetch(createCountQuery(relaxed))));

/** Counts relaxed searches on the server before it renders a page without results. */
export const createRelaxedSearchQuery = (scope: SearchScope, limit?: number): PageQuery => ({
  async load({ request, context }) {
    const server = context.get(rendering);
    const search = parseScopedSearch(scope, new URL(request.url).searchParams);
    if (!server || relaxSearch(scope, search, null).length === 0) return { failed: [], status: 200 };
    const result = await fetchResult(server.api, createSearchVariables(scope, search, limit));
    if (result?.total === 0) {
      await fetchCounts(server.api, relaxSearch(scope, search, result.interpretation));
    }
    return { failed: [], status: 200 };
  },
});

/**
 * Redirects to the page of the home whose reference or address is the search text, or to the search without the facts of its text
 * that a filter contradicts. With JavaScript the form removes them when the filter changes.
 */
export const createSearchRedirect = (scope: SearchScope, limit?: number): PageQuery => ({
  async load({ request, context }) {
    const server = context.get(rendering);
    const search = parseScopedSearch(scope, new URL(request.url).searchParams);
    const result =
      server &&
      search.words !== '' &&
      (await fetchResult(server.api, createSearchVariables(scope, search, limit)));
    return { failed: [], status: 200, ...(result && redirectOf(scope, search, result)) };
  },
});

function redirectOf(
  scope: SearchScope,
  search: Search,
  found: HomesFoundQuery['found'],
): { redirectTo: string } | null {
  const home = getNamedHomePath(search, found);
  if (home !== null) return { redirectTo: home };
  const consistent = withoutContradictions(search, found.interpretation);
  if (consistent.words === search.words) return null;
  const { pathname, search: query } = getSearchLocation(scope, consistent);
  return { redirectTo: `${pathname}?${query}` };
}

/** A reference, or the end of the address of a listing's page. */
const LISTING_NAME = /m[-–]?\d{6}|\/\d/i;

/** Returns the path of the page of the home that the whole search text names; null if it names none. */
export function getNamedHomePath(
  { words }: Search,
  { items: [home], interpretation: { facts, terms } }: HomesFoundQuery['found'],
): string | null {
  const isName = facts.length === 0 && terms.length === 1 && LISTING_NAME.test(words);
  return home && isName ? generatePath(kinds[home.__typename].page, { id: home.id }) : null;
}

/** Returns the result of a search; null if the query fails. */
async function fetchResult(
  { cache }: Api,
  variables: ReturnType<typeof createSearchVariables>,
): Promise<HomesFoundQuery['found'] | null> {
  try {
    const { found } = await cache.fetch({ document: HomesFoundDocument, variables });
    return found;
  } catch {
    return null; // the page runs the same query and shows the error
  }
}

/** Returns relaxed searches with results and their number of homes, those with the most first. */
export function useRelaxedSearches(
  scope: SearchScope,
  search: Search,
  interpretation: Interpretation | null,
): (RelaxedSearch & { homes: number })[] {
  const api = useApi();
  const { cache } = api;
  const all = relaxSearch(scope, search, interpretation);
  const keys = all.map((relaxed) => keyOf(createCountQuery(relaxed))).join('\n');
  const watch = useCallback(
    (onChange: () => void) => {
      const unsubscribes = keys.split('\n').map((key) => cache.watch(key, onChange));
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [cache, keys],
  );
  const count = (relaxed: RelaxedSearch): number => {
    const result = cache.read(createCountQuery(relaxed));
    return result.state === 'loaded' ? result.data.counted.total : 0;
  };
  const read = () => all.map(count).join();
  const counts = useSyncExternalStore(watch, read, read).split(',').map(Number);
  const fetchAll = useEffectEvent(() => void fetchCounts(api, all));
  useEffect(() => fetchAll(), [keys]);
  return all
    .map((relaxed, place) => ({ ...relaxed, homes: counts[place] ?? 0 }))
    .filter(({ homes }) => homes > 0)
    .sort((one, other) => other.homes - one.homes);
}
