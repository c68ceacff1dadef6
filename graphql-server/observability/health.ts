import type { FastifyInstance } from 'fastify';
import type { Notice } from './notices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether it is about to stop: whoever shares requests out among several is to send the next ones elsewhere. */
    leaving: boolean;
  }
}

/** What is told to whoever watches over the server from outside: that there is no room to write. */
const isOfADisk = ({ about }: Notice): boolean => about.endsWith('-disk');

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, its database answers; 503 when not. One whose disk is full is
 * ready, for it can be read, and says what is full. One that is about to stop says 404, by which HAProxy sends it nothing
 * new and leaves alone what runs. Neither is logged.
 */
export function addHealth(
  app: FastifyInstance,
  database: { reachable(): Promise<boolean> },
  notices: { all(): Notice[] } = { all: () => [] },
): void {
  app.decorate('leaving', false);
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    if (app.leaving) return reply.header('cache-control', 'no-store').code(404).send({ status: 'stopping' });
    const ready = await database.reachable();
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    const full = notices.all().filter(isOfADisk);
    return {
      status: ready ? 'ready' : 'the database cannot be reached',
      ...(full.length > 0 && { notices: full.map(({ sentence }) => sentence) }),
    };
  });
}
