import pLimit from 'p-limit';
import type { StatementReader } from '../database/statement.ts';
import { StorageFull, Unavailable } from '../errors.ts';
import { develop } from './darkroom.ts';
import { uprightWidthsOf, widthsOf } from './ladder.ts';
import { type Cut, FORMATS, masterNames, readName, type Rendition, renditionName, stemOf } from './names.ts';
import type { Framing } from './picture.ts';
import type { PictureStorage } from './storage.ts';
import { type Urgency, workbench } from './workbench.ts';

/** Where failures in the background are told; any pino logger will do. */
export interface FailureLog {
  error(what: object, sentence: string): void;
}

/** Width and height of the stored picture whose name has this stem, as its row says; null where there is no row. */
export type FindSize = (stem: string) => Promise<{ width: number; height: number } | null>;

const BY_STEM = {
  name: 'pictures.sizeByStem',
  text: 'select width, height from pictures where file = any($1)',
};

/** Finds sizes in the database. While that is away, renditions are made as if every picture had a row. */
export const findSizeIn =
  (database: StatementReader): FindSize =>
  async (stem) => {
    const [row] = await database.rows(BY_STEM, [masterNames(stem)]);
    return row ? { width: row[0] as number, height: row[1] as number } : null;
  };

/** The widths and formats of stored pictures: each made once, when first asked for or before, and then kept. */
export class Renditions {
  readonly #asked = new Map<string, Promise<Buffer | undefined>>();
  readonly #background = pLimit(1);
  #closed = false;

  constructor(
    readonly storage: PictureStorage,
    readonly log: FailureLog,
    /** Without it, the storage alone says what there is. */
    readonly findSize?: FindSize,
  ) {}

  /**
   * Makes a rendition a visitor waits for; `undefined` when there is no such picture, width or format. Throws `Unavailable`
   * when too many wait already.
   */
  make(name: string): Promise<Buffer | undefined> {
    let asked = this.#asked.get(name);
    if (!asked) {
      asked = this.#makeKnown(name).finally(() => this.#asked.delete(name));
      this.#asked.set(name, asked);
    }
    return asked;
  }

  /**
   * Has all renditions made in the background in which a picture is shown, one after the other, whenever no one else waits.
   * Nobody need await it: it never rejects, failures are logged.
   */
  warm(file: string, framing: Framing): Promise<void> {
    return this.#background(() => this.#makeAll(file, framing));
  }

  /** Ends the work in the background; resolves when nothing more will be written. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#background(() => undefined);
    await Promise.allSettled(this.#asked.values());
  }

  async #makeAll(file: string, framing: Framing): Promise<void> {
    for (const name of await this.#namesOf(file, framing)) {
      if (this.#closed) return;
      try {
        if ((await this.storage.size(name)) === undefined) await this.#make(name, 'nobody');
      } catch (error) {
        this.log.error({ err: error, name }, 'A rendition could not be made');
      }
    }
  }

  async #namesOf(file: string, framing: Framing): Promise<string[]> {
    if (this.#closed) return [];
    try {
      const master = await this.storage.read(file);
      const cuts = master ? await this.#cutsOf(master, framing) : [];
      return FORMATS.flatMap((format) =>
        cuts.map(({ width, upright }) => renditionName(stemOf(file), width, format, upright)),
      );
    } catch (error) {
      this.log.error({ err: error, file }, 'A picture could not be read to make its renditions');
      return [];
    }
  }

  /** Makes a rendition only of a picture that has a row and in one of its widths: anything else takes no place in the queue. */
  async #makeKnown(name: string): Promise<Buffer | undefined> {
    const { stem, rendition } = readName(name) ?? {};
    if (!stem || !rendition) return undefined;
    const size = await this.findSize?.(stem).catch((error: unknown) => {
      if (error instanceof Unavailable) return undefined;
      throw error;
    });
    if (size === null) return undefined;
    if (size) {
      const widths = rendition.upright ? uprightWidthsOf(size) : widthsOf(size.width);
      if (!widths.includes(rendition.width)) return undefined;
    }
    return this.#make(name, 'visitor');
  }

  async #make(name: string, urgency: Urgency): Promise<Buffer | undefined> {
    const { stem, rendition } = readName(name) ?? {};
    if (!stem || !rendition) return undefined;
    return workbench.run({
      urgency,
      alone: stem,
      work: async () => (await this.storage.read(name)) ?? this.#develop(name, stem, rendition),
    });
  }

  async #develop(name: string, stem: string, rendition: Rendition): Promise<Buffer | undefined> {
    const master = await this.#masterOf(stem);
    const made = master && (await develop('makeRendition', master.bytes, rendition));
    if (!made) return undefined;
    await this.#keep(name, made);
    // Discarded while this was encoded: nothing else would ever take the rendition away.
    if ((await this.storage.size(master.file)) !== undefined) return made;
    await this.storage.remove(name);
    return undefined;
  }

  /** A full disk keeps nobody from looking at pictures. */
  async #keep(name: string, made: Buffer): Promise<void> {
    await this.storage.put(name, made).catch((error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
    });
  }

  #cutsOf(master: Buffer, framing: Framing): Promise<Cut[]> {
    return workbench.run({ urgency: 'nobody', work: () => develop('cutsOfMaster', master, framing) });
  }

  async #masterOf(stem: string): Promise<{ file: string; bytes: Buffer } | undefined> {
    for (const file of masterNames(stem)) {
      const bytes = await this.storage.read(file);
      if (bytes) return { file, bytes };
    }
    return undefined;
  }
}
