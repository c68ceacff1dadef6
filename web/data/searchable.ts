/** Longest search that the server takes, in characters. */
export const LONGEST_SEARCH = 200;

/** As much of words as can be searched for. */
export const searchable = (words: string): string => Array.from(words).slice(0, LONGEST_SEARCH).join('');
