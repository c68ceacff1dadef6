import { expect, test } from '@jest/globals';
import { multiplyExactly, multiplyRounded, parseNumber } from './numbers.ts';
import { UnclearText } from './parse-result.ts';

test.each([
  ['2150000', 'nothing', 2_150_000n, 0],
  ['2,150,000', 'nothing', 2_150_000n, 0],
  ['2,150,000.50', 'nothing', 215_000_050n, 2],
  ["2'150'000", 'nothing', 2_150_000n, 0],
  ['1.250.000', 'nothing', 1_250_000n, 0],
  ['2.150', 'multiplier', 2_150n, 3],
  ['0.125', 'unit', 125n, 3],
  ['1,25', 'multiplier', 125n, 2],
  ['83,61', 'unit', 8_361n, 2],
  ['2,240', 'unit', 2_240n, 0],
  ['1.250.000,00', 'nothing', 125_000_000n, 2],
  ['1 250 000,50', 'nothing', 125_000_050n, 2],
] as const)('"%s" before a %s', (text, next, digits, decimals) => {
  expect(parseNumber(text, next)).toEqual({ digits, decimals });
});

test.each([
  ['2.150', 'unit'],
  ['2,150', 'multiplier'],
  ['2,15', 'nothing'],
  ['21,50,000', 'nothing'],
  ['1.250,000', 'nothing'],
  ['1,250.000', 'nothing'],
  ['1.250.00', 'nothing'],
  ['0,900', 'unit'],
  ['007', 'nothing'],
  ['1.2345', 'nothing'],
] as const)('"%s" before a %s is unclear', (text, next) => {
  expect(() => parseNumber(text, next)).toThrow(UnclearText);
});

test('multiplies without rounding, or rounds halves upwards', () => {
  expect(multiplyExactly({ digits: 215n, decimals: 2 }, 1_000_000n)).toBe(2_150_000n);
  expect(multiplyExactly({ digits: 215n, decimals: 2 }, 1n)).toBeNull();
  expect(multiplyRounded({ digits: 5n, decimals: 1 }, 1n)).toBe(1n);
  expect(multiplyRounded({ digits: 49n, decimals: 2 }, 1n)).toBe(0n);
});
