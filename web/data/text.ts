import { splitGraphemes } from '../../schema/graphemes.ts';

/** Counts the characters of a text as the server does: an emoji counts as one, variation selectors do not count. */
export const countCharacters = (text: string): number =>
  Array.from(text.replace(/(?<=[^\uFE0E\uFE0F])[\uFE0E\uFE0F]/g, '')).length;

/** Maximum length of a search text on the server, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Truncates a search text to that length, without splitting an emoji. */
export function truncateSearch(text: string): string {
  let length = 0;
  const kept = splitGraphemes(text).filter((one) => (length += Array.from(one).length) <= MAX_SEARCH_LENGTH);
  return kept.join('');
}
