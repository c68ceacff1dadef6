import { checkHeader, damaged, MAX_PIXELS } from './check.ts';
import { originalName } from './names.ts';
import type { PreparedPicture } from './picture.ts';
import { sharp } from './sharp.ts';

const LONGEST_EDGE = 2560;
/** Edges of the placeholder in pixels, tried until the data URI is short enough to be inlined in pages. */
const PLACEHOLDER_EDGES = [20, 16, 12, 8];
const PLACEHOLDER_MAX_LENGTH = 400;

/** The result of processing an uploaded file. */
type Original = Omit<PreparedPicture, 'alt'>;

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 | 4 };
}

/**
 * Converts an uploaded file to the picture that is stored: rotated by its EXIF orientation, sRGB, first frame only, without
 * metadata, at most 2560 px on its longest edge. Throws `NotAPicture`, `TooLarge`.
 */
export async function makeOriginal(bytes: Buffer): Promise<Original> {
  const { orientation = 1 } = await checkHeader(bytes);
  const pixels = await orient(await decodeScaled(bytes), orientation);
  const { width, height } = pixels.raw;
  return { ...(await encode(pixels)), width, height, placeholder: await makePlaceholder(pixels) };
}

async function decodeScaled(bytes: Buffer): Promise<Pixels> {
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
  const { data, info } = await sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS })
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.hasAlpha ? 4 : 3 } };
}

/**
 * True for decoder warnings that cost no pixels, such as the surplus bytes that some phones write before a marker. Other warnings
 * about JPEG data mean lost pixels, and so do many surplus bytes before the end marker.
 */
function isHarmless(error: unknown): boolean {
  const lines = (error as Error).message.trim().split('\n');
  return !lines.some((line) =>
    /premature end|Corrupt JPEG data: (?!\d+ extraneous bytes before marker)|\d{4,} extraneous bytes before marker 0xd/i.test(
      line,
    ),
  );
}

/** For each EXIF orientation the clockwise rotation in degrees, followed by a horizontal flip. */
const ORIENTATIONS: Record<number, { rotation: number; isFlipped: boolean }> = {
  2: { rotation: 0, isFlipped: true },
  3: { rotation: 180, isFlipped: false },
  4: { rotation: 180, isFlipped: true },
  5: { rotation: 90, isFlipped: true },
  6: { rotation: 90, isFlipped: false },
  7: { rotation: 270, isFlipped: true },
  8: { rotation: 270, isFlipped: false },
};

/** Rotating needs the decoded picture in memory, so it happens after scaling. */
async function orient(pixels: Pixels, orientation: number): Promise<Pixels> {
  const { rotation, isFlipped } = ORIENTATIONS[orientation] ?? { rotation: 0, isFlipped: false };
  const rotated = rotation ? await transform(pixels, (picture) => picture.rotate(rotation)) : pixels;
  return isFlipped ? transform(rotated, (picture) => picture.flop()) : rotated;
}

async function transform(
  { data, raw }: Pixels,
  change: (picture: ReturnType<typeof sharp>) => ReturnType<typeof sharp>,
): Promise<Pixels> {
  const changed = await change(sharp(data, { raw })).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = changed.info;
  return { data: changed.data, raw: { ...raw, width, height } };
}

async function encode(pixels: Pixels): Promise<Pick<Original, 'file' | 'bytes'>> {
  const picture = sharp(pixels.data, { raw: pixels.raw });
  if (isTransparent(pixels)) {
    const bytes = await picture.webp({ quality: 86, effort: 3 }).toBuffer();
    return { bytes, file: originalName(bytes, 'webp') };
  }
  const bytes = await picture.removeAlpha().jpeg({ quality: 86 }).toBuffer();
  return { bytes, file: originalName(bytes, 'jpg') };
}

/** Many PNG files have an alpha channel and are opaque everywhere. */
function isTransparent({ data, raw }: Pixels): boolean {
  if (raw.channels === 3) return false;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

async function makePlaceholder({ data, raw }: Pixels): Promise<string> {
  let placeholder = '';
  for (const edge of PLACEHOLDER_EDGES) {
    const webp = await sharp(data, { raw })
      .resize({ width: edge, height: edge, fit: 'inside' })
      .webp({ quality: 40, alphaQuality: 20 })
      .toBuffer();
    placeholder = `data:image/webp;base64,${webp.toString('base64')}`;
    if (placeholder.length < PLACEHOLDER_MAX_LENGTH) break;
  }
  return placeholder;
}
