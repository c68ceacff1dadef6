import 'reflect-metadata';
import { BadUsage, runCommand, say, wordsIn } from '../cli/command.ts';
import { callerPath, readConfig, type Config } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { DatabaseInUse } from '../database/lock.ts';
import { CannotOpenDatabase } from '../database/unavailable.ts';
import { abortOnSignal } from '../process/signals.ts';
import { openStorage } from '../pictures/storage/open-storage.ts';
import { StorageUnavailable } from '../pictures/storage/storage.ts';
import { askForBackup } from './door.ts';
import { BackupRefused } from './folder.ts';
import { makeBackup, unfinishedBeside, type BackedUp } from './make.ts';
import { restoreBackup } from './restore.ts';

const USAGE = 'Use: npm run backup -- FOLDER, or npm run restore -- FOLDER [--dry].';

/** `npm run backup` and `npm run restore`. */
async function main([does, ...args]: string[], ending: AbortSignal): Promise<void> {
  const { folder, dry } = readArguments(args);
  const config = readConfig();
  if (does === 'backup' && !dry) {
    const { rows, pictures, missing } = await backUp(config, folder, ending);
    if (missing.length > 0)
      say(`${missing.length} pictures are missing from the site: ${missing.join(', ')}.`);
    say(`${rows} rows and ${pictures} pictures are in ${folder}.`);
    for (const other of await unfinishedBeside(folder))
      say(`${other} is of a backup that is being made, or was killed: if none is, remove it.`);
  } else if (does === 'restore') {
    const { databaseUrl, dataFolder } = config;
    const { rows, pictures, missing } = await restoreBackup({
      folder,
      databaseUrl,
      dataFolder,
      storage: storageOf(config),
      hasSecret: config.tokenSecret !== undefined,
      report: say,
      dry,
      signal: ending,
    });
    if (missing.length > 0)
      say(`${missing.length} pictures were missing already when it was backed up: ${missing.join(', ')}.`);
    say(
      dry
        ? `The backup is whole: ${rows} rows and ${pictures} pictures. Nothing was touched.`
        : `${rows} rows and ${pictures} pictures are back.`,
    );
  } else throw new BadUsage(USAGE);
}

function readArguments(args: string[]): { folder: string; dry: boolean } {
  const { values, positionals } = wordsIn(args, { dry: { type: 'boolean' } }, USAGE);
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new BadUsage(USAGE);
  return { folder: callerPath(folder), dry: values.dry === true };
}

/** Of a server it reads beside those that run on it; the embedded database only the process can read that holds it. */
async function backUp(config: Config, folder: string, ending: AbortSignal): Promise<BackedUp> {
  const { databaseUrl: url, dataFolder, tokenSecret } = config;
  const secretFolder = tokenSecret === undefined ? dataFolder : undefined;
  const given = new AbortController();
  ending.addEventListener('abort', () =>
    given.abort(new BackupRefused('The backup was given up; nothing is left of it.')),
  );
  const { signal } = given;
  try {
    const database = await openDatabase({ url, folder: dataFolder, entities: [], migrations: [] });
    const storage = storageOf(config);
    return await makeBackup({ database, storage, secretFolder, folder, signal }).finally(() =>
      database.close(),
    );
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DatabaseInUse) return askForBackup(dataFolder, folder, signal);
    throw error;
  }
}

const storageOf = ({ uploadsFolder: folder, store }: Config) => openStorage({ folder, store });

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof StorageUnavailable) return error.reason;
  const isTold = error instanceof BackupRefused || error instanceof CannotOpenDatabase;
  return isTold ? error.message : undefined;
}

await abortOnSignal((ending) => runCommand((args) => main(args, ending), sentenceFor));
