import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Sharp } from 'sharp';
import { NotAPicture, TooLarge } from '../errors.ts';
import { sharp } from './sharp.ts';
import { preparePicture } from './process.ts';
import {
  setHeaderSize,
  createTemporaryFolder,
  createPlainPicture,
  createPngHeader,
  photograph,
  repeatLastScan,
  createPng,
} from './fixtures.ts';
import { countScans } from './scans.ts';

const wide = { width: 60, height: 40 };

test('stores a photograph as a JPEG named by the hash of its bytes', async () => {
  const bytes = await photograph();
  const prepared = await preparePicture(bytes, 'A living room');
  expect(prepared.file).toMatch(/^[0-9a-f]{24}\.jpg$/);
  expect(prepared).toMatchObject({ width: 900, height: 600, alt: 'A living room' });
  expect((await sharp(prepared.bytes).metadata()).format).toBe('jpeg');
  expect((await preparePicture(bytes)).file).toBe(prepared.file);
});

test('rotates a picture by its orientation and removes location and other metadata', async () => {
  const original = await sharp(await photograph(wide))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Camera of a person' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 4/1 30/1', GPSLongitudeRef: 'E' },
    })
    .jpeg()
    .toBuffer();
  expect(original.includes('Camera of a person')).toBe(true);

  const { bytes, ...facts } = await preparePicture(original);
  expect(facts).toMatchObject({ width: 40, height: 60 });
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ width: 40, height: 60 });
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
    Array(5).fill(undefined),
  );
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('rotates a picture of orientation %i', async (orientation) => {
  const corners = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255]);
  const original = await sharp(corners, { raw: { width: 3, height: 2, channels: 3 } })
    .resize({ width: 90, height: 60, kernel: 'nearest' })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation })
    .toBuffer();
  /** The colours of the six tiles of a picture. */
  const sampleTiles = (bytes: Buffer, { width, height }: { width: number; height: number }) =>
    sharp(bytes)
      .resize({ width: width / 30, height: height / 30, kernel: 'nearest' })
      .raw()
      .toBuffer();
  const prepared = await preparePicture(original);
  const rotated = await sharp(original).autoOrient().png().toBuffer({ resolveWithObject: true });
  expect(prepared).toMatchObject({ width: rotated.info.width, height: rotated.info.height });
  const [actual, expected] = [
    await sampleTiles(prepared.bytes, prepared),
    await sampleTiles(rotated.data, prepared),
  ];
  for (const [index, value] of expected.entries()) expect(Math.abs(actual[index]! - value)).toBeLessThan(40);
});

test('scales pictures down to 2560 pixels and does not enlarge small ones', async () => {
  const large = await preparePicture(await photograph({ width: 1000, height: 3000 }));
  expect(large).toMatchObject({ width: 853, height: 2560 });
  expect(await preparePicture(await photograph({ width: 1, height: 1 }))).toMatchObject({
    width: 1,
    height: 1,
  });
});

test('preserves transparency as WebP and converts an opaque PNG to JPEG', async () => {
  const glass = await preparePicture(await createPng(wide, 0.4));
  expect(glass.file).toMatch(/\.webp$/);
  expect((await sharp(glass.bytes).metadata()).hasAlpha).toBe(true);
  expect((await preparePicture(await createPng(wide, 1))).file).toMatch(/\.jpg$/);
});

test.each(['png', 'webp', 'avif', 'gif'] as const)('accepts %s', async (format) => {
  const bytes = await sharp(await photograph(wide))
    .toFormat(format, { effort: 1 })
    .toBuffer();
  expect(await preparePicture(bytes)).toMatchObject(wide);
});

test("reads a phone's HDR photograph as a JPEG", async () => {
  const untyped = sharp(await photograph(wide)) as Sharp & { withGainMap(): Sharp };
  const hdr = await untyped.withGainMap().jpeg().toBuffer();
  expect(hdr.includes('urn:iso:std:iso:ts:21496')).toBe(true);
  expect(await preparePicture(hdr)).toMatchObject(wide);
});

