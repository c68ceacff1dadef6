import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { FONTS, FREQUENT, frequentPart, placeOf } from './fonts.ts';

test.each(FONTS)(
  '$name is the part of its font that pages load at first (else: npm run generate)',
  async (font) => {
    expect((await readFile(placeOf(font))).equals(await frequentPart(font))).toBe(true);
  },
);

test('the stylesheet declares the unicode-range of the subset', async () => {
  const style = await readFile(new URL('../web/ui/fonts.css', import.meta.url), 'utf8');
  const ranges = [...style.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, range]) =>
    range!.replace(/\s+/g, ' '),
  );
  expect(ranges.filter((range) => range === FREQUENT)).toHaveLength(FONTS.length);
});
