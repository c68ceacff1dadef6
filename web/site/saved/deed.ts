import type { TypedDocumentNode } from '@apollo/client';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router-dom';
import type { Execute } from '../../../schema/page.ts';
import { rendering } from '../../data/page-query.ts';
import type { FormError } from '../layout/form-error.ts';

/** What became of something that the API was to do; `fault` is there when nobody answered. */
interface Outcome extends FormError {
  isDone: boolean;
  /** What was wrong, in a sentence, where it was not done. */
  text: string;
  fault?: unknown;
}

/** Has the API do something. Never rejects. */
async function outcomeOf<Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedDocumentNode<{ isDone: boolean }, Variables>,
  variables: Variables,
): Promise<Outcome> {
  try {
    const { data: told, errors } = await execute({ document, variables });
    if (!errors?.[0]) return { isDone: (told as { isDone: boolean }).isDone, text: '' };
    const { message, extensions = {} } = errors[0];
    const { code, retryAfter }: FormError = extensions;
    return { isDone: false, text: message, code, retryAfter };
  } catch (fault) {
    return { isDone: false, text: 'Something went wrong. Please try again later.', fault };
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
