import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, messageOf } from '../database/unavailable.ts';

/** How a backup is written; one that a later version of this program writes otherwise has another number. */
export const FORMAT = 1;

/** What stands in `manifest.json`, which is written last: a folder without it is no backup. */
export interface Manifest {
  format: number;
  /** When the moment was of which it is. */
  at: string;
  /** Names of the steps that its tables have been through, oldest first. */
  migrations: string[];
  /** Rows of each table, with the SHA-256 of its file, those that others refer to before them. */
  tables: { name: string; rows: number; sha256: string }[];
  /** The last value that each counter of the database has given; what comes before its first where it has given none. */
  sequences: Record<string, string>;
  /** Names of the pictures' masters, which are made from their bytes. */
  pictures: string[];
}

/** Why a backup is not made or not brought back, in a sentence for whoever asked for it. */
export class BackupRefused extends Error {}

export const manifestIn = (folder: string): string => join(folder, 'manifest.json');
/** A row in each line, as JSON. */
export const tableIn = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl`);
/** The secret that signs sessions and the links in letters, where the data folder holds it. */
export const secretIn = (folder: string): string => join(folder, 'token-secret');
export const pictureIn = (folder: string, name: string): string => join(folder, 'pictures', name);

/** Reads what a folder says it holds. Throws `BackupRefused`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch((error: unknown) => {
    throw new BackupRefused(
      ['ENOENT', 'ENOTDIR'].includes(codeOf(error))
        ? `There is no backup in ${folder}: it has no manifest.json, which is written last.`
        : `The backup in ${folder} cannot be read (${messageOf(error)}).`,
    );
  });
  const manifest = asManifest(text);
  if (!manifest) throw new BackupRefused(`manifest.json in ${folder} is damaged.`);
  if (manifest.format !== FORMAT)
    throw new BackupRefused(
      `The backup in ${folder} was written by a newer version of this program: use that one.`,
    );
  return manifest;
}

function asManifest(text: string): Manifest | null {
  try {
    const value = JSON.parse(text) as Partial<Manifest> | null;
    const isWhole =
      typeof value?.format === 'number' &&
      [value.migrations, value.tables, value.pictures].every(Array.isArray);
    return isWhole ? (value as Manifest) : null;
  } catch {
    return null;
  }
}

/** Looks whether every table's file is the one that was written. Throws `BackupRefused`, which names the first that is not. */
export async function verifyTables(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, rows, sha256 } of tables) {
    const file = tableIn(folder, name);
    if (!existsSync(file)) throw new BackupRefused(`tables/${name}.jsonl is missing from ${folder}.`);
    const hash = createHash('sha256');
    let lines = 0;
    for await (const line of linesOf(file)) {
      hash.update(`${line}\n`);
      lines++;
    }
    if (lines !== rows || hash.digest('hex') !== sha256)
      throw new BackupRefused(`tables/${name}.jsonl in ${folder} is not as it was written.`);
  }
}

/** The lines of a file, one after the other; nothing but `\n` ends one, for texts have line separators of their own. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let begun = '';
  try {
    for await (const some of createReadStream(file, 'utf8')) {
      const lines = `${begun}${some as string}`.split('\n');
      begun = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw asUnreadable(file, error);
  }
  if (begun !== '') yield begun;
}

/** The bytes of a picture in a backup. */
export async function readPicture(folder: string, name: string): Promise<Buffer> {
  const file = pictureIn(folder, name);
  return readFile(file).catch((error: unknown) => {
    throw asUnreadable(file, error);
  });
}

const asUnreadable = (file: string, error: unknown): BackupRefused =>
  new BackupRefused(`${file} cannot be read (${messageOf(error)}).`);
