import pLimit from 'p-limit';
import type { Statement, StatementReader, StatementWriter } from '../database/statement.ts';
import type { NoticeBoard } from './garbage-collection.ts';
import { StorageUnavailable, type PictureStorage } from './storage/storage.ts';

const MISSING_NOTICE = 'pictures-missing';
const CHECK_NOTICE = 'pictures-check';

/** Pictures per run, and concurrent lookups in the storage. */
const BATCH = 1000;
const CONCURRENCY = 8;
/** With this many missing pictures, the check stops: the storage is the wrong one. */
export const MAX_MISSING = 1000;
/** Pictures that a notice names. */
const NAMED = 3;

const statement = (name: string, text: string): Statement => ({ name: `pictureCheck.${name}`, text });

const POSITION = statement('position', 'select last_file from picture_checks');
const NEXT = statement('next', 'select file from pictures where file > $1 order by file limit $2::int');
const KNOWN = statement('known', 'select picture from missing_pictures');
/** A picture that has been deleted since is not missing. */
const ADD_MISSING = statement(
  'addMissing',
  `insert into missing_pictures (picture) select file from pictures where file = any($1::text[]) for key share
   on conflict do nothing`,
);
const REMOVE_FOUND = statement('removeFound', 'delete from missing_pictures where picture = any($1::text[])');
const SAVE_POSITION = statement(
  'savePosition',
  `insert into picture_checks (last_file, checked_at) values ($1, now())
   on conflict (id) do update set last_file = excluded.last_file, checked_at = now(), failed_at = null, failure = null`,
);
const SAVE_FAILURE = statement(
  'saveFailure',
  `insert into picture_checks (failed_at, failure) values (now(), $1)
   on conflict (id) do update set failed_at = coalesce(picture_checks.failed_at, now()), failure = excluded.failure`,
);
const RESULT = statement(
  'result',
  `select (select count(*)::int from missing_pictures), c.checked_at, c.failed_at, c.failure,
     array(select picture from missing_pictures order by found_at, picture limit $1::int)
   from (select 1) one left join picture_checks c on true`,
);

/** The result of the last check, in any process. */
interface PictureCheckResult {
  /** Pictures that rows refer to and the storage does not have, at most `MAX_MISSING`. */
  missing: number;
  /** The first of them. */
  files: string[];
  /** Time of the last successful check; null before the first one. */
  checkedAt: Date | null;
  /** Since when the check has been failing, and why. */
  failed: { since: Date; why: string } | null;
}

interface PictureCheckOptions {
  database: StatementReader & StatementWriter;
  storage: PictureStorage;
  notices: NoticeBoard;
}

/** Checks a batch of pictures per run whether the storage has them. Progress and result are in the database, for all processes. */
export class PictureCheck {
  #last: PictureCheckResult | undefined;

  constructor(private readonly options: PictureCheckOptions) {}

  /** The result that this process has reported last. */
  get last(): PictureCheckResult | undefined {
    return this.#last;
  }

  /** Checks the missing pictures again and then the next batch. */
  async run(): Promise<void> {
    const { database } = this.options;
    const readFiles = async (query: Statement, values: unknown[]) =>
      (await database.rows(query, values)).map(([file]) => file as string);

    const known = await readFiles(KNOWN, []);
    const [position = ''] = await readFiles(POSITION, []);
    try {
      const missing = await this.#findMissing(known);
      const found = known.filter((file) => !missing.includes(file));
      if (found.length > 0) await database.write(REMOVE_FOUND, [found]);
      let next = position;
      if (missing.length < MAX_MISSING) {
        const batch = await readFiles(NEXT, [position, BATCH]);
        await database.write(ADD_MISSING, [await this.#findMissing(batch)]);
        next = batch.length < BATCH ? '' : batch.at(-1)!;
      }
      await database.write(SAVE_POSITION, [next]);
    } catch (error) {
      if (!(error instanceof CheckFailed)) throw error;
      await database.write(SAVE_FAILURE, [error.message]);
    }
    await this.report();
  }

  /** Raises or clears this process's notices. */
  async report(): Promise<void> {
    const { notices } = this.options;
    const result = (this.#last = await this.result(NAMED));
    if (result.missing > 0) notices.raise(MISSING_NOTICE, formatMissing(result));
    else notices.clear(MISSING_NOTICE);
    if (result.failed)
      notices.raise(CHECK_NOTICE, `The check for missing pictures failed: ${result.failed.why}`);
    else notices.clear(CHECK_NOTICE);
  }

  /** The result of the last check, with the names of the first `limit` missing pictures. */
  async result(limit: number): Promise<PictureCheckResult> {
    const [row] = await this.options.database.rows(RESULT, [limit]);
    const [missing, checkedAt, since, why, files] = row as [
      number,
      Date | null,
      Date | null,
      string | null,
      string[],
    ];
    return { missing, files, checkedAt, failed: since && why !== null ? { since, why } : null };
  }

  async #findMissing(files: readonly string[]): Promise<string[]> {
    const limit = pLimit(CONCURRENCY);
    try {
      const sizes = await Promise.all(files.map((file) => limit(() => this.options.storage.size(file))));
      return files.filter((_, index) => sizes[index] === undefined);
    } catch (error) {
      limit.clearQueue();
      throw new CheckFailed(error instanceof StorageUnavailable ? error.reason : (error as Error).message);
    }
  }
}

/** The storage did not answer. */
class CheckFailed extends Error {}

function formatMissing({ missing, files }: PictureCheckResult): string {
  const count = missing >= MAX_MISSING ? `${MAX_MISSING} or more` : String(missing);
  const rest = missing > files.length ? ' and others' : '';
  return (
    `${count} ${missing === 1 ? 'picture is' : 'pictures are'} missing from the storage: ${files.join(', ')}${rest}. ` +
    'Check DATA_DIR or STORAGE_URL; if it is right, restore the pictures from a backup or upload them again. ' +
    'The screen Operation lists the records that show them.'
  );
}
