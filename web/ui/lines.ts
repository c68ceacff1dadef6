/** The paragraphs of a text whose lines are paragraphs; empty lines are none. */
export const splitLines = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The beginning of a text, whole words, at most as many characters. */
export function excerpt(text: string, longest: number): string {
  const signs = Array.from(splitLines(text).join(' '));
  if (signs.length <= longest) return signs.join('');
  const end = signs.lastIndexOf(' ', longest);
  const cut = signs.slice(0, end > 0 ? end : longest).join('');
  return `${cut.replace(/[\s.,;:–-]+$/, '')}…`;
}
