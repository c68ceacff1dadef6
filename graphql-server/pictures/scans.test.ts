import { expect, test } from '@jest/globals';
import { countScans } from './scans.ts';
import { flat, photograph, rescanned } from './fixtures.ts';

test('counts the scans of a JPEG without decoding', async () => {
  const progressive = await flat({ width: 60, height: 40 }).jpeg({ progressive: true }).toBuffer();
  expect(countScans(await photograph())).toBe(1);
  expect(countScans(progressive)).toBeGreaterThan(5);
  expect(countScans(rescanned(progressive, 694))).toBe(694);
});

test('ignores the markers of a thumbnail in the header', async () => {
  const small = await photograph({ width: 16, height: 16 });
  const [start, rest] = [small.subarray(0, 2), small.subarray(2)];
  const header = Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 0xff]);
  expect(countScans(Buffer.concat([start, header, small, rest]))).toBe(1);
});

test('counts no more scans in a truncated JPEG, and always terminates', async () => {
  const jpeg = await flat({ width: 60, height: 40 }).jpeg({ progressive: true }).toBuffer();
  for (let length = 0; length < jpeg.length; length++) {
    expect(countScans(jpeg.subarray(0, length))).toBeLessThanOrEqual(countScans(jpeg));
  }
});
