/** A way in which letters are written as bytes, by the name that browsers know it by. */
export type Encoding = (typeof ASKED)[number]['value'] | 'utf-8' | 'utf-16le' | 'utf-16be';

/** The ways that a file does not tell of itself, and what people call them. */
const ASKED = [
  { value: 'windows-1252', label: 'Western European (Windows)' },
  { value: 'windows-1256', label: 'Arabic (Windows)' },
  { value: 'macintosh', label: 'Western European (Mac)' },
] as const;

const MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Which bytes are empty where letters of ours, as the first column is called by, fill half of two bytes each. */
const HALVED: readonly [Encoding, readonly boolean[]][] = [
  ['utf-16le', [false, true, false, true]],
  ['utf-16be', [true, false, true, false]],
];

/** How the letters of a file are written, as far as its bytes say so for certain. */
export function encodingOf(bytes: Uint8Array): Encoding | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked) return marked[0];
  const halved = HALVED.find(([, empty]) => empty.every((is, place) => is === (bytes[place] === 0)));
  if (halved) return halved[0];
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return null;
  }
}

/** The text of a file, its letters read one way. */
export const read = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** One way to read a file, and what a line in which it matters is then. */
export interface Reading {
  encoding: Encoding;
  label: string;
  sample: string;
}

/** Longest line that is shown to choose by, in characters. */
const LONGEST = 80;

/** The ways to read a file that does not tell, to be chosen from by whoever knows what it should say. */
export function readingsOf(bytes: Uint8Array): Reading[] {
  return ASKED.map(({ value, label }) => {
    const lines = read(bytes, value).split(/\r\n?|\n/);
    const telling = lines.find((line) => /[^\0-\x7f]/.test(line)) ?? '';
    const first = telling.search(/[^\0-\x7f]/);
    const start = Math.max(0, first - LONGEST / 4);
    return { encoding: value, label, sample: telling.slice(start, start + LONGEST) };
  });
}
