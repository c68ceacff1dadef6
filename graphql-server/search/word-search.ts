import { toSearchQuery } from '../collections/reading/search.ts';
import type { Statement, StatementReader } from '../database/statement.ts';
import { editDistance } from '../places/edit-distance.ts';
import { editsOf } from './query/spelling.ts';
import { MOST_REACHED, type WordMatches } from './wish.ts';

/**
 * $1 a text search query, $2 the most ids: those of all homes that match, or of the newest of them. Few are found by the index of
 * the words; where more match, the homes are read from the newest on until there are enough, so that the work is bounded.
 */
const WITH_WORDS: Statement = {
  name: 'search.words',
  text: `with counted as (
      select count(*) as matches from (select from listings t where t.search @@ $1::tsquery and t.deleted_at is null limit $2::int + 1) capped)
    (select t.id from listings t where t.search @@ $1::tsquery and t.deleted_at is null and (select matches from counted) <= $2::int)
    union all
    (select w.id from (select t.id, t.search from listings t where t.deleted_at is null order by t.created_at desc, t.id desc offset 0) w
      where (select matches from counted) > $2::int and w.search @@ $1::tsquery limit $2::int)`,
};
/** $1 words as PostgreSQL takes them: those that no home has. */
const MISSING: Statement = {
  name: 'search.missingWords',
  text: `select term from unnest($1::text[]) term
    where not exists (select from listings t where t.search @@ term::tsquery and t.deleted_at is null)`,
};
/** $1 words as PostgreSQL takes them, of which one is enough, $2 the most homes that are looked at. */
const WORDS_OF_SOME: Statement = {
  name: 'search.wordsOfSome',
  text: 'select tsvector_to_array(t.search) from listings t where t.search @@ $1::tsquery and t.deleted_at is null limit $2::int',
};

/** Most words of one search that are corrected, and most homes whose words are compared with one of them. */
const MAX_CORRECTED = 3;
const MAX_COMPARED = 20;

interface FoundWords extends WordMatches {
  /** Ids of the homes that have all words; undefined where there are none to look for. */
  ids: number[] | undefined;
}

const NO_WORDS: FoundWords = { ids: undefined, corrections: new Map(), unmatched: [] };

/**
 * Finds the homes that have some words (as `toSearchQuery` writes them). Where none has all of them, a word that no home
 * has is replaced by one that is an edit away from it.
 */
export async function findWords(database: StatementReader, words: string | undefined): Promise<FoundWords> {
  if (words === undefined) return NO_WORDS;
  const ids = await idsWith(database, words);
  if (ids.length > 0) return { ...NO_WORDS, ids };
  const terms = words.split(' & ');
  const missing = ((await database.rows(MISSING, [terms])) as [string][]).map(([term]) => term);
  const corrections = new Map<string, string>();
  for (const term of missing.slice(0, MAX_CORRECTED)) {
    const correction = await correctionOf(database, wordIn(term));
    if (correction !== null) corrections.set(wordIn(term), correction);
  }
  const unmatched = missing.map(wordIn).filter((word) => !corrections.has(word));
  if (corrections.size === 0 || unmatched.length > 0) return { ids, corrections, unmatched };
  const corrected = terms.map((term) => corrections.get(wordIn(term)) ?? wordIn(term));
  return { ids: await idsWith(database, toSearchQuery(corrected.join(' '))), corrections, unmatched };
}

async function idsWith(database: StatementReader, words: string): Promise<number[]> {
  const rows = (await database.rows(WITH_WORDS, [words, MOST_REACHED])) as [number][];
  return rows.map(([id]) => id);
}

/** The words of a text in the form in which they are searched. */
export const searchedWords = (text: string): string[] =>
  toSearchQuery(text)
    .split(' & ')
    .map(wordIn)
    .filter((word) => word !== '');

/** The word of a term of PostgreSQL: `'marina':*` is `marina`. */
const wordIn = (term: string): string => term.slice(1, term.lastIndexOf("'"));

/** The commonest word of homes that is one edit away from this one; null where there is none. */
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
