import type { FastifyRequest } from 'fastify';
import { pressBy } from '../collections/writing/press.ts';
import { NotSignedIn } from '../errors.ts';
import type { SignedIn } from '../staff/accounts.ts';
import { answer, type Handler } from './answer.ts';
import { openForm } from './form.ts';
import type { MessageRoute } from './routes.ts';
import type { RestParts } from './parts.ts';

/** Takes a visitor's message. */
export function receiveMessage({ serializer, method, path }: MessageRoute, parts: RestParts): Handler {
  return async (request, reply) => {
    const press = pressBy(null, request.headers['idempotency-key'])(`${method} ${path}`);
    const { fields: values } = await openForm(request);
    await parts.receiveMessage(request.ip, serializer.toInput(values), press).catch((error: unknown) => {
      throw serializer.inRestNames(error);
    });
    return answer(reply, 201, { message: 'Message sent successfully!' });
  };
}

/** Gives a token for an e-mail address and its password. */
export function signIn(parts: RestParts): Handler {
  return async (request, reply) => {
    const { fields: values } = await openForm(request);
    const { token } = await parts.signIn(request, values.email, values.password);
    reply.header('cache-control', 'no-store');
    return answer(reply, 200, { token });
  };
}

/** Ends the session whose token came with the request. */
export function signOut(parts: RestParts): Handler {
  return async (request, reply) => {
    await parts.signOut(await staffBehind(request, parts));
    return answer(reply, 200, { message: 'Signed out.' });
  };
}

/** The member of staff whose token came with the request; throws `NotSignedIn`. */
export async function staffBehind(request: FastifyRequest, { staffOf }: RestParts): Promise<SignedIn> {
  const staff = await staffOf(request.headers.authorization);
  if (!staff) throw new NotSignedIn();
  return staff;
}
