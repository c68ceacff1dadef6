import { answer, type Handler } from './answer.ts';
import { openForm } from './form.ts';
import type { RestParts } from './parts.ts';

/** Gives a token for an e-mail address and its password. */
export function signIn(parts: RestParts): Handler {
  return async (request, reply) => {
    const { fields } = await openForm(request);
    const { token } = await parts.signIn(request, fields.email, fields.password);
    reply.header('cache-control', 'no-store');
    return answer(reply, 200, { token });
  };
}

/** Ends the session whose token came with the request. */
export function signOut(parts: RestParts): Handler {
  return async (request, reply) => {
    await parts.signOut(request.staff!); // the route is guarded
    return answer(reply, 200, { message: 'Signed out.' });
  };
}
