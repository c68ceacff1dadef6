import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Room on a disk that this process writes to, in bytes. */
export interface Disk {
  /** What it holds of ours: `pictures`, `database`, or both. */
  holds: string[];
  free: number;
  size: number;
}

/** What we write, and the folder that it is written to. */
export type Folders = Readonly<Record<string, string>>;

interface NoticeBoard {
  raise(about: string, sentence: string): void;
  clear(about: string): void;
}

const GIGABYTE = 2 ** 30;
/** Room that is little on any disk, and on a small one. */
const LITTLE = 5 * GIGABYTE;
const LITTLE_PART = 0.1;

/** The disks that folders are on; of a folder that is not there yet the one that it will be on. */
export async function disksOf(folders: Folders): Promise<Disk[]> {
  const disks = new Map<number, Disk>();
  for (const [what, folder] of Object.entries(folders)) {
    const there = await nearest(folder);
    const { dev } = await stat(there);
    const { bavail, blocks, bsize } = await statfs(there);
    const known = disks.get(dev);
    if (known) known.holds.push(what);
    else disks.set(dev, { holds: [what], free: bavail * bsize, size: blocks * bsize });
  }
  return [...disks.values()];
}

async function nearest(folder: string): Promise<string> {
  for (let there = folder; ; there = dirname(there)) {
    const isThere = await stat(there).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isThere || there === dirname(there)) return there;
  }
}

/** Tells of disks on which there will soon be no room, before there is none. */
export function tellOfDisks(disks: readonly Disk[], notices: NoticeBoard): void {
  for (const { holds, free, size } of disks) {
    const about = `${holds.join('-and-')}-room`;
    if (free >= Math.min(LITTLE, size * LITTLE_PART)) notices.clear(about);
    else {
      const left = `${inGigabytes(free)} of ${inGigabytes(size)} GB`;
      notices.raise(
        about,
        `The disk of the ${holds.join(' and the ')} has ${left} left: make room before it is full.`,
      );
    }
  }
}

const inGigabytes = (bytes: number): string => (bytes / GIGABYTE).toFixed(1);
