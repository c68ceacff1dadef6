import { expect, test } from '@jest/globals';
import { coverSizes } from './cover-sizes.ts';

const SIZES = '(min-width: 83.5rem) max(1000px, 51vw), (min-width: 64rem) calc(100vw - 96px), 78vw';

test('requests a panorama wide enough for its height to fill the frame', () => {
  expect(coverSizes(SIZES, { width: 6000, height: 1000 })).toBe(
    '(min-width: 83.5rem) calc((max(1000px, 51vw)) * 4), (min-width: 64rem) calc((calc(100vw - 96px)) * 4), calc((78vw) * 4)',
  );
  expect(coverSizes('120px', { width: 90_000, height: 10 })).toBe('calc((120px) * 6)');
});

test.each([
  [1600, 1067],
  [1000, 2600],
  [2000, 1000],
])('requests a picture of %d by %d as wide as its frame', (width, height) => {
  expect(coverSizes(SIZES, { width, height })).toBe(SIZES);
});
