import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toId } from '../collections/declaring/ids.ts';
import { NotFound } from '../errors.ts';
import { answer, parameterOf, type Handler, around, wrap, type Envelope } from './responses.ts';
import { pageIn, recordIn } from './query.ts';
import type { ListRoute, RecordRoute, WithinRoute } from './contract.ts';
import type { RestParts } from './parts.ts';
import type { Serializer } from './serializer.ts';

type Query = Record<string, unknown>;

/** Gives a collection, or one page of it, newest first; what belongs to one parent stands as staff have put it. */
export function listRecords(route: ListRoute, parts: RestParts): Handler {
  const { where } = route;
  const give = givingOf(route, parts);
  return async (request, reply) => {
    const query = request.query as Query;
    const asked = pageIn(query);
    const within = where === undefined ? undefined : recordIn(query, where);
    return give({ asked, within }, request, reply);
  };
}

/** Gives what belongs to one parent, as staff have put it; looks for the parent only when nothing does. */
export function listWithin(route: WithinRoute, parts: RestParts): Handler {
  const { serializer, parameter } = route;
  const { parent, names } = serializer.collection;
  if (!parent) throw new Error(`${names.many} belong to nothing.`);
  const parents = parts.reading.reading(parent.of());
  const missing = route.missing ?? parent.of().notFound;
  const give = givingOf(route, parts);
  return async (request, reply) => {
    const within = toId(parameterOf(request, parameter));
    const asked = pageIn(request.query as Query);
    const none = async () => {
      if (!(await parents.one(within))) throw new NotFound(missing);
    };
    return give({ asked, within, none }, request, reply);
  };
}

interface Wanted {
  asked: ReturnType<typeof pageIn>;
  within: number | undefined;
  /** Called before an answer without any record. */
  none?: () => Promise<void>;
}

/** How a line gives a page of its records, or all of them: those that one stride has as any answer, more as they are taken. */
function givingOf(
  { serializer, envelope }: { serializer: Serializer; envelope: Envelope },
  { reading, lists, wholeLists }: RestParts,
) {
  const { collection } = serializer;
  const list = reading.reading(collection);
  const rest = lists.reading(collection);
  return async ({ asked, within, none }: Wanted, request: FastifyRequest, reply: FastifyReply) => {
    const page = asked && (await list.page({ ...asked, within, asPut: within !== undefined }));
    const { rows, end } = page ? { rows: page.items, end: null } : await list.stride({ within });
    if (rows.length === 0) await none?.();
    if (!end) return answer(reply, 200, wrap(envelope, await serializer.tell(rows, reading), page));
    const strides = async function* () {
      yield await serializer.tell(rows, lists);
      for await (const more of rest.strides({ within, after: end })) yield await serializer.tell(more, lists);
    };
    reply.header('content-type', 'application/json; charset=utf-8');
    const isHead = request.method === 'HEAD';
    return reply.send(
      isHead ? Readable.from([]) : wholeLists.give({ strides: strides(), ...around(envelope) }),
    );
  };
}

/** Gives one record. */
export function readOne({ serializer, parameter }: RecordRoute, { reading }: RestParts): Handler {
  const { collection } = serializer;
  const records = reading.reading(collection);
  return async (request, reply) => {
    const row = await records.one(toId(parameterOf(request, parameter)));
    if (!row) throw new NotFound(collection.notFound);
    const [record] = await serializer.tell([row], reading);
    return answer(reply, 200, record);
  };
}
