import type { FastifyInstance } from 'fastify';
import { letRunDry } from './operation/run-dry.ts';
import { answer } from './rest/answer.ts';
import { sentence } from './rest/errors.ts';

/**
 * Has every address say which methods do there, where another is tried: 405, and `Allow`. Called before any door is open;
 * what it gives opens the last one.
 */
export function tellOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const alike = url.replace(/:\w+/g, ':part'); // one address may call its part by several names
    const methods = known.get(alike) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    known.set(alike, methods);
  });
  return () => {
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
        onSend: (request, reply) => letRunDry(request, reply),
        handler: async (_request, reply) => reply,
      });
    }
  };
}
