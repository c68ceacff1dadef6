/** Splits a text into paragraphs, one a line; empty lines are dropped. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Truncates a text at a word boundary to a maximum length. */
export function excerpt(text: string, longest: number): string {
  const signs = Array.from(splitLines(text).join(' '));
  if (signs.length <= longest) return signs.join('');
  const end = signs.lastIndexOf(' ', longest);
  const cut = signs.slice(0, end > 0 ? end : longest).join('');
  return `${cut.replace(/[\s.,;:–-]+$/, '')}…`;
}
