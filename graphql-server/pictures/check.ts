import type { Metadata } from 'sharp';
import { NotAPicture, TooLarge } from '../errors.ts';
import { countScans } from './scans.ts';
import { sharp } from './sharp.ts';
import { message } from '../messages.ts';

export const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 20_000;
/** Progressive JPEGs have about ten. */
const MAX_SCANS = 64;
/** Memory that decoding one picture may take, in bytes. */
const MAX_DECODED_BYTES = 256 * 1024 * 1024;

/** The error for a file that starts like a picture and cannot be decoded. */
export const damaged = (): NotAPicture => new NotAPicture(message('PICTURE_DAMAGED'));

/**
 * Checks format, size and decoding cost of a picture by its header, before a pixel is decoded.
 * Throws `NotAPicture`, `TooLarge`.
 */
export async function checkHeader(bytes: Buffer): Promise<Metadata> {
  if (/^.{4}ftyphe[iv][cxms]/s.test(bytes.toString('latin1', 0, 12)))
    throw new NotAPicture(message('PICTURE_HEIC'));
  const header = await readHeader(bytes);
  const { format, compression, width, height } = header;
  if (format === 'heif' && compression !== 'av1') {
    throw new NotAPicture(message('PICTURE_HEIC'));
  }
  if (width * height > MAX_PIXELS) {
    throw new TooLarge(message('PICTURE_TOO_MANY_PIXELS'));
  }
  if (Math.max(width, height) > MAX_SIDE) {
    throw new TooLarge(message('PICTURE_TOO_LONG'));
  }
  const scans = format === 'jpeg' ? countScans(bytes) : 1;
  if (scans > MAX_SCANS) {
    throw new TooLarge(message('PICTURE_TOO_MANY_SCANS', { scans }));
  }
  const maxPixels = MAX_DECODED_BYTES / bytesPerPixel(header, scans);
  if (width * height > maxPixels) {
    throw new TooLarge(message('PICTURE_TOO_LARGE_FOR_FORMAT', { megapixels: Math.floor(maxPixels / 1e6) }));
  }
  return header;
}

async function readHeader(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw String(error).includes('unsupported image format') ? new NotAPicture() : damaged();
  }
}

/** Measured memory per pixel: some decoders buffer the full picture, others only a few lines. */
function bytesPerPixel({ format, depth, channels, ...header }: Metadata, scans: number): number {
  const sample = depth === 'ushort' ? 2 : 1;
  switch (format as 'jpeg' | 'png' | 'webp' | 'gif' | 'heif') {
    case 'jpeg': // several scans are collected as coefficients of two bytes
      return scans > 1 ? 1.2 + 2 * samplesPerPixel(header.chromaSubsampling, channels) : 1.2;
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

/** Average samples per pixel; most JPEGs store colours at a lower resolution. */
function samplesPerPixel(subsampling: string | undefined, channels: number): number {
  if (channels !== 3) return channels;
  return subsampling === '4:2:0' ? 1.5 : subsampling === '4:2:2' ? 2 : 3;
}
