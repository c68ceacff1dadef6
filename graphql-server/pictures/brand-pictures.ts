import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import { projectRoot } from '../process/project-root.ts';
import { sharp } from './sharp.ts';

/** What the pictures of a brand show: its logo, or the first letter of its wordmark. */
export interface Brand {
  wordmark: string;
  brandColour: string;
  accentOnBrandColour: string;
  /** The bytes of the logo. */
  logo: Buffer | null;
}

/** The sprite has the capitals of the display font in white, and then a square with round corners. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SQUARE = LETTERS.length;
const CELL = 512;

const PAPER = '#ffffff';

/** The cells of the sprite that were read. */
const cells = new Map<number, Promise<Buffer>>();

async function readCell(index: number): Promise<Buffer> {
  const sprite = await readFile(join(projectRoot(), 'graphql-server/pictures/letters.png'));
  return sharp(sprite)
    .extract({ left: index * CELL, top: 0, width: CELL, height: CELL })
    .png()
    .toBuffer();
}

/** A cell of the sprite in this size. */
async function cellOf(index: number, size: number): Promise<Buffer> {
  const cell = cells.get(index) ?? readCell(index);
  cells.set(index, cell);
  return sharp(await cell)
    .resize(size)
    .png()
    .toBuffer();
}

/** The sign of a brand on a square of this size: its logo, or a letter; null for a wordmark of another script. */
async function signOf({ wordmark, logo }: Brand, size: number): Promise<Buffer | null> {
  if (logo) {
    const inside = Math.round(size * 0.8);
    return sharp(logo).resize(inside, inside, { fit: 'inside' }).png().toBuffer();
  }
  const index = LETTERS.indexOf(wordmark.normalize('NFKD').charAt(0).toUpperCase());
  return index < 0 ? null : cellOf(index, size);
}

const groundOf = ({ logo, brandColour }: Brand): string => (logo ? PAPER : brandColour);

/** Draws the icon of a brand as a PNG, with round corners unless the system crops it. */
export async function drawIcon(brand: Brand, size: number, isCropped = false): Promise<Buffer> {
  const sign = await signOf(brand, isCropped ? Math.round(size * 0.8) : size);
  const layers: OverlayOptions[] = [
    ...(sign ? [{ input: sign }] : []),
    ...(isCropped ? [] : [{ input: await cellOf(SQUARE, size), blend: 'dest-in' as const }]),
  ];
  return sharp({ create: { width: size, height: size, channels: 4, background: groundOf(brand) } })
    .composite(layers)
    .png()
    .toBuffer();
}

/** Size of a picture for link previews, in pixels. */
const SHARED = { width: 1200, height: 630 };
const RULE = { width: 120, height: 2, top: 470 };

/** Draws the picture that link previews show of pages without their own, as a PNG. */
export async function drawSharePicture(brand: Brand): Promise<Buffer> {
  const sign = await signOf(brand, 384);
  const rule = { width: RULE.width, height: RULE.height, channels: 4 as const };
  const layers: OverlayOptions[] = [
    ...(sign ? [{ input: sign }] : []),
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
  return sharp({ create: { ...SHARED, channels: 4, background: groundOf(brand) } })
    .composite(layers)
    .png({ palette: true })
    .toBuffer();
}

/** Crops a picture to the size of link previews, as a PNG. */
export const cropSharePicture = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).rotate().resize(SHARED).png({ palette: true }).toBuffer();
