import { parseSearch, printSearch, type Search } from '../../schema/search.ts';
import { formatSearchName } from '../../schema/search-labels.ts';
import { interpretationOf } from '../search/homes.ts';
import { ALL_MATCHED } from '../search/word-corrections.ts';
import type { HomeFilter } from '../search/home-filter.ts';
import type { HomeSearch } from '../search/home-search.ts';
import { toFilterInput } from '../search/search-params.ts';

/** Maximum length of a query string, in characters. */
const MAX_LENGTH = 4_000;

/** Normalizes the query string of a search: first page, newest first, without unknown parameters. */
export function normalizeSearch(query: string): string {
  const search = parseSearch(new URLSearchParams(query.slice(0, MAX_LENGTH)));
  return printSearch({ ...search, sort: 'NEWEST', view: 'LIST', page: 1 });
}

type Interpreter = Pick<HomeSearch, 'interpret'>;

export async function filterOfSearch(query: string, homeSearch: Interpreter): Promise<HomeFilter> {
  return (await homeSearch.interpret(toFilterInput(parseQuery(query)))).filter;
}

const parseQuery = (query: string): Search => parseSearch(new URLSearchParams(query));

/**
 * Names a search as the search page does, such as "Villas for rent in Palm Jumeirah, up to AED 900,000". Typed words that state no
 * fact are `quoted` only to the person who has confirmed the address: other emails could be abused to send texts to other people.
 */
export async function nameSearch(
  query: string,
  homeSearch: Interpreter,
  { quoted }: { quoted: boolean },
): Promise<string> {
  const search = parseQuery(query);
  const { words } = search;
  const { query: parsed } = await homeSearch.interpret(toFilterInput(search));
  // The names of buildings in stock are no texts of a stranger.
  const shown = quoted ? parsed : { ...parsed, terms: parsed.terms.filter(({ buildings }) => buildings) };
  const { facts, terms } = interpretationOf(shown, ALL_MATCHED);
  const name = formatSearchName(search, { words, facts, terms, ignored: [] });
  return terms.length < parsed.terms.length ? `${name}, with the words that were typed` : name;
}
