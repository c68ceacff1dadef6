import type { FastifyInstance } from 'fastify';
import type { SavedSearches } from './saved-searches.ts';

interface OnPath {
  Params: { token: string };
}

/**
 * Where a mail program ends letters by one press (RFC 8058), which may come from anywhere and in any form; a reader who
 * follows the same link comes to a page that asks him first, for programs that look at links press nothing.
 */
export function unsubscribeRoutes(app: FastifyInstance, savedSearches: SavedSearches): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null)).on('error', done);
  });
  app.post<OnPath>('/stop-letters/:token', async (request, reply) => {
    const isStopped = await savedSearches.stop(request.params.token);
    return reply
      .code(isStopped ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(isStopped ? 'No more of these letters will come.' : 'There are no such letters.');
  });
  app.get<OnPath>('/stop-letters/:token', (request, reply) =>
    reply.redirect(`/saved-search?stop=${encodeURIComponent(request.params.token)}`, 302),
  );
}
