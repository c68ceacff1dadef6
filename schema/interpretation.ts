import { paramName, parseSearch, printSearch, type Search } from './search.ts';

/** Why words of a search text are not used. */
export type IgnoredReason = 'CURRENCY' | 'FILLER' | 'UNSUPPORTED';

/** The facts and terms that the API found in the text of a search. */
export interface Interpretation {
  words: string;
  /** `query`: the fact as parameters of the search page. `isExcluded`: homes with it are excluded. */
  facts: readonly (Span & { text: string; query: string; isExcluded: boolean })[];
  /** Words that are searched as text. */
  terms: readonly (Span & { text: string; correction: string | null; isFound: boolean })[];
  /** Words that are not used. */
  ignored: readonly (Span & { text: string; reason: IgnoredReason })[];
}

/** A part of the search text, in UTF-16 code units. */
export interface Span {
  start: number;
  end: number;
}

/** True if an interpretation belongs to the current search text and not to an earlier one. */
export const isInterpretationOf = (
  { words }: Search,
  interpretation: Interpretation | null | undefined,
): interpretation is Interpretation => words !== '' && interpretation?.words === words;

/** Removes spans of a text and the separators between them. */
export function removeSpans(words: string, spans: readonly Span[]): string {
  const last = [...spans].sort((a, b) => b.start - a.start);
  const rest = last.reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, words);
  return rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;./&]+|[\s,;/&]+$/g, '')
    .replace(/(?:\s*,)+/g, ',');
}

/** Removes the first occurrence of a part of a text. */
export function removeText(words: string, text: string): string {
  const start = words.indexOf(text);
  return start < 0 ? words : removeSpans(words, [{ start, end: start + text.length }]);
}

/** Filters of which the values of text and form are joined: places are alternatives, amenities and views add up. */
const JOINED: ReadonlySet<string> = new Set([
  paramName('places'),
  paramName('amenities'),
  paramName('views'),
]);

/**
 * Removes the facts that a form control sets as well, because the control is the later input. A price that implies the chosen
 * purpose stays, and so do the facts of filters that are joined with those of the form.
 */
export function removeFactsOf(name: string, value: string, { words, facts }: Interpretation): string {
  if (JOINED.has(name)) return words;
  const isSetBy = ({ query }: { query: string }) => {
    const params = new URLSearchParams(query);
    const hasPrice = [...params.keys()].some((one) => one.startsWith('price-'));
    if (name === 'purpose' && hasPrice) return params.has(name) && params.get(name) !== value;
    return params.has(name) || (name === 'period' && hasPrice);
  };
  return removeSpans(words, facts.filter(isSetBy));
}

/** Returns a search without the facts of its text that a filter contradicts, as `removeFactsOf` does when a control changes. */
export function withoutContradictions(search: Search, interpretation: Interpretation): Search {
  if (!isInterpretationOf(search, interpretation)) return search;
  const chosen = new URLSearchParams(printSearch({ ...search, words: '' }));
  const isContradicted = ({ query, isExcluded }: { query: string; isExcluded: boolean }) => {
    if (isExcluded) return false;
    const fact = new URLSearchParams(query);
    return [...new Set(fact.keys())].some((name) => {
      const values = chosen.getAll(name);
      if (values.length === 0 || JOINED.has(name)) return false;
      return values.join() !== fact.getAll(name).join();
    });
  };
  const { facts } = interpretation;
  return { ...search, words: removeSpans(search.words, facts.filter(isContradicted)) };
}

/** Adds the purpose, rent period, types, places and order of the search text to the filters, for headings and hints. */
export function applyFacts(search: Search, interpretation: Interpretation | null | undefined): Search {
  if (!isInterpretationOf(search, interpretation)) return search;
  const facts = interpretation.facts
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ query }) => parseSearch(new URLSearchParams(query)));
  const merge = <Value>(own: readonly Value[], fromWords: readonly Value[]) => [
    ...new Set([...own, ...fromWords]),
  ];
  return {
    ...search,
    purpose: search.purpose ?? facts.find(({ purpose }) => purpose)?.purpose ?? null,
    period: facts.some(({ period }) => period === 'MONTH') ? 'MONTH' : search.period,
    sort:
      search.sort === 'NEWEST'
        ? (facts.find(({ sort }) => sort !== 'NEWEST')?.sort ?? 'NEWEST')
        : search.sort,
    types: merge(
      search.types,
      facts.flatMap(({ types }) => types),
    ),
    places: merge(
      search.places,
      facts.flatMap(({ places }) => places),
    ),
  };
}
