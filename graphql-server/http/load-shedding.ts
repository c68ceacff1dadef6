import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Unavailable } from '../errors.ts';
import { Admission } from './admission.ts';
import { Rounds } from './rounds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether what this route does takes work, so that one waits for one's turn. */
    inTurn?: boolean;
  }
  interface FastifyInstance {
    /**
     * Has a request wait for its turn, which ends with its answer: the one that it gets, or that it takes too long. Throws
     * `Busy` when its turn would not come soon.
     */
    admit(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /**
     * Exchanges the turn of a request that was admitted for one of the few that expensive requests have, so that they leave the
     * process to all others for at least half of the time. Throws `Busy` like `admit`.
     */
    admitExpensive(request: FastifyRequest, reply: FastifyReply): Promise<void>;
    /** Waits until a piece of work may begin that keeps the process busy for a while; see `Rounds`. */
    nextRound(): Promise<void>;
  }
  interface FastifyRequest {
    endTurn: (() => void) | null;
  }
}

/** Longest turn until its answer begins, in milliseconds: with the wait for it, whoever asks is answered within 10 s. */
const LONGEST_TURN = 8500;

/** Gives turns at what takes work, so that whoever cannot be served soon, or in time, is told so. */
export const loadShedding = fp<{ longest?: number }>((app: FastifyInstance, { longest }, done) => {
  const rounds = new Rounds();
  app.server.on('connection', () => rounds.came());
  app.decorate('nextRound', () => rounds.next());
  const admission = new Admission(rounds);
  const expensive = new Admission(rounds, { atOnce: 1 });
  app.addHook('onClose', () => {
    admission.close();
    expensive.close();
  });
  app.decorateRequest('endTurn', null);
  const startTurn = (request: FastifyRequest, reply: FastifyReply, end: () => void) => {
    const late = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return; // a long answer may well be under way
      reply.send(new Unavailable('The answer takes too long just now. Try again in a few seconds.'));
    }, longest ?? LONGEST_TURN);
    request.endTurn = () => {
      clearTimeout(late);
      end();
    };
  };
  app.decorate('admit', async (request: FastifyRequest, reply: FastifyReply) => {
    startTurn(request, reply, await admission.enter());
  });
  app.decorate('admitExpensive', async (request: FastifyRequest, reply: FastifyReply) => {
    end(request);
    const endTurn = await expensive.enter();
    const began = performance.now();
    // The next one waits for as long again as this one took.
    startTurn(request, reply, () => setTimeout(endTurn, performance.now() - began).unref());
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.inTurn) await app.admit(request, reply);
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
