import type { PictureSource } from '../pictures/picture.ts';
import { actorOf } from '../policies.ts';
import { idempotencyKeyOf } from '../collections/mutations/idempotency.ts';
import { sendJson, parameterOf, type Handler } from './responses.ts';
import { toId } from '../collections/definitions/ids.ts';
import { withForm, type Form, parseForm } from './form.ts';
import type { RecordRoute, MessageRoute } from './contract.ts';
import type { Services } from '../services.ts';
import { preparePicture } from '../pictures/process.ts';
import { browserOf } from '../staff/device-cookie.ts';
import { signInFrom, signOutFrom } from '../staff/sign-in.ts';
import type { Serializer } from './serializer.ts';

export function createRecord({ serializer, method, path }: RecordRoute, services: Services): Handler {
  return async (request, reply) => {
    const stores = services.stores.for(actorOf(request.staff));
    const idempotencyKey = idempotencyKeyOf(
      request.staff,
      request.headers['idempotency-key'],
    )(`${method} ${path}`);
    const row = await withForm(request, serializer.picture?.sentAs, (form) => {
      const { input, picture } = inputOf(form, serializer);
      return inRestNames(
        serializer,
        stores.of(serializer.collection).create(input, { picture, idempotencyKey }),
      );
    });
    const [record] = await serializer.serialize([row], stores);
    return sendJson(reply, 201, record);
  };
}

/** Updates the fields that were sent and returns the record. */
export function updateRecord({ serializer, parameter }: RecordRoute, services: Services): Handler {
  return async (request, reply) => {
    const stores = services.stores.for(actorOf(request.staff));
    const row = await withForm(request, serializer.picture?.sentAs, (form) => {
      const { input, picture } = inputOf(form, serializer);
      const id = toId(parameterOf(request, parameter));
      return inRestNames(serializer, stores.of(serializer.collection).update(id, input, { picture }));
    });
    const [record] = await serializer.serialize([row], stores);
    return sendJson(reply, 200, record);
  };
}

/** Deletes a record and its children. */
export function removeRecord({ serializer, parameter }: RecordRoute, services: Services): Handler {
  return async (request, reply) => {
    const store = services.stores.for(actorOf(request.staff)).of(serializer.collection);
    await store.remove(toId(parameterOf(request, parameter)));
    return sendJson(reply, 200, { message: 'Deleted successfully!' });
  };
}

function inputOf(
  { fields, picture }: Form,
  serializer: Serializer,
): { input: object; picture: PictureSource | undefined } {
  return { input: serializer.toInput(fields), picture: picture && (() => preparePicture(picture)) };
}

async function inRestNames<T>(serializer: Serializer, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw serializer.inRestNames(error);
  }
}

/** Stores a visitor's message. */
export function receiveMessage(
  { serializer, method, path, receive }: MessageRoute,
  services: Services,
): Handler {
  return async (request, reply) => {
    const idempotencyKey = idempotencyKeyOf(null, request.headers['idempotency-key'])(`${method} ${path}`);
    const { fields } = await parseForm(request);
    const context = { services, stores: services.stores.for('visitor'), ip: request.ip };
    await inRestNames(serializer, receive(context, serializer.toInput(fields), idempotencyKey));
    return sendJson(reply, 201, { message: 'Message sent successfully!' });
  };
}

/** Returns a token for an email address and its password, with the code of a second factor. */
export function signIn(services: Services): Handler {
  return async (request, reply) => {
    const { fields } = await parseForm(request);
    const { token } = await signInFrom({ services, ip: request.ip, browser: browserOf(request) }, fields);
    reply.header('cache-control', 'no-store');
    return sendJson(reply, 200, { token });
  };
}

/** Ends the session of the request's token. */
export function signOut(services: Services): Handler {
  return async (request, reply) => {
    await signOutFrom(services, request.staff!); // the route is guarded
    return sendJson(reply, 200, { message: 'Signed out.' });
  };
}
