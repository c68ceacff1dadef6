import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Admission } from './admission.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether what this route does takes work, so that one waits for one's turn. */
    inTurn?: boolean;
  }
  interface FastifyInstance {
    /** Has a request wait for its turn, which ends with its answer. Throws `Busy` when it would not come soon. */
    admit(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    endTurn: (() => void) | null;
  }
}

/** Gives turns at what takes work, so that whoever cannot be served soon is told at once. */
export const admissionDoor = fp<object>((app: FastifyInstance, _none, done) => {
  const admission = new Admission();
  app.addHook('onClose', () => admission.close());
  app.decorateRequest('endTurn', null);
  app.decorate('admit', async (request: FastifyRequest) => {
    request.endTurn = await admission.enter();
  });

  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.inTurn) await app.admit(request);
  });
  const end = (request: FastifyRequest) => {
    request.endTurn?.();
    request.endTurn = null;
  };
  app.addHook('onSend', (request, _reply, payload, next) => {
    end(request);
    next(null, payload);
  });
  // Also where nothing is sent any more: a turn that never ended would be missing for good.
  app.addHook('onResponse', (request, _reply, next) => {
    end(request);
    next();
  });
  done();
});
