import { setTimeout as pause } from 'node:timers/promises';
import { AbstractLogger, MigrationExecutor, type DataSource, type Migration } from 'typeorm';
import type { Engine } from './engine.ts';
import { CannotOpenDatabase, causeOf, codeOf } from './unavailable.ts';

/** Key of the advisory lock. */
const MIGRATION_LOCK = 4_020_230_617;

/** Lock timeout of a migration: other sessions queue behind it while it waits for a table. */
const LOCK_TIMEOUT_MS = 500;
/** Pause before the next attempt, in which the waiting sessions proceed. */
const RETRY_DELAY_MS = 500;
/** Longer than an export to a slow client. */
const MAX_WAIT_MS = 10 * 60 * 1000;

/** SQLSTATEs of a lock timeout and of a deadlock. */
const LOCK_ERRORS = ['55P03', '40P01'];

/** Logs nothing: errors are thrown, and TypeORM would log them at every attempt. */
class Silent extends AbstractLogger {
  protected writeLog(): void {}
}

export const silent = new Silent();

/** Runs all pending migrations or none; other sessions may use the tables meanwhile. */
export async function migrate(source: DataSource, { embedded }: Pick<Engine, 'embedded'>): Promise<void> {
  const run = await runWhenFree(source, embedded);
  // The embedded database has no autovacuum, and rewritten tables would keep their dead rows.
  if (run.length > 0 && run.length < source.migrations.length) await source.query('VACUUM (ANALYZE)');
}

const EARLIER_VERSION =
  'The database was made by an earlier version of this program and cannot be upgraded: set DATA_DIR to a new folder or ' +
  'DATABASE_URL to an empty database, or run the version that made it.';

/** Throws for a database in which other migrations than these were run. */
async function requireUpgradable(executor: MigrationExecutor, { migrations }: DataSource): Promise<void> {
  const executed = await executor.getExecutedMigrations();
  const pending = await executor.getPendingMigrations();
  if (executed.length > 0 && pending.length > 0 && pending.length === migrations.length)
    throw new CannotOpenDatabase(EARLIER_VERSION);
}

/** Runs pending migrations in one transaction. Servers that start at the same time migrate one after the other. */
async function runPending(source: DataSource, embedded: boolean): Promise<Migration[]> {
  const runner = source.createQueryRunner();
  const executor = new MigrationExecutor(source, runner);
  try {
    await runner.startTransaction();
    // A transaction-level lock, because a pooler would keep one of the session.
    if (!embedded) await runner.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // Behind a pooler the role may have a limit for requests.
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await requireUpgradable(executor, source);
    const run = await executor.executePendingMigrations();
    await runner.commitTransaction();
    return run;
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => {}); // the first error says more
    throw error;
  } finally {
    await runner.release();
  }
}

async function runWhenFree(source: DataSource, embedded: boolean): Promise<Migration[]> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await runPending(source, embedded);
    } catch (error) {
      if (!LOCK_ERRORS.includes(codeOf(causeOf(error)))) throw error;
      if (attempt === 1)
        process.stderr.write('The migrations wait for locks on tables that other sessions use.\n');
      if (performance.now() - startedAt > MAX_WAIT_MS)
        throw new CannotOpenDatabase(
          'The migrations cannot run because another session has locked the tables for ten minutes: end that session ' +
            '(pg_stat_activity lists it), and start again.',
          { cause: error },
        );
      await pause(RETRY_DELAY_MS);
    }
  }
}
