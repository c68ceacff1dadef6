import type { Queryable, StatementWriter } from '../database/statement.ts';
import type { Notices } from '../observability/notices.ts';
import { StorageUnavailable, type PictureStorage } from './storage/storage.ts';

const MISSING_NOTICE = 'pictures-missing';
const CHECK_NOTICE = 'pictures-check';

/** Maximum number of missing pictures that are stored: with so many, the storage is the wrong one. */
const MAX_MISSING = 1000;
/** Pictures that a notice names. */
const NAMED = 3;

/** $1 names of the stored originals, $2 limit. */
const NOT_STORED = `select file from pictures
   where not exists (select from unnest($1::text[]) as stored (name) where stored.name = file)
   order by file limit $2::int`;
const SAVE = `insert into picture_checks (missing, checked_at) values ($1, now())
   on conflict (id) do update set missing = excluded.missing, checked_at = now(), failed_at = null, failure = null`;
const SAVE_RECHECK = 'update picture_checks set missing = $1';
const SAVE_FAILURE = `insert into picture_checks (failed_at, failure) values (now(), $1)
   on conflict (id) do update set failed_at = coalesce(picture_checks.failed_at, now()), failure = excluded.failure`;
/** A picture that has been deleted since is not missing. */
const RESULT = `select cardinality(missing.files) as missing, missing.files[:$1::int] as files, checks.checked_at as "checkedAt",
     checks.failed_at as since, checks.failure as reason
   from (select 1) one left join picture_checks checks on true,
     lateral (select array(select file from pictures where file = any(checks.missing) order by file) as files) missing`;

/** The result of the last check, in any process. */
interface PictureCheckResult {
  /** Pictures that rows refer to and the storage does not have, at most `MAX_MISSING`. */
  missing: number;
  /** The first of them. */
  files: string[];
  /** Time of the last successful check; null before the first one. */
  checkedAt: Date | null;
  /** Since when the check has been failing, and why. */
  failed: { since: Date; reason: string } | null;
}

interface MissingPicturesOptions {
  database: Queryable & StatementWriter;
  storage: PictureStorage;
  notices: Pick<Notices, 'raise' | 'clear'>;
}

/** Finds pictures that rows refer to and the storage does not have. The result is in the database, for all processes. */
export class MissingPictures {
  #last: PictureCheckResult | undefined;

  constructor(private readonly options: MissingPicturesOptions) {}

  /** The result that this process has reported last. */
  get last(): PictureCheckResult | undefined {
    return this.#last;
  }

  /** Compares the pictures with the names of the stored originals. */
  async check(originals: readonly string[]): Promise<void> {
    const rows = await this.options.database.query<{ file: string }>(NOT_STORED, [originals, MAX_MISSING]);
    await this.#save(
      SAVE,
      rows.map(({ file }) => file),
    );
  }

  /** Looks again for the missing pictures of the last successful check. */
  async recheck(): Promise<void> {
    const { files } = await this.result(MAX_MISSING);
    if (files.length > 0) await this.#save(SAVE_RECHECK, files);
  }

  /** Stores why the check failed. */
  async fail(error: unknown): Promise<void> {
    const reason = error instanceof StorageUnavailable ? error.details : (error as Error).message;
    await this.options.database.write(SAVE_FAILURE, [reason]);
    await this.report();
  }

  /** Raises or clears this process's notices. */
  async report(): Promise<void> {
    const { notices } = this.options;
    const result = (this.#last = await this.result(NAMED));
    if (result.missing > 0) notices.raise(MISSING_NOTICE, formatMissing(result));
    else notices.clear(MISSING_NOTICE);
    if (result.failed)
      notices.raise(CHECK_NOTICE, `The check for missing pictures failed: ${result.failed.reason}`);
    else notices.clear(CHECK_NOTICE);
  }

  /** The result of the last check, with the names of the first `limit` missing pictures. */
  async result(limit: number): Promise<PictureCheckResult> {
    type Row = Omit<PictureCheckResult, 'failed'> & { since: Date | null; reason: string | null };
    const [row] = await this.options.database.query<Row>(RESULT, [limit]);
    const { missing, files, checkedAt, since, reason } = row!;
    return { missing, files, checkedAt, failed: since && reason !== null ? { since, reason } : null };
  }

  /** Stores those of the pictures that the storage does not have: others were uploaded after the files were listed, or are back. */
  async #save(statement: string, files: readonly string[]): Promise<void> {
    const missing: string[] = [];
    for (const file of files) if ((await this.options.storage.size(file)) === undefined) missing.push(file);
    await this.options.database.write(statement, [missing]);
    await this.report();
  }
}

function formatMissing({ missing, files }: PictureCheckResult): string {
  const count = missing >= MAX_MISSING ? `${MAX_MISSING} or more` : String(missing);
  const rest = missing > files.length ? ' and others' : '';
  return (
    `${count} ${missing === 1 ? 'picture is' : 'pictures are'} missing from the storage: ${files.join(', ')}${rest}. ` +
    'Check DATA_DIR or STORAGE_URL; if it is right, restore the pictures from a backup or upload them again. ' +
    'The screen Operation lists the records that show them.'
  );
}
