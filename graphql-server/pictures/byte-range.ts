/** Bytes `start` to `end` of a file, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses the Range header of a request for a file of `size` bytes. Undefined means the complete file: there is no header, or it has
 * several ranges or a form that a server may ignore by RFC 9110.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const isSuffix = !first;
  const start = isSuffix ? Math.max(0, size - Number(last)) : Number(first);
  const end = isSuffix || !last ? size - 1 : Number(last);
  if (end < start && !isSuffix && last) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}
