import 'reflect-metadata';
import { BadUsage, runCommand, print, parseArguments } from './command.ts';
import { BackupError, makeBackup, unfinishedBeside, type BackupResult } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import { requestBackup } from '../backup/socket.ts';
import { callerPath, readConfig, type Config } from '../config.ts';
import { CommandRefused } from '../database/command-socket.ts';
import { openDatabase } from '../database/database.ts';
import { DatabaseInUse } from '../database/lock.ts';
import { CannotOpenDatabase } from '../database/unavailable.ts';
import { abortOnSignal } from '../process/signals.ts';
import { openStorage } from '../pictures/storage/open-storage.ts';
import { StorageUnavailable } from '../pictures/storage/storage.ts';

const USAGE = 'Use: npm run backup -- FOLDER, or npm run restore -- FOLDER [--dry].';

/** `npm run backup` and `npm run restore`. */
async function main([command, ...args]: string[], aborting: AbortSignal): Promise<void> {
  const { folder, dry } = readArguments(args);
  const config = readConfig();
  if (command === 'backup' && !dry) {
    const { rows, pictures, missing } = await backUp(config, folder, aborting);
    if (missing.length > 0)
      print(`${missing.length} pictures are missing from the site: ${missing.join(', ')}.`);
    print(`${rows} rows and ${pictures} pictures are in ${folder}.`);
    for (const other of await unfinishedBeside(folder))
      print(`${other} belongs to a backup that is running or was killed: remove it if none is running.`);
  } else if (command === 'restore') {
    const { databaseUrl, dataFolder } = config;
    const { rows, pictures, missing } = await restoreBackup({
      folder,
      databaseUrl,
      dataFolder,
      storage: storageOf(config),
      hasSecret: config.tokenSecret !== undefined,
      report: print,
      dry,
      signal: aborting,
    });
    if (missing.length > 0)
      print(`${missing.length} pictures were missing already when it was backed up: ${missing.join(', ')}.`);
    print(
      dry
        ? `The backup is complete: ${rows} rows and ${pictures} pictures. Nothing was changed.`
        : `${rows} rows and ${pictures} pictures were restored.`,
    );
  } else throw new BadUsage(USAGE);
}

function readArguments(args: string[]): { folder: string; dry: boolean } {
  const { values, positionals } = parseArguments(args, { dry: { type: 'boolean' } }, USAGE);
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new BadUsage(USAGE);
  return { folder: callerPath(folder), dry: values.dry === true };
}

/** Reads a PostgreSQL server, or the embedded database; where a running server holds that one, the server makes the backup. */
async function backUp(config: Config, folder: string, aborting: AbortSignal): Promise<BackupResult> {
  const { databaseUrl: url, dataFolder, tokenSecret } = config;
  const secretFolder = tokenSecret === undefined ? dataFolder : undefined;
  const controller = new AbortController();
  aborting.addEventListener('abort', () =>
    controller.abort(new BackupError('The backup was aborted and left no files.')),
  );
  const { signal } = controller;
  try {
    const database = await openDatabase({ url, folder: dataFolder, entities: [], migrations: [] });
    const storage = storageOf(config);
    return await makeBackup({ database, storage, secretFolder, folder, signal }).finally(() =>
      database.close(),
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DatabaseInUse) return requestBackup(dataFolder, folder, signal);
    throw error;
  }
}

const storageOf = ({ uploadsFolder: folder, store }: Config) => openStorage({ folder, store });

function messageFor(error: unknown): string | undefined {
  if (error instanceof StorageUnavailable) return error.details;
  const isForOperator = [BackupError, CommandRefused, CannotOpenDatabase].some(
    (kind) => error instanceof kind,
  );
  return isForOperator ? (error as Error).message : undefined;
}

await abortOnSignal((signal) => runCommand((args) => main(args, signal), messageFor));
