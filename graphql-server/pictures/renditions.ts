import { StorageFull, type Log } from '../errors.ts';
import { Limit, limits } from '../limits.ts';
import { imagePool, PRIORITY } from './image-pool.ts';
import { FORMATS, originalNames, readName, type Rendition, renditionName, stemOf } from './names.ts';
import type { Framing, Picture } from './picture.ts';
import type { PictureStorage } from './storage/storage.ts';
import { type Size, portraitWidthsOf, widthsOf } from './widths.ts';

/** Creates the widths and formats of stored pictures: each once, on demand or in advance. */
export class Renditions {
  readonly #inFlight = new Map<string, Promise<Buffer | undefined>>();
  readonly #background = new Limit({ concurrency: 1 });
  #isClosed = false;

  constructor(
    readonly storage: PictureStorage,
    readonly log: Pick<Log, 'error'>,
  ) {}

  /**
   * Creates a rendition that a visitor waits for; undefined if there is no such picture, width or format. With the size of the
   * picture, other widths are rejected before they enter the queue. Throws `Unavailable` if too many visitors are waiting.
   */
  async make(name: string, size?: Size): Promise<Buffer | undefined> {
    const { rendition } = readName(name) ?? {};
    if (!rendition) return undefined;
    if (size && !rendition.shared) {
      const widths = rendition.upright ? portraitWidthsOf(size) : widthsOf(size.width);
      if (!widths.includes(rendition.width)) return undefined;
    }
    return this.#make(name, PRIORITY.visitor);
  }

  /** Creates all renditions of a new picture in the background, one after the other. Never rejects: failures are logged. */
  warm(picture: Pick<Picture, 'file' | 'width' | 'height'>, { upright }: Framing): Promise<void> {
    const stem = stemOf(picture.file);
    const uprights = upright ? portraitWidthsOf(picture) : [];
    const names = FORMATS.flatMap((format) => [
      // Most visitors come on phones.
      ...uprights.map((width) => renditionName(stem, width, format, true)),
      ...widthsOf(picture.width).map((width) => renditionName(stem, width, format)),
    ]);
    return this.#background.run(() => this.#makeAll(names));
  }

  /** Stops the background work; resolves when no more files will be written. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#background.run(async () => {});
    await Promise.allSettled(this.#inFlight.values());
  }

  async #makeAll(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (this.#isClosed) return;
      try {
        if ((await this.storage.size(name)) === undefined) await this.#make(name, PRIORITY.background);
      } catch (error) {
        this.log.error({ err: error, name }, 'A rendition could not be made');
      }
    }
  }

  #make(name: string, priority: number): Promise<Buffer | undefined> {
    let made = this.#inFlight.get(name);
    if (!made) {
      const { stem, rendition } = readName(name) as { stem: string; rendition: Rendition };
      const make = async () => (await this.storage.read(name)) ?? this.#encode(name, stem, rendition);
      made = limits.pictures.run(make, priority).finally(() => this.#inFlight.delete(name));
      this.#inFlight.set(name, made);
    }
    return made;
  }

  async #encode(name: string, stem: string, rendition: Rendition): Promise<Buffer | undefined> {
    const original = await this.#readOriginal(stem);
    const encoded = original && (await imagePool.run('makeRendition', original, rendition));
    if (!encoded) return undefined;
    // Visitors still see pictures while the disk is full.
    await this.storage.put(name, encoded).catch((error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
    });
    return encoded;
  }

  async #readOriginal(stem: string): Promise<Buffer | undefined> {
    for (const name of originalNames(stem)) {
      const bytes = await this.storage.read(name);
      if (bytes) return bytes;
    }
    return undefined;
  }
}
