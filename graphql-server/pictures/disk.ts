import { randomUUID } from 'node:crypto';
import { link, rename, rm } from 'node:fs/promises';
import { NotFound, StorageFull } from '../errors.ts';
import { rangeIn, type WantedRange } from './byte-range.ts';
import { isFull } from './full.ts';
import { masterNames, readName, stemOf } from './names.ts';
import { codeOf, ifThere, OwnFiles, syncFolder, type Way, writeDurably } from './own-files.ts';
import type { OpenFile, PictureStorage, Place, StorageWatch, StoredFile } from './storage.ts';

const INCOMING = '.incoming';
const RENDITIONS = 'renditions';
const ASIDE = '.aside';
const QUARANTINE = '.quarantine';
const OWNER = '.database';

const FULL = 'The disk that holds the pictures is full: no picture can be stored until there is room on it.';

/**
 * Pictures in a folder: masters directly in it, a picture's renditions in `renditions/<stem>/`, writes under way in
 * `.incoming/`, masters set aside in `.aside/` and swept ones in `.quarantine/`. Files of others, such as `.gitkeep`,
 * are neither seen nor touched, and no link is followed.
 */
export class DiskStorage implements PictureStorage {
  readonly #files: OwnFiles;

  constructor(
    readonly folder: string,
    readonly watch?: StorageWatch,
  ) {
    this.#files = new OwnFiles(folder);
  }

  async put(name: string, bytes: Buffer, place: Place = 'shown'): Promise<void> {
    const way = wayTo(name, place);
    if ((await this.size(name, place)) === bytes.length) return;
    await this.#write(bytes, async (incoming) => {
      await this.#files.makeFolder(way.slice(0, -1));
      await rename(incoming, this.#files.path(way));
      await syncFolder(this.#files.path(way.slice(0, -1)));
    });
  }

