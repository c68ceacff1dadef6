import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MissingPictures } from '../pictures/missing-pictures.ts';
import { disksOf, type Folders } from './disks.ts';
import type { Notices } from './notices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Measures the process and the duration of requests by route. Call it before any route is added. */
export function registerMetrics(app: FastifyInstance): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the start of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const status = `${Math.trunc(statusCode / 100)}xx`;
    duration.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000);
    done();
  });
  app.decorate('metrics', register);
}

interface MeasuredServices {
  notices: Notices;
  folders: Folders;
  pictures: { missing: MissingPictures };
  /** Messages of visitors that wait to be mailed, and those that could not be mailed. */
  undeliveredCounts: { last: { waiting: number; failed: number } | undefined };
}

/** Adds the application's own metrics. Their values are read at each scrape; undefined ones are not exported. */
export function registerAppMetrics(
  register: Registry,
  { notices, folders, pictures, undeliveredCounts }: MeasuredServices,
): void {
  const registers = [register];
  const gauge = (name: string, help: string, value: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const current = value();
        if (current === undefined) this.remove();
        else this.set(current);
      },
    });

  new Gauge({
    name: 'marsa_notices',
    help: '1 for each problem that needs an operator now.',
    labelNames: ['code'],
    registers,
    collect() {
      this.reset();
      for (const { code } of notices.all()) this.set({ code }, 1);
    },
  });
  for (const key of ['free', 'size'] as const) {
    new Gauge({
      name: `marsa_disk_${key}_bytes`,
      help: `${key === 'free' ? 'Free space' : 'Size'} of a disk that the process writes to.`,
      labelNames: ['holds'],
      registers,
      async collect() {
        this.reset();
        for (const disk of await disksOf(folders)) this.set({ holds: disk.holds.join(',') }, disk[key]);
      },
    });
  }
  gauge(
    'marsa_pictures_missing',
    'Pictures that rows refer to and that the storage does not have, as of the last check.',
    () => pictures.missing.last?.missing,
  );
  gauge(
    'marsa_pictures_checked_timestamp_seconds',
    'Time of the last check for missing pictures, by any process.',
    () => inSeconds(pictures.missing.last?.checkedAt?.getTime()),
  );
  gauge(
    'marsa_emails_waiting',
    'Messages of visitors that are not mailed to the agency yet.',
    () => undeliveredCounts.last?.waiting,
  );
  gauge(
    'marsa_emails_failed',
    'Messages of visitors that could not be mailed to the agency for a day.',
    () => undeliveredCounts.last?.failed,
  );
}

const inSeconds = (ms: number | undefined): number | undefined => ms && ms / 1000;

/** Serves `/metrics` to Prometheus; with a token, only to requests with `Authorization: Bearer <token>`. */
export function metricsRoute(app: FastifyInstance, register: Registry, token: string | undefined): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (token !== undefined && !hasToken(request, token)) {
      const message = 'Metrics require their token.';
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: message, message });
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const received = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(sha256(received), sha256(token));
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves `/metrics` on a port of its own; returns the server. */
export async function openMetricsPort(
  register: Registry,
  { port, host, token }: { port: number; host: string; token: string | undefined },
): Promise<FastifyInstance> {
  const app = fastify();
  metricsRoute(app, register, token);
  await app.listen({ port, host });
  return app;
}
