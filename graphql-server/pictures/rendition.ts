import type { Sharp } from 'sharp';
import { sharp } from './imaging.ts';
import { uprightHeight, uprightWidthsOf, widthsOf } from './ladder.ts';
import { SHARE_SIZE, type Cut, type Format, type Rendition } from './names.ts';
import type { Framing } from './picture.ts';

/** Chosen on interiors and skylines so that the three look alike; below it, AVIF loses the grain of floors and water. */
const AVIF_QUALITY = 50;

const ENCODE: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => avif(picture, AVIF_QUALITY),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpeg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 76 }),
};

const avif = (picture: Sharp, quality: number): Sharp =>
  picture.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' });

/** What a new connection carries before it waits for a word from the other side, in bytes: ten packets, less the headers. */
const FIRST_ROUND = 13_900;

/** The least that an upright one may have to come in that: it is shown blown up, on a screen of small pixels. */
const LEAST_QUALITY = 38;

/** What a point of quality is of the bytes of an AVIF, between the two, of pictures with much in them. */
const PER_POINT = 0.04;

/** What of a stored picture is to be had where it is framed so; upright first, as most visitors come on phones. */
export async function cutsOfMaster(master: Buffer, framing: Framing): Promise<Cut[]> {
  const size = await sharp(master).metadata();
  const cut = (upright: boolean) => (width: number) => ({ width, upright });
  const uprights = framing.upright ? uprightWidthsOf(size).map(cut(true)) : [];
  return [...uprights, ...widthsOf(size.width).map(cut(false))];
}

/** A rendition of a stored picture; null for one that is not to be had. */
export async function makeRendition(
  master: Buffer,
  { width, upright, shared, format }: Rendition,
): Promise<Buffer | null> {
  if (shared) return width === SHARE_SIZE.width && format === 'jpeg' ? makeSharePicture(master) : null;
  const size = await sharp(master).metadata();
  const widths = upright ? uprightWidthsOf(size) : widthsOf(size.width);
  if (!widths.includes(width)) return null;
  // Both sides given, it is cut from the middle, as `object-fit: cover` does.
  const picture = sharp(master).resize({ width, height: upright ? uprightHeight(width) : undefined });
  const made = await ENCODE[format](picture).toBuffer();
  return upright && format === 'avif' ? fitting(picture, made) : made;
}

/** The most bytes of a picture for sharing: messengers show none that is much larger. */
const SHARE_BYTES = 300_000;

/** JPEG qualities to try for it, the best first. */
const SHARE_QUALITIES = [80, 65, 50, 35, 20];

/** The picture as it is shown where a page is shared: cut from the middle, white where it is transparent. */
async function makeSharePicture(master: Buffer): Promise<Buffer> {
  const picture = sharp(master)
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .flatten({ background: 'white' });
  let made = Buffer.alloc(0);
  for (const quality of SHARE_QUALITIES) {
    made = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (made.length <= SHARE_BYTES) break;
  }
  return made;
}

/** As good as it may be to come in one round; as it was made where that is too little, since two rounds carry thrice as much. */
async function fitting(picture: Sharp, made: Buffer): Promise<Buffer> {
  const over = Math.log(made.length / FIRST_ROUND);
  const quality = AVIF_QUALITY - Math.ceil(over / PER_POINT);
  if (over <= 0 || quality < LEAST_QUALITY) return made;
  const less = await avif(picture.clone(), quality).toBuffer();
  return less.length <= FIRST_ROUND ? less : made;
}
