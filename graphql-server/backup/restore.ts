import { createHash } from 'node:crypto';
import { existsSync, createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import PQueue from 'p-queue';
import type { EntityManager } from 'typeorm';
import { openDatabase, type Migrations } from '../database/database.ts';
import { isUpgradable, migrations } from '../database/migrations/index.ts';
import { codeOf, messageOf } from '../database/unavailable.ts';
import { originalName } from '../pictures/names.ts';
import type { PictureStorage } from '../pictures/storage/storage.ts';
import { readSecret, storeSecret } from '../process/token-secret.ts';
import {
  BackupError,
  CONCURRENT_PICTURES,
  FORMAT,
  manifestPath,
  picturePath,
  quoteName,
  secretPath,
  tablePath,
  tablesOf,
  type BackupResult,
  type Manifest,
  type Table,
} from './backup.ts';

const INSERTED_ROWS = 500;
const REPORT_INTERVAL_MS = 2000;

/** A new database has a row here; it is replaced by the restored one. */
const IDENTITY_TABLE = 'database_identity';

const NOTHING_RESTORED = 'nothing was restored.';
const ROWS_MISSING =
  'the database has no rows, and the restored pictures stay in the storage. Run it again to complete it.';

interface RestoreOptions {
  folder: string;
  /** A PostgreSQL server; without it the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  storage: PictureStorage;
  /** Whether `TOKEN_SECRET` is set, so that the secret in the backup is not needed. */
  hasSecret?: boolean;
  /** Receives a sentence about each step, and every two seconds about long ones. */
  report?: (sentence: string) => void;
  /** Only verifies the backup. */
  dry: boolean;
  /** Aborts the restore, unless the rows are committed. */
  signal?: AbortSignal | undefined;
}

/**
 * Restores a backup into an empty database and runs the migrations since it was made; all rows or none. Pictures come first: a
 * repeated restore overwrites them with the same bytes. Throws `BackupError` for a damaged or newer backup, where the
 * database is not empty, and when it is aborted.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupResult> {
  const { folder, storage, dry, signal, report = () => {} } = options;
  const manifest = await readManifest(folder);
  const backupMigrations = migrationsOf(manifest);
  report('Verifying the backup.');
  for (const table of manifest.tables) await verifyTable(folder, table);
  const missing = await verifyPictures(options, manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const pictures = manifest.pictures.filter((file) => !missing.includes(file));
  const result = { rows, pictures: pictures.length, missing };
  if (dry) return result;

  // Before anything is written. Ctrl+C also ends the process that creates the embedded database.
  await withDatabase(options, [], async (em) => requireEmpty(em, await tablesOf(em))).finally(() =>
    throwIfAborted(signal, NOTHING_RESTORED),
  );
  const reportPictures = progressReporter('pictures restored', pictures.length, report);
  const restorePicture = async (file: string) => {
    throwIfAborted(signal, ROWS_MISSING);
    await storage.put(file, await readPicture(folder, file));
    reportPictures(1);
  };
  await new PQueue({ concurrency: CONCURRENT_PICTURES }).addAll(
    pictures.map((file) => () => restorePicture(file)),
  );
  await withDatabase(options, backupMigrations, (em) =>
    restoreRows(em, manifest, { folder, signal, report: progressReporter('rows restored', rows, report) }),
  );
  await restoreSecret(options);
  await withDatabase(options, migrations, () => Promise.resolve());
  return result;
}

/** Reads a backup's manifest. Throws `BackupError`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch((error: unknown) => {
    throw new BackupError(
      ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
        ? `There is no backup in ${folder}: it has no manifest.json, which is written last.`
        : `The backup in ${folder} cannot be read (${messageOf(error)}).`,
    );
  });
  let manifest: Manifest | null = null;
  try {
    manifest = JSON.parse(text) as Manifest | null;
  } catch {
    // Reported below.
  }
  const isComplete =
    typeof manifest?.format === 'number' &&
    [manifest.migrations, manifest.tables, manifest.pictures].every(Array.isArray);
  if (!manifest || !isComplete) throw new BackupError(`manifest.json in ${folder} is damaged.`);
  if (manifest.format === FORMAT) return manifest;
  throw new BackupError(
    `The backup in ${folder} was written by a newer version of this program: use that one.`,
  );
}

function migrationsOf({ migrations: names }: Manifest): Migrations {
  if (!isUpgradable(names))
    throw new BackupError('The backup is of an earlier version of this program: restore it with that one.');
  return names.map((name) => {
    const migration = migrations.find((known) => known.name === name);
    if (migration) return migration;
    throw new BackupError(
      `The backup is of a newer version of this program (it has the migration ${name}): use that one.`,
    );
  });
}

async function verifyTable(
  folder: string,
  { name, rows, sha256 }: Manifest['tables'][number],
): Promise<void> {
  const path = tablePath(folder, name);
  if (!existsSync(path)) throw new BackupError(`tables/${name}.jsonl is missing from ${folder}.`);
  const hash = createHash('sha256');
  let lines = 0;
  for await (const line of readLines(path)) {
    hash.update(`${line}\n`);
    lines++;
  }
  if (lines !== rows || hash.digest('hex') !== sha256)
    throw new BackupError(`tables/${name}.jsonl in ${folder} is damaged.`);
}

async function verifyPictures(
  { folder, signal, report }: RestoreOptions,
  { pictures }: Manifest,
): Promise<string[]> {
  const missing: string[] = [];
  const reportProgress = progressReporter('pictures verified', pictures.length, report);
  for (const file of pictures) {
    throwIfAborted(signal, NOTHING_RESTORED);
    reportProgress(1);
    if (!existsSync(picturePath(folder, file))) missing.push(file);
    else if (originalName(await readPicture(folder, file), file.endsWith('.webp') ? 'webp' : 'jpg') !== file)
      throw new BackupError(`pictures/${file} in ${folder} is damaged.`);
  }
  return missing;
}

/** Runs work in a transaction of the target database, with these migrations. */
async function withDatabase(
  { databaseUrl: url, dataFolder: folder }: RestoreOptions,
  steps: Migrations,
  work: (em: EntityManager) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ url, folder, entities: [], migrations: steps, patient: true });
  await database.dataSource.transaction(work).finally(() => database.close());
}

