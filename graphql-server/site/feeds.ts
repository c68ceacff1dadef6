import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { Entry } from '../../schema/page.ts';
import { pathKey } from '../cache/cache-plugin.ts';
import type { ExecuteQuery } from './pages.ts';

const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

export interface FeedRouteOptions {
  feed: Entry['feed'];
  executeQuery: ExecuteQuery;
  origin: string;
  /** Whether responses are cached until content changes. */
  isCached: boolean;
}

const PLAIN = 'text/plain; charset=utf-8';

/** Serves `/robots.txt`, `/sitemap.xml` with its parts, and `/feed.xml`. */
export function feedRoutes(
  app: FastifyInstance,
  { feed, executeQuery, origin, isCached }: FeedRouteOptions,
): void {
  const robots = robotsText(origin);
  const config: FastifyContextConfig = { cacheKey: isCached ? pathKey : undefined };
  app.get('/robots.txt', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(PLAIN).send(robots),
  );

  for (const url of ['/sitemap.xml', '/sitemap/:part', '/feed.xml']) {
    app.get(url, { config: { ...config, limitConcurrency: true } }, async (request, reply) => {
      const path = request.url.replace(/[?#].*$/s, '');
      try {
        const found = await feed({ path, origin, execute: (query) => executeQuery(query, request.ip) });
        reply.header('cache-control', 'no-cache');
        if (!found) return await reply.code(404).type(PLAIN).send('There is nothing here.\n');
        return await reply.type(found.type).send(found.text);
      } catch (error) {
        request.log.error({ err: error }, 'A feed could not be rendered');
        reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '10' });
        return reply.type(PLAIN).send('This is not available at the moment.\n');
      }
    });
  }
}
