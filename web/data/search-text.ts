/** Maximum length of a search text on the server, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Truncates a search text to that length. */
export const truncateSearch = (text: string): string => Array.from(text).slice(0, MAX_SEARCH_LENGTH).join('');
