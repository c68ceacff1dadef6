import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { tileMapNow, STAMP } from './tile-map.ts';

test('what draws the map of a tile provider is made of what stands here (`npm run tile-map`)', () => {
  expect(readFileSync(STAMP, 'utf8')).toBe(tileMapNow());
});
