import { isEmail } from 'class-validator';
import { isBlank } from '../../../schema/blank.ts';
import { splitGraphemes } from '../../../schema/graphemes.ts';

/** PostgreSQL cannot hold U+0000 in text, nor half a surrogate pair. */
const STORABLE = /^[^\0\p{Surrogate}]*$/u;

export function isStorable(text: string): boolean {
  return STORABLE.test(text);
}

/** The replacement character of decoders. */
const LOST = '\uFFFD';

/** True if no character was lost by decoding a text that was not UTF-8. */
export function isWhole(text: string): boolean {
  return !text.includes(LOST);
}

/** Maximum length of an email address in UTF-16 units: the local part has at most 64 bytes, the domain 255. */
const LONGEST_ADDRESS = 320;

/** True if a value is an email address under these rules. */
export function isAddress(value: unknown, rules?: Parameters<typeof isEmail>[1]): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS) return false;
  // First, because the rules for addresses throw on a lone surrogate.
  return isStorable(value) && isEmail(value, rules);
}

/** True for a missing value and for a text without visible characters. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlank(value));
}

/** Cuts a text to a maximum length in code points, without splitting a visible character such as an emoji of several. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let length = 0;
  const kept = splitGraphemes(text).filter((one) => (length += Array.from(one).length) <= maxLength);
  return kept.join('');
}
