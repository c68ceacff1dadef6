import { toId } from '../collections/declaring/ids.ts';
import { limitOf, PER_PAGE } from '../collections/reading/page.ts';
import { InvalidInput } from '../errors.ts';
import { refuseMisspelt } from './misspelt.ts';

type Query = Record<string, unknown>;

const PAGING = ['page', 'limit'];

/** The page a query asks for, or null when it names neither page nor limit. Throws `InvalidInput`. */
export function pageIn(query: Query): { page: number; limit: number } | null {
  refuseMisspelt(Object.keys(query), { sent: PAGING });
  const { page, limit } = query;
  if (page === undefined && limit === undefined) return null;
  return {
    page: page === undefined ? 1 : wholeNumber('page', page),
    limit: limit === undefined ? PER_PAGE : limitOf(numberIn(limit)),
  };
}

/** The record a query keeps to, if it does. Throws `InvalidInput` for what is no number. */
export function recordIn(query: Query, name: string): number | undefined {
  refuseMisspelt(Object.keys(query), { sent: [name] });
  const asked = query[name];
  if (asked === undefined) return undefined;
  return toId(wholeNumber(name, asked));
}

function wholeNumber(name: string, asked: unknown): number {
  const number = numberIn(asked);
  if (Number.isNaN(number)) throw new InvalidInput({ [name]: `${name} must be a whole number.` });
  return number;
}

function numberIn(asked: unknown): number {
  return typeof asked === 'string' && /^-?\d+$/.test(asked) ? Number(asked) : NaN;
}
