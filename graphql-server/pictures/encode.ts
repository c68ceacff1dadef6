import type { Sharp } from 'sharp';
import { SHARE_SIZE, type Format, type Rendition } from './names.ts';
import { sharp } from './sharp.ts';
import { portraitHeight, portraitWidthsOf, widthsOf } from './widths.ts';

/** Chosen on interiors and skylines so that the three formats look alike; below it, AVIF loses the grain of floors and water. */
const AVIF_QUALITY = 50;

const ENCODERS: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => encodeAvif(picture, AVIF_QUALITY),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpeg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 76 }),
};

const encodeAvif = (picture: Sharp, quality: number): Sharp =>
  picture.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' });

/** Bytes of the first round trip of a new connection: ten packets without their headers. */
const FIRST_ROUND_TRIP = 13_900;

/** The lowest quality of an upright rendition that is reduced to fit the first round trip. */
const MIN_UPRIGHT_QUALITY = 38;

/** Share of an AVIF's bytes per point of quality, for detailed pictures between the two qualities. */
const BYTES_PER_QUALITY_POINT = 0.04;

/** Encodes a rendition of an original; null for a width that the picture does not have. */
export async function makeRendition(
  original: Buffer,
  { width, upright, shared, format }: Rendition,
): Promise<Buffer | null> {
  if (shared) return makeSharePicture(original);
  const size = await sharp(original).metadata();
  const widths = upright ? portraitWidthsOf(size) : widthsOf(size.width);
  if (!widths.includes(width)) return null;
  // With both sides given, the picture is cropped from the middle, like CSS `object-fit: cover`.
  const picture = sharp(original).resize({ width, height: upright ? portraitHeight(width) : undefined });
  const encoded = await ENCODERS[format](picture).toBuffer();
  return upright && format === 'avif' ? fitFirstRoundTrip(picture, encoded) : encoded;
}

/** Messengers show no link preview that is much larger than this. */
const SHARE_MAX_BYTES = 300_000;

/** JPEG qualities of the link preview, tried in turn. */
const SHARE_QUALITIES = [80, 65, 50, 35, 20];

async function makeSharePicture(original: Buffer): Promise<Buffer> {
  const picture = sharp(original)
    .resize({ ...SHARE_SIZE, fit: 'cover' })
    .flatten({ background: 'white' });
  let encoded = Buffer.alloc(0);
  for (const quality of SHARE_QUALITIES) {
    encoded = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (encoded.length <= SHARE_MAX_BYTES) break;
  }
  return encoded;
}

/** Lowers the quality if that fits the file into the first round trip; the second one carries three times as much. */
async function fitFirstRoundTrip(picture: Sharp, encoded: Buffer): Promise<Buffer> {
  const excess = Math.log(encoded.length / FIRST_ROUND_TRIP);
  const quality = AVIF_QUALITY - Math.ceil(excess / BYTES_PER_QUALITY_POINT);
  if (excess <= 0 || quality < MIN_UPRIGHT_QUALITY) return encoded;
  const smaller = await encodeAvif(picture.clone(), quality).toBuffer();
  return smaller.length <= FIRST_ROUND_TRIP ? smaller : encoded;
}
