import type { FastifyInstance } from 'fastify';
import { answer } from './answer.ts';
import { sentence } from './errors.ts';
import type { Route } from './routes.ts';

interface KnownRoute {
  method: string;
  pattern: RegExp;
}

/** Answers every call under /api that is not in the contract: 404, or 405 where another method would do. */
export function answerNotFound(app: FastifyInstance, contract: readonly Route[]): void {
  const known: KnownRoute[] = contract.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }));
  app.all<{ Params: { '*': string } }>('/api/*', {
    // Before the body is looked at: whatever it is, it is not wanted.
    onRequest: async (request, reply) => {
      const path = `/api/${request.params['*']}`;
      const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      if (methods.length === 0) return answer(reply, 404, sentence('There is nothing at this address.'));
      reply.header('allow', [...new Set(methods)].join(', '));
      return answer(reply, 405, sentence('This cannot be done at this address.'));
    },
    handler: async (_request, reply) => reply,
  });
}
