import { setTimeout as pause } from 'node:timers/promises';
import { AbstractLogger, MigrationExecutor, type DataSource, type Migration } from 'typeorm';
import type { Engine } from './engine.ts';
import { CannotOpenDatabase, causeOf, codeOf } from './unavailable.ts';

/** Any number that no other program is likely to lock. */
const MIGRATION_LOCK = 4_020_230_617;

/** How long a step waits for a table that somebody reads or writes: everybody else who wants it waits behind the step. */
const STEP_WAITS_MS = 500;
/** Those who had to wait are let through before it is tried again. */
const BETWEEN_MS = 500;
/** Longer than an export to a slow client takes. */
const PATIENCE_MS = 10 * 60 * 1000;

/** A lock that was not had in time, and a deadlock. */
const HELD = ['55P03', '40P01'];

/** What goes wrong with a step is thrown: TypeORM would write it to the log as well, and at every attempt. */
class Silent extends AbstractLogger {
  protected writeLog(): void {}
}

export const silent = new Silent();

/** Brings the tables up to date, as many steps as there are, all of them or none; others may work with them meanwhile. */
export async function migrate(source: DataSource, { embedded }: Pick<Engine, 'embedded'>): Promise<void> {
  const run = await runWhenFree(source, embedded);
  // A table whose every row was rewritten would be read twice over until somebody tidied up: the embedded one never does.
  if (run.length > 0 && run.length < source.migrations.length) await source.query('VACUUM (ANALYZE)');
}

/** Runs what is pending in one transaction. Two servers that start at once migrate one after the other. */
async function runPending(source: DataSource, embedded: boolean): Promise<Migration[]> {
  const runner = source.createQueryRunner();
  const executor = new MigrationExecutor(source, runner);
  try {
    await runner.startTransaction();
    // Ends with the transaction: a lock of the session would stay behind in a pooler.
    if (!embedded) await runner.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // Behind a pooler the role may have a limit for requests.
    await runner.query('SET LOCAL statement_timeout = 0');
    await runner.query(`SET LOCAL lock_timeout = ${STEP_WAITS_MS}`);
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
  const began = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await runPending(source, embedded);
    } catch (error) {
      if (!HELD.includes(codeOf(causeOf(error)))) throw error;
      if (attempt === 1)
        process.stderr.write('The tables are brought up to date as soon as nobody holds them.\n');
      if (performance.now() - began > PATIENCE_MS)
        throw new CannotOpenDatabase(
          'The tables cannot be brought up to date, for something else has held them for ten minutes: end what works on the ' +
            'database for so long (pg_stat_activity), and start again.',
          { cause: error },
        );
      await pause(BETWEEN_MS);
    }
  }
}
