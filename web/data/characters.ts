/** Counts the characters of a text as the server does: an emoji counts as one, variation selectors do not count. */
export const countCharacters = (text: string): number =>
  Array.from(text.replace(/(?<=[^\uFE0E\uFE0F])[\uFE0E\uFE0F]/g, '')).length;
