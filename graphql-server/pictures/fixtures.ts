import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Sharp } from 'sharp';
import { sharp } from './sharp.ts';
import { countScans } from './scans.ts';

/** Pictures and folders for tests. */

interface Size {
  width: number;
  height: number;
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** A JPEG with random content. */
export const photograph = ({ width, height }: Size = { width: 900, height: 600 }): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .blur(3)
    .jpeg()
    .toBuffer();

/** A red PNG with an alpha channel, opaque (1) or not. */
export const createPng = ({ width, height }: Size, alpha: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })
    .png()
    .toBuffer();

/** A JPEG whose header claims another size than its pixels have. */
export function setHeaderSize({ width, height }: Size, jpeg: Buffer): Buffer {
  const claim = Buffer.from(jpeg);
  const frame = claim.indexOf(Buffer.from([0xff, 0xc0]));
  claim.writeUInt16BE(height, frame + 5);
  claim.writeUInt16BE(width, frame + 7);
  return claim;
}

/** A picture of one colour. */
export const createPlainPicture = ({ width, height }: Size): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

/** The header of a PNG with an alpha channel, without its pixels. */
export function createPngHeader({
  width,
  height,
  depth,
  interlaced,
}: Size & { depth: number; interlaced: number }): Buffer {
  const chunk = Buffer.alloc(25);
  chunk.writeUInt32BE(13);
  chunk.write('IHDR', 4);
  chunk.writeUInt32BE(width, 8);
  chunk.writeUInt32BE(height, 12);
  chunk.set([depth, 6, 0, 0, interlaced], 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 21)), 21);
  const pixels = Buffer.from('0000000049444154', 'hex');
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk, pixels]);
}

/** A progressive JPEG that repeats its last scan. */
export function repeatLastScan(jpeg: Buffer, scans: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, -2);
  const again = Array.from({ length: scans - countScans(jpeg) }, () => scan);
  return Buffer.concat([jpeg.subarray(0, -2), ...again, jpeg.subarray(-2)]);
}

/** An empty temporary folder. */
export async function createTemporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-pictures-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
