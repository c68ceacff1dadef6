import type { FastifyInstance } from 'fastify';
import type { Ask, Assets, Render } from './page.ts';

export interface SiteParts {
  render: Render;
  assets: Assets;
  ask: Ask;
  /** Scheme and host under which visitors know the site. */
  origin: string;
  /** Whether pages may be kept ready until content changes. */
  kept: boolean;
}

/** The door to the pages: every `GET` and `HEAD` that no other door takes. */
export function pagesDoor(app: FastifyInstance, { render, assets, ask, origin, kept }: SiteParts): void {
  app.get('/*', { config: { kept } }, async (request, reply) => {
    const { status, headers, html } = await render({
      url: request.url,
      origin,
      assets,
      execute: ask,
      report: (error) => request.log.error({ err: error }, 'a page could not be made as it should'),
    });
    // A page may change at any time, and one that went wrong must not be shown again.
    reply.header('cache-control', status >= 500 ? 'no-store' : 'no-cache');
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
  });
}
