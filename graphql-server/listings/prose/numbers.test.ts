import { expect, test } from '@jest/globals';
import { sqft, sqftOf } from './area.ts';
import { nearest, readNumber, times } from './numbers.ts';

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
] as const)('"%s" before a %s', (text, follower, digits, decimals) => {
  expect(readNumber(text, follower)).toEqual({ digits, decimals });
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
] as const)('"%s" before a %s is not read', (text, follower) => {
  expect(typeof readNumber(text, follower)).toBe('string');
});

test('numbers are multiplied exactly, or not at all', () => {
  expect(times({ digits: 215n, decimals: 2 }, 1_000_000n)).toBe(2_150_000n);
  expect(times({ digits: 215n, decimals: 2 }, 1n)).toBeNull();
  expect(nearest({ digits: 5n, decimals: 1 }, 1n)).toBe(1n);
  expect(nearest({ digits: 49n, decimals: 2 }, 1n)).toBe(0n);
});

test('every whole number of square feet comes back from its dm²', () => {
  for (let feet = 1; feet <= 2_000_000; feet = Math.ceil(feet * 1.0007))
    expect(sqftOf(sqft(feet))).toBe(BigInt(feet));
});
