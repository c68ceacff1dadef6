import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { BadSetting } from './config.ts';
import { TRASH_DAYS } from './collections/reading/trash.ts';
import { disksOf, tellOfDisks } from './observability/disks.ts';
import { forgetProcesses } from './observability/processes.ts';
import { Chores, type Chore } from './operation/turns.ts';
import { StorageUnavailable } from './pictures/storage/storage.ts';
import { forgetUnconfirmed } from './saved-searches/letters.ts';
import type { Services } from './services.ts';

/** How long the start waits for the pictures' storage, in milliseconds. */
const PATIENCE = 3000;
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What one process does for all: purging the trash, and letting go of what a crash left behind. */
export function choresOf({ database, pictures, stores }: Services): [tidy: Chore, ...others: Chore[]] {
  const { collector, check } = pictures;
  const tidy = async () => {
    await stores.forgetPresses();
    await forgetUnconfirmed(database);
    await forgetProcesses(database);
  };
  return [
    { name: 'tidy', every: MINUTE, work: tidy },
    {
      name: 'sweep',
      every: DAY,
      work: async () => {
        await collector.collect();
      },
      elsewhere: () => collector.collectedElsewhere(),
    },
    {
      name: 'trash',
      every: HOUR,
      work: () => stores.purgeTrash(new Date(Date.now() - TRASH_DAYS * DAY)),
    },
    { name: 'missing', every: 5 * MINUTE, work: () => check.run() },
  ];
}

/**
 * Does this process's share of the chores, first of all having out of reach what must not be reached any more, and looks
 * after what is its own; ends with the server. A storage that does not answer is not waited for, neither now nor at the end.
 */
export async function keepTidy(app: FastifyInstance, services: Services, holder: string): Promise<void> {
  const { database, pictures, letterCount, notices, folders, log } = services;
  const [tidy, ...others] = choresOf(services);
  const chores = new Chores([tidy, ...others], { database, holder, log });
  let ended = false;
  const tryTo = (what: string, work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
  };
  const timers = [
    setInterval(
      tryTo('Looking for room', async () => {
        if (notices.all().length > 0) await pictures.storage.probe();
      }),
      MINUTE,
    ),
    setInterval(
      tryTo('Looking at what is left of the disks', async () => tellOfDisks(await disksOf(folders), notices)),
      MINUTE,
    ),
    setInterval(
      tryTo('Telling of missing pictures', () => pictures.check.report()),
      MINUTE,
    ),
    setInterval(
      tryTo('Counting letters', () => letterCount.count()),
      MINUTE,
    ),
    setInterval(
      tryTo('Looking whose pictures these are', () => pictures.collector.checkOwner()),
      HOUR,
    ),
  ];
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    ended = true;
    pictures.storage.close();
    await chores.end();
    await tidied;
    await pictures.renditions.close();
  });
  const settled = pictures.collector.checkOwner().then(() => true, orWait);
  const tidied = settled
    .then(() => (ended ? undefined : tidy.work()))
    .catch((error: unknown) => log.error({ err: error }, 'Tidying failed'));
  const isThere = await Promise.race([settled, pause(PATIENCE, undefined, { ref: false })]);
  if (isThere) await tidied;
  else log.warn({}, 'The storage of pictures cannot be had yet: the site starts without it');
  chores.begin();
}

/** The site goes on without a store that is away; one that refuses us is a mistake of whoever started it. */
function orWait(error: unknown): false {
  if (!(error instanceof StorageUnavailable)) throw error;
  if (error.isMisconfigured) throw new BadSetting(error.reason);
  return false;
}
