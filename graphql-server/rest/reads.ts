import { toId } from '../collections/ids.ts';
import { NotFound } from '../errors.ts';
import { answer, parameterOf, type Handler } from './answer.ts';
import { pageAsked, recordAsked } from './asked.ts';
import { wrap } from './envelopes.ts';
import type { ListLine, RecordLine, WithinLine } from './lines.ts';
import type { RestParts } from './parts.ts';

type Query = Record<string, unknown>;

/** Gives a collection, or one page of it, newest first; what belongs to one parent stands as staff have put it. */
export function listRecords({ wire, envelope, where }: ListLine, { stores }: RestParts): Handler {
  const store = stores.of(wire.collection);
  return async (request, reply) => {
    const query = request.query as Query;
    const asked = pageAsked(query);
    const within = where === undefined ? undefined : recordAsked(query, where);
    const page = asked && (await store.page({ ...asked, within, asPut: within !== undefined }));
    const rows = page ? page.items : await store.all(within);
    return answer(reply, 200, wrap(envelope, await wire.tell(rows, stores), page));
  };
}

/** Gives what belongs to one parent, as staff have put it; looks for the parent only when nothing does. */
export function listWithin(line: WithinLine, { stores }: RestParts): Handler {
  const { wire, envelope, parameter } = line;
  const { parent, names } = wire.collection;
  if (!parent) throw new Error(`${names.many} belong to nothing.`);
  const store = stores.of(wire.collection);
  const parents = stores.of(parent.of());
  const missing = line.missing ?? parent.of().notFound;
  return async (request, reply) => {
    const within = toId(parameterOf(request, parameter));
    const asked = pageAsked(request.query as Query);
    const page = asked && (await store.page({ ...asked, within, asPut: true }));
    const rows = page ? page.items : await store.all(within);
    if (rows.length === 0 && !(await parents.one(within))) throw new NotFound(missing);
    return answer(reply, 200, wrap(envelope, await wire.tell(rows, stores), page));
  };
}

/** Gives one record. */
export function readOne({ wire, parameter }: RecordLine, { stores }: RestParts): Handler {
  const store = stores.of(wire.collection);
  return async (request, reply) => {
    const row = await store.get(toId(parameterOf(request, parameter)));
    const [record] = await wire.tell([row], stores);
    return answer(reply, 200, record);
  };
}
