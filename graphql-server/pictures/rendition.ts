import type { Sharp } from 'sharp';
import { sharp } from './imaging.ts';
import { uprightHeight, uprightWidthsOf, widthsOf } from './ladder.ts';
import type { Format, Rendition } from './names.ts';

/** Chosen on interiors and skylines so that the three look alike; below 50, AVIF loses the grain of floors and water. */
const ENCODE: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpeg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 76 }),
};

/** The widths in which a stored picture is to be had. */
export async function widthsOfMaster(master: Buffer): Promise<number[]> {
  const { width } = await sharp(master).metadata();
  return widthsOf(width);
}

/** A rendition of a stored picture; null for one that is not to be had. */
export async function makeRendition(
  master: Buffer,
  { width, upright, format }: Rendition,
): Promise<Buffer | null> {
  const size = await sharp(master).metadata();
  const widths = upright ? uprightWidthsOf(size) : widthsOf(size.width);
  if (!widths.includes(width)) return null;
  // Both sides given, it is cut from the middle, as `object-fit: cover` does.
  const picture = sharp(master).resize({ width, height: upright ? uprightHeight(width) : undefined });
  return ENCODE[format](picture).toBuffer();
}