test('converts grey, CMYK and 16-bit pictures to sRGB', async () => {
  const grey = await sharp(await photograph(wide))
    .greyscale()
    .toColourspace('b-w')
    .jpeg()
    .toBuffer();
  const cmyk = await sharp(await photograph(wide))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const deep = await sharp(await photograph(wide))
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  for (const bytes of [grey, cmyk, deep]) {
    const prepared = await preparePicture(bytes);
    expect(await sharp(prepared.bytes).metadata()).toMatchObject({
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
    });
  }
});

test('stores the first frame of an animation', async () => {
  const frames = [
    await createPng(wide, 1),
    await sharp(await createPng(wide, 1))
      .negate()
      .toBuffer(),
  ];
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const prepared = await preparePicture(animation);
  expect(prepared).toMatchObject(wide);
  const [red = 0, green = 0] = await sharp(prepared.bytes).raw().toBuffer();
  expect(red).toBeGreaterThan(green);
});

test('creates a short placeholder, even for noise', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const create = { width: 20, height: 20, channels: 3, background: 'grey', noise } as const;
  const noisy = await sharp({ create }).png().toBuffer();
  for (const bytes of [
    noisy,
    await photograph(),
    await createPng(wide, 0.5),
    await photograph({ width: 9, height: 900 }),
  ]) {
    const { placeholder } = await preparePicture(bytes);
    expect(placeholder.length).toBeLessThan(400);
    const drawn = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64');
    const { format, width } = await sharp(drawn).metadata();
    expect({ format, isSmall: width <= 20 }).toEqual({ format: 'webp', isSmall: true });
  }
});

test('rejects other formats, whatever their file name', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const tiff = await sharp(await photograph(wide))
    .tiff()
    .toBuffer();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  for (const bytes of [svg, `<?xml version="1.0"?>${svg}`, '%PDF-1.7\n', 'Hello', '\x89PNG', tiff, heic]) {
    await expect(preparePicture(Buffer.from(bytes))).rejects.toThrow(NotAPicture);
  }
  await expect(preparePicture(Buffer.from(svg))).rejects.toThrow('Send a JPEG, PNG, WebP, AVIF or GIF.');
  await expect(preparePicture(heic)).rejects.toThrow('Export the picture as JPEG');
  await expect(preparePicture(Buffer.alloc(0))).rejects.toThrow('The file is empty');
});

test('rejects a truncated or damaged picture with a message', async () => {
  const jpeg = await photograph();
  const gif = await sharp(jpeg).gif().toBuffer();
  const avif = await sharp(jpeg).avif({ effort: 0 }).toBuffer();
  const scratched = Buffer.from(jpeg);
  const middle = Math.floor(jpeg.length / 2);
  scratched.fill(0xff, middle, middle + 400);
  const truncated = [jpeg, gif, avif, await createPng(wide, 1)].map((bytes) =>
    bytes.subarray(0, bytes.length * 0.6),
  );
  for (const bytes of [...truncated, jpeg.subarray(0, 100), scratched]) {
    const result = preparePicture(bytes);
    await expect(result).rejects.toThrow(NotAPicture);
    await expect(result).rejects.toThrow('damaged or incomplete');
  }
});

test('accepts a complete JPEG with minor errors, as some phones write it', async () => {
  const odd = Buffer.from(await photograph(wide));
  const scan = odd.indexOf(Buffer.from([0xff, 0xda]));
  odd[scan + odd.readUInt16BE(scan + 2)] = 0; // "Se", which a sequential JPEG must have as 63
  await expect(sharp(odd).toBuffer()).rejects.toThrow('Invalid SOS');
  expect(await preparePicture(odd)).toMatchObject(wide);
});

test.each([
  ['the tables', [0xff, 0xc4], 3],
  ['the scan', [0xff, 0xda], 12],
  ['the end', [0xff, 0xd9], 150],
])('accepts a JPEG with surplus bytes before %s, as some phones write them', async (_what, marker, count) => {
  const jpeg = await photograph(wide);
  const at = jpeg.lastIndexOf(Buffer.from(marker));
  const odd = Buffer.concat([jpeg.subarray(0, at), Buffer.alloc(count, 1), jpeg.subarray(at)]);
  expect(await preparePicture(odd)).toMatchObject(wide);
  await expect(preparePicture(odd.subarray(0, odd.length * 0.6))).rejects.toThrow('damaged or incomplete');
});

