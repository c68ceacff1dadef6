import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { FONTS, SUBSET_RANGE, createSubset, subsetPath } from './fonts.ts';

test.each(FONTS)('$path is the current subset of its font (else: npm run generate)', async (font) => {
  expect((await readFile(subsetPath(font))).equals(await createSubset(font))).toBe(true);
});

test('the stylesheet declares the unicode-range of the subset of both fonts', async () => {
  const style = await readFile(new URL('../web/ui/fonts.css', import.meta.url), 'utf8');
  const ranges = [...style.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range]) =>
    range!.replace(/\s+/g, ' '),
  );
  expect(ranges.filter((range) => range === SUBSET_RANGE)).toHaveLength(2);
});
