import { foldText } from '../../../schema/fold.ts';
import { cut } from '../declaring/texts.ts';

/**
 * What stands between words, in every script: all that is no letter, digit, mark upon one or emoji. The function
 * `search_words` of the database splits texts in the same way; half a character, which no text there has, finds nothing.
 */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\p{Emoji_Presentation}\p{Cs}]+/u;

/** Longest part of a word that is looked at, in characters, as `search_words` cuts it. */
const LONGEST_WORD = 100;

/** Shortest beginning of a word that finds it: fewer letters begin so many words that they find nearly everything. */
const SHORTEST_BEGINNING = 2;

/** Signs of which one is a word or more, so that it may well begin one. */
const WHOLE_WORD_SIGNS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * A search as PostgreSQL takes it, its words folded as those of texts are: each word of it begins a word of the record, and one of a single letter or digit is a
 * word of the record. Empty when it has no word at all.
 */
export function toSearchQuery(search: string): string {
  const words = foldText(search)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
  return words.map(toTerm).join(' & ');
}

function toTerm(word: string): string {
  const term = `'${cut(word, LONGEST_WORD)}'`;
  return Array.from(word).length < SHORTEST_BEGINNING && !WHOLE_WORD_SIGNS.test(word) ? term : `${term}:*`;
}
