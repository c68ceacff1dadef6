import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathKey, queryKey } from '../cache/cache-plugin.ts';
import { requireBoundedBody } from '../http/request-limits.ts';
import { TooLarge } from '../errors.ts';
import { actorOf, authorize } from '../policies.ts';
import type { Handler } from './responses.ts';
import { contract, isGuarded, isRead, policyOf, type Route } from './contract.ts';
import { sendErrorMessage } from '../http/error-responses.ts';
import { registerFormParsers } from './form.ts';
import type { Services } from '../services.ts';
import { referencePage } from './reference-page.ts';
import { drainRequest } from '../http/drain-request.ts';
import { listRecords, listWithin, readOne } from './reads.ts';
import { receiveMessage, signIn, signOut, createRecord, removeRecord, updateRecord } from './writes.ts';
import { searchHomes } from './search-route.ts';
import { message } from '../messages.ts';

/** The REST API at `/api/…` of spec §7, with its OpenAPI document and reference page. */
export async function restPlugin(app: FastifyInstance): Promise<void> {
  const { services } = app;
  for (const route of contract.filter(isRead)) {
    app.get(
      route.path,
      { config: { cacheKey: route.verb === 'one' ? pathKey : queryKey, limitConcurrency: true } },
      handlerOf(route, services),
    );
  }
  await app.register(referencePage);
  // In a scope of its own: reads need no parsers of bodies.
  await app.register(async (writing) => registerWrites(writing, services));
}

const MAX_BODY_BYTES: Partial<Record<Route['verb'], number>> = { message: 64 * 1024, signIn: 8 * 1024 };

/** Refuses a body by its declared length: of multipart forms too, which have no limit of their own. */
async function rejectLargeBody(request: FastifyRequest): Promise<void> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > request.routeOptions.bodyLimit) throw new TooLarge(message('BODY_TOO_LARGE'));
}

async function rejectManyKeys({ body }: FastifyRequest): Promise<void> {
  requireBoundedBody(body);
}

async function registerWrites(app: FastifyInstance, services: Services): Promise<void> {
  await registerFormParsers(app);
  app.addHook('onSend', (request, reply) => drainRequest(request, reply));
  app.decorateRequest('staff', null);
  for (const route of contract.filter((each) => !isRead(each))) {
    const { method, path: url } = route;
    const bodyLimit = MAX_BODY_BYTES[route.verb];
    // Before the body of a visitor is parsed or validated.
    const guard = async (request: FastifyRequest) => {
      request.staff = await services.accounts.staffOf(request.headers.authorization);
      authorize(actorOf(request.staff), ...policyOf(route)!);
    };
    const [onRequest, preValidation] = isGuarded(route) ? [guard, []] : [rejectLargeBody, rejectManyKeys];
    app.route({
      method,
      url,
      ...(bodyLimit !== undefined && { bodyLimit }),
      onRequest,
      preValidation,
      handler: handlerOf(route, services),
    });
  }
  app.all('/api/*', {
    // Before the body is read.
    onRequest: async (_request, reply) => sendErrorMessage(reply, 404, 'There is nothing at this address.'),
    handler: async (_request, reply) => reply,
  });
}

function handlerOf(route: Route, services: Services): Handler {
  switch (route.verb) {
    case 'list':
      return listRecords(route, services);
    case 'within':
      return listWithin(route, services);
    case 'search':
      return searchHomes(services);
    case 'one':
      return readOne(route, services);
    case 'create':
      return createRecord(route, services);
    case 'update':
      return updateRecord(route, services);
    case 'remove':
      return removeRecord(route, services);
    case 'message':
      return receiveMessage(route, services);
    case 'signIn':
      return signIn(services);
    case 'signOut':
      return signOut(services);
  }
}
