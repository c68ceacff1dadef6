import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onShutdownSignal } from './signals.ts';

/** Time for running requests after the signal. Longer ones are aborted. */
const FINISH_WITHIN_MS = 10_000;
/** Time for a proxy that checks `/readyz` every half second to send new requests elsewhere. */
const UNREADY_MS = 1500;
const CLOSE_IDLE_EVERY_MS = 50;

interface ShutdownOptions {
  /** If the database is not embedded, other processes may use it, to which a load balancer can send further requests. */
  database: { embedded: boolean; close(): Promise<void> };
  /** Resolves when load balancers have noticed that the process is not ready. */
  whenNoticed?: () => Promise<unknown>;
}

/** Shuts down on a signal: waits up to 10 s for running requests, closes the application and its database, and exits. */
export function closeOnSignal(
  app: FastifyInstance,
  { database, whenNoticed = () => sleep(UNREADY_MS) }: ShutdownOptions,
): void {
  onShutdownSignal(async (signal) => {
    app.log.info({ signal }, 'stopping');
    try {
      setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
      if (signal === 'SIGTERM' && !database.embedded) await drain(app, whenNoticed);
      // Keep-alive connections that were busy at first become idle after their response.
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
 * Makes the process unready, closes each connection after its next response, and waits for running requests. The process still listens,
 * because HAProxy aborts the running requests of a process to which it cannot connect.
 */
async function drain(app: FastifyInstance, whenNoticed: () => Promise<unknown>): Promise<void> {
  app.isShuttingDown = true;
  app.server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  await whenNoticed();
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  while ((await countConnections()) > 0) {
    app.server.closeIdleConnections();
    await sleep(CLOSE_IDLE_EVERY_MS);
  }
}
