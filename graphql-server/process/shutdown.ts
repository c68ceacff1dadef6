import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { endBy, onEnding } from './signals.ts';

const FINISH_WITHIN_MS = 10_000;
/** Until who asks every half second whether it is ready has heard that it is not, and connections have carried their last. */
const LEAVE_MS = 1500;
/** A connection whose last answer is given would be kept open for the next request that is not to come. */
const LOOK_MS = 50;

interface Parts {
  /** One that others may use too is where others may answer too. */
  database: { embedded: boolean; close(): Promise<void> };
  /** Ends when others have seen that it leaves. */
  seen?: () => Promise<unknown>;
}

/**
 * When it is to end: takes no more requests, lets the running ones finish within 10 s, closes the application and its
 * database, and ends the process, with 0 unless its terminal is gone. Whoever asks for it once more has it end at once, with 1.
 * On SIGTERM it leaves those first that run beside it.
 */
export function stopOnSignal(app: FastifyInstance, { database, seen = () => pause(LEAVE_MS) }: Parts): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (one) => {
    connections.add(one);
    one.once('close', () => connections.delete(one));
  });
  const stop = async (signal: NodeJS.Signals) => {
    app.log.info({ signal }, 'stopping');
    const late = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
    if (signal === 'SIGTERM' && !database.embedded) await leave(app, connections, seen);
    await endingIdle(app, app.close());
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

/**
 * Says that it is not ready, and answers meanwhile, each time as the last on its connection; then what runs is waited for, as
 * long as it is still there to be asked: HAProxy cuts what runs in a process that does not answer.
 */
async function leave(
  app: FastifyInstance,
  connections: ReadonlySet<Socket>,
  seen: () => Promise<unknown>,
): Promise<void> {
  app.leaving = true;
  app.server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false));
  await seen();
  await endingIdle(
    app,
    Promise.all([...connections].map((one) => new Promise((closed) => one.once('close', closed)))),
  );
}

/** Ends each connection that carries nothing, for as long as something takes. */
async function endingIdle(app: FastifyInstance, something: PromiseLike<unknown>): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS);
  try {
    await something;
  } finally {
    clearInterval(idle);
  }
}
