import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { sharp } from './sharp.ts';
import { type Format, FORMATS, readName, renditionName, shareName, stemOf } from './names.ts';
import type { PreparedPicture } from './picture.ts';
import { preparePicture } from './process.ts';
import { Renditions } from './renditions.ts';
import { createTemporaryFolder, photograph, createPng } from './fixtures.ts';
import { DiskStorage } from './storage/disk.ts';
import { widthsOf } from './widths.ts';

/** Records the renditions that are stored. */
class RecordingStorage extends DiskStorage {
  readonly renditions: string[] = [];
  beforeRendition = async () => {};

  override async put(name: string, bytes: Buffer): Promise<void> {
    if (readName(name)?.rendition) {
      this.renditions.push(name);
      await this.beforeRendition();
    }
    await super.put(name, bytes);
  }
}

const LANDSCAPE = { upright: false };

let storage: RecordingStorage;
let renditions: Renditions;
let failures: object[];
let remove: () => Promise<void>;

beforeEach(async () => {
  const { folder, ...rest } = await createTemporaryFolder();
  remove = rest.remove;
  storage = new RecordingStorage(folder);
  failures = [];
  renditions = new Renditions(storage, { error: (details) => failures.push(details) });
});

afterEach(async () => {
  await renditions.close();
  await remove();
});

/** A picture of random noise, which no encoder can compress. */
const noise = (size: { width: number; height: number }): Promise<Buffer> =>
  sharp({
    create: { ...size, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

async function store(upload: Buffer): Promise<PreparedPicture> {
  const picture = await preparePicture(upload);
  await storage.put(picture.file, picture.bytes);
  return picture;
}

const storeStem = async (upload: Buffer) => stemOf((await store(upload)).file);

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
] as const)('creates a rendition in %s', async (format, sharpFormat) => {
  const name = renditionName(await storeStem(await photograph()), 480, format);
  expect(await renditions.make(name)).toEqual(await storage.read(name));
  expect(await sharp(await storage.read(name)).metadata()).toMatchObject({
    format: sharpFormat,
    width: 480,
    height: 320,
  });
});

test.each(FORMATS)('creates an upright rendition in %s, cropped from the middle', async (format) => {
  const stripes = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 450, height: 600, channels: 3, background: 'blue' } }, left: 225, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  const name = renditionName(await storeStem(stripes), 384, format, true);
  const rendition = await renditions.make(name);
  expect(rendition).toEqual(await storage.read(name));
  expect(await sharp(rendition).metadata()).toMatchObject({ width: 384, height: 512 });
  // The crop is 450 of 900 pixels wide, all of them blue.
  const { channels } = await sharp(rendition).stats();
  expect(channels[0]!.mean).toBeLessThan(16);
  expect(channels[2]!.mean).toBeGreaterThan(240);
});

test.each([
  ['fits the first round trip where that costs little quality', 'hero_villa', 12_000, 13_900],
  ['keeps its quality where it would not fit', 'villa_pool', 30_000, 40_000],
])('an upright AVIF of a detailed picture %s', async (_, picture, minBytes, maxBytes) => {
  const file = await readFile(new URL(`../demo/pictures/${picture}.jpg`, import.meta.url));
  const rendition = await renditions.make(renditionName(await storeStem(file), 512, 'avif', true));
  expect(rendition!.length).toBeGreaterThan(minBytes);
  expect(rendition!.length).toBeLessThanOrEqual(maxBytes);
});

test('keeps transparency in AVIF and WebP, and fills it with white in JPEG', async () => {
  const stem = await storeStem(await createPng({ width: 64, height: 64 }, 0));
  for (const format of FORMATS) await renditions.make(renditionName(stem, 64, format));
  const alpha = async (format: 'avif' | 'webp') =>
    (await sharp(await storage.read(renditionName(stem, 64, format))).metadata()).hasAlpha;
  expect([await alpha('avif'), await alpha('webp')]).toEqual([true, true]);
  const white = await sharp(await storage.read(`${stem}.64.jpeg`))
    .raw()
    .toBuffer();
  expect(white.subarray(0, 3)).toEqual(Buffer.from([255, 255, 255]));
});

test.each([
  ['small', () => createPng({ width: 64, height: 64 }, 0)],
  ['large and full of detail', () => noise({ width: 2400, height: 1600 })],
])('the link preview of a %s picture is a JPEG of 1200 by 630 and at most 300 KB', async (_, make) => {
  const preview = await renditions.make(shareName(await storeStem(await make())));
  const { format, width, height, hasAlpha } = await sharp(preview).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 630,
    hasAlpha: false,
  });
  expect(preview!.length).toBeLessThanOrEqual(300_000);
});

