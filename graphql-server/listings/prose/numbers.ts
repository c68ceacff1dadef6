/** A number exactly as it was typed: its digits, of which so many are decimals. */
export interface Exact {
  digits: bigint;
  decimals: number;
}

/** What stands after a number, by which a comma or a dot in it is told apart. */
export type Follower = 'multiplier' | 'unit' | 'nothing';

/**
 * Reads `2,150,000`, `2 150 000`, `1.250.000`, `1.250.000,00`, `2.15` and, where a multiplier or a unit follows, `1,25`; digits are 0 to
 * 9. What may be read in two ways, or is grouped otherwise than by threes, is not read: then it says why.
 */
export function readNumber(text: string, follower: Follower): Exact | string {
  const groups = text.split(/[., ']/);
  const signs = text.replace(/\d/g, '');
  const [first, last, sign] = [groups[0]!, groups.at(-1)!, signs.at(-1)];
  if (first.length > 1 && first.startsWith('0')) return `"${text}" begins with a nought.`;
  if (sign === undefined) return whole(groups);
  if (inThrees(groups, signs)) {
    if (signs.length > 1 || !/[.,]/.test(sign)) return whole(groups);
    if (sign === '.' && follower === 'multiplier') return decimal(groups);
    if (sign === ',' && follower !== 'multiplier') return whole(groups);
    return `"${text}" may be a number with three decimals or one of thousands.`;
  }
  const before = groups.slice(0, -1);
  const plain = before.length === 1 || inThrees(before, signs.slice(0, -1));
  const short = last.length <= 2 || (before.length === 1 && (first === '0' || follower === 'multiplier'));
  if (plain && sign === '.' && signs.indexOf('.') === signs.length - 1 && short) return decimal(groups);
  if (plain && sign === ',' && before.length > 1 && !signs.slice(0, -1).includes(',') && last.length <= 2)
    return decimal(groups);
  if (before.length === 1 && sign === ',' && follower !== 'nothing' && last.length <= 2)
    return decimal(groups);
  return `The digits of "${text}" are not in groups of three.`;
}

/** Whether every group after the first has three digits, and all are parted by the same sign. */
const inThrees = ([first, ...others]: readonly string[], signs: string) =>
  first !== '0' &&
  first!.length <= 3 &&
  others.every((group) => group.length === 3) &&
  new Set(signs).size <= 1;

const whole = (groups: readonly string[]): Exact => ({ digits: BigInt(groups.join('')), decimals: 0 });

const decimal = (groups: readonly string[]): Exact => ({
  digits: BigInt(groups.join('')),
  decimals: groups.at(-1)!.length,
});

/** So many times a number; null when that is not whole. */
export function times({ digits, decimals }: Exact, many: bigint): bigint | null {
  const one = 10n ** BigInt(decimals);
  return (digits * many) % one === 0n ? (digits * many) / one : null;
}

/** A number times a fraction, to the nearest whole one; a half goes up. */
export function nearest({ digits, decimals }: Exact, numerator: bigint, denominator = 1n): bigint {
  const under = denominator * 10n ** BigInt(decimals);
  return (2n * digits * numerator + under) / (2n * under);
}

/** Whole numbers with commas, as they are written everywhere: 2,150,000. */
export const withCommas = (number: bigint): string => number.toLocaleString('en-US');
