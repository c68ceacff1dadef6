import { LARGEST_ID, toId } from '../collections/definitions/ids.ts';
import { limitOf, PER_PAGE } from '../collections/queries/page.ts';
import { InvalidInput } from '../errors.ts';
import { editDistance } from '../places/edit-distance.ts';
import { message } from '../messages.ts';

type Query = Record<string, unknown>;

export const PAGING = ['page', 'limit'];

/** Number of the last page that can be requested: no table has more records. */
const MAX_PAGE = LARGEST_ID;

/** Parses `page` and `limit`; null when the query has neither. Pages out of range are the first and the last. Throws `InvalidInput`. */
export function pageIn(query: Query): { page: number; limit: number } | null {
  rejectUnknownNames(Object.keys(query), { sent: PAGING });
  const { page, limit } = query;
  if (page === undefined && limit === undefined) return null;
  return {
    page: page === undefined ? 1 : Math.min(Math.max(1, parseInteger('page', page)), MAX_PAGE),
    limit: limit === undefined ? PER_PAGE : limitOf(numberIn(limit)),
  };
}

/** Parses a query parameter that filters by a record's id. Throws `InvalidInput`. */
export function recordIn(query: Query, name: string): number | undefined {
  rejectUnknownNames(Object.keys(query), { sent: [name] });
  const value = query[name];
  if (value === undefined) return undefined;
  return toId(parseInteger(name, value));
}

function parseInteger(name: string, value: unknown): number {
  const number = numberIn(value);
  if (Number.isNaN(number)) throw new InvalidInput({ [name]: message('NOT_INTEGER', { label: name }) });
  return number;
}

function numberIn(value: unknown): number {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : NaN;
}

/** Names of fields or query parameters: those that a client may send, and those in responses. */
export interface FieldNames {
  sent: readonly string[];
  returned?: readonly string[];
}

/** Shorter names that differ in one letter are different words. */
const MIN_LENGTH_FOR_TYPOS = 5;

/** Limits of the comparison of unknown names with known ones, which is expensive. */
const MAX_LENGTH = 64;
const MAX_UNKNOWN = 10;

/**
 * Throws `InvalidInput` for an unknown name that differs from a known one in case, punctuation or one typo, unless the known one was
 * sent too. Other unknown names are ignored, because older clients send some.
 */
export function rejectUnknownNames(names: readonly string[], { sent, returned = [] }: FieldNames): void {
  const present = new Set(names);
  const unknown = names
    .filter((name) => name.length <= MAX_LENGTH && !sent.includes(name) && !returned.includes(name))
    .slice(0, MAX_UNKNOWN);
  for (const name of unknown) {
    const suggestion = sent.find((known) => isTypoOf(name, known) && !present.has(known));
    if (suggestion) throw new InvalidInput({ [name]: message('MISSPELT_NAME', { name, suggestion }) });
  }
}

function isTypoOf(name: string, known: string): boolean {
  const [bare, right] = [lettersOf(name), lettersOf(known)];
  return bare === right || (right.length >= MIN_LENGTH_FOR_TYPOS && editDistance(bare, right, 1) <= 1);
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');
