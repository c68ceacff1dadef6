import { foldText } from '../../../schema/fold.ts';

/**
 * Words in every script: letters, digits and marks, or emoji, which no blank separates from words beside them. The function
 * `search_words` of the database splits texts in the same way; a lone surrogate finds nothing.
 */
const WORDS = /[\p{L}\p{N}\p{M}\p{Cs}]+|\p{Emoji_Presentation}+/gu;

/** Maximum length of a word in characters, as in `search_words`. */
const LONGEST_WORD = 100;

/** Minimum length of a prefix: shorter ones would match almost everything. */
const SHORTEST_BEGINNING = 2;

/** Emoji and characters of scripts in which a single one can be a word, so that it is searched as a prefix. */
const WHOLE_WORD_SIGNS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;

/** Minimum number of digits by which a telephone number is found, as in `phone_words` of the database. */
const FEWEST_DIGITS = 4;

/**
 * Converts a search text to a `tsquery` of normalized words: each is the prefix of a word of the record, a single letter or digit
 * a whole word. Empty without words. With `phones`, numbers also find a part of a telephone number, however both are spaced.
 */
export function toSearchQuery(search: string, { phones = false } = {}): string {
  const words = foldText(search).match(WORDS) ?? [];
  if (!phones) return words.map(toTerm).join(' & ');
  return groupNumbers(words).map(toNumberTerm).join(' & ');
}

/** Groups successive numbers, such as the parts of a telephone number. */
function groupNumbers(words: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last && isNumber(word) && isNumber(last[0]!)) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Finds words as such or, if they are numbers, as a part of a telephone number without its prefix of the country. */
function toNumberTerm(words: readonly string[]): string {
  const asWords = words.map(toTerm).join(' & ');
  const digits = isNumber(words[0]!) ? words.join('') : '';
  const national = digits.replace(/^(?:00)?(?:971)?0*/, '');
  const parts = [...new Set([digits, national])].filter(({ length }) => length >= FEWEST_DIGITS);
  return parts.length === 0 ? asWords : `(${[asWords, ...parts.map(toTerm)].join(' | ')})`;
}

function toTerm(word: string): string {
  const term = `'${Array.from(word).slice(0, LONGEST_WORD).join('')}'`;
  return Array.from(word).length < SHORTEST_BEGINNING && !WHOLE_WORD_SIGNS.test(word) ? term : `${term}:*`;
}
