import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Notices } from './notices.ts';

/** Space on a disk that this process writes to, in bytes. */
export interface Disk {
  /** What is stored on it: `pictures`, `database`, or both. */
  holds: string[];
  free: number;
  size: number;
}

/** Folders that this process writes to, by what is stored in them. */
export type Folders = Readonly<Record<string, string>>;

const GIGABYTE = 2 ** 30;
/** A disk is low on space below 5 GB, or below 10 % if that is less. */
const LOW_SPACE_BYTES = 5 * GIGABYTE;
const LOW_SPACE_SHARE = 0.1;

/** The disks of the folders. A folder that does not exist yet is on the disk of its nearest parent. */
export async function disksOf(folders: Folders): Promise<Disk[]> {
  const disks = new Map<number, Disk>();
  for (const [content, folder] of Object.entries(folders)) {
    const existing = await existingFolder(folder);
    const { dev } = await stat(existing);
    const { bavail, blocks, bsize } = await statfs(existing);
    const known = disks.get(dev);
    if (known) known.holds.push(content);
    else disks.set(dev, { holds: [content], free: bavail * bsize, size: blocks * bsize });
  }
  return [...disks.values()];
}

/** The folder, or its nearest parent that exists. */
async function existingFolder(folder: string): Promise<string> {
  for (let current = folder; ; current = dirname(current)) {
    const isFolder = await stat(current).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder || current === dirname(current)) return current;
  }
}

/** Raises a notice for each disk that is low on space, and clears it when there is space again. */
export function reportLowSpace(disks: readonly Disk[], notices: Pick<Notices, 'raise' | 'clear'>): void {
  for (const { holds, free, size } of disks) {
    const code = `${holds.join('-and-')}-room`;
    if (free >= Math.min(LOW_SPACE_BYTES, size * LOW_SPACE_SHARE)) notices.clear(code);
    else {
      const freeSpace = `${inGigabytes(free)} of ${inGigabytes(size)} GB`;
      notices.raise(
        code,
        `The disk of the ${holds.join(' and the ')} has ${freeSpace} left: free space before it is full.`,
      );
    }
  }
}

const inGigabytes = (bytes: number): string => (bytes / GIGABYTE).toFixed(1);
