import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

// Neither a link is followed nor a pipe waited for.
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Where something is inside a folder: the names on the way to it, its own last. */
export type Way = readonly string[];

/**
 * A folder's own regular files, and folders in it that are its own too: no link in it is followed, neither at the last
 * step nor on the way. The folder itself may be reached by one.
 */
export class OwnFiles {
  constructor(readonly folder: string) {}

  /** Where a way leads; says nothing of what is there. */
  path(way: Way): string {
    return join(this.folder, ...way);
  }

  /** The facts of a file of ours; `undefined` for what is not there, or is no regular file held by the folder. */
  async facts(way: Way): Promise<{ size: number; modified: Date } | undefined> {
    if (!(await this.#isOwnFolder(way.slice(0, -1)))) return undefined;
    const found = await ifThere(lstat(this.path(way)));
    return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
  }

  /** Opens a file of ours for reading; `undefined` as in `facts`. Whoever gets it closes it. */
  async open(way: Way): Promise<FileHandle | undefined> {
    const file = await ifThere(open(this.path(way), READING));
    if (!file) return undefined;
    // Asked after it is open: what the way becomes from now on does not change what was opened.
    const own = await Promise.all([file.stat(), this.#isOwnFolder(way.slice(0, -1))]).catch(
      async (error: unknown) => {
        await file.close();
        throw error;
      },
    );
    if (own[0].isFile() && own[1]) return file;
    await file.close();
    return undefined;
  }

  /** Names in a folder of ours; none in what is not one. */
  async names(way: Way): Promise<string[]> {
    return (await this.#isOwnFolder(way)) ? ((await ifThere(readdir(this.path(way)))) ?? []) : [];
  }

  /** Makes a folder of ours where there is none. Throws when something else is in its place. */
  async makeFolder(way: Way): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (let depth = 1; depth <= way.length; depth++) {
      const path = this.path(way.slice(0, depth));
      await mkdir(path).catch(async (error: unknown) => {
        const found = codeOf(error) === 'EEXIST' ? await ifThere(lstat(path)) : undefined;
        if (!found?.isDirectory()) throw new Error(`${path} must be a folder and no link.`, { cause: error });
      });
    }
  }

  /** Takes an empty folder of ours away. */
  async removeFolder(way: Way): Promise<void> {
    if (await this.#isOwnFolder(way)) await ifThere(rmdir(this.path(way)));
  }

  async #isOwnFolder(way: Way): Promise<boolean> {
    for (let depth = 1; depth <= way.length; depth++) {
      const found = await ifThere(lstat(this.path(way.slice(0, depth))));
      if (!found?.isDirectory()) return false;
    }
    return true;
  }
}

const NOT_THERE = new Set(['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'ELOOP', 'EMLINK', 'ENXIO']);

/** `undefined` for what is not there, not there any more, or is a link. */
export async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (NOT_THERE.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** What the system calls an error; '' for one that is none of its. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

/** Writes a new file so that it survives a power cut. */
export async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A renamed file survives a power cut only once its folder has been written too. */
export async function syncFolder(path: string): Promise<void> {
  const entry = await open(path);
  try {
    await entry.sync();
  } finally {
    await entry.close();
  }
}
