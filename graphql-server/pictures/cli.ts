import 'reflect-metadata';
import { BadUsage, runCommand, print, parseArguments } from '../cli/command.ts';
import { readConfig } from '../config.ts';
import { abortOnSignal } from '../process/signals.ts';
import { movePictures, MoveError, type Moved } from './move.ts';
import { openStorage } from './storage/open-storage.ts';
import { StorageUnavailable } from './storage/storage.ts';

const USAGE = 'Use: npm run pictures -- move store|folder [--dry], with STORAGE_URL set.';
const REPORT_INTERVAL_MS = 5000;

/** `npm run pictures`: copies the pictures of the folder to the object store, or back, while the site may be running. */
async function main(args: string[], signal: AbortSignal): Promise<void> {
  const { values, positionals } = parseArguments(args, { dry: { type: 'boolean' } }, USAGE);
  const { uploadsFolder: folder, store } = readConfig();
  const target = /^move (store|folder)$/.exec(positionals.join(' '))?.[1];
  if (!target || !store) throw new BadUsage(USAGE);
  const dry = values.dry === true;
  const storages = { folder: openStorage({ folder }), store: openStorage({ folder, store }) };
  const [from, to] =
    target === 'store' ? [storages.folder, storages.store] : [storages.store, storages.folder];
  let nextReport = performance.now() + REPORT_INTERVAL_MS;
  const report = (moved: Moved) => {
    if (performance.now() < nextReport) return;
    nextReport += REPORT_INTERVAL_MS;
    print(format(moved, dry));
  };
  const moved = await movePictures({ from, to, dry, signal, report });
  print(`${format(moved, dry)}. ${dry ? 'Nothing was changed.' : formatEnd(moved)}`);
  if (moved.damaged.length > 0) process.exitCode = 1;
}

function format({ copied, bytes, existing }: Moved, dry: boolean): string {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${copied} files (${size}) ${dry ? 'to be copied' : 'copied'}, ${existing} exist already`;
}

const formatEnd = ({ damaged }: Moved): string =>
  damaged.length > 0
    ? `All but ${damaged.length} are copied; damaged here: ${damaged.join(', ')}.`
    : 'All pictures are copied.';

function messageFor(error: unknown): string | undefined {
  if (error instanceof StorageUnavailable) return `${error.reason} Copied pictures are stored: run it again.`;
  return error instanceof MoveError ? error.message : undefined;
}

await abortOnSignal((signal) => runCommand((args) => main(args, signal), messageFor));
