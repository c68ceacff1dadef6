import pLimit from 'p-limit';
import type { Statement, StatementReader, StatementWriter } from '../database/statement.ts';
import type { Told } from './ownership.ts';
import type { PictureStorage } from './storage.ts';
import { StoreAway } from './store-away.ts';

/** What is told of pictures that are missing, and of a look for them that failed, goes by these names. */
export const MISSING = 'pictures-missing';
const CHECK = 'pictures-check';

/** Pictures that are looked for in one turn, and how many at once. */
const SLICE = 1000;
const AT_ONCE = 8;
/** From so many missing ones on no more are looked for: what is wrong is wrong with the storage. */
export const MOST_MISSING = 1000;
/** Those that are named in a notice. */
const NAMED = 3;

const UPTO: Statement = {
  name: 'missing.upto',
  text: 'select upto from picture_checks',
};
/** $1 the picture after which the slice begins, $2 how many. */
const NEXT: Statement = {
  name: 'missing.next',
  text: 'select file from pictures where file > $1 order by file limit $2::int',
};
const KNOWN: Statement = {
  name: 'missing.known',
  text: 'select picture from missing_pictures',
};
/** $1 files: of those that were removed meanwhile none is missing. */
const NOTE = {
  name: 'missing.note',
  text: `insert into missing_pictures (picture) select file from pictures where file = any($1::text[]) for key share
    on conflict do nothing`,
};
const MENDED = {
  name: 'missing.mended',
  text: 'delete from missing_pictures where picture = any($1::text[])',
};
/** $1 where the next slice begins. */
const LOOKED = {
  name: 'missing.looked',
  text: `insert into picture_checks (upto, looked_at) values ($1, now())
    on conflict (id) do update set upto = excluded.upto, looked_at = now(), failed_at = null, failure = null`,
};
/** $1 why. */
const FAILED = {
  name: 'missing.failed',
  text: `insert into picture_checks (failed_at, failure) values (now(), $1)
    on conflict (id) do update set failed_at = coalesce(picture_checks.failed_at, now()), failure = excluded.failure`,
};
/** $1 the most that are named. */
const FOUND: Statement = {
  name: 'missing.found',
  text: `select (select count(*)::int from missing_pictures), c.looked_at, c.failed_at, c.failure,
      array(select picture from missing_pictures order by found_at, picture limit $1::int)
    from (select 1) one left join picture_checks c on true`,
};

/** What was found when pictures were looked for last, by whichever process. */
export interface Finding {
  /** How many that rows name are not in the storage; of more than `MOST_MISSING` it is not known how many more. */
  missing: number;
  /** The first of them. */
  files: string[];
  /** When some were looked for last; null before that. */
  lookedAt: Date | null;
  /** Since when they could not be looked for, and why. */
  failed: { since: Date; why: string } | null;
}

interface Parts {
  database: StatementReader & StatementWriter;
  storage: PictureStorage;
  told: Told;
}

/** The storage could not say whether it has a picture. */
class NotLooked extends Error {
  constructor(cause: unknown) {
    super(cause instanceof StoreAway ? cause.reason : cause instanceof Error ? cause.message : String(cause));
  }
}

/**
 * Looks whether the pictures that rows name are in the storage: some of them at a time, by the table, one after the other and
 * then from the first again. What was found stands in the database, so that every process tells it.
 */
export class PictureCheck {
  #last: Finding | undefined;

  constructor(private readonly parts: Parts) {}

  /** What this process has told last. */
  get last(): Finding | undefined {
    return this.#last;
  }

  /** Looks for those that were missing, and for the next slice of all; tells what was found, or that it could not be looked. */
  async look(): Promise<void> {
    const { database } = this.parts;
    try {
      const left = await this.#lookAgain();
      await database.write(LOOKED, [await this.#lookOn(MOST_MISSING - left)]);
    } catch (error) {
      if (!(error instanceof NotLooked)) throw error;
      await database.write(FAILED, [error.message]);
    }
    await this.tell();
  }

  /** Tells what was found last, by whichever process. */
  async tell(): Promise<void> {
    const { told } = this.parts;
    const found = (this.#last = await this.found(NAMED));
    if (found.missing > 0) told.raise(MISSING, sentenceOf(found));
    else told.clear(MISSING);
    if (found.failed)
      told.raise(CHECK, `Whether pictures are missing could not be looked at: ${found.failed.why}`);
    else told.clear(CHECK);
  }

  /** What was found last, with the names of the first. */
  async found(most: number): Promise<Finding> {
    const [row] = await this.parts.database.rows(FOUND, [most]);
    const [missing, lookedAt, since, why, files] = row as [
      number,
      Date | null,
      Date | null,
      string | null,
      string[],
    ];
    return { missing, files, lookedAt, failed: since && why !== null ? { since, why } : null };
  }

  /** How many are still missing. */
  async #lookAgain(): Promise<number> {
    const { database } = this.parts;
    const known = (await database.rows(KNOWN, [])).map(([file]) => file as string);
    const missing = new Set(await this.#missingOf(known));
    const mended = known.filter((file) => !missing.has(file));
    if (mended.length > 0) await database.write(MENDED, [mended]);
    return missing.size;
  }

  /** Where the next slice begins; the same as before where too many are missing already. */
  async #lookOn(most: number): Promise<string> {
    const { database } = this.parts;
    const [row] = await database.rows(UPTO, []);
    const upto = (row?.[0] as string | undefined) ?? '';
    if (most <= 0) return upto;
    const files = (await database.rows(NEXT, [upto, SLICE])).map(([file]) => file as string);
    const missing = await this.#missingOf(files);
    if (missing.length > 0) await database.write(NOTE, [missing]);
    return files.length < SLICE ? '' : files.at(-1)!;
  }

  async #missingOf(files: readonly string[]): Promise<string[]> {
    const limit = pLimit(AT_ONCE);
    const are = await Promise.all(files.map((file) => limit(() => this.#isMissing(file)))).finally(() => {
      limit.clearQueue(); // a storage that could not say is not asked a thousand times
    });
    return files.filter((_, n) => are[n]);
  }

  /** Neither in its place nor set aside; looked for in its place last, for it may be brought back between the two. */
  async #isMissing(file: string): Promise<boolean> {
    const { storage } = this.parts;
    try {
      for (const place of ['shown', 'aside', 'shown'] as const) {
        if ((await storage.size(file, place)) !== undefined) return false;
      }
      return true;
    } catch (error) {
      throw new NotLooked(error);
    }
  }
}

function sentenceOf({ missing, files }: Finding): string {
  const many = missing >= MOST_MISSING ? `${MOST_MISSING} or more` : String(missing);
  const rest = missing > files.length ? ' and others' : '';
  return (
    `${many} ${missing === 1 ? 'picture is' : 'pictures are'} missing from the storage: ${files.join(', ')}${rest}. ` +
    'Look whether DATA_DIR or STORAGE_URL is the right one; else bring them back from a backup, or upload them anew. ' +
    'The screen Operation says which records show them.'
  );
}
