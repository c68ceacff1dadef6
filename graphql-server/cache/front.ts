import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  Server,
  ServerResponse,
} from 'node:http';
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
  /** The client's address. */
  ip: string;
}

interface FrontParts {
  answers: AnswerCache;
  /** What the key of an answer to what is posted begins with, its body being the rest; null where none is kept. */
  keyBefore(request: IncomingMessage): string | null;
  /** The id that a request goes by. */
  idOf(request: IncomingMessage): string;
  /** The address of a request's client. */
  addressOf(request: IncomingMessage): string;
  tell(answered: AnsweredInFront): void;
}

/** Longest body that is looked at here, in bytes. */
const LONGEST_BODY = 8192;

/**
 * Gives what lies ready to whoever asks for an address in its one spelling, or posts a question in as many words as
 * before, ahead of anything else that is done with a request: that is most of what visitors ask, and finding its route
 * alone takes as long. All else goes on inside.
 */
export function openFront(server: Server, { answers, keyBefore, idOf, addressOf, tell }: FrontParts): void {
  const [inside] = server.listeners('request') as [RequestListener];
  server.off('request', inside);

  /** True when an answer lay ready, and was given. */
  function give(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now();
    const answer = answers.get(key);
    const given = answer && givenTo(request.headers, answer);
    if (!given || 'then' in given) return false;
    const { method = '', url = '' } = request;
    const id = idOf(request);
    write(response, id, given);
    tell({
      id,
      method,
      url,
      route: answer.route,
      status: given.status,
      ms: performance.now() - began,
      ip: addressOf(request),
    });
    return true;
  }

  function givePosted(before: string, request: IncomingMessage, response: ServerResponse): void {
    const body = bodyOf(request);
    if (body && give(before + body.toString(), request, response)) {
      request.resume(); // what there is of it has been read: now it ends
      return;
    }
    if (body) request.unshift(body);
    inside(request, response);
  }

  server.on('request', (request, response) => {
    const { method, url = '', headers } = request;
    const isAnyones = answers.open && server.listening && headers.authorization === undefined;
    const isRead = isAnyones && (method === 'GET' || method === 'HEAD');
    const before = isAnyones && method === 'POST' && isShort(headers) ? keyBefore(request) : null;
    // What came together with the head is there with the next tick.
    if (before !== null) process.nextTick(givePosted, before, request, response);
    else if (!isRead || !give(url, request, response)) inside(request, response);
  });
}

function isShort({ 'content-length': length }: IncomingHttpHeaders): boolean {
  return Number(length) <= LONGEST_BODY;
}

/** A body of which nothing is missing; null while it is on its way. */
function bodyOf(request: IncomingMessage): Buffer | null {
  const isThere = request.readableLength === Number(request.headers['content-length']);
  return isThere ? (request.read() as Buffer | null) : null;
}
