import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { NotFound } from '../errors.ts';
import { masterNames, readName } from './names.ts';
import type { ByteRange, PictureStorage, StoredFile } from './storage.ts';

const INCOMING = '.incoming';
const RENDITIONS = 'renditions';
const ASIDE = '.aside';

/**
 * Pictures in a folder: masters directly in it, a picture's renditions in `renditions/<stem>/`, and writes under
 * way in `.incoming/`, masters set aside in `.aside/`. Files of others, such as `.gitkeep`, are neither seen nor touched.
 */
export class DiskStorage implements PictureStorage {
  constructor(readonly folder: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const path = this.#pathOf(name);
    if ((await this.size(name)) === bytes.length) return;
    const incoming = join(this.folder, INCOMING, randomUUID());
    try {
      await mkdir(dirname(incoming), { recursive: true });
      await writeDurably(incoming, bytes);
      await mkdir(dirname(path), { recursive: true });
      await rename(incoming, path);
      await sync(dirname(path));
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  async size(name: string): Promise<number | undefined> {
    if (!readName(name)) return undefined;
    const found = await ifThere(stat(this.#pathOf(name)));
    return found?.isFile() ? found.size : undefined;
  }

  async read(name: string): Promise<Buffer | undefined> {
    return readName(name) && ifThere(readFile(this.#pathOf(name)));
  }

  async stream(name: string, range?: ByteRange): Promise<Readable | undefined> {
    const file = readName(name) && (await ifThere(open(this.#pathOf(name))));
    return file?.createReadStream(range);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  async removeAll(stem: string): Promise<void> {
    for (const master of masterNames(stem)) {
      await this.remove(master);
      await rm(this.#asideOf(master), { force: true });
    }
    await this.#removeRenditions(stem);
  }

  async setAside(stem: string): Promise<void> {
    await mkdir(join(this.folder, ASIDE), { recursive: true });
    for (const master of masterNames(stem)) {
      const moved = await ifThere(rename(this.#pathOf(master), this.#asideOf(master)).then(() => true));
      if (moved) await this.#syncMove();
    }
    await this.#removeRenditions(stem);
  }

  async bringBack(stem: string): Promise<void> {
    for (const master of masterNames(stem)) {
      const aside = this.#asideOf(master);
      if ((await this.size(master)) !== undefined) await rm(aside, { force: true });
      else if (await ifThere(rename(aside, this.#pathOf(master)).then(() => true))) await this.#syncMove();
    }
  }

  async *files(): AsyncGenerator<StoredFile> {
    yield* filesIn(this.folder);
    yield* filesIn(join(this.folder, ASIDE));
    for (const name of await namesIn(join(this.folder, RENDITIONS))) {
      yield* filesIn(join(this.folder, RENDITIONS, name));
    }
  }

  async tidy(before: Date): Promise<number> {
    const incoming = join(this.folder, INCOMING);
    let tidied = 0;
    for (const name of await namesIn(incoming)) {
      const found = await ifThere(stat(join(incoming, name)));
      if (!found || found.mtime >= before) continue;
      await rm(join(incoming, name), { force: true });
      tidied++;
    }
    return tidied;
  }

  async #removeRenditions(stem: string): Promise<void> {
    const renditions = join(this.folder, RENDITIONS, stem);
    for (const name of await namesIn(renditions)) await rm(join(renditions, name), { force: true });
    await ifThere(rmdir(renditions));
  }

  #asideOf(master: string): string {
    return join(this.folder, ASIDE, master);
  }

  async #syncMove(): Promise<void> {
    await sync(this.folder);
    await sync(join(this.folder, ASIDE));
  }

  /** The only way from a name to a path: what is not a name of ours has none. */
  #pathOf(name: string): string {
    const known = readName(name);
    if (!known) throw new NotFound('Picture not found');
    return known.rendition ? join(this.folder, RENDITIONS, known.stem, name) : join(this.folder, name);
  }
}

async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  for (const name of await namesIn(folder)) {
    const found = readName(name) && (await ifThere(stat(join(folder, name))));
    if (found?.isFile()) yield { name, modified: found.mtime };
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? [];
}

/** `undefined` for what is not there, or not there any more. */
async function ifThere<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const GONE = new Set(['ENOENT', 'ENOTDIR', 'ENOTEMPTY']);
const isMissing = (error: unknown): boolean => GONE.has((error as NodeJS.ErrnoException).code ?? '');

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A renamed file survives a power cut only once its folder has been written too. */
async function sync(folder: string): Promise<void> {
  const entry = await open(folder);
  try {
    await entry.sync();
  } finally {
    await entry.close();
  }
}
