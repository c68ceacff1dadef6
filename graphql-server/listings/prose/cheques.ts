import type { PriceWord } from './price-words.ts';
import type { Piece } from './words.ts';

type Pieces = readonly Piece<PriceWord>[];

/** How a rent is paid, and the pieces of the price that say nothing of it. */
export interface Payment {
  rest: Pieces;
  /** In how many cheques, 1 to 12; of several that are offered, the most. */
  cheques?: number;
  /** Whether several numbers are offered. */
  offered?: true;
}

const UNREADABLE = 'Cheques must be a whole number from 1 to 12.';

/** Takes `4 cheques`, `cheques: 4` or `4-6 chqs` out of a price; says what is wrong when it cannot be read. */
export function takeCheques(pieces: Pieces): Payment | string {
  const at = pieces.findIndex(({ is }) => is === 'cheques' || is === 'oneCheque');
  if (at < 0) return { rest: pieces };
  const without = (from: number, to: number) => [...pieces.slice(0, from), ...pieces.slice(to)];
  const others = without(at, at + 1);
  if (others.some(({ is }) => is === 'cheques' || is === 'oneCheque')) return UNREADABLE;
  if (pieces[at]!.is === 'oneCheque') return { rest: others, cheques: 1 };

  const before = countOf(pieces[at - 1]);
  if (before !== null) {
    const least = isTo(pieces[at - 2]) ? countOf(pieces[at - 3]) : null;
    if (pieces[at - 2]?.text === 'up to')
      return { rest: without(at - 2, at + 1), cheques: before, offered: true };
    if (least === null) return { rest: without(at - 1, at + 1), cheques: before };
    return least < before ? { rest: without(at - 3, at + 1), cheques: before, offered: true } : UNREADABLE;
  }
  const next = pieces[at + 1]?.text === ':' ? at + 2 : at + 1;
  const after = countOf(pieces[next]);
  return after === null ? UNREADABLE : { rest: without(at, next + 1), cheques: after };
}

const isTo = (piece: Piece<PriceWord> | undefined) => piece?.is === 'dash' || piece?.is === 'to';

function countOf(piece: Piece<PriceWord> | undefined): number | null {
  const count = piece?.is === 'number' && /^[1-9]\d?$/.test(piece.text) ? Number(piece.text) : 0;
  return count >= 1 && count <= 12 ? count : null;
}
