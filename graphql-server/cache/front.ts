import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AnswerCache } from './answer-cache.ts';
import { givenTo, write } from './giving.ts';

/** What is told of a request that was answered in front. */
export interface AnsweredInFront {
  id: string;
  method: string;
  url: string;
  /** The route that made the answer. */
  route: string;
  status: number;
  ms: number;
}

interface FrontParts {
  answers: AnswerCache;
  /** The id that a request goes by. */
  idOf(request: IncomingMessage): string;
  tell(answered: AnsweredInFront): void;
}

/**
 * Gives what lies ready to whoever asks for an address in its one spelling, before anything else is done with the request:
 * that is most of what visitors ask, and finding its route alone takes as long. All else goes on inside.
 */
export function openFront(server: Server, { answers, idOf, tell }: FrontParts): void {
  const [inside] = server.listeners('request') as [RequestListener];
  server.off('request', inside);
  server.on('request', (request, response) => {
    const { method = '', url = '', headers } = request;
    const isRead = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
    const answer = isRead && server.listening ? answers.get(url) : undefined;
    const given = answer && givenTo(headers, answer);
    if (!given || 'then' in given) {
      inside(request, response);
      return;
    }
    const began = performance.now();
    const id = idOf(request);
    write(response, id, given);
    tell({ id, method, url, route: answer.route, status: given.status, ms: performance.now() - began });
  });
}
