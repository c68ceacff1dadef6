import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '../database/database.ts';
import { DatabaseInUse, lockFolder } from '../database/lock.ts';
import type { StatementReader } from '../database/statement.ts';
import { statementsWithin } from '../database/database.ts';
import { readSecret } from '../process/token-secret.ts';
import { forEachConcurrently } from '../pictures/concurrently.ts';
import { isDiskFull } from '../pictures/storage/disk.ts';
import type { PictureStorage } from '../pictures/storage/storage.ts';
import { BackupRefused, FORMAT, manifestIn, pictureIn, secretIn, tableIn, type Manifest } from './folder.ts';
import { recordBackup } from './last-backup.ts';
import { quoted, tablesOf, type BackedTable } from './tables.ts';

/** What a folder's name ends with until it is whole. */
const UNFINISHED = '.unfinished';
/** Rows that are read at once. */
const STRIDE = 1000;
/** Pictures that are copied at once. */
const AT_ONCE = 4;

export interface BackupParts {
  database: Database;
  storage: PictureStorage;
  /** The folder that holds the token secret; absent where `TOKEN_SECRET` sets it. */
  secretFolder?: string | undefined;
  /** Where it is to stand; made here, together with what leads to it. */
  folder: string;
  /** With it the backup is given up, and what was written of it taken away. */
  signal?: AbortSignal | undefined;
}

/** What a backup holds. */
export interface BackedUp {
  rows: number;
  pictures: number;
  /** Pictures that the site has lost: rows name them, and they are nowhere. */
  missing: string[];
}

/**
 * Writes everything that cannot be made again into a new folder, as it is at one moment, while the server goes on. It stands
 * under its name only when it is whole. Throws `BackupRefused` where something stands already or is being made, or nothing can
 * be written.
 */
export async function makeBackup(parts: BackupParts): Promise<BackedUp> {
  const { folder } = parts;
  const unfinished = `${folder}${UNFINISHED}`;
  try {
    const release = await lockFolder(unfinished);
    try {
      const made = await makeWithin(unfinished, parts);
      await recordBackup(parts.database, made);
      return made;
    } finally {
      await rm(unfinished, { recursive: true, force: true }).catch(() => undefined); // what went wrong before is told
      await release();
    }
  } catch (error) {
    if (error instanceof DatabaseInUse)
      throw new BackupRefused(`Another backup is being made in ${folder}: wait until it is done.`);
    throw isOfWriting(error, unfinished) ? cannotWrite(folder, error) : error;
  }
}

async function makeWithin(unfinished: string, parts: BackupParts): Promise<BackedUp> {
  const { folder } = parts;
  if (existsSync(folder)) throw new BackupRefused(`${folder} is there already: name a folder that is not.`);
  await rm(unfinished, { recursive: true, force: true }); // of one that was killed
  const made = await fill({ ...parts, folder: unfinished });
  await rename(unfinished, folder);
  await syncAt(dirname(folder));
  return made;
}

/** Folders beside a backup that others have not finished: they were killed, or are still at it. */
export async function unfinishedBeside(folder: string): Promise<string[]> {
  const names = await readdir(dirname(folder));
  const unfinished = names
    .filter((name) => name.endsWith(UNFINISHED))
    .map((name) => join(dirname(folder), name));
  return unfinished.filter((one) => existsSync(join(one, 'tables'))); // not a folder of somebody else's
}

/** Whether it is the folder that an error is of, or the room on its disk, which is told without a path. */
const isOfWriting = (error: unknown, folder: string): error is NodeJS.ErrnoException =>
  isDiskFull(error) || ((error as NodeJS.ErrnoException).path ?? '').startsWith(folder);

const cannotWrite = (folder: string, { message }: Error) =>
  new BackupRefused(`The backup cannot be written to ${folder} (${message}).`);

