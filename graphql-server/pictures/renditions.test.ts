import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { DiskStorage } from './disk.ts';
import { sharp } from './imaging.ts';
import { widthsOf } from './ladder.ts';
import { type Format, FORMATS, readName, renditionName, shareName, stemOf } from './names.ts';
import { preparePicture } from './prepare.ts';
import { Renditions } from './renditions.ts';
import { emptyFolder, photograph, tile } from './specimens.ts';

/** The folder on disk, which also counts what is put and tells a test just before. */
class WatchedStorage extends DiskStorage {
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

const WHOLE = { upright: false };

let storage: WatchedStorage;
let renditions: Renditions;
let complaints: object[];
let remove: () => Promise<void>;

beforeEach(async () => {
  const { folder, ...rest } = await emptyFolder();
  remove = rest.remove;
  storage = new WatchedStorage(folder);
  complaints = [];
  renditions = new Renditions(storage, { error: (what) => complaints.push(what) });
});

afterEach(async () => {
  await renditions.close();
  await remove();
});

/** A photograph of nothing but grain, which no encoder makes small. */
const noise = (size: { width: number; height: number }): Promise<Buffer> =>
  sharp({
    create: { ...size, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 50 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

async function kept(picture: Buffer): Promise<string> {
  const { file, bytes } = await preparePicture(picture);
  await storage.put(file, bytes);
  return file;
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
] as const)('a picture is to be had in %s at a width of the ladder', async (format, known) => {
  const name = renditionName(stemOf(await kept(await photograph())), 480, format);
  expect(await renditions.make(name)).toEqual(await storage.read(name));
  expect(await sharp(await storage.read(name)).metadata()).toMatchObject({
    format: known,
    width: 480,
    height: 320,
  });
});

test.each(FORMATS)('a wide picture is to be had upright in %s, cut from its middle', async (format) => {
  const stripes = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 450, height: 600, channels: 3, background: 'blue' } }, left: 225, top: 0 },
    ])
    .jpeg()
    .toBuffer();
  const name = renditionName(stemOf(await kept(stripes)), 384, format, true);
  const made = await renditions.make(name);
  expect(made).toEqual(await storage.read(name));
  expect(await sharp(made).metadata()).toMatchObject({ width: 384, height: 512 });
  // What is cut is 450 of 900 wide: all of it is blue.
  const { channels } = await sharp(made).stats();
  expect(channels[0]!.mean).toBeLessThan(16);
  expect(channels[2]!.mean).toBeGreaterThan(240);
});

test.each([
  ['comes in one round of a connection where that costs it little', 'hero_villa', 12_000, 13_900],
  ['is as good as ever where it could not', 'villa_pool', 30_000, 40_000],
])('cut upright in AVIF, one with much in it %s', async (_, picture, least, most) => {
  const file = await readFile(new URL(`../demo/pictures/${picture}.jpg`, import.meta.url));
  const made = await renditions.make(renditionName(stemOf(await kept(file)), 512, 'avif', true));
  expect(made!.length).toBeGreaterThan(least);
  expect(made!.length).toBeLessThanOrEqual(most);
});

test('what can be seen through stays so in AVIF and WebP, and is white behind in JPEG', async () => {
  const stem = stemOf(await kept(await tile({ width: 64, height: 64 }, 0)));
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
  ['small', () => tile({ width: 64, height: 64 }, 0)],
  ['large and full of detail', () => noise({ width: 2400, height: 1600 })],
])(
  'the picture for link previews of a %s one is a JPEG of 1200 by 630 and at most 300 KB',
  async (_, make) => {
    const made = await renditions.make(shareName(stemOf(await kept(await make()))));
    const { format, width, height, hasAlpha } = await sharp(made).metadata();
    expect({ format, width, height, hasAlpha }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 630,
      hasAlpha: false,
    });
    expect(made!.length).toBeLessThanOrEqual(300_000);
  },
);

