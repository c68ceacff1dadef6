import { LANGUAGE } from '../../schema/language.ts';
import type { Operation, Reply, Assets, Entry, RenderedPage } from '../../schema/page.ts';
import type { FastifyRequest, FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { NO_TRANSFORM } from '../cache/cached-response.ts';
import { Busy, Unavailable } from '../errors.ts';
import { hasTooManyFields } from '../http/request-limits.ts';
import type { PreviewedRecord } from '../policies.ts';
import type { Preview } from '../previews/preview-links.ts';

/** Executes a query of a page for the visitor with this IP address, who may preview a record. */
export type ExecuteQuery = (operation: Operation, ip: string, preview?: PreviewedRecord) => Promise<Reply>;

/** HTML of a 503 response with its reason. The empty link reloads the page. */
const busyPage = (assets: Assets, reason: string): string => `<!DOCTYPE html>
<html lang="${LANGUAGE.code}" dir="${LANGUAGE.dir}">
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
      <p>${reason} <a href="">Try again</a> in a few seconds.</p>
    </main>
  </body>
</html>
`;

/** True when a form was sent from this site, according to the browser's headers. Other clients send none and are allowed. */
function isSameOrigin({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const sender = headers.origin;
  if (sender === undefined || sender === origin) return true;
  return URL.canParse(sender) && new URL(sender).host === host;
}

export interface PageRouteOptions {
  render: Entry['render'];
  assets: Assets;
  executeQuery: ExecuteQuery;
  origin: string;
  /** Returns the canonical URL of a page, which is its cache key. Without this function, no page is cached. */
  getCanonicalUrl?: (url: string) => string;
}

/** A preview that is rendered: the record, or the reason why it is not shown. */
type ShownPreview = Exclude<Preview, { state: 'redirect' }>;

/** Maximum size of a form: the longest accepted message, percent-encoded. */
const MAX_FORM_BYTES = 256 * 1024;

/**
 * Renders the page of every `GET` and `HEAD` that no other route matches, and handles forms that pages send without scripts.
 */
export function pageRoutes(
  app: FastifyInstance,
  { render, assets, executeQuery, origin, getCanonicalUrl }: PageRouteOptions,
): void {
  // A page at a malformed URL needs no scripts, and they could not parse the URL either.
  const withoutScripts: Assets = { styles: assets.styles, scripts: () => '' };
  const assetsFor = ({ url, originalUrl }: FastifyRequest) => (url === originalUrl ? assets : withoutScripts);
  const renderPage = (
    request: FastifyRequest,
    { form, preview }: { form?: string; preview?: ShownPreview } = {},
  ) =>
    render({
      url: request.url,
      origin,
      // The scripts of a preview would query the API as a visitor.
      assets: preview ? withoutScripts : assetsFor(request),
      form,
      preview,
      execute: (query) =>
        executeQuery(query, request.ip, preview?.state === 'open' ? preview.record : undefined),
      report: reporter(request),
    });
  const reporter = (request: FastifyRequest) => (error: unknown) =>
    request.log.error({ err: error }, 'A page could not be rendered completely');

  app.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (_request, body, parsed) =>
    parsed(null, body),
  );

  const overloadedPage = busyPage(assets, 'More people are looking than we can serve at once.');
  const timeoutPage = busyPage(assets, 'This page takes too long at the moment.');
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Unavailable)) throw error;
    reply.header('retry-after', error.retryAfter);
    const html = error instanceof Busy ? overloadedPage : timeoutPage;
    return send(reply, { status: 503, headers: {}, html }, 'no-store');
  });

  const cacheKey: FastifyContextConfig['cacheKey'] =
    getCanonicalUrl && (({ url }) => (asksForPreview(url) ? null : getCanonicalUrl(url)));
  app.get('/*', { config: { cacheKey, limitConcurrency: true } }, async (request, reply) => {
    const preview = asksForPreview(request.url) && (await app.services.previews.find(request.url));
    if (preview) {
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      if (preview.state !== 'redirect')
        return send(reply, await renderPage(request, { preview }), 'no-store');
      return reply.header('cache-control', 'no-store').redirect(preview.location);
    }
    const page = await renderPage(request);
    if (page.partial && request.pendingResponse) request.pendingResponse.isReusable = false;
    const isComplete = page.status < 500 && !page.partial;
    return send(reply, page, isComplete ? 'no-cache' : 'no-store');
  });
  app.post<{ Body: string | undefined }>(
    '/*',
    { config: { limitConcurrency: true } },
    async (request, reply) => {
      if (!isSameOrigin(request, origin)) {
        return reply.code(403).send({ message: 'Send this from our own page.' });
      }
      if (hasTooManyFields(request.body ?? '')) {
        return reply.code(400).send({ message: 'The form has too many fields.' });
      }
      return send(reply, await renderPage(request, { form: request.body ?? '' }), 'no-store');
    },
  );
}

/** True if the query of a URL has the parameter of previews. */
const asksForPreview = (url: string): boolean => /[?&]preview(?:[=&]|$)/.test(url);

function send(
  reply: FastifyReply,
  { status, headers, html }: RenderedPage,
  cacheControl: string,
): FastifyReply {
  reply.header('cache-control', `${cacheControl}, ${NO_TRANSFORM}`);
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}
