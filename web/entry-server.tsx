import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  RouterContextProvider,
  StaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { PageRequest, RenderedPage } from '../schema/page.ts';
import { addressOf } from './addresses.ts';
import { createApi, type Api, serializePageState } from './data/api.ts';
import { rendering, type LoaderData } from './data/page-query.ts';
import { QueryError } from './data/query-cache.ts';
import { Document, Site } from './site.tsx';
import { routes } from './routes.tsx';
import type { Agency } from './site/agency.ts';
import { BrokenPage } from './site/layout/error-pages.tsx';
import { NoPreview, PreviewBar } from './site/layout/preview.tsx';
import { Footer } from './site/layout/footer.tsx';
import { Header } from './site/layout/header.tsx';
import { pageDescriptors } from './globs/page-descriptors.ts';
import { structuredData } from './globs/structured-data.ts';
import type { PageDescriptor } from './page-descriptor.ts';
import { readAgency, unknownAgency } from './site/read-agency.ts';
import { formatJsonLd, type StructuredData } from './site/json-ld/json-ld.ts';

export { addressOf } from './addresses.ts';
export { hasPanelScreen } from './admin/screens.ts';
export { feed } from './site/feeds/feed.ts';

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The source files of the pages, by which the build finds their scripts and styles. */
const sourceFiles = new Map<unknown, string>(
  Object.entries(pageDescriptors).flatMap(([descriptors, pages]) => {
    const folder = descriptors.replace('..', 'web').replace('pages.ts', '');
    return Object.entries(pages).map(
      ([name, page]) => [page, `${folder}${toKebabCase(name)}-page.tsx`] as const,
    );
  }),
);

/** The functions that describe pages, by the path of the descriptor. */
const describePage: StructuredData = Object.fromEntries(
  Object.values(structuredData).flatMap((ofFolder) => Object.entries(ofFolder)),
);

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
      : renderErrorPage(request, NO_PREVIEW[preview.state], <NoPreview state={preview.state} />);
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
  const api = createApi(execute);
  const requestContext = new RouterContextProvider();
  requestContext.set(rendering, { api, report });

  const [{ agency, isCurrent }, found] = await Promise.all([
    currentAgency({ execute, report }),
    handler.query(requestFor(addressOf(url), form), { requestContext }),
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
  const files = found.matches
    .map(({ route }) => sourceFiles.get(route.handle))
    .filter((file) => file !== undefined);
  const state = serializePageState({
    origin,
    agency,
    queries: api.cache.snapshot(),
    loaderData: found.loaderData,
    actionData: found.actionData,
  });
  const html = insertElements(document, {
    head: assets.styles(files),
    body: (preview ? '' : structuredDataOf(found, { api, origin, agency }) + state) + assets.scripts(files),
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
  { matches, statusCode }: StaticHandlerContext,
  { api, origin, agency }: { api: Api; origin: string; agency: Agency },
): string {
  const { route, params = {} } = matches.at(-1) ?? {};
  const page = route?.handle as PageDescriptor | undefined;
  const describe = page && describePage[page.path];
  if (statusCode !== 200 || !describe) return '';
  const path = generatePath(route!.path!, params);
  return formatJsonLd(describe({ path, id: params.id ?? '', origin, cache: api.cache, agency }));
}

/** Creates the request for the router. */
function requestFor(url: string, form?: string): Request {
  if (form === undefined) return new Request(`${BASE_URL}${url}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Request(`${BASE_URL}${url}`, { method: 'POST', body: form, headers });
}

/** Renders the error page with the header and the footer, without scripts. */
function renderErrorPage(
  { url, assets }: Pick<PageRequest, 'url' | 'assets'>,
  status = 500,
  content = <BrokenPage />,
): RenderedPage {
  const document = renderToStaticMarkup(
    <Document agency={lastAgency}>
      <StaticRouter location={url}>
        <Header />
        <main id="main">{content}</main>
        <Footer />
      </StaticRouter>
    </Document>,
  );
  const headers: RenderedPage['headers'] = status === METHOD_NOT_ALLOWED ? { allow: 'GET, HEAD' } : {};
  return { status, headers, html: insertElements(document, { head: assets.styles([]), body: '' }) };
}

const redirect = ({ status, headers }: Response): RenderedPage => ({
  status,
  headers: { location: headers.get('location') ?? '/' },
  html: '',
});

function isPartial({ loaderData }: StaticHandlerContext): boolean {
  const all: unknown[] = Object.values(loaderData);
  return all.some((loaded) => (loaded as Partial<LoaderData> | null)?.failed?.length);
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
