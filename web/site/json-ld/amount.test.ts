import { expect, test } from '@jest/globals';
import { amountOf, countOf, squareFeetOf } from './amount.ts';

test.each([
  ['AED 8,950,000', 8_950_000, null],
  ['AED 900', 900, null],
  ['aed 1,200,000.00', 1_200_000, null],
  ['AED 168,000 per year', 168_000, 'year'],
  ['AED 14,000 a month', 14_000, 'month'],
])('%s is one amount', (price, dirhams, per) => {
  expect(amountOf(price)).toEqual({ dirhams, per });
});

test.each([
  'From AED 1.9M',
  'AED 1.9M',
  'AED 1,2,3',
  'AED 1,000,000 - 2,000,000',
  'Price on request',
  'USD 900,000',
  '900,000',
  'AED 5,000 per night',
])('%s names no one amount', (price) => {
  expect(amountOf(price)).toBeNull();
});

test('rooms and sizes are told only when they are plain numbers', () => {
  expect([countOf('3'), countOf('Studio'), countOf('3 + maid'), countOf(null)]).toEqual([
    3,
    undefined,
    undefined,
    undefined,
  ]);
  expect([squareFeetOf('2,240 sq ft'), squareFeetOf('208 m²'), squareFeetOf(null)]).toEqual([
    2240,
    undefined,
    undefined,
  ]);
});
