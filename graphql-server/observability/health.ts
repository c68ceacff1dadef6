import type { FastifyInstance } from 'fastify';
import type { Notice } from './notices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** True while the process shuts down and a load balancer should send requests elsewhere. */
    leaving: boolean;
  }
}

const isAboutDisk = ({ about }: Notice): boolean => about.endsWith('-disk');

/**
 * Adds `/healthz`, which responds while the process runs, and `/readyz`, which responds with 503 when the database is unavailable.
 * A process with a full disk is ready, because it can be read, and names the disk. A process that shuts down responds with 404:
 * HAProxy then sends no new requests and does not interrupt running ones. Neither route is logged.
 */
export function addHealth(
  app: FastifyInstance,
  database: { reachable(): Promise<boolean> },
  notices: { all(): Notice[] } = { all: () => [] },
): void {
  app.decorate('leaving', false);
  const unlogged = { logLevel: 'warn' } as const;
  app.get('/healthz', unlogged, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', unlogged, async (_request, reply) => {
    if (app.leaving) return reply.header('cache-control', 'no-store').code(404).send({ status: 'stopping' });
    const ready = await database.reachable();
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    const diskNotices = notices.all().filter(isAboutDisk);
    return {
      status: ready ? 'ready' : 'the database cannot be reached',
      ...(diskNotices.length > 0 && { notices: diskNotices.map(({ sentence }) => sentence) }),
    };
  });
}
