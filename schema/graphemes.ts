/** Older browsers split into code points instead. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** Splits a text into the characters that people see: an emoji of a family is one, and so is a letter with its accents. */
export const splitGraphemes = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);
