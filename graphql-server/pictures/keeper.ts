import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { masterNames, readName, stemOf } from './names.ts';
import type { Picture, PreparedPicture } from './picture.ts';
import { referencesToPictures } from './references.ts';
import type { PictureStorage } from './storage.ts';

const HOUR = 60 * 60 * 1000;
/** foreign_key_violation and, from PostgreSQL 18 on, restrict_violation. */
const STILL_REFERRED_TO = ['23503', '23001'];

/** Keeps pictures in step with the rows that show them: bytes and facts come together and go together. */
export class PictureKeeper {
  constructor(
    readonly database: DataSource,
    readonly storage: PictureStorage,
  ) {}

  /**
   * Keeps a picture inside the transaction that makes a row refer to it. The same photograph sent again is the
   * same picture; a new alt text replaces the old one. When the transaction fails, call `discard`.
   */
  async keep(em: EntityManager, prepared: PreparedPicture): Promise<void> {
    const { file, width, height, placeholder, alt = null, bytes } = prepared;
    await lock(em, stemOf(file));
    await em.query(
      `insert into pictures (file, width, height, placeholder, alt) values ($1, $2, $3, $4, $5)
       on conflict (file) do update set alt = coalesce(excluded.alt, pictures.alt)`,
      [file, width, height, placeholder, alt],
    );
    await this.storage.put(file, bytes);
  }

  /**
   * Takes a picture away, bytes and all, unless a row still shows it. Call it after the row's transaction has
   * ended, never inside one: it has its own.
   */
  async discard(file: string): Promise<void> {
    await this.#takeAway(file);
  }

  /**
   * Takes away what a crash left behind: pictures no row refers to, files of pictures that are not known, writes
   * that never ended, all only when older than `olderThan` milliseconds. Answers how many.
   */
  async sweep(olderThan = HOUR): Promise<number> {
    const before = new Date(Date.now() - olderThan);
    let swept = await this.storage.tidy(before);
    for (const file of [...(await this.#unreferred(before)), ...(await this.#unknown(before))]) {
      if (await this.#takeAway(file)) swept++;
    }
    return swept;
  }

  /** `false`, and nothing has happened, while a row still shows the picture. */
  async #takeAway(file: string): Promise<boolean> {
    const stem = readName(file)?.stem;
    if (!stem) return false;
    try {
      await this.database.transaction(async (em) => {
        await lock(em, stem);
        await em.query('delete from pictures where file = any($1)', [masterNames(stem)]);
        // Before the commit, while the lock keeps the same photograph from being kept again.
        await this.storage.removeAll(stem);
      });
      return true;
    } catch (error) {
      if (isStillReferredTo(error)) return false;
      throw error;
    }
  }

  async #unreferred(before: Date): Promise<string[]> {
    const noneOf = referencesToPictures(this.database)
      .map(({ table, column }) => `and not exists (select from ${table} where ${column} = pictures.file)`)
      .join(' ');
    const rows = await this.database.query<Pick<Picture, 'file'>[]>(
      `select file from pictures where created_at < $1 ${noneOf}`,
      [before],
    );
    return rows.map(({ file }) => file);
  }

  /** A master's name for each stored picture, or rest of one, that has no row. */
  async #unknown(before: Date): Promise<string[]> {
    const stems = new Set<string>();
    for await (const { name, modified } of this.storage.files()) {
      const stem = readName(name)?.stem;
      if (stem && modified < before) stems.add(stem);
    }
    const rows = await this.database.query<{ stem: string }[]>(
      `select stem from unnest($1::text[]) as stored (stem)
       where not exists (select from pictures where file in (stem || '.jpg', stem || '.webp'))`,
      [[...stems]],
    );
    return rows.flatMap(({ stem }) => masterNames(stem).slice(0, 1));
  }
}

/** Whoever keeps or discards a picture is alone with it until the end of the transaction, in every process. */
async function lock(em: EntityManager, stem: string): Promise<void> {
  await em.query('select pg_advisory_xact_lock(hashtext($1))', [stem]);
}

const isStillReferredTo = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  STILL_REFERRED_TO.includes((error as QueryFailedError<Error & { code: string }>).driverError.code);
