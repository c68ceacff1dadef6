import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const STATUS_CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];

/** What is known of a request that was answered. */
interface Answered {
  method: string;
  route: string;
  status: number;
  ms: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Measures the process, and seconds to answer by method, route and class of status. Call it before any route is added. */
export function measure(app: FastifyInstance): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const count = ({ method, route, status, ms }: Answered) => {
    const labels = { method, route, status: STATUS_CLASSES[Math.trunc(status / 100)] ?? 'other' };
    seconds.observe(labels, ms / 1000);
  };
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    count({ method, route: routeOptions.url ?? 'none', status: statusCode, ms: elapsedTime });
    done();
  });
  app.decorate('metrics', register);
}

/** Tells, by what it is about, that something needs an operator just now. */
export function measureNotices(register: Registry, notices: { all(): { about: string }[] }): void {
  const gauge = new Gauge({
    name: 'marsa_notices',
    help: '1 for each thing that needs an operator just now.',
    labelNames: ['about'],
    registers: [register],
    collect: () => {
      gauge.reset();
      for (const { about } of notices.all()) gauge.set({ about }, 1);
    },
  });
}

/** Tells a number as long as it is known. */
function tell(register: Registry, name: string, help: string, known: () => number | undefined): void {
  new Gauge({
    name,
    help,
    registers: [register],
    collect() {
      const value = known();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

const inSeconds = (ms: number | undefined): number | undefined => ms && ms / 1000;

/** Tells of the disks that the process writes to, and of pictures that were found missing, by whichever process. */
export function measureStorage(
  register: Registry,
  disks: () => Promise<readonly { holds: string[]; free: number; size: number }[]>,
  found: () => { missing: number; lookedAt: Date | null } | undefined,
): void {
  const disk = (name: string, help: string, of: 'free' | 'size') =>
    new Gauge({
      name,
      help,
      labelNames: ['holds'],
      registers: [register],
      async collect() {
        this.reset();
        for (const one of await disks()) this.set({ holds: one.holds.join(',') }, one[of]);
      },
    });
  disk('marsa_disk_free_bytes', 'Room left on a disk that the process writes to.', 'free');
  disk('marsa_disk_size_bytes', 'Size of a disk that the process writes to.', 'size');
  tell(
    register,
    'marsa_pictures_missing',
    'Pictures that rows name and that are not in the storage, as far as was looked.',
    () => found()?.missing,
  );
  tell(
    register,
    'marsa_pictures_looked_at_timestamp_seconds',
    'When it was last looked for missing pictures, by whichever process.',
    () => inSeconds(found()?.lookedAt?.getTime()),
  );
}

/** Tells of visitors' messages that the agency's mailbox does not have, as they were counted last. */
export function measureLetters(
  register: Registry,
  counted: () => { waiting: number; givenUp: number } | undefined,
): void {
  tell(
    register,
    'marsa_letters_waiting',
    'Messages of visitors that are to be mailed to the agency.',
    () => counted()?.waiting,
  );
  tell(
    register,
    'marsa_letters_given_up',
    'Messages of visitors that could not be mailed to the agency for a day.',
    () => counted()?.givenUp,
  );
}

/** What is known of a server that answers visitors beside the database. */
interface ReplicaSeen {
  isThere: boolean;
  behindMs: number;
  answered: { replica: number; primary: number };
}

/** Tells of the replica, if there is one when it is asked. */
export function measureReplica(register: Registry, replica: () => ReplicaSeen | undefined): void {
  tell(register, 'marsa_replica_up', 'Whether the replica answers this process.', () => {
    const seen = replica();
    return seen && Number(seen.isThere);
  });
  tell(
    register,
    'marsa_replica_lag_seconds',
    'For how long the replica has been behind what this process was told of; 0 when it has it all.',
    () => inSeconds(replica()?.behindMs),
  );
  new Counter({
    name: 'marsa_visitors_reads_total',
    help: 'Questions of visitors to the database, by the server that answered them.',
    labelNames: ['server'],
    registers: [register],
    collect() {
      this.reset();
      for (const [server, times] of Object.entries(replica()?.answered ?? {})) this.inc({ server }, times);
    },
  });
}

/** `/metrics` for Prometheus; with a token, for whoever brings it as `Authorization: Bearer`. */
export function showMetrics(app: FastifyInstance, register: Registry, token: string | undefined): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (token !== undefined && !brings(request, token)) {
      const sentence = 'Metrics are for whoever has their token.';
      return reply
        .code(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: sentence, message: sentence });
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}

function brings({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (words: string): Buffer => createHash('sha256').update(words).digest();

/** Shows the metrics on a port of their own; gives what closes it. */
export async function openMetricsPort(
  register: Registry,
  { port, host, token }: { port: number; host: string; token: string | undefined },
): Promise<FastifyInstance> {
  const app = fastify();
  showMetrics(app, register, token);
  await app.listen({ port, host });
  return app;
}
