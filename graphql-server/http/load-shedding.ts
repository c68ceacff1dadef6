import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { Unavailable } from '../errors.ts';
import { limits } from '../limits.ts';
import { message } from '../messages.ts';

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
  }
  interface FastifyRequest {
    /** Releases the slot of this request; null when it has none. */
    releaseSlot: (() => void) | null;
    /** When the request got its first slot, by `performance.now()`; null before. */
    firstSlotAt: number | null;
  }
}

/** Maximum time from the first slot to the response. Together with the wait for a slot, every client receives a response within 10 s. */
const MAX_RUN_MS = 8500;
/** Maximum number of event loop iterations for which work waits while connections arrive. */
const MAX_ITERATIONS = 100;

/** Responds with 503 to requests that would take too long, so that the other requests are served in time. */
export const loadShedding = fp<{ maxRunMs?: number }>(
  (app: FastifyInstance, { maxRunMs = MAX_RUN_MS }, done) => {
    app.decorateRequest('releaseSlot', null);
    app.decorateRequest('firstSlotAt', null);

    let connections = 0;
    app.server.on('connection', () => connections++);
    /**
     * Waits for an iteration of the event loop in which no connection arrives. Node.js accepts one per iteration: of 200 clients that
     * connect at once, the last would be accepted after the requests of 198 others.
     */
    const waitForConnections = async () => {
      await nextIteration(); // the current one has accepted its connections already
      let before = -1;
      for (let iteration = 0; before !== connections && iteration < MAX_ITERATIONS; iteration++) {
        before = connections;
        await nextIteration();
      }
    };

    /** Marks a request as running, and responds with 503 when it runs too long. */
    const start = (request: FastifyRequest, reply: FastifyReply, release: () => void) => {
      request.firstSlotAt ??= performance.now();
      const deadline = request.firstSlotAt + maxRunMs;
      const timeout = setTimeout(() => {
        if (reply.sent || reply.raw.headersSent) return; // a long response may be on its way
        reply.send(new Unavailable(message('RESPONSE_TOO_SLOW')));
      }, deadline - performance.now());
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
      start(request, reply, await limits.visitorRequests.acquire());
      await waitForConnections();
    });
    app.decorate('acquireExpensiveSlot', async (request: FastifyRequest, reply: FastifyReply) => {
      releaseSlot(request);
      const release = await limits.expensiveQueries.acquire();
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
