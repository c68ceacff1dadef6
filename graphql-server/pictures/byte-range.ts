import type { ByteRange } from './storage.ts';

/**
 * The part of a file a Range header asks for. `undefined` means the whole file (no header, several parts, or one
 * not understood, as RFC 9110 allows); `'beyond'` means there is no such part.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) return Number(to) === 0 ? 'beyond' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to && Number(to) < start) return undefined;
  if (start >= size) return 'beyond';
  return { start, end: to ? Math.min(Number(to), size - 1) : size - 1 };
}