async function fill({ database, storage, secretFolder, folder, signal }: BackupParts): Promise<BackedUp> {
  await mkdir(folder, { mode: 0o700 }); // what staff sign in with, and what visitors wrote, is in it
  for (const part of ['tables', 'pictures']) await mkdir(join(folder, part));
  // What is removed while the rows are read stands for a minute longer; what stands before them is copied before.
  const to = { folder, signal };
  await copyPictures(storage, await picturesOf(database), to);
  const manifest = await atOneMoment(database, (moment) => readAll(moment, to));
  const missing = await copyPictures(storage, manifest.pictures, to);
  await writeFile(manifestIn(folder), `${JSON.stringify(manifest, null, 2)}\n`);
  const secret = secretFolder === undefined ? undefined : readSecret(secretFolder);
  if (secret !== undefined) await writeFile(secretIn(folder), `${secret}\n`, { mode: 0o600 });
  await settle(folder);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const pictures = manifest.pictures.length - missing.length;
  return { rows, pictures, missing };
}

/** The embedded database has one connection: everyone else waits while it is read, which takes a second or so. */
function atOneMoment<T>(database: Database, work: (moment: StatementReader) => Promise<T>): Promise<T> {
  return database.embedded
    ? database.transaction((em) => work(statementsWithin(em)))
    : database.snapshot(work);
}

/** Where a backup is written, until it is given up. */
type Writing = Pick<BackupParts, 'folder' | 'signal'>;

async function readAll(moment: StatementReader, to: Writing): Promise<Manifest> {
  const rows = async (name: string, text: string) => moment.rows({ name: `backup.${name}`, text }, []);
  const [[at]] = (await rows('moment', 'select now()')) as [[Date]];
  const steps = (await rows('steps', 'select name from migrations order by id')) as [string][];
  const counters = (await rows(
    'counters',
    `select sequencename::text, coalesce(last_value, start_value - increment_by)::text from pg_sequences
     where schemaname = current_schema() and sequencename <> 'migrations_id_seq'`,
  )) as [string, string][];
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(moment)) tables.push(await readTable(moment, table, to));
  return {
    format: FORMAT,
    at: at.toISOString(),
    migrations: steps.map(([name]) => name),
    tables,
    sequences: Object.fromEntries(counters),
    pictures: await picturesOf(moment),
  };
}

async function readTable(
  moment: StatementReader,
  { name, columns }: BackedTable,
  { folder, signal }: Writing,
) {
  const hash = createHash('sha256');
  const file = await open(tableIn(folder, name), 'wx');
  let rows = 0;
  try {
    const cursor = quoted(`backup of ${name}`);
    const listed = columns.map(quoted).join(', ');
    const said = (what: string, text: string) => moment.rows({ name: `backup.${what}.${name}`, text }, []);
    await said(
      'open',
      `declare ${cursor} no scroll cursor for
       select to_jsonb(r)::text from (select ${listed} from ${quoted(name)}) r`,
    );
    for (;;) {
      signal?.throwIfAborted();
      const some = (await said('fetch', `fetch ${STRIDE} from ${cursor}`)) as [string][];
      if (some.length === 0) break;
      const lines = some.map(([line]) => `${line}\n`).join('');
      hash.update(lines);
      await file.write(lines);
      rows += some.length;
    }
    await said('close', `close ${cursor}`);
  } finally {
    await file.close();
  }
  return { name, rows, sha256: hash.digest('hex') };
}

async function picturesOf(database: StatementReader): Promise<string[]> {
  const rows = await database.rows(
    { name: 'backup.pictures', text: 'select file from pictures order by file' },
    [],
  );
  return (rows as [string][]).map(([file]) => file);
}

/** Copies pictures that are not there yet, and gives the names of those that are nowhere. */
async function copyPictures(
  storage: PictureStorage,
  names: readonly string[],
  { folder, signal }: Writing,
): Promise<string[]> {
  const missing: string[] = [];
  await forEachConcurrently(names, AT_ONCE, async (name) => {
    signal?.throwIfAborted();
    const place = pictureIn(folder, name);
    if (existsSync(place)) return;
    const bytes = await storage.read(name);
    if (bytes) await writeFile(place, bytes);
    else missing.push(name);
  });
  return missing.sort();
}

/** Has all of a folder on the disk. */
async function settle(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) await syncAt(join(folder, name));
  await syncAt(folder);
}

async function syncAt(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
