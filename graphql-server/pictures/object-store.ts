import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { StorageFull } from '../errors.ts';
import type { Answer, Bucket, Listed } from './bucket.ts';
import type { ByteRange, WantedRange } from './byte-range.ts';
import { fileOf, keyOf, keysOf, QUARANTINED, renditionsOf } from './keys.ts';
import { masterNames, readName, stemOf } from './names.ts';
import { StoreAway } from './store-away.ts';
import type { OpenFile, PictureStorage, Place, StorageWatch, StoredFile } from './storage.ts';
import { takenUp } from './taken-up.ts';
import { FOR_EVER, TYPES } from './types.ts';
import { Watched } from './watched.ts';

const OWNER = '.database';
/** Notes of masters that were put and that nobody has asked the database about yet. */
const DOUBTFUL = '.doubtful/';
const ROOM = '.room';
const NOTHING = Buffer.alloc(0);
const NO_BYTES = 'bytes=-0';

/** Files that are taken away at once. */
const AT_ONCE = 8;

/**
 * Pictures in a bucket of an S3-compatible store, under the names that they have in a folder. There is no rename: what is moved
 * is copied and then taken away, and stands twice when that is cut short, until it is moved the next time.
 */
export class ObjectStore implements PictureStorage {
  readonly hurry = (): void => this.bucket.hurry();
  readonly #watched: Watched;

  constructor(
    readonly bucket: Bucket,
    watch?: StorageWatch,
  ) {
    this.#watched = new Watched(watch);
  }

