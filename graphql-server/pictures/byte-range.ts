/** Bytes `start` to `end` of a file, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A part of a file of whatever size: from its byte `first` on, to its byte `last` if that is said; or its `final` so many. */
export type WantedRange = { first: number; last?: number } | { final: number };

/**
 * The part that a Range header asks for. `undefined` means the whole file (no header, several parts, or one not
 * understood, as RFC 9110 allows).
 */
export function readRange(header: string | undefined): WantedRange | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) return { final: Number(to) };
  if (!to) return { first: Number(from) };
  return Number(to) < Number(from) ? undefined : { first: Number(from), last: Number(to) };
}

/** Which bytes of a file of that size these are; `'beyond'` when there is no such part. */
export function rangeIn(size: number, wanted: WantedRange): ByteRange | 'beyond' {
  const end = size - 1;
  if ('final' in wanted) {
    const { final } = wanted;
    return final === 0 || size === 0 ? 'beyond' : { start: Math.max(0, size - final), end };
  }
  const { first: start, last = end } = wanted;
  return start >= size ? 'beyond' : { start, end: Math.min(last, end) };
}
