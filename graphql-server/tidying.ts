import type { FastifyInstance } from 'fastify';
import { BadSetting } from './config.ts';
import { disksOf, tellOfDisks } from './operation/disks.ts';
import { forgetProcesses } from './operation/presence.ts';
import { tellOfReplica } from './operation/replica-notice.ts';
import { Chores, type Chore } from './operation/turns.ts';
import { StoreAway } from './pictures/store-away.ts';
import { forgetUnconfirmed } from './saved-searches/letters.ts';
import { forgetChanges } from './search/memory-search.ts';
import type { Services } from './services.ts';

const OFTEN = 10 * 1000;
const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** What one process does for all: letting go of what can no longer be brought back, and of what a crash left behind. */
export function choresOf({ database, pictures, stores }: Services): [tidy: Chore, ...others: Chore[]] {
  const { collector, check } = pictures;
  const tidy = async () => {
    await stores.forgetRemovals();
    await stores.forgetPresses();
    await forgetChanges(database.dataSource.manager);
    await forgetUnconfirmed(database);
    await forgetProcesses(database);
    await collector.tidyAside();
    await collector.bringBackShown();
  };
  return [
    { name: 'tidy', every: MINUTE, work: tidy },
    {
      name: 'sweep',
      every: HOUR,
      work: async () => {
        await collector.sweep();
      },
      elsewhere: () => collector.sweptElsewhere(),
    },
    { name: 'missing', every: 5 * MINUTE, work: () => check.look() },
  ];
}

/**
 * Does this process's share of the chores, first of all having out of reach what must not be reached any more, and looks
 * after what is its own; ends with the server.
 */
export async function keepTidy(app: FastifyInstance, services: Services, holder: string): Promise<void> {
  const { database, pictures, letterCount, notices, folders, log } = services;
  const [tidy, ...others] = choresOf(services);
  const chores = new Chores([tidy, ...others], { database, holder, log });
  const tryTo = (what: string, work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
  };
  const timers = [
    setInterval(() => {
      const replica = database.replica();
      if (replica) tellOfReplica(replica, notices);
    }, OFTEN),
    setInterval(
      tryTo('Looking for room', async () => {
        if (notices.all().length > 0) await pictures.storage.findRoom();
      }),
      MINUTE,
    ),
    setInterval(
      tryTo('Looking at what is left of the disks', async () => tellOfDisks(await disksOf(folders), notices)),
      MINUTE,
    ),
    setInterval(
      tryTo('Telling of missing pictures', () => pictures.check.tell()),
      MINUTE,
    ),
    setInterval(
      tryTo('Counting letters', () => letterCount.count()),
      MINUTE,
    ),
    setInterval(
      tryTo('Looking whose pictures these are', () => pictures.collector.settle()),
      HOUR,
    ),
  ];
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    await chores.end();
    await pictures.renditions.close();
  });
  await pictures.collector.settle().catch(orWait);
  await tidy.work().catch((error: unknown) => log.error({ err: error }, 'Tidying failed'));
  chores.begin();
}

/** The site goes on without a store that is away; one that refuses us is a mistake of whoever started it. */
function orWait(error: unknown): void {
  if (!(error instanceof StoreAway)) throw error;
  if (error.refusesUs) throw new BadSetting(error.reason);
}
