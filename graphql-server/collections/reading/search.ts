import { foldText } from '../../../schema/fold.ts';
import { cut } from '../declaring/texts.ts';

/**
 * Separators of words in every script: all but letters, digits, marks and emoji. The function `search_words` of the database
 * splits texts in the same way; a lone surrogate finds nothing.
 */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\p{Emoji_Presentation}\p{Cs}]+/u;

/** Maximum length of a word in characters, as in `search_words`. */
const LONGEST_WORD = 100;

/** Minimum length of a prefix: shorter ones would match almost everything. */
const SHORTEST_BEGINNING = 2;

/** Characters of scripts in which a single one can be a word, so that it is searched as a prefix. */
const WHOLE_WORD_SIGNS = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * Converts a search text to a `tsquery` of normalized words: each is the prefix of a word of the record, a single letter or digit
 * a whole word. Empty without words.
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
