import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import type { Database } from '../database/database.ts';
import { isUpgradable } from '../database/migrations/index.ts';
import type { Queryable } from '../database/statement.ts';
import { codeOf } from '../database/unavailable.ts';
import { Unavailable } from '../errors.ts';
import { isDiskFull, syncFolder } from '../pictures/storage/disk.ts';
import type { PictureStorage } from '../pictures/storage/storage.ts';
import { makeFolder } from '../process/folders.ts';
import { readSecret } from '../process/token-secret.ts';

/** Version of the format of a backup's folder. */
export const FORMAT = 1;

/** `manifest.json`, which is written last: a folder without it is no backup. */
export interface Manifest {
  format: number;
  /** When the rows were read. */
  at: string;
  /** Names of its migrations, oldest first. */
  migrations: string[];
  /** Rows of each table and the SHA-256 of its file, referenced tables first. */
  tables: { name: string; rows: number; sha256: string }[];
  /** The last value of each sequence; the one before its first where it was never used. */
  sequences: Record<string, string>;
  /** File names of the original pictures, which contain the digest of their bytes. */
  pictures: string[];
}

/** Why a backup cannot be made or restored, in a sentence for the operator. */
export class BackupError extends Error {}

export const manifestPath = (folder: string): string => join(folder, 'manifest.json');
/** A file with a row as JSON in each line. */
export const tablePath = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl`);
export const picturePath = (folder: string, file: string): string => join(folder, 'pictures', file);
export const secretPath = (folder: string): string => join(folder, 'token-secret');

export interface BackupResult {
  rows: number;
  pictures: number;
  /** Pictures that rows name and the storage has lost. */
  missing: string[];
}

export interface BackupOptions {
  database: Database;
  storage: PictureStorage;
  /** The folder of the token secret; absent where `TOKEN_SECRET` sets it. */
  secretFolder?: string | undefined;
  /** The folder that is created. */
  folder: string;
  /** Aborts the backup, which then leaves nothing behind. */
  signal?: AbortSignal | undefined;
}

const FETCHED_ROWS = 1000;
/** Number of pictures that are read or written at once. */
export const CONCURRENT_PICTURES = 4;

/**
 * Writes rows of one moment, original pictures and the token secret into a new folder while the server runs. The folder has
 * another name until it is complete. Throws `BackupError` where the folder exists or cannot be written.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupResult> {
  const { folder, database } = options;
  if (existsSync(folder)) throw alreadyExists(folder);
  let unfinished: string | undefined;
  try {
    if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
    unfinished = await mkdtemp(`${folder}.unfinished-`); // readable by its owner only
    const result = await writeBackup({ ...options, folder: unfinished });
    options.signal?.throwIfAborted();
    await rename(unfinished, folder).catch((error: unknown) => {
      throw ['ENOTEMPTY', 'EEXIST'].includes(codeOf(error)) ? alreadyExists(folder) : error;
    });
    await syncFolder(dirname(folder));
    await recordBackup(database, result);
    return result;
  } catch (error) {
    const { path } = error as NodeJS.ErrnoException;
    // Of the folder itself, of what is in it, or of a parent that is missing.
    const isAboutFolder = path !== undefined && (path.startsWith(folder) || folder.startsWith(path));
    if (!isDiskFull(error) && !isAboutFolder) throw error;
    throw new BackupError(`The backup cannot be written to ${folder} (${(error as Error).message}).`);
  } finally {
    if (unfinished !== undefined)
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}

const alreadyExists = (folder: string): BackupError =>
  new BackupError(`${folder} already exists: name a new folder.`);

/** Folders of unfinished backups beside a backup: of processes that were killed, or still run. */
export async function unfinishedBeside(folder: string): Promise<string[]> {
  const names = await readdir(dirname(folder));
  return names
    .filter((name) => /\.unfinished-\w{6}$/.test(name))
    .map((name) => join(dirname(folder), name))
    .filter((path) => existsSync(join(path, 'tables')));
}

async function writeBackup({
  database,
  storage,
  secretFolder,
  folder,
  signal,
}: BackupOptions): Promise<BackupResult> {
  for (const part of ['tables', 'pictures']) await mkdir(join(folder, part));
  const read = (snapshot: Queryable) => writeTables(snapshot, folder, signal);
  const manifest = await database.snapshot(read);
  const missing: string[] = [];
  const copyPicture = async (file: string) => {
    signal?.throwIfAborted();
    const bytes = await storage.read(file);
    if (bytes) await writeFile(picturePath(folder, file), bytes, { flush: true });
    else missing.push(file);
  };
  await new PQueue({ concurrency: CONCURRENT_PICTURES }).addAll(
    manifest.pictures.map((file) => () => copyPicture(file)),
  );
  const secret = secretFolder === undefined ? undefined : readSecret(secretFolder);
  if (secret !== undefined) await writeFile(secretPath(folder), `${secret}\n`, { mode: 0o600, flush: true });
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  for (const path of [join(folder, 'tables'), join(folder, 'pictures'), folder]) await syncFolder(path);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { rows, pictures: manifest.pictures.length - missing.length, missing: missing.sort() };
}

async function writeTables(snapshot: Queryable, folder: string, signal?: AbortSignal): Promise<Manifest> {
  const [started] = await snapshot.query<{ at: Date }>('select now() as at');
  const column = async (sql: string) =>
    (await snapshot.query<{ value: string }>(sql)).map(({ value }) => value);
  const sequences = await snapshot.query<{ name: string; value: string }>(
    `select sequencename::text as name, coalesce(last_value, start_value - increment_by)::text as value from pg_sequences
      where schemaname = current_schema() and sequencename <> 'migrations_id_seq'`,
  );
  const names = await column('select name as value from migrations order by id');
  if (!isUpgradable(names))
    throw new BackupError('The database is of an earlier version of this program: back it up with that one.');
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(snapshot))
    tables.push(await writeTable(snapshot, table, { folder, signal }));
  return {
    format: FORMAT,
    at: started!.at.toISOString(),
    migrations: names,
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    pictures: await column('select file as value from pictures order by file'),
  };
}

async function writeTable(
  snapshot: Queryable,
  { name, columns }: Table,
  { folder, signal }: Pick<BackupOptions, 'folder' | 'signal'>,
) {
  const hash = createHash('sha256');
  const file = await open(tablePath(folder, name), 'wx');
  let rows = 0;
  try {
    const listed = columns.map(quoteName).join(', ');
    await snapshot.query(`declare backup no scroll cursor for
      select to_jsonb(r)::text as line from (select ${listed} from ${quoteName(name)}) r`);
    for (;;) {
      signal?.throwIfAborted();
      const fetched = await snapshot.query<{ line: string }>(`fetch ${FETCHED_ROWS} from backup`);
      if (fetched.length === 0) break;
      const lines = fetched.map(({ line }) => `${line}\n`).join('');
      hash.update(lines);
      await file.write(lines);
      rows += fetched.length;
    }
    await snapshot.query('close backup');
    await file.sync();
  } finally {
    await file.close();
  }
  return { name, rows, sha256: hash.digest('hex') };
}

/** A table of a backup, with the columns that are written; generated columns are not. */
export interface Table {
  name: string;
  columns: string[];
}

/**
 * Tables that are not backed up: `homes` is rebuilt from listings, the manifest has the names of `migrations`, and the others describe this
 * server or its last day.
 */
const EXCLUDED_TABLES = [
  'homes',
  'idempotency_keys',
  'last_backup',
  'migrations',
  'picture_checks',
  'processes',
  'rate_limits',
];

const TABLES = `select t.relname::text as name,
      array(select attname::text from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped
        and attgenerated = '' order by attnum) as columns,
      array(select r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
        where c.conrelid = t.oid and c.contype = 'f' and r.oid <> t.oid) as "references"
    from pg_class t where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace
      and t.relname <> all ($1::text[]) order by t.relname`;

/** Every table that is backed up, referenced tables first. */
export async function tablesOf(database: Queryable): Promise<Table[]> {
  type Row = Table & { references: string[] };
  const rows = await database.query<Row>(TABLES, [EXCLUDED_TABLES]);
  const references = new Map(rows.map((row) => [row.name, row.references]));
  const ordered = new Set<string>();
  const visit = (name: string): void => {
    for (const referenced of references.get(name) ?? []) if (!ordered.has(referenced)) visit(referenced);
    if (references.has(name)) ordered.add(name);
  };
  for (const { name } of rows) visit(name);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  return [...ordered].map((name) => ({ name, columns: columnsOf.get(name)! }));
}

/** A name as an SQL identifier. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The last successful backup of a database, whichever process made it; null where there was none. */
export async function readLastBackup(
  database: Queryable,
): Promise<{ at: Date; rows: number; pictures: number } | null> {
  type Row = { at: Date; rows: number; pictures: number };
  const [last] = await database.query<Row>('select at, rows, pictures from last_backup');
  return last ?? null;
}

/** A backup is complete without its record, for example when the database is unavailable. */
async function recordBackup(database: Database, { rows, pictures }: BackupResult): Promise<void> {
  const text = `insert into last_backup (at, rows, pictures) values (now(), $1, $2)
    on conflict (id) do update set at = excluded.at, rows = excluded.rows, pictures = excluded.pictures`;
  await database.write(text, [rows, pictures]).catch((error: unknown) => {
    if (!(error instanceof Unavailable)) throw error;
  });
}
