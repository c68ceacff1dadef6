import { plainText } from './plain-text.ts';

/** A piece of a text: a number, one of the words that a subject knows, or what it does not know. */
export interface Piece<Word extends string> {
  is: Word | 'number' | 'unknown';
  text: string;
}

/** Whole numbers and their groups: 2,150,000.00, and 2 150 000 where every group has three digits. */
const NUMBER = /\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,']\d+)*/y;
/** Where commas stand between numbers, as in 1,2,3 bedrooms. */
const COUNT = /\d+(?:\.\d+)?/y;

const LETTERS = /[\p{L}\p{M}]+|./suy;
/** The Arabic "and", which is written as a part of the word behind it. */
const AND = 'و';
/** Letters of a script that parts its words. */
const SPACED = /[^\P{L}\p{Script=Han}]/u;

/** How a subject takes a text to pieces: the words it knows, each under what it means. */
export function wordReader<Word extends string>(
  words: Readonly<Record<Word, readonly string[]>>,
  { counts = false } = {},
): (text: string) => Piece<Word>[] {
  const phrases = phrasesByFirst(words);
  const number = counts ? COUNT : NUMBER;
  return (text) => {
    const plain = plainText(text);
    const pieces: Piece<Word>[] = [];
    for (let at = 0; at < plain.length;) {
      if (plain[at] === ' ') {
        at++;
        continue;
      }
      const digits = matchAt(number, plain, at);
      if (plain[at] === AND && !longestAt(phrases, plain, at) && longestAt(phrases, plain, at + 1)) {
        at++;
        continue;
      }
      const known = digits === undefined ? longestAt(phrases, plain, at) : undefined;
      const piece: Piece<Word> =
        digits !== undefined
          ? { is: 'number', text: digits }
          : (known ?? { is: 'unknown', text: matchAt(LETTERS, plain, at)! });
      pieces.push(piece);
      at += piece.text.length;
    }
    return pieces;
  };
}

type Phrases<Word extends string> = ReadonlyMap<string, readonly Piece<Word>[]>;

/** Every phrase in its plain form by its first sign, the longest first. */
function phrasesByFirst<Word extends string>(
  words: Readonly<Record<Word, readonly string[]>>,
): Phrases<Word> {
  const byFirst = new Map<string, Piece<Word>[]>();
  for (const is in words)
    for (const phrase of words[is]) {
      const text = plainText(phrase);
      byFirst.set(text[0]!, [...(byFirst.get(text[0]!) ?? []), { is, text }]);
    }
  for (const phrases of byFirst.values()) phrases.sort((one, other) => other.text.length - one.text.length);
  return byFirst;
}

/** The longest phrase that begins here and ends where a word does. */
const longestAt = <Word extends string>(phrases: Phrases<Word>, plain: string, at: number) =>
  phrases.get(plain[at]!)?.find(({ text }) => plain.startsWith(text, at) && endsAt(plain, at + text.length));

function endsAt(plain: string, end: number): boolean {
  const last = plain[end - 1]!;
  const next = plain[end] ?? ' ';
  return !(SPACED.test(last) && SPACED.test(next)) && !(/\d/.test(last) && /\d/.test(next));
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** What of these pieces nobody understands, as it is told to staff; null when all is understood. */
export function notUnderstood(pieces: readonly Piece<string>[]): string | null {
  const unknown = pieces.filter(({ is }) => is === 'unknown').map(({ text }) => text);
  return unknown.length === 0 ? null : `"${unknown.slice(0, 5).join(' ')}" is not understood.`;
}
