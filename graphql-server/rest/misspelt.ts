import { InvalidInput } from '../errors.ts';
import { slips } from '../places/spelling.ts';

/** The names of fields, or of what follows a question mark: what a client may send, and what answers tell. */
export interface FieldNames {
  sent: readonly string[];
  told?: readonly string[];
}

/** Shorter names are words of their own, one letter apart. */
const LONG_ENOUGH = 5;

/**
 * Refuses a name that nothing is called and that is a known one but for the case of its letters, the signs between them
 * or one slip, unless that one came too; any other may be an older client's own, and is let be. Throws `InvalidInput`.
 */
export function refuseMisspelt(names: readonly string[], { sent, told = [] }: FieldNames): void {
  const refused: Record<string, string> = {};
  for (const name of names) {
    if (sent.includes(name) || told.includes(name)) continue;
    const meant = sent.find((known) => isMeant(name, known) && !names.includes(known));
    if (meant) refused[name] = `There is no ${name}: did you mean ${meant}?`;
  }
  if (Object.keys(refused).length > 0) throw new InvalidInput(refused);
}

function isMeant(name: string, known: string): boolean {
  const [bare, right] = [lettersOf(name), lettersOf(known)];
  return bare === right || (right.length >= LONG_ENOUGH && slips(bare, right, 1) <= 1);
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');
