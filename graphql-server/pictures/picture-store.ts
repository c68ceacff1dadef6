import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import type { Statement, StatementReader, StatementWriter } from '../database/statement.ts';
import { InvalidInput, Unavailable } from '../errors.ts';
import { originalNames } from './names.ts';
import type { WrittenPicture } from './picture.ts';
import { isShown, pictureReferences } from './picture-references.ts';
import type { PictureStorage } from './storage/storage.ts';
import type { Size } from './widths.ts';
import { message } from '../messages.ts';

/** $1 file, $2 width, $3 height, $4 placeholder, $5 alternative text. */
const ADD = {
  name: 'pictures.add',
  text: `insert into pictures (file, width, height, placeholder, alt) values ($1, $2, $3, $4, $5)
    on conflict (file) do update set alt = coalesce(excluded.alt, pictures.alt), uploaded_at = excluded.uploaded_at
    returning uploaded_at`,
};
/** $1 file, $2 time of the upload. */
const REMOVE = { name: 'pictures.remove', text: 'delete from pictures where file = $1 and uploaded_at = $2' };

/** $1 file. */
const RENEW = {
  name: 'pictures.renew',
  text: 'update pictures set uploaded_at = now() where file = $1 returning width, height, placeholder',
};

export class PictureStore {
  constructor(
    private readonly database: StatementReader & StatementWriter,
    private readonly storage: PictureStorage,
  ) {}

  /**
   * Stores a picture before the transaction that refers to it. The row of `pictures` is written first: from then on garbage
   * collection does not delete the file for 30 days. The same photograph gets the same row; a new alternative text replaces the old
   * one. Throws `StorageFull`, `StorageUnavailable`.
   */
  async add(
    { file, width, height, placeholder, alt, bytes }: WrittenPicture,
    database: StatementReader = this.database,
  ): Promise<void> {
    const [row] = await database.rows(ADD, [file, width, height, placeholder, alt ?? null]);
    if (!bytes) return;
    try {
      await this.storage.put(file, bytes);
    } catch (error) {
      // Does not delete a row that is in use or that another upload of the same picture has renewed.
      await database.rows(REMOVE, [file, row![0]]).catch(() => {});
      throw error;
    }
  }

  /** Finds a stored picture and postpones its garbage collection as an upload does. Throws `InvalidInput` at `field` if there is none. */
  async renew(file: string, field: string): Promise<WrittenPicture> {
    const [row] = await this.database.write(RENEW, [file]);
    if (!row) throw new InvalidInput({ [field]: message('PICTURE_EXPIRED') });
    const [width, height, placeholder] = row as [number, number, string];
    return { file, width, height, placeholder };
  }
}

/** Finds the size of a picture that visitors may see; null if there is none, undefined while the database is unavailable. */
export type FindPicture = (stem: string) => Promise<Size | null | undefined>;

/** Milliseconds after which a change in another process takes effect here. */
const MAX_AGE = 1000;
const MAX_ENTRIES = 10_000;

/**
 * Looks up which pictures visitors may see: those that a record shows. The picture of a deleted record is stored until it is
 * deleted for good, but has no public URL. Lookups are cached for a second and concurrent ones share a query.
 */
export class PictureLookup {
  readonly #found: LRUCache<string, { size: Size | null }>;
  readonly #database: StatementReader;
  readonly #statement: Statement;

  constructor(dataSource: DataSource, database: StatementReader) {
    const statement = {
      name: 'pictures.shown',
      text: `select width, height, file from pictures where file = any($1) and (${isShown(pictureReferences(dataSource))})`,
    };
    this.#database = database;
    this.#statement = statement;
    this.#found = new LRUCache({
      max: MAX_ENTRIES,
      ttl: MAX_AGE,
      fetchMethod: async (stem) => {
        const [row] = await database.rows(statement, [originalNames(stem)]);
        return { size: row ? { width: row[0] as number, height: row[1] as number } : null };
      },
    });
  }

  readonly find: FindPicture = async (stem) => {
    try {
      return (await this.#found.fetch(stem))?.size;
    } catch (error) {
      if (error instanceof Unavailable) return undefined;
      throw error;
    }
  };

  /** The files among these that visitors may see. */
  async shownOf(files: readonly string[]): Promise<Set<string>> {
    const rows = await this.#database.rows(this.#statement, [files]);
    return new Set(rows.map(([, , file]) => file as string));
  }

  /** Clears the cached lookups after a change in this process. */
  clear(): void {
    this.#found.clear();
  }
}
