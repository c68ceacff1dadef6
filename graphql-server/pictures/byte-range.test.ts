import { expect, test } from '@jest/globals';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=4-99', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=-', undefined],
  ['pages=1-2', undefined],
  [undefined, undefined],
])('parses "%s" for ten bytes as %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});

test('an empty file has no satisfiable range', () => {
  expect([parseRange('bytes=-3', 0), parseRange('bytes=0-', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
});