test('what can be seen through is white in the picture for link previews', async () => {
  const made = await renditions.make(shareName(stemOf(await kept(await tile({ width: 64, height: 64 }, 0)))));
  const pixels = await sharp(made).raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('a rendition asked for by many at once is made once', async () => {
  const stem = stemOf(await kept(await photograph()));
  const name = renditionName(stem, 320, 'webp');
  const made = await Promise.all(Array.from({ length: 20 }, () => renditions.make(name)));
  expect(made).toEqual(Array(20).fill(await storage.read(name)));
  expect(await renditions.make(name)).toEqual(await storage.read(name));
  expect(storage.renditions).toEqual([name]);
});

test('widths off the ladder, wider than the picture, and unknown pictures are not to be had', async () => {
  const stem = stemOf(await kept(await photograph()));
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

test('a rendition whose picture is discarded while it is made is not left behind', async () => {
  const stem = stemOf(await kept(await photograph()));
  const name = renditionName(stem, 320, 'webp');
  storage.beforeRendition = () => storage.removeAll(stem);
  expect(await renditions.make(name)).toBeUndefined();
  expect(storage.renditions).toEqual([name]);
  expect(await storage.size(name)).toBeUndefined();
  expect(await renditions.make(name)).toBeUndefined();
});

test('a whole ladder is made in the background, once', async () => {
  const file = await kept(await photograph({ width: 500, height: 300 }));
  await renditions.warm(file, WHOLE);
  const all = FORMATS.flatMap((format) =>
    widthsOf(500).map((width) => renditionName(stemOf(file), width, format)),
  );
  expect(all).toHaveLength(9);
  expect(storage.renditions).toEqual(all);
  await renditions.warm(file, WHOLE);
  expect(storage.renditions).toHaveLength(9);
});

test('what is shown upright as well has those made with the rest, best format first', async () => {
  const file = await kept(await photograph({ width: 900, height: 700 }));
  await renditions.warm(file, { upright: true });
  const uprights = (format: Format) =>
    [384, 512].map((width) => renditionName(stemOf(file), width, format, true));
  expect(storage.renditions).toHaveLength(FORMATS.length * (widthsOf(900).length + 2));
  expect(storage.renditions.slice(0, 2)).toEqual(uprights('avif'));
  expect(storage.renditions).toEqual(expect.arrayContaining(FORMATS.flatMap(uprights)));
});

test('a visitor is served before the background has come to what he asks for', async () => {
  const file = await kept(await photograph());
  const warmed = renditions.warm(file, WHOLE);
  const last = renditionName(stemOf(file), 900, 'jpeg');
  await renditions.make(last);
  expect(storage.renditions.length).toBeLessThan(5);
  await warmed;
  expect(storage.renditions.filter((name) => name === last)).toHaveLength(1);
});

test('the background ends when it is told to, and what fails in it is said', async () => {
  const broken = `${'a'.repeat(24)}.jpg`;
  await storage.put(broken, Buffer.from('no picture'));
  await renditions.warm(broken, WHOLE);
  expect(complaints).toMatchObject([{ file: broken }]);

  const file = await kept(await photograph());
  storage.beforeRendition = () => Promise.reject(new Error('The disk is full'));
  await renditions.warm(file, WHOLE);
  expect(complaints).toHaveLength(1 + 3 * widthsOf(900).length);

  const before = storage.renditions.length;
  const warmed = renditions.warm(file, WHOLE);
  await renditions.close();
  await warmed;
  await renditions.warm(file, WHOLE);
  expect(storage.renditions.length).toBeLessThanOrEqual(before + 1);
});

test('a picture without a row, or a width that it does not have, is looked for in no storage', async () => {
  const file = await kept(await photograph());
  const read = jest.spyOn(storage, 'read');
  const sizes: ({ width: number; height: number } | null)[] = [null, { width: 600, height: 400 }];
  const watched = new Renditions(storage, { error: () => {} }, () => Promise.resolve(sizes[0] ?? null));
  for (const width of [480, 641]) {
    expect(await watched.make(renditionName(stemOf(file), width, 'avif'))).toBeUndefined();
    sizes.shift();
  }
  expect(read).not.toHaveBeenCalled();
  const known = new Renditions(storage, { error: () => {} }, () =>
    Promise.resolve({ width: 600, height: 400 }),
  );
  expect(await known.make(renditionName(stemOf(file), 480, 'jpeg'))).toBeDefined();
});
