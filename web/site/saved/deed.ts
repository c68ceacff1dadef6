import type { TypedDocumentNode } from '@apollo/client';
import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import type { Execute } from '../../../schema/page.ts';
import { rendering } from '../../data/page-query.ts';

/** What became of something that the API was to do; `fault` is there when nobody answered. */
interface Outcome {
  isDone: boolean;
  /** What was wrong, in a sentence, where it was not done. */
  text: string;
  status: number;
  retryAfter?: number;
  fault?: unknown;
}

/** What a page is answered with where it was not done, by the API's code. */
const STATUS: Record<string, number> = {
  BAD_USER_INPUT: 400,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};

/** Has the API do something. Never rejects. */
async function outcomeOf<Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedDocumentNode<{ isDone: boolean }, Variables>,
  variables: Variables,
): Promise<Outcome> {
  try {
    const { data: told, errors } = await execute({ document, variables });
    if (!errors?.[0]) return { isDone: (told as { isDone: boolean }).isDone, text: '', status: 200 };
    const { message, extensions = {} } = errors[0];
    const { code = '', retryAfter } = extensions as { code?: string; retryAfter?: number };
    return { isDone: false, text: message, status: STATUS[code] ?? 500, retryAfter };
  } catch (fault) {
    return { isDone: false, text: 'Something went wrong. Please try again later.', status: 500, fault };
  }
}

type Received = ActionFunctionArgs<RouterContextProvider>;

/** What a form is to have done, and what it holds. */
export async function receive<Variables extends Record<string, unknown>>(
  { context }: Received,
  document: TypedDocumentNode<{ isDone: boolean }, Variables>,
  variables: Variables,
): Promise<Outcome> {
  const server = context.get(rendering);
  if (!server) throw new Error('Forms are received on the server.');
  const outcome = await outcomeOf(server.api.execute, document, variables);
  if (outcome.fault) server.report(outcome.fault);
  return outcome;
}

/** The answer to a form of which nothing came: the page again, with what was typed and what was wrong. */
export function notDone<Returned>(returned: Returned, { status, retryAfter }: Outcome) {
  const headers: HeadersInit = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return data<Returned>(returned, { status, headers });
}
