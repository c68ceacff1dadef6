import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { createApp, type Frontend } from './app.ts';
import { entities } from './collections.ts';
import { backupCommand } from './backup/socket.ts';
import { toBadSetting, checkConfig } from './config-checks.ts';
import { BadSetting, readConfig, type Config } from './config.ts';
import { commandListener } from './database/command-socket.ts';
import { openDatabase } from './database/database.ts';
import { migrations } from './database/migrations/index.ts';
import { CannotOpenDatabase, missingPrivilege } from './database/unavailable.ts';
import { AppError } from './errors.ts';
import { startMaintenance } from './maintenance.ts';
import { openServices, startJobs, type Services } from './services.ts';
import { disksOf } from './observability/disks.ts';
import { createLogger, openLogDestination, reportLogFailures } from './observability/logging.ts';
import { performStaffCommand, type StaffCommand } from './staff/staff-command.ts';
import { openMetricsPort } from './observability/metrics.ts';
import { ProcessRegistration, SecretsDiffer } from './observability/processes.ts';
import { projectRoot } from './process/project-root.ts';
import { readOrCreateSecret, SecretTooShort } from './process/token-secret.ts';
import { useTemporaryFolder } from './pictures/temporary-files.ts';
import { closeOnSignal } from './process/shutdown.ts';
import { onShutdownSignal } from './process/signals.ts';

/** Maximum number of connections that wait to be accepted; the system may lower it. A client whose connection is refused retries after seconds. */
const BACKLOG = 4096;

/** Runs the server; exits with a message if it cannot start. */
export async function run(frontend: Frontend): Promise<void> {
  try {
    const config = readConfig();
    await start(config, frontend).catch((error: unknown) => {
      throw toBadSetting(error, config) ?? missingPrivilege(error) ?? error;
    });
  } catch (error) {
    if (!isForTheOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function isForTheOperator(error: unknown): error is Error {
  return [BadSetting, CannotOpenDatabase, AppError, SecretsDiffer, SecretTooShort].some(
    (kind) => error instanceof kind,
  );
}

async function start(config: Config, frontend: Frontend): Promise<void> {
  await checkConfig(config);
  useTemporaryFolder(config.dataFolder);
  const logDestination = openLogDestination();
  const log = createLogger(config.logLevel, logDestination);

  const { databaseUrl: url, listenUrl, dataFolder: folder } = config;
  const database = await openDatabase({ url, listenUrl, folder, entities, migrations });
  let app: FastifyInstance | undefined;
  try {
    const secret = config.tokenSecret ?? readOrCreateSecret(folder);
    const secretFolder = config.tokenSecret === undefined ? folder : undefined;
    const services = openServices({
      database,
      uploads: config.uploadsFolder,
      store: config.store,
      dataFolder: folder,
      secret,
      log,
      cacheMaxBytes: config.cacheMaxBytes,
      mail: config.mail,
      origin: config.publicUrl,
      auditDays: config.auditDays,
    });
    reportLogFailures(logDestination, services.notices);
    app = await createApp(services, {
      log,
      trustedProxies: config.trustedProxies,
      metricsToken: config.metricsToken,
      origin: config.publicUrl,
      mapTiles: config.mapTiles,
      frontend,
    });

    const registration = new ProcessRegistration({
      database,
      secret,
      secretFolder,
      notices: services.notices,
      disks: () => disksOf(services.folders),
      log,
    });
    await registration.begin();
    const removeStartHandler = onShutdownSignal(() => registration.end());
    app.addHook('onClose', () => registration.end());
    await startMaintenance(app, services);
    // Jobs and requests finish in parallel.
    app.addHook('preClose', (done) => {
      void services.jobs.stop();
      done();
    });
    await services.accounts.ensureFirst(
      { email: config.adminEmail, password: config.adminPassword },
      printFirstAccount,
    );
    await listenForChanges(services);
    await services.publicationClock.start();
    app.addHook('onClose', () => services.publicationClock.stop());
    database.answer(
      commandListener({
        backup: backupCommand({ database, storage: services.pictures.storage, secretFolder, log }),
        staff: (command) => performStaffCommand(command as StaffCommand, services),
      }),
    );
    if (config.seed === 'demo') await addDemo(services);
    await openMetrics(app, config);
    await startJobs(services);

    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
    // In this order: Node.js drops a signal that has arrived but was not dispatched yet when its last listener is removed.
    closeOnSignal(app, { database });
    removeStartHandler();
    print(`Marsa is at ${config.publicUrl}`);
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
}

/** Serves metrics on a separate port, if one is configured. */
async function openMetrics(app: FastifyInstance, config: Config): Promise<void> {
  const { metricsPort: port, metricsHost: host, metricsToken: token } = config;
  if (port === undefined) return;
  const metrics = await openMetricsPort(app.metrics, { port, host, token });
  app.addHook('onClose', () => metrics.close());
}

function printFirstAccount({ email, password }: { email: string; password?: string }): void {
  print(`Staff sign in as ${email}${password ? ` with the password ${password}` : ''}`);
}

/** Subject of the notice while change notifications are not received, and the reason for disabling the cache. */
const CHANGES = 'news';

/** Enables the response cache only while this process is notified of changes by other processes. */
async function listenForChanges({
  database,
  responseCache,
  publicationClock,
  notices,
}: Services): Promise<void> {
  responseCache.disable(CHANGES);
  responseCache.enableWhile(() => database.isUpToDate() && !publicationClock.isDue);
  const disconnected = (
    reason = 'This process receives no change notifications at the moment, so it caches no responses and pages take longer: look at ' +
      'its connection to the database.',
  ) => {
    responseCache.disable(CHANGES);
    notices.raise(CHANGES, reason);
  };
  await database.listen({
    disconnected,
    changed: () => responseCache.invalidate(),
    connected: () => {
      responseCache.enable(CHANGES);
      notices.clear(CHANGES);
    },
  });
}

async function addDemo({ database, stores, pictures, responseCache }: Services): Promise<void> {
  // Imported dynamically, because only the first start needs them.
  const [{ seedDemo }, { preparePicture: prepare }] = await Promise.all([
    import('./demo/seed.ts'),
    import('./pictures/process.ts'),
  ]);
  const folder = join(projectRoot(), 'graphql-server/demo');
  const seeded = await seedDemo({ dataSource: database.dataSource, stores, folder, prepare });
  if (!seeded) return;
  responseCache.invalidate();
  print(`The demo content is in: ${seeded.records} records, ${seeded.pictures.length} pictures.`);
  for (const picture of seeded.pictures) void pictures.renditions.warm(picture, picture);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