  async size(name: string, place: Place = 'shown'): Promise<number | undefined> {
    return readName(name) && (await this.#files.facts(wayTo(name, place)))?.size;
  }

  async read(name: string, place: Place = 'shown'): Promise<Buffer | undefined> {
    return readName(name) && this.#readAt(wayTo(name, place));
  }

  async readKept(name: string): Promise<Buffer | undefined> {
    // Last where it stands: it may be brought back between the two.
    const places = [[ASIDE, name], [name]];
    for (const way of isMaster(name) ? places : []) {
      const bytes = await this.#readAt(way);
      if (bytes) return bytes;
    }
    return undefined;
  }

  async open(name: string, wanted?: WantedRange): Promise<OpenFile | undefined> {
    const file = readName(name) && (await this.#files.open(wayTo(name)));
    if (!file) return undefined;
    const { size } = await file.stat();
    const range = wanted && rangeIn(size, wanted);
    if (range !== 'beyond') return { size, range, bytes: file.createReadStream(range) };
    await file.close();
    return { size, range };
  }

  async remove(name: string): Promise<void> {
    await this.#removeAt(wayTo(name));
  }

  async removeAll(stem: string): Promise<void> {
    for (const master of masterNames(stem)) {
      await this.remove(master);
      for (const place of [ASIDE, QUARANTINE]) await this.#removeAt([place, master]);
    }
    await this.#removeRenditions(stem);
  }

  async setAside(stem: string): Promise<void> {
    for (const master of masterNames(stem)) await this.#move(wayTo(master), [ASIDE, master]);
    await this.#removeRenditions(stem);
  }

  async quarantine(stem: string): Promise<void> {
    for (const master of masterNames(stem)) {
      for (const from of [wayTo(master), [ASIDE, master]]) {
        await this.#stampNow(from);
        await this.#move(from, [QUARANTINE, master]);
      }
    }
    await this.#removeRenditions(stem);
  }

  async bringBack(stem: string): Promise<void> {
    for (const master of masterNames(stem)) {
      for (const from of [ASIDE, QUARANTINE]) {
        if ((await this.size(master)) !== undefined) await this.#removeAt([from, master]);
        else await this.#move([from, master], wayTo(master));
      }
    }
  }

  async *files(): AsyncGenerator<StoredFile> {
    yield* this.#filesIn('shown', []);
    yield* this.#filesIn('aside', [ASIDE]);
    for (const name of await this.#files.names([RENDITIONS]))
      yield* this.#filesIn('shown', [RENDITIONS, name]);
  }

  async some(most: number): Promise<string[]> {
    const stems: string[] = [];
    for await (const { name } of this.#filesIn('shown', [])) if (stems.push(stemOf(name)) >= most) break;
    return stems;
  }

  /** All of them: a folder is quickly looked through. */
  async *doubtful(before: Date): AsyncGenerator<string> {
    const masters = new Set<string>();
    for await (const { name, modified } of this.files()) {
      if (!readName(name)!.rendition)
        masters.add(stemOf(name)); // they come first
      else if (masters.has(stemOf(name))) continue;
      if (modified < before) yield name;
    }
  }

  settle(): Promise<void> {
    return Promise.resolve();
  }

  quarantined(): AsyncGenerator<StoredFile> {
    return this.#filesIn('quarantine', [QUARANTINE]);
  }

  async purge(before: Date): Promise<number> {
    let purged = 0;
    for await (const { name, modified } of this.quarantined()) {
      if (modified >= before) continue;
      await this.#removeAt([QUARANTINE, name]);
      purged++;
    }
    return purged;
  }

  async tidy(before: Date): Promise<number> {
    let tidied = 0;
    for (const name of await this.#files.names([INCOMING])) {
      const found = await this.#files.facts([INCOMING, name]);
      if (!found || found.modified >= before) continue;
      await this.#removeAt([INCOMING, name]);
      tidied++;
    }
    return tidied;
  }

  async owner(): Promise<string | undefined> {
    const file = await this.#files.open([OWNER]);
    const words = file && (await file.readFile('utf8').finally(() => file.close()));
    return words?.trim();
  }

  async claim(owner: string): Promise<void> {
    await this.#write(Buffer.from(`${owner}\n`), async (incoming) => {
      // A link to an existing name fails: of two databases that claim at once the first one has it.
      await link(incoming, this.#files.path([OWNER])).catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
      });
      await syncFolder(this.folder);
    });
  }

  async findRoom(): Promise<void> {
    await this.#write(Buffer.alloc(1024 * 1024), () => Promise.resolve()).catch((error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
    });
  }

  hurry(): void {}

  /** Writes bytes where nobody looks and has them put into their place; nothing unfinished is left behind. */
  async #write(bytes: Buffer, place: (incoming: string) => Promise<void>): Promise<void> {
    const incoming = this.#files.path([INCOMING, randomUUID()]);
    try {
      await this.#files.makeFolder([INCOMING]);
      await writeDurably(incoming, bytes);
      await place(incoming);
      this.watch?.working();
    } catch (error) {
      if (!isFull(error)) throw error;
      this.watch?.failing(FULL);
      throw Object.assign(new StorageFull(FULL), { cause: error });
    } finally {
      await ifThere(rm(incoming, { force: true }));
    }
  }

  async #readAt(way: Way): Promise<Buffer | undefined> {
    const file = await this.#files.open(way);
    return file && file.readFile().finally(() => file.close());
  }

  async *#filesIn(place: Place, way: Way): AsyncGenerator<StoredFile> {
    for (const name of await this.#files.names(way)) {
      const found = readName(name) && (await this.#files.facts([...way, name]));
      if (found) yield { name, place, ...found };
    }
  }

  async #move(from: Way, to: Way): Promise<void> {
    if (!(await this.#files.facts(from))) return;
    await this.#files.makeFolder(to.slice(0, -1));
    await ifThere(rename(this.#files.path(from), this.#files.path(to)));
    for (const end of [from, to]) await syncFolder(this.#files.path(end.slice(0, -1)));
  }

  async #stampNow(way: Way): Promise<void> {
    const file = await this.#files.open(way);
    if (!file) return;
    const now = new Date();
    await file.utimes(now, now).finally(() => file.close());
  }

  async #removeRenditions(stem: string): Promise<void> {
    const folder = [RENDITIONS, stem];
    for (const name of await this.#files.names(folder)) await this.#removeAt([...folder, name]);
    await this.#files.removeFolder(folder);
  }

  /** A link is taken away itself, not what it leads to; one on the way leads to nothing of ours. */
  async #removeAt(way: Way): Promise<void> {
    if (await this.#files.facts(way)) await ifThere(rm(this.#files.path(way), { force: true }));
  }
}

const isMaster = (name: string): boolean => {
  const known = readName(name);
  return known !== undefined && !known.rendition;
};

/** The only way from a name to a place: what is not a name of ours has none. */
function wayTo(name: string, place: Place = 'shown'): Way {
  const known = readName(name);
  if (!known || (known.rendition && place !== 'shown')) throw new NotFound('Picture not found');
  if (place !== 'shown') return [place === 'aside' ? ASIDE : QUARANTINE, name];
  return known.rendition ? [RENDITIONS, known.stem, name] : [name];
}
