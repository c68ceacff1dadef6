import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ask, Assets, Render } from './page.ts';
import { isFromHere } from './same-origin.ts';

export interface SiteParts {
  render: Render;
  assets: Assets;
  ask: Ask;
  /** Scheme and host under which visitors know the site. */
  origin: string;
  /** Whether pages may be kept ready until content changes. */
  kept: boolean;
}

/** Most bytes of a form: the longest message taken, as it looks on the way. */
const LARGEST_FORM = 256 * 1024;

/**
 * The door to the pages: every `GET` and `HEAD` that no other door takes, and forms that our own pages send where no
 * script runs.
 */
export function pagesDoor(app: FastifyInstance, { render, assets, ask, origin, kept }: SiteParts): void {
  const page = async (request: FastifyRequest, reply: FastifyReply, form?: string) => {
    const { status, headers, html } = await render({
      url: request.url,
      origin,
      assets,
      form,
      execute: (query) => ask(query, request.ip),
      report: (error) => request.log.error({ err: error }, 'a page could not be made as it should'),
    });
    // A page may change at any time; one that went wrong, or answers a form, must not be shown again.
    const once = status >= 500 || form !== undefined;
    reply.header('cache-control', once ? 'no-store' : 'no-cache');
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
  };

  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: LARGEST_FORM } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, parsed) =>
    parsed(null, body),
  );

  app.get('/*', { config: { kept } }, (request, reply) => page(request, reply));
  app.post<{ Body: string | undefined }>('/*', (request, reply) => {
    if (!isFromHere(request, origin))
      return reply.code(403).send({ message: 'Send this from our own page.' });
    return page(request, reply, request.body ?? '');
  });
}
