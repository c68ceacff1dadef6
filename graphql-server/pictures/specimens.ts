import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharp } from './imaging.ts';

interface Size {
  width: number;
  height: number;
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** For tests: a JPEG no other call has made before. */
export const photograph = ({ width, height }: Size = { width: 900, height: 600 }): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'grey', noise } })
    .blur(3)
    .jpeg()
    .toBuffer();

/** For tests: a red PNG with an alpha channel, opaque (1) or not. */
export const tile = ({ width, height }: Size, alpha: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })
    .png()
    .toBuffer();

/** For tests: a JPEG whose header claims another size than its pixels have. */
export function claiming({ width, height }: Size, jpeg: Buffer): Buffer {
  const claim = Buffer.from(jpeg);
  const frame = claim.indexOf(Buffer.from([0xff, 0xc0]));
  claim.writeUInt16BE(height, frame + 5);
  claim.writeUInt16BE(width, frame + 7);
  return claim;
}

/** For tests: an empty folder, and how to be rid of it. */
export async function emptyFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'marsa-pictures-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
