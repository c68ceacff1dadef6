import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { projectRoot } from '../process/project-root.ts';
import { sharp } from './sharp.ts';

/** The brand of an agency. Its pictures show the logo, or the first letter of the wordmark without one. */
export interface Brand {
  wordmark: string;
  brandColour: string;
  accentOnBrandColour: string;
  /** The bytes of the logo. */
  logo: Buffer | null;
}

const WHITE = '#ffffff';

/** The capitals of the display font; `scripts/fonts.ts` creates it. Letters of other scripts come from the fonts of the system. */
const DISPLAY_FONT = 'graphql-server/pictures/gilda-display.ttf';

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Pango markup of the first letter of a wordmark, in white. */
function letterOf(wordmark: string): string {
  const [first] = characters.segment(wordmark);
  const letter = first!.segment.toUpperCase().replace('&', '&amp;').replace('<', '&lt;');
  return `<span foreground="white">${letter}</span>`;
}

/** The sign of a brand for a square of this size: its logo, or a letter. */
function drawSign({ wordmark, logo }: Brand, size: number): Promise<Buffer> {
  const side = Math.round(size * (logo ? 0.8 : 0.56));
  const sign = logo
    ? sharp(logo)
    : sharp({
        text: {
          text: letterOf(wordmark),
          font: `Gilda Display ${size}`,
          fontfile: join(projectRoot(), DISPLAY_FONT),
          rgba: true,
        },
      });
  return sign.resize(side, side, { fit: 'inside' }).png().toBuffer();
}

/** A mask in the shape of a square with round corners: grey and alpha of each pixel. */
function roundedSquare(size: number): OverlayOptions {
  const radius = size / 16;
  const beyondStraightEdge = (position: number) =>
    Math.max(radius - position - 0.5, position + 0.5 - (size - radius), 0);
  const input = Buffer.alloc(size * size * 2);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const distance = Math.hypot(beyondStraightEdge(x), beyondStraightEdge(y));
      const coverage = Math.min(Math.max(radius + 0.5 - distance, 0), 1);
      input[(y * size + x) * 2 + 1] = Math.round(255 * coverage);
    }
  }
  return { input, raw: { width: size, height: size, channels: 2 }, blend: 'dest-in' };
}

const backgroundOf = ({ logo, brandColour }: Brand): string => (logo ? WHITE : brandColour);

/** Draws the icon of a brand as a PNG, with round corners unless the system crops it. */
export async function drawIcon(brand: Brand, size: number, isCropped = false): Promise<Buffer> {
  const sign = await drawSign(brand, isCropped ? size * 0.8 : size);
  const layers = [{ input: sign }, ...(isCropped ? [] : [roundedSquare(size)])];
  return sharp({ create: { width: size, height: size, channels: 4, background: backgroundOf(brand) } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** Size of a picture for link previews, in pixels. */
const SHARED = { width: 1200, height: 630 };
const RULE = { width: 120, height: 2, top: 470 };

/** Draws the picture that link previews show of pages without their own, as a PNG. */
export async function drawSharePicture(brand: Brand): Promise<Buffer> {
  const sign = await drawSign(brand, 384);
  const rule = { width: RULE.width, height: RULE.height, channels: 4 as const };
  const layers: OverlayOptions[] = [
    { input: sign },
    ...(brand.logo
      ? []
      : [
          {
            input: { create: { ...rule, background: brand.accentOnBrandColour } },
            top: RULE.top,
            left: (SHARED.width - RULE.width) / 2,
          },
        ]),
  ];
  return sharp({ create: { ...SHARED, channels: 4, background: backgroundOf(brand) } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

/** Crops a stored picture to the size of link previews, as a PNG. */
export const cropSharePicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(SHARED).png({ palette: true }).toBuffer();
