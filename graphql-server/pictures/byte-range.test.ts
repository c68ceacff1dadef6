import { expect, test } from '@jest/globals';
import { rangeIn, readRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-99', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'beyond'],
  ['bytes=10-12', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
  [undefined, undefined],
])('of ten bytes, "%s" is %j', (header, range) => {
  const wanted = readRange(header);
  expect(wanted && rangeIn(10, wanted)).toEqual(range);
});

test('of no bytes there is no part', () => {
  expect([rangeIn(0, { final: 3 }), rangeIn(0, { first: 0 })]).toEqual(['beyond', 'beyond']);
});
