import type { Operation, Reply, Assets, Entry, RenderedPage } from '../../schema/page.ts';
import type { FastifyRequest, FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { Busy, Unavailable } from '../errors.ts';
import { hasTooManyFields } from '../http/request-limits.ts';

/** Has the API answer on behalf of a visitor, known by the address he comes from. */
export type Ask = (operation: Operation, ip: string) => Promise<Reply>;

/** What a visitor is told whose page cannot be made soon, and why. An empty address leads to the page itself. */
export const busyPage = (assets: Assets, why: string): string => `<!DOCTYPE html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>One moment, please</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    ${assets.styles([])}
  </head>
  <body>
    <main class="measure">
      <h1>One moment, please</h1>
      <p>${why} <a href="">Try again</a> in a few seconds.</p>
    </main>
  </body>
</html>
`;

/** Whether a form comes from a page of ours, as far as browsers tell; programs that are none tell nothing. */
export function isFromHere(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  origin: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin;
  return from === undefined || from === origin || (URL.canParse(from) && new URL(from).host === host);
}

export interface SiteParts {
  render: Entry['render'];
  assets: Assets;
  ask: Ask;
  /** Scheme and host under which visitors know the site. */
  origin: string;
  /** The address of a page in its one spelling, by which it is kept until content changes; without it, none is kept. */
  addressOf?: (url: string) => string;
}

/** Most bytes of a form: the longest message taken, as it looks on the way. */
const LARGEST_FORM = 256 * 1024;

/**
 * The door to the pages: every `GET` and `HEAD` that no other door takes, and forms that our own pages send where no
 * script runs.
 */
export function pageRoutes(
  app: FastifyInstance,
  { render, assets, ask, origin, addressOf }: SiteParts,
): void {
  // What stands at an address that cannot be read needs no script, and a script could not read the address either.
  const still: Assets = { styles: assets.styles, scripts: () => '' };
  const assetsFor = ({ url, originalUrl }: FastifyRequest) => (url === originalUrl ? assets : still);
  const make = (request: FastifyRequest, form?: string) =>
    render({
      url: request.url,
      origin,
      assets: assetsFor(request),
      form,
      execute: (query) => ask(query, request.ip),
      turn: () => app.waitForConnections(),
      report: reporter(request),
    });
  const reporter = (request: FastifyRequest) => (error: unknown) =>
    request.log.error({ err: error }, 'a page could not be made as it should');

  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: LARGEST_FORM } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, parsed) =>
    parsed(null, body),
  );

  const busy = busyPage(assets, 'More people are looking than we can serve at once.');
  const late = busyPage(assets, 'This page takes longer just now than anybody should wait.');
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Unavailable)) throw error;
    reply.header('retry-after', error.retryAfter);
    return send(reply, { status: 503, headers: {}, html: error instanceof Busy ? busy : late }, 'no-store');
  });

  const cacheKey: FastifyContextConfig['cacheKey'] = addressOf && (({ url }) => addressOf(url));
  app.get('/*', { config: { cacheKey, limitConcurrency: true } }, async (request, reply) => {
    const page = await make(request);
    if (page.partial && request.pendingResponse) request.pendingResponse.isReusable = false;
    // A page may change at any time; one that went wrong, or a part of it, must not be shown again.
    return send(reply, page, page.status >= 500 || page.partial ? 'no-store' : 'no-cache');
  });
  app.post<{ Body: string | undefined }>(
    '/*',
    { config: { limitConcurrency: true } },
    async (request, reply) => {
      if (!isFromHere(request, origin)) {
        return reply.code(403).send({ message: 'Send this from our own page.' });
      }
      if (hasTooManyFields(request.body ?? '')) {
        return reply.code(400).send({ message: 'The form has too many fields.' });
      }
      return send(reply, await make(request, request.body ?? ''), 'no-store');
    },
  );
}

function send(reply: FastifyReply, { status, headers, html }: RenderedPage, control: string): FastifyReply {
  reply.header('cache-control', control);
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}
