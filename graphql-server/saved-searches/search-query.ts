import { parseSearch, printSearch, type Search } from '../../schema/search.ts';
import { formatSearchName } from '../../schema/search-labels.ts';
import { interpretationOf } from '../search/homes.ts';
import { ALL_MATCHED } from '../search/word-corrections.ts';
import { interpretFilter, type InterpretedFilter } from '../search/home-filter-input.ts';
import type { HomeFilter } from '../search/home-filter.ts';
import { toFilterInput } from '../search/search-params.ts';

/** Maximum length of a query string, in characters. */
const MAX_LENGTH = 4_000;

/** Normalizes the query string of a search: first page, newest first, without unknown parameters. */
export function normalizeSearch(query: string): string {
  const search = parseSearch(new URLSearchParams(query.slice(0, MAX_LENGTH)));
  return printSearch({ ...search, sort: 'NEWEST', view: 'LIST', page: 1 });
}

/** Finds the buildings in stock that words may name. */
type BuildingFinder = (words: string) => Promise<readonly string[]>;

export async function filterOfSearch(query: string, buildingsIn: BuildingFinder): Promise<HomeFilter> {
  const search = parseQuery(query);
  return interpretSearch(search, await buildingsIn(search.words)).filter;
}

const parseQuery = (query: string): Search => parseSearch(new URLSearchParams(query));

const interpretSearch = (search: Search, buildings: readonly string[]): InterpretedFilter =>
  interpretFilter(toFilterInput(search), buildings);

/**
 * Names a search as the search page does, such as "Villas for rent in Palm Jumeirah, up to AED 900,000". Typed words that state no
 * fact are `quoted` only to the person who has confirmed the address: other emails could be abused to send texts to other people.
 */
export async function nameSearch(
  query: string,
  { quoted, buildingsIn }: { quoted: boolean; buildingsIn: BuildingFinder },
): Promise<string> {
  const search = parseQuery(query);
  const { words } = search;
  const { query: parsed } = interpretSearch(search, await buildingsIn(search.words));
  // The names of buildings in stock are no texts of a stranger.
  const shown = quoted ? parsed : { ...parsed, terms: parsed.terms.filter(({ buildings }) => buildings) };
  const { facts, terms } = interpretationOf(shown, ALL_MATCHED);
  const name = formatSearchName(search, { words, facts, terms, ignored: [] });
  return terms.length < parsed.terms.length ? `${name}, with the words that were typed` : name;
}
