import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  Outlet,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { PageRequest, RenderedPage } from '../schema/page.ts';
import { getCanonicalUrl } from './canonical-url.ts';
import type { Api } from './data/api.ts';
import { resultsIn, serializePageState } from './data/page-state.ts';
import { createServerQuery, QueryError } from './data/query.ts';
import { Document, Site } from './site.tsx';
import { contextWith, routes } from './routes.tsx';
import type { Agency } from './site/agency.ts';
import { BrokenPage } from './site/layout/error-pages.tsx';
import { NoPreview, PreviewBar } from './site/layout/preview.tsx';
import { Footer } from './site/layout/footer.tsx';
import { Header } from './site/layout/header.tsx';
import type { PageDescriptor } from './page-descriptor.ts';
import { fileOf } from './page-files.ts';
import { readAgency, unknownAgency } from './site/read-agency.ts';
import { formatJsonLd } from './site/json-ld/json-ld.ts';
import { structuredData } from './site/structured-data.ts';

export { getCanonicalUrl } from './canonical-url.ts';
export { hasPanelScreen } from './admin/screens.ts';
export { feed } from './site/feeds/feed.ts';

const handler = createStaticHandler(routes);

/** The router requires absolute URLs; the host is ignored. */
const BASE_URL = 'http://site';

const METHOD_NOT_ALLOWED = 405;

/** The agency as it was last read, for pages while the API is unavailable. */
let lastAgency = unknownAgency;

/** Reads the agency. `isCurrent` is false if it could not be read, and the page must not be cached. */
async function currentAgency({
  execute,
  report,
}: Pick<PageRequest, 'execute' | 'report'>): Promise<{ agency: Agency; isCurrent: boolean }> {
  try {
    lastAgency = await readAgency(execute);
    return { agency: lastAgency, isCurrent: true };
  } catch (error) {
    if (!(error instanceof QueryError)) report(error); // the server has logged its own errors
    return { agency: lastAgency, isCurrent: false };
  }
}

/** Renders a page with its data, or an error page. Never rejects. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const { preview } = request;
  try {
    if (!preview) return await renderPage(request);
    return preview.state === 'open'
      ? await renderPreview(request, preview.expiresAt)
      : await renderErrorPage(request, NO_PREVIEW[preview.state], <NoPreview state={preview.state} />);
  } catch (error) {
    request.report(error);
    return renderErrorPage(request);
  }
}

/** Statuses of the pages that say why there is no preview. */
const NO_PREVIEW = { expired: 410, invalid: 404 };

/** Renders a page with the bar of previews above it. Its message form is inert: there is nothing to enquire about yet. */
async function renderPreview(request: PageRequest, expiresAt: Date): Promise<RenderedPage> {
  const page = await renderPage(request);
  const bar = renderToStaticMarkup(<PreviewBar expiresAt={expiresAt} />);
  const html = page.html
    .replace('</head>', () => '<meta name="robots" content="noindex"></head>')
    .replace(/<body[^>]*>/, (body) => body + bar)
    .replace('<form class="message-form"', (form) => `${form} inert`);
  return { ...page, html };
}

async function renderPage({
  url,
  origin,
  form,
  execute,
  assets,
  report,
  preview,
}: PageRequest): Promise<RenderedPage> {
  const query = createServerQuery(execute, report);
  const api: Api = { query, execute, isServer: true, isNavigation: false, report };

  const [{ agency, isCurrent }, found] = await Promise.all([
    currentAgency({ execute, report }),
    handler.query(requestFor(getCanonicalUrl(url), form), { requestContext: contextWith(api) }),
  ]);
  if (found instanceof Response) return redirect(found);
  if (found.statusCode === METHOD_NOT_ALLOWED) return renderErrorPage({ url, assets }, METHOD_NOT_ALLOWED);
  for (const error of Object.values(found.errors ?? {})) throw error;

  const document = renderToString(
    <Site api={api} origin={origin} agency={agency}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </Site>,
  );
  const page = found.matches.at(-1)?.route.handle as PageDescriptor | undefined;
  const files = page ? [fileOf(page)] : [];
  const state = serializePageState({
    origin,
    agency,
    loaderData: found.loaderData,
    actionData: found.actionData,
  });
  const html = insertElements(document, {
    head: assets.styles(files),
    body: (preview ? '' : structuredDataOf(found, { origin, agency }) + state) + assets.scripts(files),
  });
  return {
    status: found.statusCode,
    headers: headersOf(found),
    html,
    partial: !isCurrent || isPartial(found),
  };
}

/** Formats the structured data of a page. Only search engines read it, so the browser's bundle does not contain it. */
function structuredDataOf(
  { matches, statusCode, loaderData }: StaticHandlerContext,
  { origin, agency }: { origin: string; agency: Agency },
): string {
  const { route, params = {} } = matches.at(-1) ?? {};
  const page = route?.handle as PageDescriptor | undefined;
  const describe = page && structuredData[page.path];
  if (statusCode !== 200 || !describe) return '';
  const path = generatePath(route!.path!, params);
  return formatJsonLd(describe({ path, origin, agency, data: loaderData[route!.id] }));
}

/** Creates the request for the router. */
function requestFor(url: string, form?: string): Request {
  if (form === undefined) return new Request(`${BASE_URL}${url}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Request(`${BASE_URL}${url}`, { method: 'POST', body: form, headers });
}

/** Renders the error page with the header and the footer, without scripts. */
async function renderErrorPage(
  { url, assets }: Pick<PageRequest, 'url' | 'assets'>,
  status = 500,
  content = <BrokenPage />,
): Promise<RenderedPage> {
  const { query, dataRoutes } = createStaticHandler([
    { Component: ErrorLayout, children: [{ path: '*', element: content }] },
  ]);
  const context = (await query(requestFor(url))) as StaticHandlerContext;
  const router = createStaticRouter(dataRoutes, context);
  const document = renderToStaticMarkup(
    <Document agency={lastAgency}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
  );
  const headers: RenderedPage['headers'] = status === METHOD_NOT_ALLOWED ? { allow: 'GET, HEAD' } : {};
  return { status, headers, html: insertElements(document, { head: assets.styles([]), body: '' }) };
}

/** The layout of an error page. */
const ErrorLayout = () => (
  <>
    <Header />
    <main id="main">
      <Outlet />
    </main>
    <Footer />
  </>
);

const redirect = ({ status, headers }: Response): RenderedPage => ({
  status,
  headers: { location: headers.get('location') ?? '/' },
  html: '',
});

function isPartial({ loaderData }: StaticHandlerContext): boolean {
  return resultsIn(loaderData).some((result) => (result as { state?: unknown } | null)?.state === 'failed');
}

/** Seconds after which a page may be requested again if the API was unavailable. */
const RETRY_AFTER = '10';

const headersOf = ({ statusCode, actionHeaders }: StaticHandlerContext): Record<string, string> => ({
  ...(statusCode === 503 && { 'retry-after': RETRY_AFTER }),
  ...Object.fromEntries(Object.values(actionHeaders).flatMap((headers) => [...headers])),
});

/** Inserts elements at the end of the head and of the body. */
function insertElements(document: string, { head, body }: { head: string; body: string }): string {
  const endOfHead = document.indexOf('</head>');
  const endOfBody = document.lastIndexOf('</body>');
  return `<!DOCTYPE html>${[
    document.slice(document.indexOf('<html'), endOfHead),
    head,
    document.slice(endOfHead, endOfBody),
    body,
    document.slice(endOfBody),
  ].join('')}`;
}
