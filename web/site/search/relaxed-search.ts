import type { Search } from '../../../schema/search.ts';
import { allHomes, type SearchScope, widenToAllHomes } from './search-query.ts';
import { relaxFilters } from '../../../schema/relaxed-filters.ts';
import * as messages from './form-messages.tsx';
import { isInterpretationOf, removeSpans, type Interpretation } from '../../../schema/interpretation.ts';

/** A search with one filter less, or among homes of every kind. */
export interface RelaxedSearch {
  label: string;
  scope: SearchScope;
  without: Search;
}

/** Maximum number of relaxed searches: the API counts the homes of each. */
const MAX_RELAXED = 6;

/** Returns searches with one filter less, or for fewer words; those that visitors are most likely to choose come first. */
export function relaxSearch(
  scope: SearchScope,
  search: Search,
  interpretation: Interpretation | null,
): RelaxedSearch[] {
  return [
    ...widen(scope, search, interpretation),
    ...relaxWords(search, interpretation).map((relaxed) => ({ ...relaxed, scope })),
    ...relaxFilters(search).map(({ label, change }) => ({
      label,
      scope,
      without: { ...search, ...change, page: 1 },
    })),
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
