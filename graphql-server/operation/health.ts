import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process runs. `/readyz`: it can serve, its database answers; 503 when not. Neither is logged. */
export function addHealth(app: FastifyInstance, database: { reachable(): Promise<boolean> }): void {
  const quiet = { logLevel: 'warn' } as const;
  app.get('/healthz', quiet, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = await database.reachable();
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'the database cannot be reached' };
  });
}
