/** Counts the characters of a text as the server does: an emoji counts as one, variation selectors do not count. */
export const countCharacters = (text: string): number =>
  Array.from(text.replace(/(?<=[^\uFE0E\uFE0F])[\uFE0E\uFE0F]/g, '')).length;

/** Maximum length of a search text on the server, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Truncates a search text to that length. */
export const truncateSearch = (text: string): string => Array.from(text).slice(0, MAX_SEARCH_LENGTH).join('');
