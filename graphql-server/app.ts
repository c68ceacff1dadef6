import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { agencies } from './agency/agency.ts';
import { linkPreviews } from './agency/link-preview.ts';
import { SINGLE_ID } from './collections/declaring/collection.ts';
import { createContextFactory } from './create-context.ts';
import { cachePlugin } from './cache/cache-plugin.ts';
import { receiveEnquiry } from './enquiries/receive.ts';
import { exportRoutes } from './exports/routes.ts';
import { createApollo } from './graphql/apollo.ts';
import { createInternalExecutor, type InternalExecutor } from './graphql/internal-execution.ts';
import { graphqlPlugin } from './graphql/plugin.ts';
import { loadShedding } from './http/load-shedding.ts';
import { sendError } from './http/error-responses.ts';
import { trackMethods } from './http/method-not-allowed.ts';
import { limitOptions } from './http/request-limits.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { watchForUntrustedProxies } from './http/untrusted-proxies.ts';
import { disksOf } from './observability/disks.ts';
import { addHealth } from './observability/health.ts';
import { requestLogOptions } from './observability/logging.ts';
import { metricsRoute, registerAppMetrics, registerMetrics } from './observability/metrics.ts';
import { preparePicture } from './pictures/process.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { restPlugin } from './rest/plugin.ts';
import { FullLists } from './rest/responses.ts';
import { unsubscribeRoutes } from './saved-searches/unsubscribe-routes.ts';
import type { Services } from './services.ts';
import type { FindPreview } from './site/pages.ts';
import { brandRoutes } from './site/brand-routes.ts';
import { rewriteUrl } from './site/rewrite-url.ts';
import { AuditKind } from './staff/audit-kind.ts';
import { browserOf, deviceCookie } from './staff/device-cookie.ts';
import { signInFrom } from './staff/sign-in.ts';

/** The pages, scripts and styles for browsers: from the build, or from Vite in development. */
export interface Frontend {
  /** HTML page of GraphiQL. */
  playground: string;
  /** Registers the routes of the site and the panel. `execute` runs the queries of a page as a visitor. */
  site(
    app: FastifyInstance,
    execute: InternalExecutor,
    options: SiteOptions & { findPreview: FindPreview },
  ): Promise<void>;
}

interface SiteOptions {
  /** Scheme and host of the site's public URL. */
  origin: string;
  /** URL of the style of a tile provider's map. */
  mapStyle?: string | undefined;
}

interface AppOptions extends SiteOptions {
  log: FastifyBaseLogger;
  trustedProxies: string[];
  /** Without a token, `/metrics` is not served on the public port. */
  metricsToken?: string | undefined;
  frontend: Frontend;
}

/** Creates Fastify with all its plugins and routes. It does not listen yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { accounts, audit, database, exports, limits, notices, pictures, stores } = services;
  const { log, trustedProxies, metricsToken, frontend, origin, mapStyle } = options;
  const staffOf = (authorization: string | undefined) => accounts.staffOf(authorization);

  const app = createServer(log, trustedProxies);
  trackMethods(app);

  registerMetrics(app);
  registerAppMetrics(app.metrics, {
    notices: () => notices.all(),
    disks: () => disksOf(services.folders),
    pictureCheck: () => pictures.check.last,
    enquiryEmails: () => services.undeliveredCounts.last,
  });
  if (metricsToken !== undefined) metricsRoute(app, app.metrics, metricsToken);

  // Before all other hooks, because a cached response already has the headers that they add.
  await app.register(cachePlugin, { cache: services.responseCache });
  await app.register(loadShedding);
  watchForUntrustedProxies(app, services.untrustedProxies);
  await app.register(deviceCookie, { https: origin.startsWith('https:') });
  addSecurityHeaders(app, securityHeaders(origin, mapStyle));
  addHealth(app, database, notices);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });

  await app.register(pictureRoutes, { ...pictures, find: pictures.lookup.find });

  const createContext = createContextFactory(services);
  const apollo = createApollo(services.schema, log);
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  await app.register(graphqlPlugin, {
    apollo,
    contextFor: (request: FastifyRequest) =>
      createContext({
        ip: request.ip,
        staff: request.staff,
        headers: request.headers,
        browser: browserOf(request),
      }),
    playground: frontend.playground,
    staffOf,
  });

  await app.register(restPlugin, {
    storesFor: (writer) => stores.for(writer),
    reading: stores.for('visitor'),
    lists: stores.inBackground('visitor'),
    fullLists: new FullLists(),
    search: services.search,
    staffOf,
    receive: (upload) => () => preparePicture(upload),
    signIn: (request, credentials) =>
      signInFrom({ accounts, limits, audit, ip: request.ip, browser: browserOf(request) }, credentials),
    signOut: async (staff) => {
      await accounts.signOut(staff);
      await audit.add(AuditKind.SESSION_ENDED, { by: staff.staffId });
    },
    receiveMessage: (ip, values, idempotencyKey) =>
      receiveEnquiry({ ...services, stores: stores.for('visitor') }, values, {
        admit: () => limits.contact(ip),
        idempotencyKey,
      }),
  });

  await app.register(async (scope) => {
    const recordExport = (by: number, subject: string) => audit.add(AuditKind.EXPORTED, { by, subject });
    exportRoutes(scope, { exports, stores, database, recordExport, staffOf });
  });
  if (services.savedSearches) {
    const { savedSearches } = services;
    await app.register(async (scope) => unsubscribeRoutes(scope, savedSearches));
  }

  const execute = createInternalExecutor(
    services.schema,
    ({ ip, idempotencyKey, preview }) =>
      createContext({ ip, staff: null, headers: { 'idempotency-key': idempotencyKey }, preview }),
    log,
  );
  await app.register(async (scope) =>
    brandRoutes(scope, {
      agency: () => stores.of(agencies).get(SINGLE_ID),
      linkPreview: () => stores.of(linkPreviews).get(SINGLE_ID),
      readPicture: (file) => pictures.storage.read(file),
    }),
  );
  const findPreview = (url: string) => services.previews.find(url);
  await app.register((scope) => frontend.site(scope, execute, { origin, mapStyle, findPreview }));

  app.addMethodNotAllowedRoutes();
  return app;
}

/** Creates Fastify with limits on requests and a log line for each, without routes. */
export function createServer(log: FastifyBaseLogger, trustedProxies: string[]): FastifyInstance {
  const app = Fastify({
    ...limitOptions(trustedProxies),
    ...requestLogOptions(log),
    // Requests that arrive during a shutdown are answered.
    return503OnClosing: false,
    // Each route validates its own parameters, however long they are.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  app.setErrorHandler(sendError);
  return app;
}
