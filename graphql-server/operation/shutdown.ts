import type { FastifyInstance } from 'fastify';

const FINISH_WITHIN_MS = 10_000;

/**
 * On SIGTERM or SIGINT: takes no more requests, lets the running ones finish within 10 s, closes the application and
 * its database, and ends the process with 0. A second signal ends it at once, with 1.
 */
export function stopOnSignal(app: FastifyInstance, database: { close(): Promise<void> }): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.log.info({ signal }, 'stopping');
    // A connection whose last answer is given would be kept open for the next request that is not to come.
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    const late = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
    await app.close();
    clearInterval(idle);
    clearTimeout(late);
    await database.close();
    app.log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        app.log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      });
    });
  }
}
