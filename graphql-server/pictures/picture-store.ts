import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { Queryable, StatementWriter } from '../database/statement.ts';
import { InvalidInput, Unavailable } from '../errors.ts';
import { originalNames, stemOf } from './names.ts';
import type { WrittenPicture } from './picture.ts';
import { isShown, pictureReferences } from './picture-references.ts';
import type { PictureStorage } from './storage/storage.ts';
import type { Size } from './widths.ts';
import { message } from '../messages.ts';

/** $1 file, $2 width, $3 height, $4 placeholder, $5 alternative text. */
const ADD = `insert into pictures (file, width, height, placeholder, alt) values ($1, $2, $3, $4, $5)
    on conflict (file) do update set alt = coalesce(excluded.alt, pictures.alt), uploaded_at = excluded.uploaded_at
    returning uploaded_at as "uploadedAt"`;
/** $1 file, $2 time of the upload. */
const REMOVE = 'delete from pictures where file = $1 and uploaded_at = $2';

/** $1 file. */
const RENEW =
  'update pictures set uploaded_at = now() where file = $1 returning file, width, height, placeholder';

export class PictureStore {
  constructor(
    private readonly database: Queryable & StatementWriter,
    private readonly storage: PictureStorage,
  ) {}

  /**
   * Stores a picture before the transaction that refers to it. The row of `pictures` is written first: from then on garbage
   * collection does not delete the file for 30 days. The same photograph gets the same row; a new alternative text replaces the old
   * one. Throws `StorageFull`, `StorageUnavailable`.
   */
  async add(
    { file, width, height, placeholder, alt, bytes }: WrittenPicture,
    database: Queryable = this.database,
  ): Promise<void> {
    const values = [file, width, height, placeholder, alt ?? null];
    const [added] = await database.query<{ uploadedAt: Date }>(ADD, values);
    if (!bytes) return;
    try {
      await this.storage.put(file, bytes);
    } catch (error) {
      // Does not delete a row that is in use or that another upload of the same picture has renewed.
      await database.query(REMOVE, [file, added!.uploadedAt]).catch(() => {});
      throw error;
    }
  }

  /** Finds a stored picture and postpones its garbage collection as an upload does. Throws `InvalidInput` at `field` if there is none. */
  async renew(file: string, field: string): Promise<WrittenPicture> {
    const [renewed] = await this.database.write<WrittenPicture>(RENEW, [file]);
    if (!renewed) throw new InvalidInput({ [field]: message('PICTURE_EXPIRED') });
    return renewed;
  }
}

/** Finds the size of a picture that visitors may see; null if there is none, undefined while the database is unavailable. */
export type FindPicture = (stem: string) => Promise<Size | null | undefined>;

/** Milliseconds after which a change in another process takes effect here. */
const MAX_AGE = 1000;
const MAX_ENTRIES = 10_000;

/**
 * Looks up which pictures visitors may see: those that a record shows. The picture of a deleted record is stored until it is
 * deleted for good, but has no public URL. Lookups are cached for a second, and those of an event loop iteration share a statement:
 * a flood of requests for pictures that do not exist costs little.
 */
export class PictureLookup {
  readonly #sizes: DataLoader<string, Size | null>;
  readonly #database: Queryable;
  readonly #statement: string;

  constructor(dataSource: DataSource, database: Queryable) {
    const statement = `select width, height, file from pictures where file = any($1) and (${isShown(pictureReferences(dataSource))})`;
    this.#database = database;
    this.#statement = statement;
    this.#sizes = new DataLoader((stems) => this.#sizesOf(stems), {
      cacheMap: new LRUCache<string, Promise<Size | null>>({ max: MAX_ENTRIES, ttl: MAX_AGE }),
      batchScheduleFn: setImmediate,
    });
  }

  readonly find: FindPicture = async (stem) => {
    try {
      return await this.#sizes.load(stem);
    } catch (error) {
      if (error instanceof Unavailable) return undefined;
      throw error;
    }
  };

  /** The files among these that visitors may see. */
  async shownOf(files: readonly string[]): Promise<Set<string>> {
    const rows = await this.#read(files);
    return new Set(rows.map(({ file }) => file));
  }

  /** Clears the cached lookups after a change in this process. */
  clear(): void {
    this.#sizes.clearAll();
  }

  async #sizesOf(stems: readonly string[]): Promise<(Size | null)[]> {
    const rows = await this.#read(stems.flatMap(originalNames));
    const sizes = new Map(rows.map(({ file, ...size }) => [stemOf(file), size]));
    return stems.map((stem) => sizes.get(stem) ?? null);
  }

  #read(files: readonly string[]): Promise<(Size & { file: string })[]> {
    return this.#database.query(this.#statement, [files]);
  }
}
