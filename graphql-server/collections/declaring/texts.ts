import { isEmail } from 'class-validator';
import { isBlank } from '../../../schema/blank.ts';

/** PostgreSQL cannot hold U+0000 in text, nor half a surrogate pair. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;

/** Whether the database can hold a text. */
export function isStorable(text: string): boolean {
  return STORABLE.test(text);
}

/** What a decoder puts where it was given bytes that are none of its letters. */
const LOST = '\uFFFD';

/** Whether a text has all its characters still: one that was sent in other letters than UTF-8 has lost some. */
export function isWhole(text: string): boolean {
  return !text.includes(LOST);
}

/** Longest text that may be an e-mail address, in UTF-16 units: the local part has at most 64 bytes, the domain 255. */
const LONGEST_ADDRESS = 320;

/** Whether a value is an e-mail address by such rules. */
export function isAddress(value: unknown, rules?: Parameters<typeof isEmail>[1]): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return false;
  // Asked first: of half a character, the rules for addresses make an error.
  return isStorable(value) && isEmail(value, rules);
}

/** Whether nothing was said: no value, or a text in which there is nothing to be seen. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value));
}

/** The first characters of a text, none of them halved. */
export function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}
