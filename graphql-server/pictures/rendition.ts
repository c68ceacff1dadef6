import type { Sharp } from 'sharp';
import { sharp } from './imaging.ts';
import { widthsOf } from './ladder.ts';
import type { Format } from './names.ts';

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

/** A stored picture in another width and format; null for a width in which it is not to be had. */
export async function makeRendition(master: Buffer, width: number, format: Format): Promise<Buffer | null> {
  if (!(await widthsOfMaster(master)).includes(width)) return null;
  return ENCODE[format](sharp(master).resize({ width })).toBuffer();
}
