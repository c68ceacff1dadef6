import type { FastifyInstance } from 'fastify';
import { drainRequest } from './drain-request.ts';
import { sendErrorMessage } from './error-responses.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers all other methods of every path with 405 and `Allow`. Call it after all routes are added. */
    addMethodNotAllowedRoutes(): void;
  }
}

/** Collects the methods of every path, and answers unknown paths. Call it before any route is added. */
export function trackMethods(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method }, reply) =>
    app.supportedMethods.includes(method)
      ? sendErrorMessage(reply, 404, 'There is nothing at this address.')
      : sendErrorMessage(reply, 501, 'This method is not supported.'),
  );
  const methodsByUrl = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = url.replace(/:\w+/g, ':part'); // routes of one path may name its parameters differently
    const methods = methodsByUrl.get(pattern) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByUrl.set(pattern, methods);
  });
  app.decorate('addMethodNotAllowedRoutes', () => {
    for (const [url, methods] of [...methodsByUrl]) {
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      if (others.length === 0) continue;
      const allow = [...methods].sort().join(', ');
      app.route({
        method: others,
        url,
        // Before the body is read.
        onRequest: async (_request, reply) =>
          sendErrorMessage(reply.header('allow', allow), 405, 'This method is not allowed at this address.'),
        onSend: (request, reply) => drainRequest(request, reply),
        handler: async (_request, reply) => reply,
      });
    }
  });
}