test('rejects more than 15 MB or 50 megapixels before decoding', async () => {
  const jpeg = await photograph(wide);
  const heavy = preparePicture(Buffer.concat([jpeg, Buffer.alloc(16 * 1024 * 1024)]));
  await expect(heavy).rejects.toThrow(TooLarge);
  await expect(heavy).rejects.toThrow('at most 15 MB');
  const vast = preparePicture(setHeaderSize({ width: 10_000, height: 6_000 }, jpeg));
  await expect(vast).rejects.toThrow(TooLarge);
  await expect(vast).rejects.toThrow('at most 50 megapixels');
});

describe('limits by the header, before decoding:', () => {
  test.each([
    [
      'a side of more than 20,000 pixels',
      () => createPngHeader({ width: 1, height: 20_001, depth: 8, interlaced: 0 }),
      'at most 20,000 pixels',
    ],
    [
      '16 bits, interlaced and large',
      () => createPngHeader({ width: 7000, height: 7000, depth: 16, interlaced: 1 }),
      'at most 25 megapixels, or a plain JPEG',
    ],
    [
      'a large AVIF',
      () => createPlainPicture({ width: 4000, height: 4000 }).avif({ effort: 0 }).toBuffer(),
      'at most 13 megapixels',
    ],
    [
      'a JPEG of 65 scans',
      async () => repeatLastScan(await createPlainPicture(wide).jpeg({ progressive: true }).toBuffer(), 65),
      'built up in 65 scans',
    ],
  ])('%s', async (_what, make, sentence) => {
    const result = preparePicture(await make());
    await expect(result).rejects.toThrow(TooLarge);
    await expect(result).rejects.toThrow(sentence);
  });

  test.each([
    ['a plain JPEG of 50 megapixels', createPlainPicture({ width: 8000, height: 6200 }).jpeg()],
    [
      'a progressive JPEG of 24',
      createPlainPicture({ width: 6000, height: 4000 }).jpeg({ progressive: true }),
    ],
    ['an AVIF of 12', createPlainPicture({ width: 4032, height: 3024 }).avif({ effort: 0 })],
    [
      'an interlaced PNG of 16 bits',
      createPlainPicture(wide).toColourspace('rgb16').png({ progressive: true }),
    ],
  ])('accepts %s', async (_what, picture) => {
    expect(await preparePicture(await picture.toBuffer())).toMatchObject({
      file: expect.stringMatching(/jpg$/),
    });
  });
});

test('sharp opens no files by path', async () => {
  const { folder, remove } = await createTemporaryFolder();
  const file = join(folder, 'photograph.jpg');
  await writeFile(file, await photograph(wide));
  await expect(sharp(file).metadata()).rejects.toThrow('unsupported image format');
  await remove();
});

test('counts the scans of a JPEG without decoding', async () => {
  const progressive = await createPlainPicture({ width: 60, height: 40 })
    .jpeg({ progressive: true })
    .toBuffer();
  expect(countScans(await photograph())).toBe(1);
  expect(countScans(progressive)).toBeGreaterThan(5);
  expect(countScans(repeatLastScan(progressive, 694))).toBe(694);
});

test('ignores the markers of a thumbnail in the header', async () => {
  const small = await photograph({ width: 16, height: 16 });
  const [start, rest] = [small.subarray(0, 2), small.subarray(2)];
  const header = Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 0xff]);
  expect(countScans(Buffer.concat([start, header, small, rest]))).toBe(1);
});

test('counts no more scans in a truncated JPEG, and always terminates', async () => {
  const jpeg = await createPlainPicture({ width: 60, height: 40 }).jpeg({ progressive: true }).toBuffer();
  for (let length = 0; length < jpeg.length; length++) {
    expect(countScans(jpeg.subarray(0, length))).toBeLessThanOrEqual(countScans(jpeg));
  }
});
