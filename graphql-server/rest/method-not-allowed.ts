import type { FastifyInstance } from 'fastify';
import { drainRequest } from '../http/drain-request.ts';
import { answer } from './responses.ts';
import { sentence } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Opens the last door, at every address for the methods that do nothing there: 405, and `Allow` says which do. */
    addMethodNotAllowedRoutes(): void;
  }
}

/** Remembers which methods every address takes, and answers where there is none; before any door is open. */
export function trackMethods(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method }, reply) =>
    app.supportedMethods.includes(method)
      ? answer(reply, 404, sentence('There is nothing at this address.'))
      : answer(reply, 501, sentence('This can be done at no address.')),
  );
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const alike = url.replace(/:\w+/g, ':part'); // one address may call its part by several names
    const methods = known.get(alike) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(alike, methods);
  });
  app.decorate('addMethodNotAllowedRoutes', () => {
    for (const [url, methods] of [...known]) {
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      if (others.length === 0) continue;
      const allow = [...methods].sort().join(', ');
      app.route({
        method: others,
        url,
        // Before the body is looked at: whatever it is, it is not wanted.
        onRequest: async (_request, reply) =>
          answer(reply.header('allow', allow), 405, sentence('This cannot be done at this address.')),
        onSend: (request, reply) => drainRequest(request, reply),
        handler: async (_request, reply) => reply,
      });
    }
  });
}
