import * as messages from './messages.ts';

/** A character encoding with its name in browsers. */
export type Encoding = (typeof LEGACY_ENCODINGS)[number] | 'utf-8' | 'utf-16le' | 'utf-16be';

/** Encodings without a byte order mark. */
const LEGACY_ENCODINGS = ['windows-1252', 'windows-1256', 'macintosh'] as const;

const BYTE_ORDER_MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Which of the first bytes are zero in UTF-16, where the header has ASCII letters. */
const ZERO_BYTES: readonly [Encoding, readonly boolean[]][] = [
  ['utf-16le', [false, true, false, true]],
  ['utf-16be', [true, false, true, false]],
];

/** The encoding of a file, if its bytes are certain about it; else null. */
export function detectEncoding(bytes: Uint8Array): Encoding | null {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return marked[0];
  const utf16 = ZERO_BYTES.find(([, zeros]) => zeros.every((isZero, i) => isZero === (bytes[i] === 0)));
  if (utf16) return utf16[0];
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return null;
  }
}

export const decode = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

/** An encoding to choose, with a line of the file that shows the difference. */
export interface EncodingOption {
  encoding: Encoding;
  label: string;
  sample: string;
}

/** Maximum length of a sample, in characters. */
const MAX_SAMPLE = 80;

/** Returns the possible encodings of a file without a byte order mark. */
export function encodingOptions(bytes: Uint8Array): EncodingOption[] {
  return LEGACY_ENCODINGS.map((encoding) => {
    const lines = decode(bytes, encoding).split(/\r\n?|\n/);
    const line = lines.find((one) => /[^\0-\x7f]/.test(one)) ?? '';
    const start = Math.max(0, line.search(/[^\0-\x7f]/) - MAX_SAMPLE / 4);
    return {
      encoding,
      label: messages.encodingLabels[encoding],
      sample: line.slice(start, start + MAX_SAMPLE),
    };
  });
}
