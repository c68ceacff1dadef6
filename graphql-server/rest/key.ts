import type { KeyOf } from '../cache/door.ts';
import { InvalidInput } from '../errors.ts';
import { parameterOf } from './answer.ts';
import { pageAsked, recordAsked } from './asked.ts';
import type { Line } from './lines.ts';

type Query = Record<string, unknown>;

/** How the address of a read is spelled: its record, and of what follows the question mark what its line reads. */
export function keyOf(line: Line): KeyOf {
  const { path, parameter } = line;
  const askedBy = readerOf(line);
  return (request) => {
    const asked = said(() => askedBy(request.query as Query));
    if (!asked) return null;
    const address = parameter
      ? path.replace(/:\w+/, encodeURIComponent(parameterOf(request, parameter)))
      : path;
    const search = new URLSearchParams(asked).toString();
    return search ? `${address}?${search}` : address;
  };
}

/** What a line reads of what follows the question mark, in one order. */
function readerOf(line: Line): (query: Query) => string[][] {
  if (line.verb !== 'list' && line.verb !== 'within') return () => [];
  const { where } = { where: undefined, ...line };
  return (query) => {
    const { page, limit } = pageAsked(query) ?? {};
    const within = where === undefined ? undefined : recordAsked(query, where);
    const words: [string, number | undefined][] = [
      ['page', page === undefined ? page : Math.min(Math.max(1, page), Number.MAX_SAFE_INTEGER)],
      ['limit', limit],
      [where ?? '', within],
    ];
    return words.flatMap(([name, number]) => (number === undefined ? [] : [[name, String(number)]]));
  };
}

/** Null when a query is refused: whoever reads it for its answer says why. */
function said<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