test('fills transparency with white in the link preview', async () => {
  const preview = await renditions.make(
    shareName(await storeStem(await createPng({ width: 64, height: 64 }, 0))),
  );
  const pixels = await sharp(preview).raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('creates a rendition once for concurrent requests', async () => {
  const stem = await storeStem(await photograph());
  const name = renditionName(stem, 320, 'webp');
  const results = await Promise.all(Array.from({ length: 20 }, () => renditions.make(name)));
  expect(results).toEqual(Array(20).fill(await storage.read(name)));
  expect(await renditions.make(name)).toEqual(await storage.read(name));
  expect(storage.renditions).toEqual([name]);
});

test('creates no other widths, none wider than the original, and none of unknown pictures', async () => {
  const stem = await storeStem(await photograph());
  const unknown = ['321.webp', '960.webp', '1920.avif', '0.webp', '320.gif', '320.png', 'webp'].map(
    (end) => `${stem}.${end}`,
  );
  unknown.push(
    ...['320u.webp', '512u.webp', '900u.jpeg', '384U.avif', '1200s.webp', '640s.jpeg', '1200S.jpeg'].map(
      (end) => `${stem}.${end}`,
    ),
  );
  for (const name of [...unknown, `${'0'.repeat(24)}.320.webp`, `${stem}.jpg`, '../x', '']) {
    expect(await renditions.make(name)).toBeUndefined();
  }
  expect(storage.renditions).toEqual([]);
});

test('creates all renditions in the background, once', async () => {
  const picture = await store(await photograph({ width: 500, height: 300 }));
  await renditions.warm(picture, LANDSCAPE);
  const all = FORMATS.flatMap((format) =>
    widthsOf(500).map((width) => renditionName(stemOf(picture.file), width, format)),
  );
  expect(all).toHaveLength(9);
  expect(storage.renditions).toEqual(all);
  await renditions.warm(picture, LANDSCAPE);
  expect(storage.renditions).toHaveLength(9);
});

test('creates the upright renditions first for a picture that is shown upright', async () => {
  const picture = await store(await photograph({ width: 900, height: 700 }));
  await renditions.warm(picture, { upright: true });
  const uprights = (format: Format) =>
    [384, 512].map((width) => renditionName(stemOf(picture.file), width, format, true));
  expect(storage.renditions).toHaveLength(FORMATS.length * (widthsOf(900).length + 2));
  expect(storage.renditions.slice(0, 2)).toEqual(uprights('avif'));
  expect(storage.renditions).toEqual(expect.arrayContaining(FORMATS.flatMap(uprights)));
});

test('creates a rendition that a visitor has requested before those in the background', async () => {
  const picture = await store(await photograph());
  const warmed = renditions.warm(picture, LANDSCAPE);
  const last = renditionName(stemOf(picture.file), 900, 'jpeg');
  await renditions.make(last);
  const all = FORMATS.length * widthsOf(900).length; // in turn, it would be the last
  expect(storage.renditions.length).toBeLessThan((2 / 3) * all);
  await warmed;
  expect(storage.renditions.filter((name) => name === last)).toHaveLength(1);
});

test('stops the work in the background when it is closed, and logs its failures', async () => {
  const broken = { file: `${'a'.repeat(24)}.jpg`, width: 320, height: 200 };
  await storage.put(broken.file, Buffer.from('no picture'));
  await renditions.warm(broken, LANDSCAPE);
  expect(failures).toMatchObject(FORMATS.map((format) => ({ name: `${'a'.repeat(24)}.320.${format}` })));

  const picture = await store(await photograph());
  storage.beforeRendition = () => Promise.reject(new Error('The disk is full'));
  await renditions.warm(picture, LANDSCAPE);
  expect(failures).toHaveLength(3 + 3 * widthsOf(900).length);

  const before = storage.renditions.length;
  const warmed = renditions.warm(picture, LANDSCAPE);
  await renditions.close();
  await warmed;
  await renditions.warm(picture, LANDSCAPE);
  expect(storage.renditions.length).toBeLessThanOrEqual(before + 1);
});

test('rejects a width that the picture does not have without reading the storage', async () => {
  const { file } = await store(await photograph());
  const read = jest.spyOn(storage, 'read');
  const size = { width: 600, height: 400 };
  const others = [renditionName(stemOf(file), 641, 'avif'), shareName(stemOf(file)).replace('1200', '9')];
  for (const name of others) expect(await renditions.make(name, size)).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  expect(await renditions.make(renditionName(stemOf(file), 480, 'jpeg'), size)).toBeDefined();
  expect(await renditions.make(shareName(stemOf(file)), size)).toBeDefined();
});
