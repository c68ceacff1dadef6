import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { sharp } from './imaging.ts';
import { widthsOf } from './ladder.ts';
import { FORMATS, type Format, masterNames, readName, renditionName, stemOf } from './names.ts';
import type { PictureStorage } from './storage.ts';
import { type Urgency, workbench } from './workbench.ts';

/** Where failures in the background are told; any pino logger will do. */
export interface FailureLog {
  error(what: object, sentence: string): void;
}

/** Chosen on interiors and skylines so that the three look alike; below 50, AVIF loses the grain of floors and water. */
const ENCODE: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 74 }),
  jpeg: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 76 }),
};

/** The widths and formats of stored pictures: each made once, when first asked for or before, and then kept. */
export class Renditions {
  readonly #asked = new Map<string, Promise<boolean>>();
  readonly #background = pLimit(1);
  #closed = false;

  constructor(
    readonly storage: PictureStorage,
    readonly log: FailureLog,
  ) {}

  /** Makes a rendition a visitor waits for; `false` when there is no such picture, width or format. */
  make(name: string): Promise<boolean> {
    let asked = this.#asked.get(name);
    if (!asked) {
      asked = this.#make(name, 'visitor').finally(() => this.#asked.delete(name));
      this.#asked.set(name, asked);
    }
    return asked;
  }

  /**
   * Has all renditions of a picture made in the background, one after the other, whenever no one else waits.
   * Nobody need await it: it never rejects, failures are logged.
   */
  warm(file: string): Promise<void> {
    return this.#background(() => this.#makeAll(file));
  }

  /** Ends the work in the background; resolves when nothing more will be written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#background(() => undefined);
    await Promise.allSettled(this.#asked.values());
  }

  async #makeAll(file: string): Promise<void> {
    for (const name of await this.#namesOf(file)) {
      if (this.#closed) return;
      try {
        await this.#make(name, 'nobody');
      } catch (error) {
        this.log.error({ err: error, name }, 'A rendition could not be made');
      }
    }
  }

  async #namesOf(file: string): Promise<string[]> {
    if (this.#closed) return [];
    try {
      const master = await this.storage.read(file);
      const widths = master ? await ladderOf(master) : [];
      return FORMATS.flatMap((format) => widths.map((width) => renditionName(stemOf(file), width, format)));
    } catch (error) {
      this.log.error({ err: error, file }, 'A picture could not be read to make its renditions');
      return [];
    }
  }

  async #make(name: string, urgency: Urgency): Promise<boolean> {
    const { stem, rendition } = readName(name) ?? {};
    if (!stem || !rendition) return false;
    return workbench.run({
      urgency,
      alone: stem,
      work: async () => (await this.storage.size(name)) !== undefined || this.#develop(name, stem, rendition),
    });
  }

  async #develop(
    name: string,
    stem: string,
    { width, format }: { width: number; format: Format },
  ): Promise<boolean> {
    const master = await this.#masterOf(stem);
    if (!master || !(await ladderOf(master.bytes)).includes(width)) return false;
    await this.storage.put(name, await ENCODE[format](sharp(master.bytes).resize({ width })).toBuffer());
    // Discarded while this was encoded: nothing else would ever take the rendition away.
    if ((await this.storage.size(master.file)) !== undefined) return true;
    await this.storage.remove(name);
    return false;
  }

  async #masterOf(stem: string): Promise<{ file: string; bytes: Buffer } | undefined> {
    for (const file of masterNames(stem)) {
      const bytes = await this.storage.read(file);
      if (bytes) return { file, bytes };
    }
    return undefined;
  }
}

async function ladderOf(master: Buffer): Promise<number[]> {
  const { width } = await sharp(master).metadata();
  return widthsOf(width);
}
