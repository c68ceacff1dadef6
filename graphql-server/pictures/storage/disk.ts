import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, link, lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFull } from '../../errors.ts';
import type { ByteRange } from '../byte-range.ts';
import { originalNames, readName } from '../names.ts';
import {
  pathOf,
  renditionsFolder,
  requirePath,
  type OpenFile,
  type PictureStorage,
  type StorageHealth,
  type StoredFile,
} from './storage.ts';

const INCOMING = '.incoming';
const OWNER = '.database';

const FULL = 'The disk that holds the pictures is full: no picture can be stored until there is room on it.';

/** Opens without following a symbolic link and without waiting for a pipe. */
const READ_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Path segments below the storage folder. */
type Path = readonly string[];

/**
 * Pictures in a folder: originals in it, renditions in `renditions/<stem>/`, unfinished writes in `.incoming/`. Only regular
 * files are read, other names are ignored, and no symbolic link is followed; the folder itself may be one.
 */
export class DiskStorage implements PictureStorage {
  constructor(
    readonly folder: string,
    readonly health?: StorageHealth,
  ) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = requirePath(name);
    if ((await this.size(name)) === bytes.length) return;
    await this.#write(bytes, async (incoming) => {
      await this.#makeFolder(path.slice(0, -1));
      await rename(incoming, this.#absolute(path));
      await syncFolder(this.#absolute(path.slice(0, -1)));
    });
  }

  async size(name: string): Promise<number | undefined> {
    const path = pathOf(name);
    return path && (await this.#stat(path))?.size;
  }

  async read(name: string): Promise<Buffer | undefined> {
    const path = pathOf(name);
    const file = path && (await this.#openFile(path));
    return file && file.readFile().finally(() => file.close());
  }

  async open(name: string, range?: ByteRange): Promise<OpenFile | undefined> {
    const path = pathOf(name);
    const file = path && (await this.#openFile(path));
    return file && { size: (await file.stat()).size, bytes: file.createReadStream(range) };
  }

  async removeAll(stem: string): Promise<void> {
    const folder = renditionsFolder(stem);
    for (const name of originalNames(stem)) await this.#remove([name]);
    for (const name of await this.#names(folder)) await this.#remove([...folder, name]);
    if (await this.#isOwnFolder(folder)) await ifExists(rmdir(this.#absolute(folder)));
  }

  async *files(): AsyncGenerator<StoredFile> {
    yield* this.#filesIn([]);
    for (const stem of await this.#names(['renditions'])) yield* this.#filesIn(['renditions', stem]);
  }

  async removeTemporaryFiles(before: Date): Promise<void> {
    for (const name of await this.#names([INCOMING])) {
      const file = await this.#stat([INCOMING, name]);
      if (file && file.modified < before) await this.#remove([INCOMING, name]);
    }
  }

  async owner(): Promise<string | undefined> {
    const file = await this.#openFile([OWNER]);
    const text = file && (await file.readFile('utf8').finally(() => file.close()));
    return text?.trim();
  }

  async claim(owner: string): Promise<void> {
    await this.#write(Buffer.from(`${owner}\n`), async (incoming) => {
      // Linking to an existing name fails, so only the first of two concurrent claims succeeds.
      await link(incoming, this.#absolute([OWNER])).catch((error: unknown) => {
        if (errorCode(error) !== 'EEXIST') throw error;
      });
      await syncFolder(this.folder);
    });
  }

  async probe(): Promise<void> {
    await this.#write(Buffer.alloc(1024 * 1024), () => Promise.resolve()).catch((error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
    });
  }

  close(): void {}

  /** Writes a temporary file, calls `publish` to move it and deletes the temporary name. */
  async #write(bytes: Buffer, publish: (incoming: string) => Promise<void>): Promise<void> {
    const incoming = this.#absolute([INCOMING, randomUUID()]);
    try {
      await this.#makeFolder([INCOMING]);
      await writeDurably(incoming, bytes);
      await publish(incoming);
      this.health?.working();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      this.health?.failing(FULL);
      throw Object.assign(new StorageFull(FULL), { cause: error });
    } finally {
      await ifExists(rm(incoming, { force: true }));
    }
  }

  #absolute(path: Path): string {
    return join(this.folder, ...path);
  }

  async #stat(path: Path): Promise<{ size: number; modified: Date } | undefined> {
    if (!(await this.#isOwnFolder(path.slice(0, -1)))) return undefined;
    const found = await ifExists(lstat(this.#absolute(path)));
    return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
  }

  async #openFile(path: Path): Promise<FileHandle | undefined> {
    const file = await ifExists(open(this.#absolute(path), READ_FLAGS));
    if (!file) return undefined;
    try {
      // Checked after opening: replacing a folder by a link does not change the open file.
      if ((await file.stat()).isFile() && (await this.#isOwnFolder(path.slice(0, -1)))) return file;
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    return undefined;
  }

  async *#filesIn(folder: Path): AsyncGenerator<StoredFile> {
    for (const name of await this.#names(folder)) {
      const file = readName(name) && (await this.#stat([...folder, name]));
      if (file) yield { name, ...file };
    }
  }

  async #names(folder: Path): Promise<string[]> {
    return (await this.#isOwnFolder(folder)) ? ((await ifExists(readdir(this.#absolute(folder)))) ?? []) : [];
  }

  async #remove(path: Path): Promise<void> {
    if (await this.#stat(path)) await ifExists(rm(this.#absolute(path), { force: true }));
  }

  /** Throws if something other than a folder is in the way. */
  async #makeFolder(folder: Path): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (let depth = 1; depth <= folder.length; depth++) {
      const path = this.#absolute(folder.slice(0, depth));
      await mkdir(path).catch(async (error: unknown) => {
        const found = errorCode(error) === 'EEXIST' ? await ifExists(lstat(path)) : undefined;
        if (!found?.isDirectory()) throw new Error(`${path} must be a folder and no link.`, { cause: error });
      });
    }
  }

  async #isOwnFolder(folder: Path): Promise<boolean> {
    for (let depth = 1; depth <= folder.length; depth++) {
      const found = await ifExists(lstat(this.#absolute(folder.slice(0, depth))));
      if (!found?.isDirectory()) return false;
    }
    return true;
  }
}

const NOT_FOUND = new Set(['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'ELOOP', 'EMLINK', 'ENXIO']);

/** Undefined if the file does not exist or is a link. */
async function ifExists<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (error) {
    if (NOT_FOUND.has(errorCode(error))) return undefined;
    throw error;
  }
}

const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** Whether an error of the file system means that the disk or a quota is full. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error));

/** Writes a new file that survives a power failure. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes new and renamed files of a folder survive a power failure. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
