import type { PictureSource } from '../pictures/picture.ts';
import type { FastifyRequest } from 'fastify';
import { answer, parameterOf, type Handler } from './answer.ts';
import { pressBy } from '../collections/writing/press.ts';
import { toId } from '../collections/reading/ids.ts';
import { withForm, type Form } from './form.ts';
import type { RecordRoute } from './routes.ts';
import type { RestParts } from './parts.ts';
import type { Serializer } from './serializer.ts';

/** Makes a record and gives it back. */
export function createRecord({ serializer, method, path }: RecordRoute, parts: RestParts): Handler {
  const store = parts.stores.of(serializer.collection);
  return async (request, reply) => {
    const press = pressBy(request.staff, request.headers['idempotency-key'])(`${method} ${path}`);
    const row = await withForm(request, serializer.picture?.sentAs, (form) => {
      const { input, picture } = inputOf(form, serializer, parts);
      return inRestNames(serializer, store.create(input, { picture, by: writer(request), press }));
    });
    const [record] = await serializer.tell([row], parts.stores);
    return answer(reply, 201, record);
  };
}

/** Changes what is named, keeps the rest, and gives the record back. */
export function updateRecord({ serializer, parameter }: RecordRoute, parts: RestParts): Handler {
  const store = parts.stores.of(serializer.collection);
  return async (request, reply) => {
    const row = await withForm(request, serializer.picture?.sentAs, (form) => {
      const { input, picture } = inputOf(form, serializer, parts);
      const id = toId(parameterOf(request, parameter));
      return inRestNames(serializer, store.update(id, input, { picture, by: writer(request) }));
    });
    const [record] = await serializer.tell([row], parts.stores);
    return answer(reply, 200, record);
  };
}

/** Removes a record with all that belongs to it. */
export function removeRecord({ serializer, parameter }: RecordRoute, { stores }: RestParts): Handler {
  const store = stores.of(serializer.collection);
  return async (request, reply) => {
    await store.remove(toId(parameterOf(request, parameter)), { by: writer(request) });
    return answer(reply, 200, { message: 'Deleted successfully!' });
  };
}

function inputOf(
  { fields, picture }: Form,
  serializer: Serializer,
  { receive }: RestParts,
): { input: object; picture: PictureSource | undefined } {
  return { input: serializer.toInput(fields), picture: picture && receive(picture) };
}

/** Who writes, as the guard has found. */
function writer({ staff }: FastifyRequest): number | undefined {
  return staff?.staffId;
}

async function inRestNames<T>(serializer: Serializer, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw serializer.inRestNames(error);
  }
}
