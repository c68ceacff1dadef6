import { readNumber, times } from './numbers.ts';
import type { PriceWord } from './price-words.ts';
import type { Piece } from './words.ts';

const MULTIPLIERS: Partial<Record<PriceWord | 'number' | 'unknown', bigint>> = {
  thousand: 1_000n,
  tenThousand: 10_000n,
  million: 1_000_000n,
  billion: 1_000_000_000n,
};

interface Found {
  /** Whole dirhams, as they stand in the text. */
  amounts: readonly bigint[];
  /** There are two of them, and one is said to go to the other. */
  range: boolean;
}

/** The amounts of money among the pieces of a price; what is wrong with them when they cannot be read. */
export function amountsIn(pieces: readonly Piece<PriceWord>[]): Found | string {
  const amounts: bigint[] = [];
  /** What stands between the amounts, in order. */
  const between: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!;
    if (piece.is !== 'number') {
      const many = MULTIPLIERS[piece.is];
      if (many !== undefined) return `"${piece.text}" follows no number.`;
      if (amounts.length === 1 && piece.is !== 'dirham' && piece.is !== 'filler') between.push(piece.is);
      continue;
    }
    if (pieces[at - 1]?.is === 'dash' && amounts.length === 0) return 'A price is not less than nothing.';
    const many = MULTIPLIERS[pieces[at + 1]?.is ?? 'unknown'];
    const number = readNumber(piece.text, many === undefined ? 'nothing' : 'multiplier');
    if (typeof number === 'string') return number;
    const dirhams = times(number, many ?? 1n);
    if (dirhams === null) return `"${piece.text}" is no price in whole dirhams: were its millions left out?`;
    amounts.push(dirhams);
    if (many !== undefined) at++;
  }
  if (amounts.length > 2) return 'There are more than two amounts.';
  return { amounts, range: amounts.length === 2 && between.length === 1 && /^(dash|to)$/.test(between[0]!) };
}
