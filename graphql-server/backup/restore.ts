import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { statementsWithin } from '../database/database.ts';
import { openDatabase, type Migrations } from '../database/database.ts';
import { migrations } from '../database/migrations/index.ts';
import { readSecret, storeSecret } from '../process/token-secret.ts';
import { originalName } from '../pictures/names.ts';
import { forEachConcurrently } from '../pictures/concurrently.ts';
import type { PictureStorage } from '../pictures/storage/storage.ts';
import {
  BackupRefused,
  linesOf,
  pictureIn,
  readManifest,
  readPicture,
  secretIn,
  tableIn,
  verifyTables,
  type Manifest,
} from './folder.ts';
import type { BackedUp } from './make.ts';
import { Progress } from './progress.ts';
import { quoted, tablesOf, type BackedTable } from './tables.ts';

/** Rows that are written at once. */
const STRIDE = 500;
/** Pictures that are brought at once. */
const AT_ONCE = 4;
/** What is left of one that is given up, before anything is brought and after that. */
const NOTHING = 'nothing was brought.';
const NO_ROWS =
  'the database has no rows, and pictures that were brought stay in their place. Run it again, and it goes on from there.';

export interface RestoreParts {
  /** The backup's folder. */
  folder: string;
  /** Where the database is to be: a server, or the embedded one in `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  /** Where its pictures are to be. */
  storage: PictureStorage;
  /** Whether `TOKEN_SECRET` is set, so that the secret in the backup is not needed. */
  hasSecret?: boolean;
  /** Receives a sentence about each step, and about long ones every few seconds. */
  report?: (sentence: string) => void;
  /** Only looks whether it could be done. */
  dry: boolean;
  /** With it the restore is given up, unless the rows are there already. */
  signal?: AbortSignal | undefined;
}

/**
 * Brings a backup back into an empty database and its pictures into their storage, and the tables to today's; all of the rows
 * or none. Throws `BackupRefused` for one that is damaged or newer, where anything is stored already, and when it is given up.
 */
export async function restoreBackup(parts: RestoreParts): Promise<BackedUp> {
  const { folder, dry, signal, report = () => {} } = parts;
  const manifest = await readManifest(folder);
  const steps = stepsOf(manifest);
  report('Verifying the backup.');
  await verifyTables(folder, manifest);
  const missing = await verifyPictures(parts, manifest);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const result = { rows, pictures: manifest.pictures.length - missing.length, missing };
  if (dry) return result;
  // Ctrl+C ends what is started to make the embedded database too.
  await lookWhetherEmpty(parts).finally(() => goOn(signal, NOTHING));
  await bringPictures(parts, manifest, missing);
  await bringRows(parts, manifest, steps);
  await restoreSecret(parts);
  // What has been changed in the schema since is done to what was brought back.
  await (await openDatabase({ ...placeOf(parts), entities: [], migrations })).close();
  return result;
}

/** Restores the token secret, so that sessions and the links in letters stay valid; one that is there already stays. */
async function restoreSecret({ folder, dataFolder, hasSecret, report }: RestoreParts): Promise<void> {
  const file = secretIn(folder);
  if (hasSecret || !existsSync(file)) return;
  const secret = (await readFile(file, 'utf8')).trim();
  const isStored = storeSecret(dataFolder, secret);
  if (!isStored && readSecret(dataFolder) !== secret)
    report?.(
      `${dataFolder} holds another token secret, which stays: staff sign in again, and links in earlier letters are invalid.`,
    );
}

/** Throws where it is given up. */
function goOn(signal: AbortSignal | undefined, left: string): void {
  if (signal?.aborted) throw new BackupRefused(`The restore was given up: ${left}`);
}

const placeOf = ({ databaseUrl: url, dataFolder: folder }: RestoreParts) => ({ url, folder });

/** The steps that the backup's tables have been through. */
function stepsOf({ migrations: done }: Manifest): Migrations {
  const known = new Map(migrations.map((step) => [step.name, step]));
  return done.map((name) => {
    const step = known.get(name);
    if (!step)
      throw new BackupRefused(
        `The backup is of a newer version of this program (its tables have been through ${name}): use that one.`,
      );
    return step;
  });
}

