import type { FastifyInstance } from 'fastify';
import type { SavedSearches } from './saved-searches.ts';

interface OnPath {
  Params: { token: string };
}

/**
 * One-click unsubscribe of mail programs (RFC 8058): a POST of any origin and content type. The same URL opened in a browser leads
 * to a page that asks first, because mail scanners open links.
 */
export async function unsubscribeRoutes(app: FastifyInstance, savedSearches: SavedSearches): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null)).on('error', done);
  });
  app.post<OnPath>('/unsubscribe/:token', async (request, reply) => {
    const isStopped = await savedSearches.stop(request.params.token);
    return reply
      .code(isStopped ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(isStopped ? 'You will receive no more of these emails.' : 'There is no such subscription.');
  });
  app.get<OnPath>('/unsubscribe/:token', (request, reply) =>
    reply.redirect(`/saved-search?stop=${encodeURIComponent(request.params.token)}`, 302),
  );
}
