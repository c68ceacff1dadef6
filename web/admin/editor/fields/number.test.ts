import { describe, expect, test } from '@jest/globals';
import { area, squareFeet, degrees, money, formatNumber, parseNumber } from './number.tsx';

const CONTEXT = { isNew: true, values: {}, hasValue: () => false };

describe('parsing a number', () => {
  test.each([
    ['2150000', 2_150_000n],
    ['2,150,000', 2_150_000n],
    ['٢٬١٥٠٬٠٠٠', 2_150_000n],
    ['۲۱۵۰۰۰۰', 2_150_000n],
    ['\u200f٢ ١٥٠ ٠٠٠', 2_150_000n],
    ['2’150’000.00', 2_150_000n],
    ['21,50,000', 2_150_000n],
    ['0', 0n],
    ['2.150', null],
    ['2,15', null],
    ['1,5', null],
    ['-4', null],
    ['four', null],
    ['9'.repeat(16), null],
  ])('%s is %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  test('accepts as many decimals as the field has', () => {
    expect(parseNumber('١٥٫٥', 2)).toBe(1550n);
    expect(parseNumber('15.5', 2)).toBe(1550n);
    expect(parseNumber('15.555', 2)).toBeNull();
    expect([formatNumber(1550, 2), formatNumber(5, 2), formatNumber(1_500_000, 2), formatNumber(0)]).toEqual([
      '15.50',
      '0.05',
      '15,000',
      '0',
    ]);
  });
});

describe('an area', () => {
  const builtUpArea = area(() => 'Built-up area');

  test('is entered in square feet and stored in whole square decimetres', () => {
    expect(builtUpArea.toInput('1,200', null, '')).toBe(11_148); // 11148.3648
    expect(builtUpArea.toInput('٣٢٠٠ sq ft', null, '')).toBe(29_729);
    expect(builtUpArea.format('3200')).toBe('3,200 sq ft');
    expect(builtUpArea.formatStored?.('29729')).toBe('3,200 sq ft');
    expect(builtUpArea.validate('10 sq ft', CONTEXT)).toBe(
      'Built-up area must be a number of square feet, such as 1,200.',
    );
  });

  test('is formatted so that it is parsed as the same value', () => {
    for (let stored = 100; stored < 1_000_000_000; stored = Math.ceil(stored * 1.0137)) {
      expect([stored, builtUpArea.toInput(squareFeet(stored), null, '')]).toEqual([stored, stored]);
    }
    for (let stored = 9_000; stored < 12_000; stored++)
      expect(builtUpArea.toInput(squareFeet(stored), null, '')).toBe(stored);
  });
});

describe('money', () => {
  const amount = money({ label: () => 'Amount', min: 1, max: 2_147_483_647 });

  test('may be entered with its currency', () => {
    for (const text of ['AED 2,150,000', '2150000 dirhams', 'Dhs. 2,150,000', '٢٬١٥٠٬٠٠٠ درهم'])
      expect(amount.toInput(text, null, '')).toBe(2_150_000);
    expect(amount.validate('2.15M', CONTEXT)).toBe('Amount must be a whole number from 1 to 2,147,483,647.');
    expect(amount.isEqual?.('2150000', '2,150,000')).toBe(true);
    expect(amount.toInput(' ', null, '')).toBeNull();
  });
});

test('coordinates must be in the region of the brokerage', () => {
  const latitude = degrees({ label: () => 'Latitude', min: 24.6, max: 25.4 });
  expect(latitude.toInput('25.0772', null, '')).toBe(25.0772);
  expect(latitude.validate('48.1', CONTEXT)).toBe('Latitude must be a number from 24.6 to 25.4.');
});
