import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onShutdownSignal } from './signals.ts';

/** Requests that run longer after the signal are cut off. */
const FINISH_WITHIN_MS = 10_000;
/** Time for a proxy that checks `/readyz` every half second to send new requests elsewhere. */
const UNREADY_MS = 1500;
const CLOSE_IDLE_EVERY_MS = 50;

interface ShutdownOptions {
  /** A database that is not embedded may have other processes, to which a proxy sends the requests that follow. */
  database: { embedded: boolean; close(): Promise<void> };
  /** Resolves when proxies have noticed that the process is not ready. */
  whenNoticed?: () => Promise<unknown>;
}

/** On a shutdown signal: lets running requests finish within 10 s, closes the application and its database and exits. */
export function closeOnSignal(
  app: FastifyInstance,
  { database, whenNoticed = () => sleep(UNREADY_MS) }: ShutdownOptions,
): void {
  onShutdownSignal(async (signal) => {
    app.log.info({ signal }, 'stopping');
    try {
      setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
      if (signal === 'SIGTERM' && !database.embedded) await drain(app, whenNoticed);
      // A keep-alive connection stays open after its last response.
      setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      await app.close();
      await database.close();
    } catch (error) {
      app.log.error({ err: error }, 'could not stop in order');
      process.exit(1);
    }
    app.log.info('stopped');
  });
}

/**
 * Answers `/readyz` with 404 and closes each connection after its next response, then waits for running requests. The process still
 * listens: HAProxy aborts the requests of a process that it cannot connect to.
 */
async function drain(app: FastifyInstance, whenNoticed: () => Promise<unknown>): Promise<void> {
  app.leaving = true;
  app.server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  await whenNoticed();
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  while ((await countConnections()) > 0) {
    app.server.closeIdleConnections();
    await sleep(CLOSE_IDLE_EVERY_MS);
  }
}
