import { expect, test } from '@jest/globals';
import { uprightHeight, uprightWidthsOf, widthsOf } from './ladder.ts';

test('a picture is to be had in every width below its own, and in its own up to 1920', () => {
  expect(widthsOf(2560)).toEqual([320, 480, 640, 768, 960, 1280, 1920]);
  expect(widthsOf(1600)).toEqual([320, 480, 640, 768, 960, 1280, 1600]);
  expect(widthsOf(640)).toEqual([320, 480, 640]);
  expect(widthsOf(50)).toEqual([50]);
});

test('a picture is to be had upright in every width at which the cut is no taller than itself', () => {
  expect(uprightWidthsOf({ width: 1920, height: 1080 })).toEqual([384, 512, 640, 768]);
  expect(uprightWidthsOf({ width: 900, height: 853 })).toEqual([384, 512, 640]);
  expect(uprightWidthsOf({ width: 900, height: 852 })).toEqual([384, 512]);
  expect(uprightWidthsOf({ width: 900, height: 511 })).toEqual([]);
  expect(uprightHeight(512)).toBe(683);
});

test('a picture that is as narrow as the cut is not to be had upright', () => {
  expect(uprightWidthsOf({ width: 1200, height: 1600 })).toEqual([]);
  expect(uprightWidthsOf({ width: 1201, height: 1600 })).toEqual([384, 512, 640, 768]);
});
