import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const STATUS_CLASSES = ['', '1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * `/metrics` for Prometheus: the process, and seconds to answer by method, route and class of status.
 * Call it before any route is added.
 */
export function addMetrics(app: FastifyInstance): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: STATUS_CLASSES[Math.trunc(reply.statusCode / 100)] ?? 'other',
    };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => {
    const page = await register.metrics();
    return reply.header('cache-control', 'no-store').type(register.contentType).send(page);
  });
  return register;
}