/** Tables with rows in a new database, which the restored ones replace. */
const CREATED_TABLES = [IDENTITY_TABLE, 'agencies', 'link_previews', 'site_pages'];

async function requireEmpty(em: EntityManager, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables.filter((table) => !CREATED_TABLES.includes(table.name))) {
    const rows = await em.query<unknown[]>(`select 1 from ${quoteName(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupError(
        `The database is not empty (${name} has rows): a backup is restored into an empty one.`,
      );
  }
}

async function restoreRows(
  em: EntityManager,
  manifest: Manifest,
  {
    folder,
    signal,
    report,
  }: { folder: string; signal?: AbortSignal | undefined; report: (rows: number) => void },
): Promise<void> {
  const tables = await tablesOf(em);
  await requireEmpty(em, tables);
  const created = tables.filter(({ name }) => CREATED_TABLES.includes(name));
  for (const { name } of created) await em.query(`delete from ${quoteName(name)}`);
  for (const { name } of manifest.tables) {
    const columns = tables
      .find((table) => table.name === name)
      ?.columns.map(quoteName)
      .join(', ');
    if (columns === undefined)
      throw new BackupError(`The backup has a table ${name} that its own migrations do not create.`);
    const insert = `insert into ${quoteName(name)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${quoteName(name)}, $1::jsonb)`;
    let batch: string[] = [];
    const write = async () => {
      throwIfAborted(signal, ROWS_MISSING);
      if (batch.length > 0) await em.query(insert, [`[${batch.join(',')}]`]);
      report(batch.length);
      batch = [];
    };
    for await (const line of readLines(tablePath(folder, name))) {
      if (batch.push(line) >= INSERTED_ROWS) await write();
    }
    await write();
  }
  for (const [name, value] of Object.entries(manifest.sequences))
    await em.query('select setval($1::regclass, greatest($2::bigint, 1), $2::bigint > 0)', [
      quoteName(name),
      value,
    ]);
}

/** Restores the token secret, so that sessions and links in emails stay valid; an existing secret stays. */
async function restoreSecret({ folder, dataFolder, hasSecret, report }: RestoreOptions): Promise<void> {
  if (hasSecret || !existsSync(secretPath(folder))) return;
  const secret = (await readFile(secretPath(folder), 'utf8')).trim();
  if (storeSecret(dataFolder, secret) || readSecret(dataFolder) === secret) return;
  report?.(
    `${dataFolder} holds another token secret, which stays: staff sign in again, and links in emails sent before are invalid.`,
  );
}

function throwIfAborted(signal: AbortSignal | undefined, rest: string): void {
  if (signal?.aborted) throw new BackupError(`The restore was aborted: ${rest}`);
}

/** Reports how much of a long step is done, at most every two seconds and when it is complete. */
function progressReporter(
  what: string,
  total: number,
  report: (sentence: string) => void = () => {},
): (count: number) => void {
  let done = 0;
  let reportedAt = performance.now();
  return (count) => {
    done += count;
    const now = performance.now();
    if (count === 0 || (now - reportedAt < REPORT_INTERVAL_MS && done < total)) return;
    reportedAt = now;
    report(`${done} of ${total} ${what}.`);
  };
}

const readPicture = (folder: string, file: string): Promise<Buffer> =>
  readFile(picturePath(folder, file)).catch((error: unknown) => {
    throw unreadable(picturePath(folder, file), error);
  });

/** The lines of a file. `node:readline` also breaks at U+2028, which texts contain. */
async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(path, 'utf8')) {
      const lines = `${rest}${chunk as string}`.split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw unreadable(path, error);
  }
  if (rest !== '') yield rest;
}

const unreadable = (path: string, error: unknown): BackupError =>
  new BackupError(`${path} cannot be read (${messageOf(error)}).`);
