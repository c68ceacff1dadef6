import { cut } from './cut.ts';

/**
 * What stands between words: all of ASCII that is no letter or digit, and the blocks of other punctuation. The function
 * `search_words` of the database splits texts in the same way.
 */
const BETWEEN_WORDS = /[^A-Za-z0-9\u00C0-\u1FFF\u2070-\u{10FFFF}]+/u;

/** Longest part of a word that is looked at, in characters, as `search_words` cuts it. */
const LONGEST_WORD = 100;

/** A search as PostgreSQL takes it: each word of it begins a word of the record. Empty when it has no word at all. */
export function toSearchQuery(search: string): string {
  const words = search.split(BETWEEN_WORDS).filter((word) => word !== '');
  return words.map((word) => `'${cut(word, LONGEST_WORD)}':*`).join(' & ');
}
