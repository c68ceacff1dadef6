/** The paragraphs of a text whose lines are paragraphs; empty lines are none. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The beginning of a text, whole words, at most as many characters. */
export function beginningOf(text: string, longest: number): string {
  const line = linesOf(text).join(' ');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest).replace(/[\s.,;:–-]+$/, '')}…`;
}
