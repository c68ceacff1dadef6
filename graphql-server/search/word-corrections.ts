import { toSearchQuery } from '../collections/reading/search.ts';
import type { Statement, StatementReader } from '../database/statement.ts';
import { editDistance } from '../places/edit-distance.ts';
import { editsOf } from './query/spelling.ts';

/** Words of a search that no home has. */
export interface WordMatches {
  /** Misspelt words, and the words of homes, one edit away, that replaced them. */
  corrections: ReadonlyMap<string, string>;
  /** Words without a correction. */
  unmatched: readonly string[];
}

export const ALL_MATCHED: WordMatches = { corrections: new Map(), unmatched: [] };

/** $1 text search queries: those that no home matches. */
const MISSING: Statement = {
  name: 'homes.missingWords',
  text: `select term from unnest($1::text[]) term
    where not exists (select from homes h where h.words @@ term::tsquery)`,
};
/** $1 a text search query, $2 the most homes: the words of homes that match it. */
const WORDS_OF_SOME: Statement = {
  name: 'homes.wordsOfSome',
  text: 'select tsvector_to_array(h.words) from homes h where h.words @@ $1::tsquery limit $2::int',
};

/** Most words of one search that are corrected, and most homes whose words are compared with one of them. */
const MAX_CORRECTED = 3;
const MAX_COMPARED = 20;

/**
 * Corrects the words of a search (as `toSearchQuery` writes them) that found nothing: a word that no home has is replaced
 * by one that is one edit away. `corrected` is the new query; it is missing if nothing, or not everything, can be corrected.
 */
export async function correctWords(
  database: StatementReader,
  words: string,
): Promise<WordMatches & { corrected?: string }> {
  const terms = words.split(' & ');
  const missing = ((await database.rows(MISSING, [terms])) as [string][]).map(([term]) => term);
  const corrections = new Map<string, string>();
  for (const term of missing.slice(0, MAX_CORRECTED)) {
    const correction = await correctionOf(database, wordIn(term));
    if (correction !== null) corrections.set(wordIn(term), correction);
  }
  const unmatched = missing.map(wordIn).filter((word) => !corrections.has(word));
  if (corrections.size === 0 || unmatched.length > 0) return { corrections, unmatched };
  const corrected = terms.map((term) => corrections.get(wordIn(term)) ?? wordIn(term));
  return { corrections, unmatched, corrected: toSearchQuery(corrected.join(' ')) };
}

/** The words of a text in the form in which they are searched. */
export const searchedWords = (text: string): string[] =>
  toSearchQuery(text)
    .split(' & ')
    .map(wordIn)
    .filter((word) => word !== '');

/** The word of a term of PostgreSQL: `'marina':*` is `marina`. */
const wordIn = (term: string): string => term.slice(1, term.lastIndexOf("'"));

/** The most frequent word of homes that is one edit away; null if there is none. */
async function correctionOf(database: StatementReader, word: string): Promise<string | null> {
  const edits = editsOf(word);
  if (edits.length === 0) return null;
  const anyEdit = edits.map((edit) => `'${edit}'`).join(' | ');
  const rows = (await database.rows(WORDS_OF_SOME, [anyEdit, MAX_COMPARED])) as [string[]][];
  const counts = new Map<string, number>();
  for (const near of rows.flatMap(([each]) => each.filter((one) => editDistance(word, one, 1) === 1))) {
    counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
