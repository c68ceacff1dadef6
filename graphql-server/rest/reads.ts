import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toId } from '../collections/definitions/ids.ts';
import { NotFound } from '../errors.ts';
import {
  sendJson,
  parameterOf,
  type Handler,
  envelopeJson,
  streamList,
  wrap,
  type Envelope,
} from './responses.ts';
import { pageIn, recordIn } from './query.ts';
import type { ListRoute, RecordRoute, WithinRoute } from './contract.ts';
import type { Services } from '../services.ts';
import type { Serializer } from './serializer.ts';

type Query = Record<string, unknown>;

/** Lists a collection, or one page of it, newest first. Records of one parent have the order that staff chose. */
export function listRecords(route: ListRoute, services: Services): Handler {
  const { where } = route;
  const send = listSender(route, services);
  return async (request, reply) => {
    const query = request.query as Query;
    const page = pageIn(query);
    const within = where === undefined ? undefined : recordIn(query, where);
    return send({ requested: page, within }, request, reply);
  };
}

/** Lists the records of one parent in the order that staff chose. Reads the parent only when it has no records. */
export function listWithin(route: WithinRoute, services: Services): Handler {
  const { serializer, parameter } = route;
  const { parent, names } = serializer.collection;
  if (!parent) throw new Error(`${names.many} have no parent.`);
  const parents = services.stores.for('visitor').reader(parent.of());
  const missing = route.missing ?? parent.of().notFound;
  const send = listSender(route, services);
  return async (request, reply) => {
    const within = toId(parameterOf(request, parameter));
    const page = pageIn(request.query as Query);
    const onEmpty = async () => {
      if (!(await parents.one(within))) throw new NotFound(missing);
    };
    return send({ requested: page, within, onEmpty }, request, reply);
  };
}

interface ListRequest {
  requested: ReturnType<typeof pageIn>;
  within: number | undefined;
  /** Called before the response when there are no records. */
  onEmpty?: () => Promise<void>;
}

/** Sends one page, or the full list: a list of one batch as a usual response, a longer one as a stream. */
function listSender(
  { serializer, envelope }: { serializer: Serializer; envelope: Envelope },
  { stores }: Services,
) {
  const { collection } = serializer;
  const foreground = stores.for('visitor');
  const background = stores.inBackground('visitor');
  return async (
    { requested, within, onEmpty }: ListRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const page =
      requested &&
      (await foreground
        .reader(collection)
        .page({ ...requested, within, inStoredOrder: within !== undefined }));
    const { rows, end } = page
      ? { rows: page.items, end: null }
      : await foreground.reader(collection).batch({ within });
    if (rows.length === 0) await onEmpty?.();
    if (!end) return sendJson(reply, 200, wrap(envelope, await serializer.serialize(rows, foreground), page));
    const batches = async function* () {
      yield await serializer.serialize(rows, background);
      for await (const more of background.reader(collection).batches({ within, after: end }))
        yield await serializer.serialize(more, background);
    };
    reply.header('content-type', 'application/json; charset=utf-8');
    const isHead = request.method === 'HEAD';
    return reply.send(
      isHead ? Readable.from([]) : await streamList({ batches: batches(), ...envelopeJson(envelope) }),
    );
  };
}

export function readOne({ serializer, parameter }: RecordRoute, services: Services): Handler {
  const { collection } = serializer;
  const stores = services.stores.for('visitor');
  return async (request, reply) => {
    const row = await stores.reader(collection).one(toId(parameterOf(request, parameter)));
    if (!row) throw new NotFound(collection.notFound);
    const [record] = await serializer.serialize([row], stores);
    return sendJson(reply, 200, record);
  };
}
