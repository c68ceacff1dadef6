import { damaged, judge, MOST_PIXELS } from './judge.ts';
import { sharp } from './imaging.ts';
import { masterName } from './names.ts';
import type { PreparedPicture } from './picture.ts';

const LONGEST_EDGE = 2560;
/** Edges in pixels, tried in turn for the placeholder, until it is short enough to stand in every page. */
const PLACEHOLDER_EDGES = [20, 16, 12, 8];
const PLACEHOLDER_LENGTH = 400;

/** What is made of a file that somebody sent. */
export type Master = Omit<PreparedPicture, 'alt'>;

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 | 4 };
}

/**
 * Makes of a file the picture to be stored: upright, sRGB, its first frame only, without any metadata, at most 2560 px
 * on its longest edge. Throws `NotAPicture`, `TooLarge`.
 */
export async function makeMaster(bytes: Buffer): Promise<Master> {
  const { orientation = 1 } = await judge(bytes);
  const pixels = await upright(await smallerPixels(bytes), orientation);
  const master = await develop(pixels);
  const { width, height } = pixels.raw;
  return { ...master, width, height, placeholder: await placeholderOf(pixels) };
}

async function smallerPixels(bytes: Buffer): Promise<Pixels> {
  try {
    return await decode(bytes, 'warning').catch((error: unknown) => {
      if (isHarmless(error)) return decode(bytes, 'error');
      throw error;
    });
  } catch {
    throw damaged();
  }
}

async function decode(bytes: Buffer, failOn: 'warning' | 'error'): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { failOn, limitInputPixels: MOST_PIXELS })
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.hasAlpha ? 4 : 3 } };
}

/**
 * Whether the decoder only warns of how a file is written, as of the surplus bytes that some phones put before a marker, and every
 * pixel is there. Its other complaints about the data of a JPEG mean lost pixels, and so do many surplus bytes at the end.
 */
function isHarmless(error: unknown): boolean {
  const lines = (error as Error).message.trim().split('\n');
  return !lines.some((line) =>
    /premature end|Corrupt JPEG data: (?!\d+ extraneous bytes before marker)|\d{4,} extraneous bytes before marker 0xd/i.test(
      line,
    ),
  );
}

/** How a picture of each EXIF orientation is turned, clockwise, and then mirrored from side to side. */
const TURNS: Record<number, { turn: number; mirrored: boolean }> = {
  2: { turn: 0, mirrored: true },
  3: { turn: 180, mirrored: false },
  4: { turn: 180, mirrored: true },
  5: { turn: 90, mirrored: true },
  6: { turn: 90, mirrored: false },
  7: { turn: 270, mirrored: true },
  8: { turn: 270, mirrored: false },
};

/** Turned only once it is small: to be turned, a picture must be in memory as a whole. */
async function upright(pixels: Pixels, orientation: number): Promise<Pixels> {
  const { turn, mirrored } = TURNS[orientation] ?? { turn: 0, mirrored: false };
  const turned = turn ? await again(pixels, (picture) => picture.rotate(turn)) : pixels;
  return mirrored ? again(turned, (picture) => picture.flop()) : turned;
}

async function again(
  { data, raw }: Pixels,
  change: (picture: ReturnType<typeof sharp>) => ReturnType<typeof sharp>,
): Promise<Pixels> {
  const changed = await change(sharp(data, { raw })).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = changed.info;
  return { data: changed.data, raw: { ...raw, width, height } };
}

async function develop(pixels: Pixels): Promise<Pick<Master, 'file' | 'bytes'>> {
  const picture = sharp(pixels.data, { raw: pixels.raw });
  if (isTransparent(pixels)) {
    const bytes = await picture.webp({ quality: 86, effort: 3 }).toBuffer();
    return { bytes, file: masterName(bytes, 'webp') };
  }
  const bytes = await picture.removeAlpha().jpeg({ quality: 86 }).toBuffer();
  return { bytes, file: masterName(bytes, 'jpg') };
}

/** Whether anything shows through; many a PNG has an alpha channel and is opaque all over. */
function isTransparent({ data, raw }: Pixels): boolean {
  if (raw.channels === 3) return false;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

async function placeholderOf({ data, raw }: Pixels): Promise<string> {
  let placeholder = '';
  for (const edge of PLACEHOLDER_EDGES) {
    const webp = await sharp(data, { raw })
      .resize({ width: edge, height: edge, fit: 'inside' })
      .webp({ quality: 40, alphaQuality: 20 })
      .toBuffer();
    placeholder = `data:image/webp;base64,${webp.toString('base64')}`;
    if (placeholder.length < PLACEHOLDER_LENGTH) break;
  }
  return placeholder;
}
