import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const FILLING = 'filling';
const PIECE = Buffer.alloc(1 << 20);

/** A disk of so many megabytes at a folder that is there, which a program alone sees and which goes with it: its words then. */
export function withSmallDisk(
  folder: string,
  megabytes: number,
  words: readonly [string, ...string[]],
): [string, ...string[]] {
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=1777 small "$0" && exec "$@"`;
  return ['unshare', ...asRoot(), '--mount', 'sh', '-c', mount, folder, ...words];
}

/** Who is not root is in a room of his own. */
const asRoot = (): string[] => (process.getuid?.() === 0 ? [] : ['--map-root-user']);

/** Whether such a disk can be had here. */
export function hasSmallDisks(): boolean {
  try {
    const [program, ...words] = withSmallDisk('/mnt', 1, ['true']);
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk that this process sees at the folder to the last byte; gives how room is made again. */
export function fillDisk(pid: number, folder: string): () => void {
  const file = join(`/proc/${pid}/root`, folder, FILLING);
  const to = openSync(file, 'w');
  try {
    for (;;) writeSync(to, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(to);
  }
  return () => rmSync(file);
}
