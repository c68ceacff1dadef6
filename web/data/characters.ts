/** How many characters a text has, counted as the server counts: an emoji is one, and how it is to be drawn is none. */
export const charactersIn = (text: string): number =>
  Array.from(text.replace(/(?<=[^\uFE0E\uFE0F])[\uFE0E\uFE0F]/g, '')).length;
