import type { Metadata } from 'sharp';
import { NotAPicture, TooLarge } from '../errors.ts';
import { sharp } from './imaging.ts';
import { scansOf } from './scans.ts';

/** The most pixels of any picture. */
export const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 20_000;
/** Progressive JPEGs have about ten. */
const MOST_SCANS = 64;
/** What decoding one picture may take, so that the whole server has room beside it. */
const MOST_BYTES = 256 * 1024 * 1024;

/** How the sender of a HEIC picture gets one that every browser shows. */
const HEIC =
  'HEIC pictures are not supported. Export the picture as JPEG, or set the camera of the phone to “Most Compatible”.';

/** The refusal of a file that begins like a picture and is none. */
export const damaged = (): NotAPicture =>
  new NotAPicture('The picture is damaged or incomplete. Save it again and send it once more.');

/**
 * Judges a picture by its header, before a pixel is decoded: its kind, its size, and what it would take to decode it.
 * Throws `NotAPicture`, `TooLarge`.
 */
export async function judge(bytes: Buffer): Promise<Metadata> {
  if (/^.{4}ftyphe[iv][cxms]/s.test(bytes.toString('latin1', 0, 12))) throw new NotAPicture(HEIC);
  const header = await headerOf(bytes);
  const { format, compression, width, height } = header;
  if (format === 'heif' && compression !== 'av1') {
    throw new NotAPicture(HEIC);
  }
  if (width * height > MOST_PIXELS) {
    throw new TooLarge('The picture is too large. Send one of at most 50 megapixels.');
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new TooLarge('The picture is too long. Send one of at most 20,000 pixels on each side.');
  }
  const scans = format === 'jpeg' ? scansOf(bytes) : 1;
  if (scans > MOST_SCANS) {
    throw new TooLarge(`The picture is built up in ${scans} scans. Save it again as a plain JPEG.`);
  }
  const most = MOST_BYTES / bytesPerPixel(header, scans);
  if (width * height > most) {
    throw new TooLarge(
      `The picture is too large for the way in which it is saved. Send one of at most ${Math.floor(most / 1e6)} megapixels, or a plain JPEG.`,
    );
  }
  return header;
}

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw String(error).includes('unsupported image format') ? new NotAPicture() : damaged();
  }
}

/** What decoding takes, as measured: some readers hold the whole picture, some only a few lines of it. */
function bytesPerPixel({ format, depth, channels, ...header }: Metadata, scans: number): number {
  const sample = depth === 'ushort' ? 2 : 1;
  switch (format as 'jpeg' | 'png' | 'webp' | 'gif' | 'heif') {
    case 'jpeg': // several scans are gathered as coefficients of two bytes
      return scans > 1 ? 1.2 + 2 * samplesOf(header.chromaSubsampling, channels) : 1.2;
    case 'png':
      return header.isProgressive ? 1.3 * sample * channels : 3;
    case 'webp':
      return 2;
    case 'gif':
      return 6;
    case 'heif': // AVIF
      return 20 * sample;
  }
}

/** Samples of each pixel on average, colours being kept at a lower resolution in most JPEGs. */
function samplesOf(subsampling: string | undefined, channels: number): number {
  if (channels !== 3) return channels;
  return subsampling === '4:2:0' ? 1.5 : subsampling === '4:2:2' ? 2 : 3;
}
