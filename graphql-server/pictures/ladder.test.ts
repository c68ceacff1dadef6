import { expect, test } from '@jest/globals';
import { widthsOf } from './ladder.ts';

test('a picture is to be had in every width below its own, and in its own up to 1920', () => {
  expect(widthsOf(2560)).toEqual([320, 480, 640, 768, 960, 1280, 1920]);
  expect(widthsOf(1600)).toEqual([320, 480, 640, 768, 960, 1280, 1600]);
  expect(widthsOf(640)).toEqual([320, 480, 640]);
  expect(widthsOf(50)).toEqual([50]);
});
