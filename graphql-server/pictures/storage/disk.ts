import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageFull } from '../../errors.ts';
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
import { message } from '../../messages.ts';

const INCOMING = '.incoming';
const OWNER = '.database';

const FULL = message('PICTURE_DISK_FULL');

/** Path segments below the storage folder. */
type Path = readonly string[];

/**
 * Pictures in a folder: originals in it, renditions in `renditions/<stem>/`, unfinished writes in `.incoming/`. Other names are
 * ignored.
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
      await mkdir(this.#absolute(path.slice(0, -1)), { recursive: true });
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
    return path && ifExists(readFile(this.#absolute(path)));
  }

  async open(name: string): Promise<OpenFile | undefined> {
    const path = pathOf(name);
    const file = path && (await ifExists(open(this.#absolute(path))));
    return file && { size: (await file.stat()).size, bytes: file.createReadStream() };
  }

  async removeAll(stem: string): Promise<void> {
    const renditions = this.#absolute(renditionsFolder(stem));
    for (const name of originalNames(stem)) await rm(this.#absolute([name]), { force: true });
    await rm(renditions, { recursive: true, force: true });
  }

  async *files(): AsyncGenerator<StoredFile> {
    yield* this.#filesIn([]);
    for (const stem of await this.#names(['renditions'])) yield* this.#filesIn(['renditions', stem]);
  }

  async removeTemporaryFiles(before: Date): Promise<void> {
    for (const name of await this.#names([INCOMING])) {
      const file = await this.#stat([INCOMING, name]);
      if (file && file.modified < before) await rm(this.#absolute([INCOMING, name]), { force: true });
    }
  }

  async owner(): Promise<string | undefined> {
    const text = await ifExists(readFile(this.#absolute([OWNER]), 'utf8'));
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
      await mkdir(this.#absolute([INCOMING]), { recursive: true });
      await writeDurably(incoming, bytes);
      await publish(incoming);
      this.health?.working();
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      this.health?.failing(FULL.text);
      throw Object.assign(new StorageFull(FULL), { cause: error });
    } finally {
      await rm(incoming, { force: true });
    }
  }

  #absolute(path: Path): string {
    return join(this.folder, ...path);
  }

  async #stat(path: Path): Promise<{ size: number; modified: Date } | undefined> {
    const found = await ifExists(stat(this.#absolute(path)));
    return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
  }

  async *#filesIn(folder: Path): AsyncGenerator<StoredFile> {
    for (const name of await this.#names(folder)) {
      const file = readName(name) && (await this.#stat([...folder, name]));
      if (file) yield { name, ...file };
    }
  }

  async #names(folder: Path): Promise<string[]> {
    return (await ifExists(readdir(this.#absolute(folder)))) ?? [];
  }
}

const NOT_FOUND = new Set(['ENOENT', 'ENOTDIR']);

/** Undefined if the file does not exist. */
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
