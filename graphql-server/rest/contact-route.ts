import { pressBy } from '../collections/writing/press.ts';
import { answer, type Handler } from './answer.ts';
import { openForm } from './form.ts';
import type { RestParts } from './parts.ts';
import type { MessageRoute } from './routes.ts';

/** Takes a visitor's message. */
export function receiveMessage({ serializer, method, path }: MessageRoute, parts: RestParts): Handler {
  return async (request, reply) => {
    const press = pressBy(null, request.headers['idempotency-key'])(`${method} ${path}`);
    const { fields } = await openForm(request);
    await parts.receiveMessage(request.ip, serializer.toInput(fields), press).catch((error: unknown) => {
      throw serializer.inRestNames(error);
    });
    return answer(reply, 201, { message: 'Message sent successfully!' });
  };
}
