import { expect, test } from '@jest/globals';
import { portraitHeight, portraitWidthsOf, widthsOf } from './widths.ts';

test('renditions have every listed width below that of the original, and its own up to 1920', () => {
  expect(widthsOf(2560)).toEqual([320, 480, 640, 768, 960, 1280, 1920]);
  expect(widthsOf(1600)).toEqual([320, 480, 640, 768, 960, 1280, 1600]);
  expect(widthsOf(640)).toEqual([320, 480, 640]);
  expect(widthsOf(50)).toEqual([50]);
});

test('upright renditions have every width at which the crop is no taller than the original', () => {
  expect(portraitWidthsOf({ width: 1920, height: 1080 })).toEqual([384, 512, 640, 768]);
  expect(portraitWidthsOf({ width: 900, height: 853 })).toEqual([384, 512, 640]);
  expect(portraitWidthsOf({ width: 900, height: 852 })).toEqual([384, 512]);
  expect(portraitWidthsOf({ width: 900, height: 511 })).toEqual([]);
  expect(portraitHeight(512)).toBe(683);
});

test('a picture that is as narrow as the crop has no upright renditions', () => {
  expect(portraitWidthsOf({ width: 1200, height: 1600 })).toEqual([]);
  expect(portraitWidthsOf({ width: 1201, height: 1600 })).toEqual([384, 512, 640, 768]);
});
