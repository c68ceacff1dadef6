import { toId } from '../collections/declaring/ids.ts';
import { limitOf, PER_PAGE } from '../collections/reading/page.ts';
import { InvalidInput } from '../errors.ts';
import { editDistance } from '../places/edit-distance.ts';

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

/** The names of fields, or of what follows a question mark: what a client may send, and what answers tell. */
export interface FieldNames {
  sent: readonly string[];
  told?: readonly string[];
}

/** Shorter names are words of their own, one letter apart. */
const LONG_ENOUGH = 5;

/** Longest unknown name that is compared with the known ones, and how many of them are: the comparison is expensive. */
const MAX_LENGTH = 64;
const MAX_UNKNOWN = 10;

/**
 * Refuses a name that nothing is called and that is a known one but for the case of its letters, the signs between them
 * or one slip, unless that one came too; any other may be an older client's own, and is let be. Throws `InvalidInput`.
 */
export function refuseMisspelt(names: readonly string[], { sent, told = [] }: FieldNames): void {
  const present = new Set(names);
  const unknown = names
    .filter((name) => name.length <= MAX_LENGTH && !sent.includes(name) && !told.includes(name))
    .slice(0, MAX_UNKNOWN);
  for (const name of unknown) {
    const meant = sent.find((known) => isMeant(name, known) && !present.has(known));
    if (meant) throw new InvalidInput({ [name]: `There is no ${name}: did you mean ${meant}?` });
  }
}

function isMeant(name: string, known: string): boolean {
  const [bare, right] = [lettersOf(name), lettersOf(known)];
  return bare === right || (right.length >= LONG_ENOUGH && editDistance(bare, right, 1) <= 1);
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');
