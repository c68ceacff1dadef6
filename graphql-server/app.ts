import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { cachePlugin } from './cache/cache-plugin.ts';
import { exportRoutes } from './exports/routes.ts';
import { createInternalExecutor, type InternalExecutor } from './graphql/internal-execution.ts';
import { graphqlPlugin } from './graphql/plugin.ts';
import { loadShedding } from './http/load-shedding.ts';
import { sendError } from './http/error-responses.ts';
import { trackMethods } from './http/method-not-allowed.ts';
import { limitOptions } from './http/request-limits.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { watchForUntrustedProxies } from './http/untrusted-proxies.ts';
import { addHealth } from './observability/health.ts';
import { requestLogOptions } from './observability/logging.ts';
import { metricsRoute, registerAppMetrics, registerMetrics } from './observability/metrics.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { restPlugin } from './rest/plugin.ts';
import { unsubscribeRoutes } from './saved-searches/unsubscribe-routes.ts';
import type { Services } from './services.ts';
import type { SiteOptions } from './site/assets.ts';
import { brandRoutes } from './site/brand-routes.ts';
import { rewriteUrl } from './site/rewrite-url.ts';
import { deviceCookie } from './staff/device-cookie.ts';

/** The pages, scripts and styles for browsers: from the build, or from Vite in development. */
export interface Frontend {
  /** HTML page of GraphiQL. */
  playground: string;
  /** Registers the routes of the site and the panel. `execute` runs the queries of a page as a visitor. */
  site(app: FastifyInstance, execute: InternalExecutor, options: SiteOptions): Promise<void>;
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
  const { log, trustedProxies, metricsToken, frontend, origin, mapTiles } = options;
  const app = createServer(log, trustedProxies);
  app.decorate('services', services);
  trackMethods(app);

  registerMetrics(app);
  registerAppMetrics(app.metrics, services);
  if (metricsToken !== undefined) metricsRoute(app, app.metrics, metricsToken);

  // Before all other hooks, because a cached response already has the headers that they add.
  await app.register(cachePlugin, { cache: services.responseCache });
  await app.register(loadShedding);
  watchForUntrustedProxies(app, services.untrustedProxies);
  await app.register(deviceCookie, { https: origin.startsWith('https:') });
  addSecurityHeaders(app, securityHeaders(origin, mapTiles?.url));
  addHealth(app, services.database, services.notices);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });

  await app.register(pictureRoutes, services.pictures);
  await app.register(graphqlPlugin, { playground: frontend.playground });
  await app.register(restPlugin);
  exportRoutes(app);
  if (services.savedSearches) await app.register(unsubscribeRoutes, services.savedSearches);
  brandRoutes(app);
  const execute = createInternalExecutor(services);
  await app.register((scope) => frontend.site(scope, execute, { origin, mapTiles }));

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
