import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import { cachePlugin } from './cache/cache-plugin.ts';
import { contextOf } from './asker.ts';
import { receiveMessage } from './enquiries/receive.ts';
import { exportRoutes } from './exports/routes.ts';
import { createApollo } from './graphql/apollo.ts';
import { graphqlPlugin } from './graphql/plugin.ts';
import { createInternalExecutor, type InternalExecutor } from './graphql/internal-execution.ts';
import { trackMethods } from './rest/method-not-allowed.ts';
import type { Services } from './services.ts';
import { loadShedding } from './http/load-shedding.ts';
import { disksOf } from './observability/disks.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { addHealth } from './observability/health.ts';
import { limitOptions } from './http/request-limits.ts';
import { logOptions } from './observability/logging.ts';
import {
  measure,
  measureLetters,
  measureNotices,
  measureReplica,
  measureStorage,
  showMetrics,
} from './observability/metrics.ts';
import { watchForUntrustedProxies } from './http/untrusted-proxies.ts';
import { keptDoor } from './pictures/kept-door.ts';
import { uploadsDoor } from './pictures/door.ts';
import { preparePicture } from './pictures/prepare.ts';
import { restPlugin } from './rest/plugin.ts';
import { answerError } from './rest/errors.ts';
import { browserOf, deviceCookie } from './staff/device-cookie.ts';
import { WholeLists } from './rest/whole-list.ts';
import { unsubscribeRoutes } from './saved-searches/unsubscribe-routes.ts';
import { readable } from './site/readable.ts';
import { signInFrom } from './staff/sign-in.ts';

export interface ServerOptions {
  trustedProxies: string[];
  logLevel: string;
  /** Where log lines go; standard output when not said. */
  logTo?: DestinationStream | undefined;
  /** With it `/metrics` is told; without, it is not found on this port. */
  metricsToken?: string | undefined;
}

/** A server with its limits, logs and metrics, and no door open yet. */
export function createServer({
  trustedProxies,
  logLevel,
  logTo,
  metricsToken,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    ...limitOptions(trustedProxies),
    ...logOptions(logLevel, logTo),
    // What comes while the last requests are answered is answered too.
    return503OnClosing: false,
    // An address is as long as a request's head may be; whatever stands for a number in it is judged by its door.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
    rewriteUrl: ({ url = '/' }) => readable(url),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  trackMethods(app);
  measure(app);
  // Only with its token may the public port tell them.
  if (metricsToken !== undefined) showMetrics(app, app.metrics, metricsToken);
  return app;
}

/** What is shown to browsers; in development it is made anew at each change. */
export interface Shown {
  /** The playground's page. */
  playground: string;
  /** The door to the pages, which ask what a visitor could ask. */
  site(app: FastifyInstance, execute: InternalExecutor, known: Known): Promise<void>;
}

/** What is known of where the site stands. */
interface Known {
  /** Scheme and host under which visitors know it. */
  origin: string;
  /** The address of the style of a tile provider's map, if there is one. */
  mapStyle?: string | undefined;
}

/** Opens the doors: `/graphql`, `/api/*`, `/uploads/*`, the pages, and what an operator asks. */
export async function registerRoutes(
  app: FastifyInstance,
  services: Services,
  { playground, site, origin, mapStyle }: Shown & Known,
): Promise<void> {
  const { accounts, database, exports, lanes, limits, newest, outbox, confirmationOutbox, pictures, stores } =
    services;
  const report = (error: unknown) => app.log.error({ err: error }, 'unexpected fault');
  const contextFor = contextOf(services);
  const contextOfRequest = (request: FastifyRequest) =>
    contextFor({
      ip: request.ip,
      staff: request.staff,
      headers: request.headers,
      browser: browserOf(request),
    });
  const staffOf = (authorization: string | undefined) => accounts.staffOf(authorization);

  // First, because a cached response has its headers and is compressed already.
  await app.register(cachePlugin, { cache: services.responseCache });
  await app.register(loadShedding);
  watchForUntrustedProxies(app, services.untrustedProxies);
  await app.register(deviceCookie, { https: origin.startsWith('https:') });
  addSecurityHeaders(app, securityHeaders(origin, mapStyle));
  addHealth(app, database, services.notices);
  measureNotices(app.metrics, services.notices);
  measureReplica(app.metrics, () => database.replica());
  measureStorage(
    app.metrics,
    () => disksOf(services.folders),
    () => pictures.check.last,
  );
  measureLetters(app.metrics, () => services.letterCount.last);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(uploadsDoor, pictures);
  await app.register(keptDoor, pictures);

  const apollo = createApollo(services.schema, report);
  await apollo.start();
  app.addHook('onClose', async () => {
    services.unsettled.close();
    await apollo.stop();
  });
  await app.register((door, _none, done) => {
    const asked = { apollo, contextFor: contextOfRequest };
    graphqlPlugin(door, { ...asked, playground, report, staffOf }, done);
  });
  await app.register(async (door) => {
    await restPlugin(door, {
      storesFor: (writer) => stores.for(writer),
      reading: lanes.api.stores.for('visitor'),
      lists: lanes.exports.stores.for('visitor'),
      newest: {
        reading: newest.api.stores.for('visitor'),
        lists: newest.exports.stores.for('visitor'),
      },
      wholeLists: new WholeLists(),
      search: services.search,
      staffOf,
      receive: (parcel) => () => preparePicture(parcel),
      signIn: (request, email, password) =>
        signInFrom({ accounts, limits, ip: request.ip, browser: browserOf(request) }, { email, password }),
      signOut: (staff) => accounts.signOut(staff),
      receiveMessage: (ip, values, press) =>
        receiveMessage({ stores: stores.for('visitor'), outbox, confirmationOutbox }, values, {
          admit: () => limits.contact(ip),
          press,
        }),
    });
  });
  const { savedSearches } = services;
  if (savedSearches) {
    await app.register((door, _none, done) => {
      door.setErrorHandler(answerError);
      unsubscribeRoutes(door, savedSearches);
      done();
    });
  }
  await app.register(async (door) => {
    door.setErrorHandler(answerError);
    exportRoutes(door, { exports, stores, staffOf });
  });
  const asVisitor = (ip: string, press?: string) =>
    contextFor({ ip, staff: null, headers: { 'idempotency-key': press } }, 'pages');
  await app.register((door) =>
    site(door, createInternalExecutor(services.schema, asVisitor, report), { origin, mapStyle }),
  );
  app.addMethodNotAllowedRoutes();
}
