import { toSearchQuery } from '../collections/queries/search.ts';
import type { Queryable } from '../database/statement.ts';
import { editDistance } from '../places/edit-distance.ts';
import { isPublished } from '../published.ts';
import { editsOf, isLikelyMisspelling } from '../text-parsing/spelling.ts';

/** The words of a search that match no home. */
export interface WordMatches {
  /** Misspelt words and their corrections: words of homes that are one edit away. */
  corrections: ReadonlyMap<string, string>;
  /** Words without a correction. */
  unmatched: readonly string[];
}

export const ALL_MATCHED: WordMatches = { corrections: new Map(), unmatched: [] };

/** Selects the terms that match no home. $1: terms of a text search query. */
const UNMATCHED_TERMS = `select term from unnest($1::text[]) term
    where not exists (select from homes h where h.words @@ term::tsquery and ${isPublished('h')})`;
/** Selects the words of homes that match a query. $1: text search query, $2: maximum number of homes. */
const WORDS_OF_MATCHES = `select tsvector_to_array(h.words) as words from homes h where h.words @@ $1::tsquery and ${isPublished('h')} limit $2::int`;

/** Maximum number of words of one search that are corrected. */
const MAX_CORRECTED = 3;
/** Maximum number of homes whose words are compared with a misspelt word, in no particular order. */
const MAX_COMPARED = 20;

/**
 * Corrects a search without results: replaces each unmatched word by a word of homes that is one edit away. `query` is a result of
 * `toSearchQuery`. Returns the new query as `corrected`, undefined if an unmatched word has no correction.
 */
export async function correctWords(
  database: Queryable,
  query: string,
): Promise<WordMatches & { corrected?: string }> {
  const terms = query.split(' & ');
  const unmatchedTerms = await database.query<{ term: string }>(UNMATCHED_TERMS, [terms]);
  const missing = unmatchedTerms.map(({ term }) => wordOfTerm(term));
  const corrections = new Map<string, string>();
  for (const word of missing.slice(0, MAX_CORRECTED)) {
    const correction = await findCorrection(database, word);
    if (correction !== null) corrections.set(word, correction);
  }
  const unmatched = missing.filter((word) => !corrections.has(word));
  if (corrections.size === 0 || unmatched.length > 0) return { corrections, unmatched };
  const correctedWords = terms.map(wordOfTerm).map((word) => corrections.get(word) ?? word);
  return { corrections, unmatched, corrected: toSearchQuery(correctedWords.join(' ')) };
}

/** The words of a text in the form in which they are searched. */
export const searchedWords = (text: string): string[] =>
  toSearchQuery(text)
    .split(' & ')
    .map(wordOfTerm)
    .filter((word) => word !== '');

/** The word of a term of a text search query: that of `'marina':*` is `marina`. */
const wordOfTerm = (term: string): string => term.slice(1, term.lastIndexOf("'"));

/** Finds the word that is one edit away and most frequent in a sample of homes, `MAX_COMPARED` at most; null if there is none. */
async function findCorrection(database: Queryable, word: string): Promise<string | null> {
  const edits = editsOf(word).filter((edit) => isLikelyMisspelling(word, edit));
  if (edits.length === 0) return null;
  const anyEdit = edits.map((edit) => `'${edit}'`).join(' | ');
  const rows = await database.query<{ words: string[] }>(WORDS_OF_MATCHES, [anyEdit, MAX_COMPARED]);
  const counts = new Map<string, number>();
  for (const { words } of rows) {
    for (const candidate of words.filter((homeWord) => isNear(word, homeWord)))
      counts.set(candidate, (counts.get(candidate) ?? 0) + 1);
  }
  const [mostFrequent] = [...counts].sort(([, count], [, otherCount]) => otherCount - count);
  return mostFrequent?.[0] ?? null;
}

const isNear = (word: string, homeWord: string): boolean =>
  editDistance(word, homeWord, 1) === 1 && isLikelyMisspelling(word, homeWord);
