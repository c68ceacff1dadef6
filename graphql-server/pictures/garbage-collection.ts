import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { Unavailable } from '../errors.ts';
import { masterNames, readName, stemOf } from './names.ts';
import { Ownership, type Told } from './ownership.ts';
import type { PreparedPicture } from './picture.ts';
import { referencesToPictures, type PictureReference } from './picture-references.ts';
import type { PictureStorage } from './storage.ts';
import { SWEEP, sweepBefore } from './sweep.ts';

/** Where pictures are named that are kept for rows that may come back, or may stand again as they stood. */
const ASIDE = ['"pictures_aside"', '"versions"'];
const HOUR = 60 * 60 * 1000;
/** How long a picture that was put in its place is left there for its row, in seconds. */
const COMING = 10 * 60;
/** How long a picture that was swept can be brought back, in milliseconds. */
const QUARANTINE = 14 * 24 * HOUR;
/** foreign_key_violation and, from PostgreSQL 18 on, restrict_violation. */
const STILL_REFERRED_TO = ['23503', '23001'];

/** Keeps pictures in step with the rows that show them: bytes and facts come together and go together. */
export class MediaCollector {
  readonly #ownership: Ownership;

  constructor(
    readonly database: DataSource,
    readonly storage: PictureStorage,
    readonly told: Told,
  ) {
    this.#ownership = new Ownership(database, storage, told);
  }

  /**
   * Looks whose pictures these are, before anything is done with them: those that nobody has claimed become this
   * database's if they agree with it. From another's nothing is ever taken away.
   */
  async settle(): Promise<void> {
    await this.#ownership.settle();
  }

  /**
   * Puts a picture in its place before the transaction that makes a row refer to it, so that nobody waits in one for a slow
   * storage. Until it is kept or given up, by what this gives, it is not taken away.
   */
  async place({ file, bytes }: PreparedPicture): Promise<string> {
    const coming = randomUUID();
    // One statement, and so a transaction of its own: whoever takes it away just now has done so when it is written.
    await this.database.query(
      `insert into pictures_coming (id, stem, until)
       select $1::uuid, $2::text, clock_timestamp() + make_interval(secs => $3)
       from pg_advisory_xact_lock(hashtext($2::text))`,
      [coming, stemOf(file), COMING],
    );
    try {
      await this.storage.put(file, bytes);
    } catch (error) {
      await this.giveUp(coming).catch(() => {}); // it ends by itself, and why nothing was stored is what is told
      throw error;
    }
    return coming;
  }

  /** A picture that was put in its place is not to be kept by what it was put there for. */
  async giveUp(coming: string): Promise<void> {
    await this.database.query('delete from pictures_coming where id = $1', [coming]);
  }

  /**
   * Keeps a picture inside the transaction that makes a row refer to it. The same photograph sent again is the
   * same picture; a new alt text replaces the old one. When the transaction fails, call `discard`.
   */
  async keep(em: EntityManager, prepared: PreparedPicture, coming?: string): Promise<void> {
    const { file, width, height, placeholder, alt = null, bytes } = prepared;
    await lock(em, stemOf(file));
    await em.query(
      `insert into pictures (file, width, height, placeholder, alt) values ($1, $2, $3, $4, $5)
       on conflict (file) do update set alt = coalesce(excluded.alt, pictures.alt)`,
      [file, width, height, placeholder, alt],
    );
    if (coming === undefined) await this.storage.put(file, bytes);
    else await this.#come(em, coming);
  }

