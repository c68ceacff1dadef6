import type { FastifyInstance } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { TRASH_DAYS } from './collections/queries/trash.ts';
import { BadSetting } from './config.ts';
import { disksOf, reportLowSpace } from './observability/disks.ts';
import { logFailedTask } from './observability/logging.ts';
import { deleteOldProcesses } from './observability/processes.ts';
import { StorageUnavailable } from './pictures/storage/storage.ts';
import { deleteUnconfirmed } from './saved-searches/emails.ts';
import type { Services } from './services.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Maximum time that the start waits for the picture storage. */
const STORAGE_TIMEOUT = 3 * SECOND;

async function deleteExpired({ database, stores }: Services): Promise<void> {
  await stores.removeExpiredKeys();
  await deleteUnconfirmed(database);
  await deleteOldProcesses(database);
}

/** Registers the periodic jobs. Each runs on one process at a time. */
export function registerMaintenance(services: Services): void {
  const { jobs, pictures, stores } = services;
  jobs.register('delete-expired', { everySeconds: 60, expireInSeconds: 10 * 60, retryLimit: 0 }, () =>
    deleteExpired(services),
  );
  const hourly = { everySeconds: 60 * 60, expireInSeconds: 60 * 60, retryLimit: 0 };
  // Retried for an hour while the storage is unavailable.
  const nightly = { ...hourly, everySeconds: 24 * 60 * 60, retryLimit: 60 };
  jobs.register('collect-pictures', nightly, async () => {
    await pictures.collector.collect();
  });
  jobs.register('delete-audit-entries', { ...hourly, everySeconds: 24 * 60 * 60 }, () =>
    services.audit.deleteOld(),
  );
  jobs.register('purge-trash', hourly, () => stores.purgeTrash(new Date(Date.now() - TRASH_DAYS * DAY)));
}

/**
 * Registers the periodic jobs, deletes expired rows before the first request, then starts the checks of this process. The start
 * does not wait for picture storage that is unavailable.
 */
export async function startMaintenance(app: FastifyInstance, services: Services): Promise<void> {
  const { pictures, log } = services;
  registerMaintenance(services);
  const timers = startChecks(services);
  let isClosing = false;
  const storageReady = pictures.collector.checkOwner().then(() => true, ignoreUnavailable);
  const firstRun = storageReady
    .then(() => (isClosing ? undefined : deleteExpired(services)))
    .catch((error: unknown) => logFailedTask(log, error, 'Deleting expired rows failed'));
  app.addHook('onClose', async () => {
    timers.forEach(clearInterval);
    isClosing = true;
    pictures.storage.close();
    await services.jobs.stop();
    await firstRun;
    await pictures.renditions.close();
  });
  const isReady = await Promise.race([storageReady, delay(STORAGE_TIMEOUT, undefined, { ref: false })]);
  if (isReady) await firstRun;
  else log.warn({}, 'The storage of pictures is not available yet: the site starts without it');
}

/** Checks the notices, disks and metrics of this process. */
function startChecks({
  jobs,
  pictures,
  undeliveredCounts,
  notices,
  folders,
  log,
}: Services): NodeJS.Timeout[] {
  const every = (ms: number, name: string, check: () => Promise<unknown>) =>
    setInterval(() => {
      check().catch((error: unknown) => logFailedTask(log, error, `${name} failed`));
    }, ms);
  return [
    every(MINUTE, 'Checking the room of the picture storage', async () => {
      if (notices.all().length > 0) await pictures.storage.probe();
    }),
    every(MINUTE, 'Checking the disks', async () => reportLowSpace(await disksOf(folders), notices)),
    every(MINUTE, 'Reading the last picture check', () => pictures.missing.report()),
    every(MINUTE, 'Counting undelivered emails', () => undeliveredCounts.count()),
    setInterval(() => {
      // Another process has run the garbage collection since, and reports its result in its own notices.
      if (performance.now() - jobs.lastRunOf('collect-pictures') > DAY)
        pictures.collector.collectedElsewhere();
    }, HOUR),
    every(HOUR, 'Looking again for missing pictures', () => pictures.missing.recheck()),
    every(HOUR, 'Checking the owner of the picture storage', () => pictures.collector.checkOwner()),
  ];
}

/** Ignores an unavailable storage, without which the server can start. Throws `BadSetting` for wrong credentials, and other errors. */
function ignoreUnavailable(error: unknown): false {
  if (!(error instanceof StorageUnavailable)) throw error;
  if (error.isMisconfigured) throw new BadSetting(error.details);
  return false;
}
