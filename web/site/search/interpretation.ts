import { parseSearch, type Search } from '../../../schema/search.ts';
import type { HomesFoundQuery } from '../../../schema/documents/site/search/graphql.ts';

/** How the API understood the words of a search. */
export type Interpretation = HomesFoundQuery['found']['interpretation'];

/** A part of the words of a search, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** Whether an interpretation is of the words that are searched now, and not of those before. */
export const isUnderstood = (
  { words }: Search,
  interpretation: Interpretation | null | undefined,
): interpretation is Interpretation => words !== '' && interpretation?.words === words;

/** Words without some parts of them, and without what stands between these. */
export function withoutSpans(words: string, spans: readonly Span[]): string {
  const last = [...spans].sort((one, other) => other.start - one.start);
  const rest = last.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, words);
  return rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;./&]+|[\s,;/&]+$/g, '')
    .replace(/\s+,/g, ',');
}

/** Words without a part of them, wherever that stands by now. */
export function withoutText(words: string, text: string): string {
  const start = words.indexOf(text);
  return start < 0 ? words : withoutSpans(words, [{ start, end: start + text.length }]);
}

/** The words without the facts that a control of the form says as well: the control is the later word on it. */
export function withoutFactsOf(name: string, { words, facts }: Interpretation): string {
  const isSaid = ({ query }: { query: string }) => {
    const names = [...new URLSearchParams(query).keys()];
    return names.includes(name) || (name === 'period' && names.some((one) => one.startsWith('price-')));
  };
  return withoutSpans(words, facts.filter(isSaid));
}

/** A search with what its words say, as headings and hints need it. */
export function withFacts(search: Search, interpretation: Interpretation | null | undefined): Search {
  if (!isUnderstood(search, interpretation)) return search;
  const facts = interpretation.facts.map(({ query }) => parseSearch(new URLSearchParams(query)));
  const all = <Value>(own: readonly Value[], said: readonly Value[]) => [...new Set([...own, ...said])];
  return {
    ...search,
    purpose: search.purpose ?? facts.find(({ purpose }) => purpose)?.purpose ?? null,
    types: all(
      search.types,
      facts.flatMap(({ types }) => types),
    ),
    places: all(
      search.places,
      facts.flatMap(({ places }) => places),
    ),
  };
}
