import { splitGraphemes } from '../../schema/graphemes.ts';

/** Splits a text into paragraphs, one a line; empty lines are dropped. */
export const splitLines = (text: string): string[] =>
  text
    .split(/[\n-\r\x85\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Truncates a text at a word boundary to a maximum length in visible characters. */
export function truncate(text: string, maxLength: number): string {
  const line = splitLines(text).join(' ');
  if (line.length <= maxLength) return line;
  const characters = splitGraphemes(line);
  if (characters.length <= maxLength) return line;
  const end = characters.lastIndexOf(' ', maxLength);
  const cut = characters.slice(0, end > 0 ? end : maxLength).join('');
  return `${cut.replace(/[\s.,;:–-]+$/, '')}…`;
}