  /** Throws where it took so long that somebody may have taken the picture away. */
  async #come(em: EntityManager, coming: string): Promise<void> {
    const came = await em.query<object[]>(
      `with came as (delete from pictures_coming where id = $1 and until > clock_timestamp() returning id) select id from came`,
      [coming],
    );
    if (came.length === 0) throw new Unavailable('The picture took too long to be stored. Try again.');
  }

  /** Keeps pictures, for so many seconds, of rows that the caller's transaction takes away and that may come back. */
  async keepAside(em: EntityManager, files: readonly string[], seconds: number): Promise<void> {
    await em.query(
      `insert into pictures_aside (picture, until)
       select unnest($1::text[]), now() + make_interval(secs => $2)`,
      [files, seconds],
    );
  }

  /** Has kept pictures in their places for rows that the caller's transaction makes show them. */
  async show(em: EntityManager, files: readonly string[]): Promise<void> {
    const stems = files.map(stemOf).sort();
    for (const stem of stems) await lock(em, stem);
    for (const stem of stems) await this.storage.bringBack(stem);
  }

  /**
   * Takes a picture away, bytes and all, unless a row still shows it; one that is only kept for a row that may come back
   * is put where no address leads. Call it after the row's transaction has ended, never inside one: it has its own.
   */
  async discard(file: string): Promise<void> {
    await this.#takeAway(file, (stem) => this.storage.removeAll(stem));
  }

  /**
   * Takes away what a crash left behind: pictures no row refers to, files of pictures that are not known, writes
   * that never ended, all only when from before that moment. Answers how many. Pictures can be brought back for 14 days;
   * of another database's, and of too many at once, none is taken.
   */
  async sweep(before = new Date(Date.now() - HOUR)): Promise<number> {
    await this.bringBackShown();
    const tidied = await this.storage.tidy(before);
    if (!(await this.#ownership.settle())) return tidied;
    await this.storage.purge(new Date(Date.now() - QUARANTINE));
    for (const file of await this.#shownInTrashAlone()) await this.discard(file);
    const { database, storage, told } = this;
    const takeAway = (file: string) => this.#takeAway(file, (stem) => storage.quarantine(stem));
    return tidied + (await sweepBefore(before, { database, storage, told, takeAway }));
  }

  /** Another process has swept since: what it came upon is its to tell. */
  sweptElsewhere(): void {
    this.told.clear(SWEEP);
  }

  /** Brings swept pictures back that a row shows after all, as when the right database is there again. */
  async bringBackShown(): Promise<void> {
    for await (const { name } of this.storage.quarantined()) {
      const stem = stemOf(name);
      await this.database.transaction(async (em) => {
        await lock(em, stem);
        const need = await this.#needOf(em, stem);
        if (need) await this.storage.bringBack(stem);
        if (need === 'aside') await this.storage.setAside(stem);
      });
    }
  }

  /** Takes away what no row needs any more that was to come back, and has the rest of it out of reach. */
  async tidyAside(): Promise<void> {
    const over = await this.database.query<{ file: string }[]>(
      'with over as (delete from pictures_aside where until <= now() returning picture) select picture as file from over',
    );
    const waiting = await this.database.query<{ file: string }[]>(
      'select picture as file from pictures_aside',
    );
    await this.database.query('delete from pictures_coming where until <= clock_timestamp()');
    const files = new Set([...over, ...waiting].map(({ file }) => file));
    for (const file of files) await this.discard(file);
  }

  /** Pictures that only deleted records show: a restoration that was cut may have left one within reach. */
  async #shownInTrashAlone(): Promise<string[]> {
    const deleted = referencesToPictures(this.database).filter(({ live }) => live !== 'true');
    const files = deleted.map(
      ({ table, column }) =>
        `select ${column} as file from ${table} where deleted_at is not null and ${column} is not null`,
    );
    const rows = await this.database.query<{ file: string }[]>(files.join(' union '));
    return rows.map(({ file }) => file);
  }

  /** Whether the picture is gone: one that a row shows stays, one that may come back is set aside. */
  async #takeAway(file: string, away: (stem: string) => Promise<void>): Promise<boolean> {
    const stem = readName(file)?.stem;
    if (!stem) return false;
    const isOurs = await this.#ownership.isOurs();
    try {
      return await this.database.transaction(async (em) => {
        await lock(em, stem);
        if (await this.#isComing(em, stem)) return false;
        const need = await this.#needOf(em, stem);
        if (need === 'shown') await this.storage.bringBack(stem);
        if (need === 'aside' && isOurs) await this.storage.setAside(stem);
        if (need) return false;
        await em.query('delete from pictures where file = any($1)', [masterNames(stem)]);
        // Before the commit, while the lock keeps the same photograph from being kept again.
        if (isOurs) await away(stem);
        return isOurs;
      });
    } catch (error) {
      if (isStillReferredTo(error)) return false;
      throw error;
    }
  }

  async #isComing(em: EntityManager, stem: string): Promise<boolean> {
    const coming = await em.query<object[]>(
      'select id from pictures_coming where stem = $1 and until > clock_timestamp() limit 1',
      [stem],
    );
    return coming.length > 0;
  }

  /** Why a picture is still needed: a row shows it, or one that may come back did. */
  async #needOf(em: EntityManager, stem: string): Promise<'shown' | 'aside' | undefined> {
    const exists = ({ table, column }: PictureReference, where: string) =>
      `exists (select from ${table} where ${column} = any($1) and ${where})`;
    const anyOf = (conditions: string[]) => conditions.join(' or ') || 'false';
    const references = referencesToPictures(this.database);
    const shown = references
      .filter(({ table }) => !ASIDE.includes(table))
      .map((one) => exists(one, one.live));
    const [need] = await em.query<{ shown: boolean; aside: boolean }[]>(
      `select ${anyOf(shown)} as shown, ${anyOf(references.map((one) => exists(one, 'true')))} as aside`,
      [masterNames(stem)],
    );
    return need!.shown ? 'shown' : need!.aside ? 'aside' : undefined;
  }
}

/** Whoever keeps or discards a picture is alone with it until the end of the transaction, in every process. */
async function lock(em: EntityManager, stem: string): Promise<void> {
  await em.query('select pg_advisory_xact_lock(hashtext($1))', [stem]);
}

const isStillReferredTo = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  STILL_REFERRED_TO.includes((error as QueryFailedError<Error & { code: string }>).driverError.code);
