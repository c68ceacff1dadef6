import { cut } from './cut.ts';

/**
 * What stands between words, in every script: all that is no letter, digit, mark upon one or emoji. The function
 * `search_words` of the database splits texts in the same way; half a character, which no text there has, finds nothing.
 */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\p{Emoji_Presentation}\p{Cs}]+/u;

/** Longest part of a word that is looked at, in characters, as `search_words` cuts it. */
const LONGEST_WORD = 100;

/** A search as PostgreSQL takes it: each word of it begins a word of the record. Empty when it has no word at all. */
export function toSearchQuery(search: string): string {
  const words = search.split(BETWEEN_WORDS).filter((word) => word !== '');
  return words.map((word) => `'${cut(word, LONGEST_WORD)}':*`).join(' & ');
}
