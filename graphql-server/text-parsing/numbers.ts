import { foldText } from '../../schema/fold.ts';
import { UnclearText } from './parse-result.ts';
import { message, type Message } from '../messages.ts';

/** A decimal number without rounding: `digits` / 10 ** `decimals`. */
export interface Decimal {
  digits: bigint;
  decimals: number;
}

/** What follows a number: `1,25` is a decimal only before a multiplier or a unit. */
type Next = 'multiplier' | 'unit' | 'nothing';

/** Writes a number with the digits 0 to 9 and the separators `,`, `.`, `'` and blank. */
export const normalizeNumber = (text: string): string =>
  foldText(
    text
      .replace(/[’‘`´ʼ]/g, "'")
      .replace(/[٬،]/g, ',')
      .replace(/٫/g, '.'),
  ).replace(/\s+/g, ' ');

/**
 * Parses numbers such as `2,150,000`, `2 150 000`, `1.250.000`, `1.250.000,00` and `2.15`.
 * @param text digits from 0 to 9, with separators between them
 * @throws UnclearText if the number is ambiguous or not grouped by threes
 */
export function parseNumber(text: string, next: Next): Decimal {
  const result = readNumber(text, next);
  if ('code' in result) throw new UnclearText(result);
  return result;
}

/**
 * The most likely value of a number in a search. An ambiguous one has thousands in groups of three digits, also 2.150, unless a
 * multiplier follows; groups of lakhs are thousands as well.
 */
export function guessNumber(text: string, next: Next): number {
  const plain = normalizeNumber(text);
  const result = readNumber(plain, next);
  if (!('code' in result)) return Number(result.digits) / 10 ** result.decimals;
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain)) return Number(plain.replaceAll(',', ''));
  if (/^\d{1,3}\.\d{3}$/.test(plain) && next !== 'multiplier') return Number(plain.replace('.', ''));
  const [whole = '', decimals = ''] = plain.split(/[., ']/);
  return Number(`${whole}.${decimals || '0'}`);
}

/** Reads a number, or returns why it is unclear. */
function readNumber(text: string, next: Next): Decimal | Message {
  const groups = text.split(/[., ']/);
  const separators = text.replace(/\d/g, '');
  if (!groups.every((group) => /^\d+$/.test(group))) return message('NOT_A_NUMBER', { text });
  const [first, last, separator] = [groups[0]!, groups.at(-1)!, separators.at(-1)];
  const integer: Decimal = { digits: BigInt(groups.join('')), decimals: 0 };
  const decimal: Decimal = { ...integer, decimals: last.length };
  if (first.length > 1 && first.startsWith('0')) return message('LEADING_ZERO', { text });
  if (separator === undefined) return integer;

  if (isGroupedByThrees(groups, separators)) {
    if (separators.length > 1 || !/[.,]/.test(separator)) return integer;
    if (separator === '.' && next === 'multiplier') return decimal;
    if (separator === ',' && next !== 'multiplier') return integer;
    return message('AMBIGUOUS_NUMBER', { text });
  }

  const hasOneSeparator = groups.length === 2;
  const hasCents = last.length <= 2;
  const [wholeGroups, groupSeparators] = [groups.slice(0, -1), separators.slice(0, -1)];
  const isWholeGrouped = hasOneSeparator || isGroupedByThrees(wholeGroups, groupSeparators);
  const isDecimal = isWholeGrouped && !groupSeparators.includes(separator);
  if (isDecimal && separator === '.') {
    const isFraction = hasOneSeparator && (first === '0' || next === 'multiplier');
    if (hasCents || isFraction) return decimal;
  }
  if (isDecimal && separator === ',' && hasCents) {
    if (!hasOneSeparator || next !== 'nothing') return decimal;
  }
  return message('DIGITS_NOT_GROUPED', { text });
}
/** True if every group but the first has three digits, and all separators are equal. */
const isGroupedByThrees = ([first, ...others]: readonly string[], separators: string): boolean =>
  first !== '0' &&
  first!.length <= 3 &&
  others.every((group) => group.length === 3) &&
  new Set(separators).size <= 1;

/** The product as an integer; null if it is not one. */
export function multiplyExactly({ digits, decimals }: Decimal, factor: bigint): bigint | null {
  const scale = 10n ** BigInt(decimals);
  return (digits * factor) % scale === 0n ? (digits * factor) / scale : null;
}

/** The product with a fraction, rounded to an integer, halves upwards. */
export function multiplyRounded({ digits, decimals }: Decimal, numerator: bigint, denominator = 1n): bigint {
  const scale = denominator * 10n ** BigInt(decimals);
  return (2n * digits * numerator + scale) / (2n * scale);
}
