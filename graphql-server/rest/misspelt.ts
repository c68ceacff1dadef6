import { InvalidInput } from '../errors.ts';
import { editDistance } from '../places/edit-distance.ts';

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
