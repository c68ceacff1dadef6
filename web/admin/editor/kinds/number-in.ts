import { grouped } from '../../../ui/grouped.ts';
/** Most digits that a number is read of: all that a database's whole numbers take, and then some. */
const LONGEST = 15;

const GROUPED = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/;

/**
 * The number that somebody typed, in units of so many decimal places: `2,150,000.5` with two of them is 215000050. Digits
 * may be Arabic or Persian, groups of three be set apart in any usual way; null for what is no such number.
 */
export function numberIn(text: string, places = 0): bigint | null {
  const [, groups, decimals = ''] = GROUPED.exec(plain(text)) ?? [];
  if (groups === undefined) return null;
  const whole = groups.replaceAll(',', '');
  const kept = decimals.replace(/0+$/, '');
  if (whole.length > LONGEST || kept.length > places) return null;
  return BigInt(whole + kept.padEnd(places, '0'));
}

/** Digits and signs as English has them, and nothing that is not seen. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u061c]/g, '')
    .trim()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[٬’' \u00a0\u2009\u202f]/g, ',')
    .replace(/٫/g, '.');

/** A number of units of so many decimal places, its thousands set apart; places are told where they say anything. */
export function inGroups(value: bigint | number, places = 0): string {
  const digits = value.toString().padStart(places + 1, '0');
  const end = digits.length - places;
  const decimals = digits.slice(end);
  const whole = grouped(BigInt(digits.slice(0, end)));
  return /^0*$/.test(decimals) ? whole : `${whole}.${decimals}`;
}
