import type { FastifyInstance } from 'fastify';
import type { Notice } from './notices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True while the process shuts down, so that `/readyz` tells load balancers to send requests elsewhere. */
    isShuttingDown: boolean;
  }
}

const isAboutDisk = ({ code }: Notice): boolean => code.endsWith('-disk');

/**
 * Adds the liveness check `/healthz` and the readiness check `/readyz`, without log lines for successful requests. `/readyz` responds with
 * - 503 while the database is unavailable
 * - 404 while the process shuts down, for which HAProxy sends no new requests but does not interrupt running ones
 * - 200 otherwise, with a notice if a disk is full, because the process can still serve reads
 */
export function addHealth(
  app: FastifyInstance,
  database: { reachable(): Promise<boolean> },
  notices: { all(): Notice[] } = { all: () => [] },
): void {
  app.decorate('isShuttingDown', false);
  const unlogged = { logLevel: 'warn' } as const;
  app.get('/healthz', unlogged, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', unlogged, async (_request, reply) => {
    if (app.isShuttingDown)
      return reply.header('cache-control', 'no-store').code(404).send({ status: 'stopping' });
    const ready = await database.reachable();
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    const diskNotices = notices.all().filter(isAboutDisk);
    return {
      status: ready ? 'ready' : 'the database cannot be reached',
      ...(diskNotices.length > 0 && { notices: diskNotices.map(({ message }) => message) }),
    };
  });
}
