import { redirect } from 'react-router-dom';
import {
  HomesCountedDocument,
  HomesFoundDocument,
  type HomesFoundQuery,
} from '../../../schema/documents/site/search/graphql.ts';
import { withoutContradictions } from '../../../schema/interpretation.ts';
import { recordPath } from '../../../schema/record-pages.ts';
import type { Search } from '../../../schema/search.ts';
import { loadPage, OPTIONAL, type Api } from '../../data/api.ts';
import { after, type QueryResult } from '../../data/query.ts';
import { relaxSearch } from './relaxed-search.ts';
import {
  createHomeFilter,
  createSearchVariables,
  getSearchLocation,
  type SearchScope,
} from './search-query.ts';

/** The data of a page of search results: the homes and, if there are none, the numbers of homes of relaxed searches. */
export async function loadSearch(api: Api, scope: SearchScope, search: Search, limit?: number) {
  const found = api.query(HomesFoundDocument, createSearchVariables(scope, search, limit));
  if (api.isServer && search.words !== '') {
    const target = getRedirect(scope, search, await found);
    if (target !== null) return redirect(target);
  }
  return loadPage(api, {
    found,
    relaxed: after(found, (result) => countRelaxed(api, scope, search, result)),
  });
}

/** Counts the homes of relaxed searches of a search without results, in their order. */
async function countRelaxed(
  api: Api,
  scope: SearchScope,
  search: Search,
  result: QueryResult<HomesFoundQuery>,
): Promise<QueryResult<readonly number[]> | null> {
  if (result.state === 'failed' || result.data.found.total > 0) return null;
  const relaxed = relaxSearch(scope, search, result.data.found.interpretation);
  const counts = await Promise.all(
    relaxed.map(async ({ scope, without }) =>
      api.query(HomesCountedDocument, { filter: createHomeFilter(scope, without) }, OPTIONAL),
    ),
  );
  const data = counts.map((count) => (count.state === 'loaded' ? count.data.counted.total : 0));
  return { state: 'loaded', data, key: '' };
}

/**
 * Returns the page of the home whose reference or address is the search text, or the search without the facts of its text
 * that a filter contradicts; null if the search stays. With JavaScript the form removes them when the filter changes.
 */
function getRedirect(
  scope: SearchScope,
  search: Search,
  result: QueryResult<HomesFoundQuery>,
): string | null {
  if (result.state === 'failed') return null;
  const { found } = result.data;
  const home = getNamedHomePath(search, found);
  if (home !== null) return home;
  const consistent = withoutContradictions(search, found.interpretation);
  if (consistent.words === search.words) return null;
  const { pathname, search: query } = getSearchLocation(scope, consistent);
  return `${pathname}?${query}`;
}

/** A reference, or the end of the address of a listing's page. */
const LISTING_NAME = /m[-–]?\d{6}|\/\d/i;

/** Returns the path of the page of the home that the whole search text names; null if it names none. */
export function getNamedHomePath(
  { words }: Search,
  { items: [home], interpretation: { facts, terms } }: HomesFoundQuery['found'],
): string | null {
  const isName = facts.length === 0 && terms.length === 1 && LISTING_NAME.test(words);
  return home && isName ? recordPath(home.__typename, home.id) : null;
}
