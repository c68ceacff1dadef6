import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { Busy, Unavailable } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits how many requests of this and other limited routes run at once. */
    limitConcurrency?: boolean;
  }
  interface FastifyInstance {
    /** Waits for a slot, which the request occupies until its response starts. Throws `Busy` when the wait is too long. */
    acquireSlot(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** Exchanges the slot of a request for the only slot of expensive requests. Throws `Busy` like `acquireSlot`. */
    acquireExpensiveSlot(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** Waits, before work that blocks the event loop for milliseconds, until waiting connections are accepted. */
    waitForConnections(): Promise<void>;
  }
  interface FastifyRequest {
    /** Releases the slot of this request; null when it has none. */
    releaseSlot: (() => void) | null;
  }
}

const CONCURRENCY = 12;
const MAX_WAIT_MS = 1250;
/** Maximum time from slot to response. Together with the wait for a slot, every client receives a response within 10 s. */
const MAX_RUN_MS = 8500;
/** Number of event loop iterations after which work starts even if connections still arrive. */
const MAX_ITERATIONS = 40;
/** Number of tasks that start in one iteration of the event loop. */
const STARTS_PER_ITERATION = 3;

/** Runs at most `concurrency` requests at once and refuses a request that would wait longer than `maxWaitMs`. */
export class ConcurrencyLimit {
  readonly #queue = new Set<() => void>();
  #running = 0;
  #averageRunMs = 0;

  constructor(
    private readonly concurrency: number,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  /** Waits for a slot and returns a function that releases it. Throws `Busy` when the wait is too long, or is expected to be. */
  async acquire(): Promise<() => void> {
    const expectedWaitMs = (this.#queue.size * this.#averageRunMs) / this.concurrency;
    if (expectedWaitMs > this.maxWaitMs) throw new Busy();
    if (this.#running < this.concurrency) this.#running++;
    else await this.#waitForRelease();
    const startedAt = performance.now();
    return () => {
      this.#averageRunMs += (performance.now() - startedAt - this.#averageRunMs) / 10;
      const [next] = this.#queue;
      if (next) next();
      else this.#running--;
    };
  }

  /** Waits until a running request hands its slot over. */
  #waitForRelease(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timeout);
        this.#queue.delete(start);
        resolve();
      };
      const timeout = setTimeout(() => {
        this.#queue.delete(start);
        reject(new Busy());
      }, this.maxWaitMs);
      this.#queue.add(start);
    });
  }
}

/**
 * Starts tasks only in iterations of the event loop in which no connection arrived. Node.js accepts one connection per iteration, so a
 * client would otherwise wait for the tasks of all clients before it.
 */
class WorkScheduler {
  readonly #queue: (() => void)[] = [];
  #connectionArrived = false;

  connectionArrived(): void {
    this.#connectionArrived = true;
  }

  /** Waits until the caller may start its task. */
  wait(): Promise<void> {
    return new Promise((start) => {
      this.#queue.push(start);
      if (this.#queue.length === 1) void this.#run();
    });
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      for (let iteration = 0; iteration <= MAX_ITERATIONS; iteration++) {
        await nextIteration();
        if (!this.#connectionArrived) break;
        this.#connectionArrived = false;
      }
      for (const start of this.#queue.splice(0, STARTS_PER_ITERATION)) start();
    }
  }
}

/** Responds with 503 to requests that would take too long, so that the other requests are served in time. */
export const loadShedding = fp<{ maxRunMs?: number }>(
  (app: FastifyInstance, { maxRunMs = MAX_RUN_MS }, done) => {
    const scheduler = new WorkScheduler();
    app.server.on('connection', () => scheduler.connectionArrived());
    app.decorate('waitForConnections', () => scheduler.wait());

    const limit = new ConcurrencyLimit(CONCURRENCY);
    const expensiveLimit = new ConcurrencyLimit(1);
    app.decorateRequest('releaseSlot', null);

    /** Marks a request as running, and responds with 503 when it runs too long. */
    const start = (request: FastifyRequest, reply: FastifyReply, release: () => void) => {
      const timeout = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return; // a long response may be on its way
        reply.send(new Unavailable('The response takes too long at the moment. Try again in a few seconds.'));
      }, maxRunMs);
      request.releaseSlot = () => {
        clearTimeout(timeout);
        release();
      };
    };
    const releaseSlot = (request: FastifyRequest) => {
      request.releaseSlot?.();
      request.releaseSlot = null;
    };

    app.decorate('acquireSlot', async (request: FastifyRequest, reply: FastifyReply) => {
      start(request, reply, await limit.acquire());
      await scheduler.wait();
    });
    app.decorate('acquireExpensiveSlot', async (request: FastifyRequest, reply: FastifyReply) => {
      releaseSlot(request);
      const release = await expensiveLimit.acquire();
      const startedAt = performance.now();
      // Waits as long as this request took, so that other requests can run.
      start(request, reply, () => setTimeout(release, performance.now() - startedAt).unref());
    });

    app.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.config.limitConcurrency) await app.acquireSlot(request, reply);
    });
    app.addHook('onSend', (request, _reply, payload, next) => {
      releaseSlot(request);
      next(null, payload);
    });
    // Also when the client has disconnected and nothing is sent.
    app.addHook('onResponse', (request, _reply, next) => {
      releaseSlot(request);
      next();
    });
    done();
  },
);
