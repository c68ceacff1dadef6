import type { FastifyInstance } from 'fastify';
import { endBy, onEnding } from './signals.ts';

const FINISH_WITHIN_MS = 10_000;

/**
 * When it is to end: takes no more requests, lets the running ones finish within 10 s, closes the application and its
 * database, and ends the process, with 0 unless its terminal is gone. Whoever asks for it once more has it end at once, with 1.
 */
export function stopOnSignal(app: FastifyInstance, database: { close(): Promise<void> }): void {
  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping');
    // A connection whose last answer is given would be kept open for the next request that is not to come.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const late = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
    await app.close();
    clearInterval(idle);
    clearTimeout(late);
    await database.close();
    app.log.info('stopped');
    endBy(signal);
  };
  onEnding(
    (signal) => {
      stop(signal).catch((error: unknown) => {
        app.log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      });
    },
    () => process.exit(1),
  );
}
