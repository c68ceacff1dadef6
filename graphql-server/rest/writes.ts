import type { PictureSource } from '../pictures/picture.ts';
import type { FastifyRequest } from 'fastify';
import { answer, parameterOf, type Handler } from './answer.ts';
import { pressBy } from '../collections/press.ts';
import { toId } from '../collections/ids.ts';
import { withForm, type Form } from './form.ts';
import type { RecordLine } from './lines.ts';
import type { RestParts } from './parts.ts';
import type { Wire } from './wire.ts';

/** Makes a record and gives it back. */
export function createRecord({ wire, method, path }: RecordLine, parts: RestParts): Handler {
  const store = parts.stores.of(wire.collection);
  return async (request, reply) => {
    const press = pressBy(request.staff, request.headers['idempotency-key'])(`${method} ${path}`);
    const row = await withForm(request, wire.picture?.sentAs, (form) => {
      const { input, picture } = inputOf(form, wire, parts);
      return inItsWords(wire, store.create(input, { picture, by: writer(request), press }));
    });
    const [record] = await wire.tell([row], parts.stores);
    return answer(reply, 201, record);
  };
}

/** Changes what is named, keeps the rest, and gives the record back. */
export function updateRecord({ wire, parameter }: RecordLine, parts: RestParts): Handler {
  const store = parts.stores.of(wire.collection);
  return async (request, reply) => {
    const row = await withForm(request, wire.picture?.sentAs, (form) => {
      const { input, picture } = inputOf(form, wire, parts);
      const id = toId(parameterOf(request, parameter));
      return inItsWords(wire, store.update(id, input, { picture, by: writer(request) }));
    });
    const [record] = await wire.tell([row], parts.stores);
    return answer(reply, 200, record);
  };
}

/** Removes a record with all that belongs to it. */
export function removeRecord({ wire, parameter }: RecordLine, { stores }: RestParts): Handler {
  const store = stores.of(wire.collection);
  return async (request, reply) => {
    await store.remove(toId(parameterOf(request, parameter)), { by: writer(request) });
    return answer(reply, 200, { message: 'Deleted successfully!' });
  };
}

function inputOf(
  { words, picture }: Form,
  wire: Wire,
  { receive }: RestParts,
): { input: object; picture: PictureSource | undefined } {
  return { input: wire.toInput(words), picture: picture && receive(picture) };
}

/** Who writes, as the guard has found. */
function writer({ staff }: FastifyRequest): number | undefined {
  return staff?.staffId;
}

async function inItsWords<T>(wire: Wire, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw wire.inRestWords(error);
  }
}
