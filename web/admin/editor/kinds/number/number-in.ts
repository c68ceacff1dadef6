import { numeralIn } from '../../../../../schema/numerals.ts';
import { grouped } from '../../../../ui/grouped.ts';

/** Most digits that a number is read of: all that a database's whole numbers take, and then some. */
const LONGEST = 15;

/**
 * The number that somebody typed, in units of so many decimal places: `2,150,000.5` with two of them is 215000050; null for
 * what is no such number.
 */
export function numberIn(text: string, places = 0): bigint | null {
  const numeral = numeralIn(text);
  if (!numeral) return null;
  const { whole, decimals, rest } = numeral;
  const kept = decimals.replace(/0+$/, '');
  if (rest !== '' || whole.length > LONGEST || kept.length > places) return null;
  return BigInt(whole + kept.padEnd(places, '0'));
}

/** A number of units of so many decimal places, its thousands set apart; places are told where they say anything. */
export function inGroups(value: bigint | number, places = 0): string {
  const digits = value.toString().padStart(places + 1, '0');
  const end = digits.length - places;
  const decimals = digits.slice(end);
  const whole = grouped(BigInt(digits.slice(0, end)));
  return /^0*$/.test(decimals) ? whole : `${whole}.${decimals}`;
}
