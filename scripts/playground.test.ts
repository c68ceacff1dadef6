import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { playgroundNow, STAMP } from './playground.ts';

test('the playground that is served is made of what stands here (`npm run playground`)', () => {
  expect(readFileSync(STAMP, 'utf8')).toBe(playgroundNow());
});
