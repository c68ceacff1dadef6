import { HeaderMap, type ApolloServer } from '@apollo/server';
import {
  errorCodes,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { NO_TRANSFORM } from '../cache/cached-response.ts';
import { appErrorOf, InvalidInput } from '../errors.ts';
import { browserOf } from '../staff/device-cookie.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { requireBoundedBody } from '../http/request-limits.ts';
import { graphqlCacheKey, searchOf } from './address.ts';
import { createApollo, takesOnlyJson, type OperationContext } from './apollo.ts';
import { createContext } from './create-context.ts';
import { formatError, statusOfCode } from './errors.ts';
import { createLimitCheck } from './query-limits.ts';
import { PREFLIGHT, addUploads, withUploads } from './uploads.ts';
import { message } from '../messages.ts';

interface GraphqlServer {
  apollo: ApolloServer<OperationContext>;
  checkLimits: ReturnType<typeof createLimitCheck>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the request's token; null without a valid one. */
    staff: SignedIn | null;
  }
}

/** The request headers that Apollo Server reads. */
const FORWARDED_HEADERS = ['accept', 'content-type', ...PREFLIGHT];

/** Limit of a visitor's body in characters; bodies of staff contain texts of records. */
const MAX_VISITOR_BODY = 128 * 1024;
const { FST_ERR_CTP_BODY_TOO_LARGE: BodyTooLarge } = errorCodes;

/** Plugin for `/graphql`: GET and POST, uploads of staff, and GraphiQL for browsers. */
export async function graphqlPlugin(
  app: FastifyInstance,
  { playground }: { /** HTML of GraphiQL, for browsers. */ playground: string },
): Promise<void> {
  const { accounts, schema, log } = app.services;
  const apollo = createApollo(schema, log);
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  const checkLimits = createLimitCheck();
  app.decorateRequest('staff', null);
  app.addHook('onRequest', async (request) => {
    request.staff = await accounts.staffOf(request.headers.authorization);
  });
  app.removeAllContentTypeParsers();
  // Parsed below, so that a syntax error gets the message of the API.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, parsed) =>
    parsed(request.staff || body.length <= MAX_VISITOR_BODY ? null : new BodyTooLarge(), body),
  );
  addUploads(app);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    const appError = appErrorOf(error);
    if (appError?.retryAfter !== undefined) reply.header('retry-after', appError.retryAfter);
    const shown =
      status < 500 && !appError
        ? { message: error.message, extensions: { code: 'BAD_REQUEST' } }
        : formatError({ message: error.message }, error, request.log);
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send({ errors: [shown] });
  });

  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    withUploads(request, reply, () => answerOperation({ apollo, checkLimits }, request, reply));
  app.post('/graphql', answer);
  app.get('/graphql', { config: { cacheKey: graphqlCacheKey } }, (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return answer(request, reply);
    reply.header('cache-control', `no-cache, ${NO_TRANSFORM}`);
    return reply.type('text/html; charset=utf-8').send(playground);
  });
}

/** The HTTP status of an error that occurred before the execution; 200 for an `AppError`, as for errors of resolvers. */
function statusOf(error: FastifyError): number {
  if (error instanceof InvalidInput) return 400;
  const appError = appErrorOf(error);
  return appError ? (statusOfCode(appError.report.code) ?? 200) : (error.statusCode ?? 500);
}

async function answerOperation(
  { apollo, checkLimits }: GraphqlServer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { method, url, body } = request;
  const { accept = '*/*' } = request.headers;
  const search = searchOf(url);
  const input = withoutEmptyName(parse(body));
  if (!request.staff) requireBoundedBody(input);
  if (!request.staff) await request.server.acquireSlot(request, reply);
  const exceeded = checkLimits(queryOf(method === 'GET' ? search : input));
  if (exceeded) {
    reply.code(takesOnlyJson(accept) ? 200 : 400).type('application/json; charset=utf-8');
    if (request.pendingResponse) request.pendingResponse.isReusable = false;
    const { message, extensions } = exceeded;
    return reply.send({ errors: [{ message, extensions }] });
  }

  const outcome = { isCacheable: false };
  const context: OperationContext = {
    ...createContext(request.server.services, {
      ip: request.ip,
      staff: request.staff,
      headers: request.headers,
      browser: browserOf(request),
    }),
    outcome,
    accept,
    acquireExpensiveSlot: () => request.server.acquireExpensiveSlot(request, reply),
  };
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, search, headers: headersOf(request), body: input },
    context: () => Promise.resolve(context),
  });
  if (!outcome.isCacheable && request.pendingResponse) request.pendingResponse.isReusable = false;
  for (const [name, value] of response.headers) reply.header(name, value);
  reply.code(response.status ?? 200);
  // Never chunked: incremental delivery is not part of the schema.
  return response.body.kind === 'complete' ? response.body.string : reply.send(response.body.asyncIterator);
}

function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const name of FORWARDED_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') map.set(name, value);
  }
  return map;
}

/** Replaces an empty operation name in a parsed body, which clients send for a query without a name, by null. */
function withoutEmptyName(input: unknown): unknown {
  if (
    typeof input !== 'object' ||
    input === null ||
    !('operationName' in input) ||
    input.operationName !== ''
  )
    return input;
  return { ...input, operationName: null };
}

/** The query of a request, from its query string or its parsed body; empty without one. */
function queryOf(input: unknown): string {
  if (typeof input === 'string') return new URLSearchParams(input).get('query') ?? '';
  const query = typeof input === 'object' && input !== null && 'query' in input ? input.query : '';
  return typeof query === 'string' ? query : '';
}

/** Parses the body for Apollo Server. Throws `InvalidInput` when it is not JSON. */
function parse(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new InvalidInput({}, message('BODY_NOT_JSON'));
  }
}