async function verifyPictures(
  { folder, signal, report }: RestoreParts,
  { pictures }: Manifest,
): Promise<string[]> {
  const missing: string[] = [];
  const progress = new Progress('pictures verified', pictures.length, report);
  for (const name of pictures) {
    goOn(signal, NOTHING);
    progress.add(1);
    if (!existsSync(pictureIn(folder, name))) missing.push(name);
    else if (originalName(await readPicture(folder, name), name.endsWith('.webp') ? 'webp' : 'jpg') !== name)
      throw new BackupRefused(`pictures/${name} in ${folder} is not as it was written.`);
  }
  return missing;
}

/** Before anything is touched, its tables included, which may be of an older version that still runs. */
async function lookWhetherEmpty(parts: RestoreParts): Promise<void> {
  const database = await openDatabase({ ...placeOf(parts), entities: [], migrations: [] });
  try {
    await database.dataSource.transaction(async (em) =>
      requireEmpty(em, await tablesOf(statementsWithin(em))),
    );
  } finally {
    await database.close();
  }
}

/** Before the rows: a picture that no row shows is swept, a row without its picture stays so. */
async function bringPictures(
  { folder, storage, signal, report }: RestoreParts,
  { pictures }: Manifest,
  missing: readonly string[],
): Promise<void> {
  const lost = new Set(missing);
  const there = pictures.filter((name) => !lost.has(name));
  const progress = new Progress('pictures restored', there.length, report);
  await forEachConcurrently(there, AT_ONCE, async (name) => {
    goOn(signal, NO_ROWS);
    await storage.put(name, await readPicture(folder, name));
    progress.add(1);
  });
}

async function bringRows(parts: RestoreParts, manifest: Manifest, steps: Migrations): Promise<void> {
  const database = await openDatabase({ ...placeOf(parts), entities: [], migrations: steps, patient: true });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const progress = new Progress('rows restored', rows, parts.report);
  try {
    await database.dataSource.transaction(async (em) => {
      const tables = await tablesOf(statementsWithin(em));
      await requireEmpty(em, tables);
      await em.query(`delete from ${quoted(OWN)}`);
      for (const { name } of manifest.tables) {
        const table = tables.find((one) => one.name === name);
        if (!table) throw new BackupRefused(`The backup has a table ${name} that its own schema has not.`);
        await bringTable(em, table, {
          file: tableIn(parts.folder, name),
          signal: parts.signal,
          progress,
        });
      }
      for (const [name, value] of Object.entries(manifest.sequences))
        await em.query('select setval($1::regclass, greatest($2::bigint, 1), $2::bigint > 0)', [
          quoted(name),
          value,
        ]);
    });
  } finally {
    await database.close();
  }
}

/** What a new database has of its own goes: what is brought back has its own. */
const OWN = 'database_identity';

async function requireEmpty(em: EntityManager, tables: readonly BackedTable[]): Promise<void> {
  for (const { name } of tables) {
    if (name === OWN) continue;
    const [row] = await em.query<{ filled: boolean }[]>(
      `select exists (select from ${quoted(name)}) as filled`,
    );
    if (row!.filled)
      throw new BackupRefused(
        `The database is not empty (${name} has rows): a backup is brought back into an empty one.`,
      );
  }
}

async function bringTable(
  em: EntityManager,
  { name, columns }: BackedTable,
  { file, signal, progress }: { file: string; signal: AbortSignal | undefined; progress: Progress },
): Promise<void> {
  const listed = columns.map(quoted).join(', ');
  const insert = `insert into ${quoted(name)} (${listed}) overriding system value
    select ${listed} from jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb)`;
  let some: string[] = [];
  const write = async () => {
    goOn(signal, NO_ROWS);
    if (some.length > 0) await em.query(insert, [`[${some.join(',')}]`]);
    progress.add(some.length);
    some = [];
  };
  for await (const line of linesOf(file)) {
    some.push(line);
    if (some.length >= STRIDE) await write();
  }
  await write();
}
