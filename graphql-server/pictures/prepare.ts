import type { Metadata } from 'sharp';
import { NotAPicture, TooLarge } from '../errors.ts';
import { sharp } from './imaging.ts';
import { masterName } from './names.ts';
import type { PreparedPicture } from './picture.ts';
import { LARGEST_UPLOAD, tooManyBytes } from './upload.ts';
import { workbench } from './workbench.ts';

const MOST_PIXELS = 50_000_000;
const LONGEST_EDGE = 2560;
/** Edges in pixels, tried in turn for the placeholder, until it is short enough to stand in every page. */
const PLACEHOLDER_EDGES = [20, 16, 12, 8];
const PLACEHOLDER_LENGTH = 400;

const damaged = (): NotAPicture =>
  new NotAPicture('The picture is damaged or incomplete. Save it again and send it once more.');

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 3 | 4 };
}

/**
 * Checks a file by its bytes and makes of it the picture to be stored: upright, sRGB, its first frame only,
 * without any metadata, at most 2560 px on its longest edge. Refuses with NotAPicture or TooLarge.
 */
export async function preparePicture(bytes: Buffer, alt?: string): Promise<PreparedPicture> {
  if (bytes.length === 0) throw new NotAPicture('The file is empty. Send a JPEG, PNG, WebP, AVIF or GIF.');
  if (bytes.length > LARGEST_UPLOAD) throw tooManyBytes();
  return workbench.run({
    urgency: 'sender',
    alone: 'upload', // 50 megapixels of AVIF need a gigabyte; and one place stays for visitors
    work: async () => {
      await refuseUnlessOurs(bytes);
      const pixels = await uprightPixels(bytes);
      const master = await develop(pixels);
      const { width, height } = pixels.raw;
      return { ...master, width, height, placeholder: await placeholderOf(pixels), alt };
    },
  });
}

async function refuseUnlessOurs(bytes: Buffer): Promise<void> {
  const { format, compression, width, height } = await headerOf(bytes);
  if (format === 'heif' && compression !== 'av1') {
    throw new NotAPicture('HEIC pictures are not taken. Send a JPEG, PNG, WebP, AVIF or GIF.');
  }
  if (width * height > MOST_PIXELS) {
    throw new TooLarge('The picture is too large. Send one of at most 50 megapixels.');
  }
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw String(error).includes('unsupported image format') ? new NotAPicture() : damaged();
  }
}

async function uprightPixels(bytes: Buffer): Promise<Pixels> {
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
    .autoOrient()
    .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.hasAlpha ? 4 : 3 } };
}

/** Some phones write JPEGs that are whole but break the letter of the format, as libjpeg's warnings say. */
function isHarmless(error: unknown): boolean {
  const lines = (error as Error).message.trim().split('\n');
  return lines.every((line) =>
    /Invalid SOS parameters|[: ]\d{1,2} extraneous bytes before marker 0xd9/.test(line),
  );
}

async function develop(pixels: Pixels): Promise<Pick<PreparedPicture, 'file' | 'bytes'>> {
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