  /** A name is made of the bytes, so whoever puts it at the same time puts the same: no condition is needed. */
  async put(name: string, bytes: Buffer, place: Place = 'shown'): Promise<void> {
    const key = keyOf(name, place);
    await this.#watched.run(async () => {
      if ((await this.bucket.size(key)) === bytes.length) return;
      if (isMaster(name) && place !== 'quarantine') await this.bucket.put(DOUBTFUL + name, NOTHING);
      const type = TYPES[extname(name)]!;
      await this.bucket.put(key, bytes, { 'content-type': type, 'cache-control': FOR_EVER });
      this.#watched.stored();
    });
  }

  async size(name: string, place: Place = 'shown'): Promise<number | undefined> {
    return readName(name) && this.#watched.run(() => this.bucket.size(keyOf(name, place)));
  }

  async read(name: string, place: Place = 'shown'): Promise<Buffer | undefined> {
    return readName(name) && this.#readAt(keyOf(name, place));
  }

  async readKept(name: string): Promise<Buffer | undefined> {
    if (!isMaster(name)) return undefined;
    // Last where it stands: it may be brought back between the two.
    return (await this.read(name, 'aside')) ?? this.read(name);
  }

  async open(name: string, wanted?: WantedRange): Promise<OpenFile | undefined> {
    if (!readName(name)) return undefined;
    const key = keyOf(name);
    const headers = wanted && { range: headerOf(wanted) };
    return this.#watched.run(async () => {
      if (headers?.range === NO_BYTES) return this.#beyond(key); // stores answer as they like
      const answer = await this.bucket.ask({ method: 'GET', key, headers });
      const { statusCode } = answer;
      if (statusCode === 200 || statusCode === 206) return this.#opened(key, answer);
      answer.destroy();
      if (statusCode === 404) return undefined;
      if (statusCode === 416) return this.#beyond(key);
      throw new Error(`The object store answered ${statusCode}.`);
    });
  }

  async remove(name: string): Promise<void> {
    const key = keyOf(name);
    await this.#watched.run(() => this.bucket.remove(key));
  }

  async removeAll(stem: string): Promise<void> {
    await this.#removeEach(masterNames(stem).flatMap(keysOf));
    await this.#removeRenditions(stem);
  }

  async setAside(stem: string): Promise<void> {
    for (const master of masterNames(stem)) await this.#move(keyOf(master), keyOf(master, 'aside'));
    await this.#removeRenditions(stem);
  }

  async quarantine(stem: string): Promise<void> {
    for (const master of masterNames(stem)) {
      for (const from of ['shown', 'aside'] as const) {
        await this.#move(keyOf(master, from), keyOf(master, 'quarantine'));
      }
    }
    await this.#removeRenditions(stem);
  }

  async bringBack(stem: string): Promise<void> {
    for (const master of masterNames(stem)) {
      for (const from of ['aside', 'quarantine'] as const) {
        const key = keyOf(master, from);
        if ((await this.size(master)) === undefined) await this.#move(key, keyOf(master));
        else await this.#watched.run(() => this.bucket.remove(key));
      }
    }
  }

  /** A thousand at a time. */
  async *files(): AsyncGenerator<StoredFile> {
    for await (const listed of this.#list('')) {
      const file = fileOf(listed);
      if (file && file.place !== 'quarantine') yield file;
    }
  }

  async some(most: number): Promise<string[]> {
    const stems: string[] = [];
    for await (const listed of this.#list('', true)) {
      if (fileOf(listed) && stems.push(stemOf(listed.key)) >= most) break;
    }
    return stems;
  }

  async *doubtful(before: Date): AsyncGenerator<string> {
    for await (const { key, modified } of this.#list(DOUBTFUL)) {
      if (modified < before) yield key.slice(DOUBTFUL.length);
    }
  }

  async settle(names: Iterable<string>): Promise<void> {
    await this.#removeEach([...names].map((name) => DOUBTFUL + name));
  }

  async *quarantined(): AsyncGenerator<StoredFile> {
    for await (const listed of this.#list(QUARANTINED)) {
      const file = fileOf(listed);
      if (file) yield file;
    }
  }

  async purge(before: Date): Promise<number> {
    const over: string[] = [];
    for await (const { name, modified } of this.quarantined()) {
      if (modified < before) over.push(keyOf(name, 'quarantine'));
    }
    await this.#removeEach(over);
    return over.length;
  }

  /** A put that never ended left nothing. */
  tidy(): Promise<number> {
    return Promise.resolve(0);
  }

  async owner(): Promise<string | undefined> {
    return (await this.#readAt(OWNER))?.toString().trim();
  }

  /** Not every store knows the condition (501): there, of two that claim at the very same moment, the last one has it. */
  async claim(owner: string): Promise<void> {
    await this.#watched.run(async () => {
      const mark = Buffer.from(`${owner}\n`);
      const status = await this.bucket.put(OWNER, mark, { 'if-none-match': '*' });
      if (status === 501 && (await this.bucket.size(OWNER)) === undefined) await this.bucket.put(OWNER, mark);
    });
  }

  async findRoom(): Promise<void> {
    const look = this.#watched.run(async () => {
      await this.bucket.put(ROOM, Buffer.from('room'));
      this.#watched.stored();
      await this.bucket.remove(ROOM);
    });
    await look.catch((error: unknown) => {
      if (!(error instanceof StorageFull) && !(error instanceof StoreAway)) throw error;
    });
  }

  async #readAt(key: string): Promise<Buffer | undefined> {
    return this.#watched.run(async () => {
      const answer = await this.bucket.ask({ method: 'GET', key });
      if (answer.statusCode === 404) return undefined;
      return buffer(this.#opened(key, answer).bytes);
    });
  }

  #opened(key: string, answer: Answer): Extract<OpenFile, { bytes: Readable }> {
    const { 'content-length': length, 'content-range': said = '' } = answer.headers;
    const [, start, end, of] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(said) ?? [];
    const size = Number(of ?? length);
    const range = of === undefined ? undefined : { start: Number(start), end: Number(end) };
    const bytes = Readable.from(this.#pieces(key, answer, range ?? { start: 0, end: size - 1 }), {
      objectMode: false,
    });
    return { size, range, bytes };
  }

  async *#pieces(key: string, answer: Answer, range: ByteRange): AsyncGenerator<Buffer> {
    try {
      yield* takenUp(this.bucket, key, answer, range);
    } catch (error) {
      throw this.#watched.fails(error);
    }
  }

  async #beyond(key: string): Promise<OpenFile | undefined> {
    const size = await this.bucket.size(key);
    return size === undefined ? undefined : { size, range: 'beyond' };
  }

  async *#list(prefix: string, flat = false): AsyncGenerator<Listed> {
    const listed = this.bucket.list(prefix, flat);
    for (;;) {
      const next = await this.#watched.run(() => listed.next());
      if (next.done) return;
      yield next.value;
    }
  }

  async #move(from: string, to: string): Promise<void> {
    await this.#watched.run(async () => {
      if (await this.bucket.copy(from, to)) await this.bucket.remove(from);
    });
  }

  async #removeRenditions(stem: string): Promise<void> {
    const keys: string[] = [];
    for await (const { key } of this.#list(renditionsOf(stem))) keys.push(key);
    await this.#removeEach(keys);
  }

  async #removeEach(keys: readonly string[]): Promise<void> {
    const limit = pLimit(AT_ONCE);
    await Promise.all(keys.map((key) => limit(() => this.#watched.run(() => this.bucket.remove(key)))));
  }
}

const isMaster = (name: string): boolean => readName(name)?.rendition === undefined;

const headerOf = (wanted: WantedRange): string =>
  'final' in wanted ? `bytes=-${wanted.final}` : `bytes=${wanted.first}-${wanted.last ?? ''}`;
