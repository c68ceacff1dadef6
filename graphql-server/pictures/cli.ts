import 'reflect-metadata';
import { BadUsage, runCommand, say, wordsIn } from '../cli/command.ts';
import { readConfig } from '../config.ts';
import { abortOnSignal } from '../process/signals.ts';
import { movePictures, MoveRefused, type Moved } from './move.ts';
import { openStorage } from './open-storage.ts';
import { StoreAway } from './store-away.ts';

const USAGE = 'Use: npm run pictures -- move store|folder [--dry], with STORAGE_URL set.';
/** Milliseconds between two lines that say how far it is. */
const EVERY = 5000;

/** `npm run pictures`: carries the pictures of the folder to the store, or back. The site may run meanwhile. */
async function main(args: string[], ending: AbortSignal): Promise<void> {
  const { towards, dry } = readArguments(args);
  const { uploadsFolder: folder, store } = readConfig();
  if (!store) throw new BadUsage(USAGE);
  const [inFolder, inStore] = [openStorage({ folder }), openStorage({ folder, store })];
  const [from, to] = towards === 'store' ? [inFolder, inStore] : [inStore, inFolder];
  const began = performance.now();
  let next = began + EVERY;
  const moved = await movePictures({
    from,
    to,
    dry,
    signal: ending,
    tell: (moved) => {
      if (performance.now() < next) return;
      next += EVERY;
      say(`${lineOf(moved, dry)}, ${Math.round((performance.now() - began) / 1000)} s`);
    },
  });
  say(`${lineOf(moved, dry)}. ${dry ? 'Nothing was touched.' : endOf(moved)}`);
  if (moved.damaged.length > 0) process.exitCode = 1;
}

function readArguments(args: string[]): { towards: 'store' | 'folder'; dry: boolean } {
  const { values, positionals } = wordsIn(args, { dry: { type: 'boolean' } }, USAGE);
  const [does, towards, ...rest] = positionals;
  const isKnown = does === 'move' && rest.length === 0;
  if (!isKnown || (towards !== 'store' && towards !== 'folder')) throw new BadUsage(USAGE);
  return { towards, dry: values.dry === true };
}

function lineOf({ carried, bytes, there }: Moved, dry: boolean): string {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${carried} files (${size}) ${dry ? 'to be carried' : 'carried'}, ${there} there already`;
}

const endOf = ({ damaged }: Moved): string =>
  damaged.length > 0
    ? `All but ${damaged.length} are there, which are damaged here: ${damaged.join(', ')}.`
    : 'All of it is there.';

function sentenceFor(error: unknown): string | undefined {
  if (error instanceof StoreAway) return `${error.reason} What was carried is there: run it again.`;
  return error instanceof MoveRefused ? error.message : undefined;
}

await abortOnSignal((ending) => runCommand((args) => main(args, ending), sentenceFor));
