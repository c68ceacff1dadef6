import type { Execute, TypedOperation } from '../../../schema/page.ts';
import { apiContext, type ActionArgs } from '../../data/api.ts';
import { requestFailed } from '../layout/enquiry-messages.tsx';
import type { FormError } from '../layout/message.ts';

/** The outcome of a mutation; `exception` is set when no response came. */
interface ActionResult extends FormError {
  isDone: boolean;
  /** The error message; empty on success. */
  text: string;
  exception?: unknown;
}

/** Executes a mutation. Never rejects. */
async function executeMutation<Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedOperation<{ isDone: boolean }, Variables>,
  variables: Variables,
): Promise<ActionResult> {
  try {
    const { data, errors } = await execute({ document, variables });
    if (!errors?.[0]) return { isDone: (data as { isDone: boolean }).isDone, text: '' };
    const { message, extensions = {} } = errors[0];
    const { code, retryAfter }: FormError = extensions;
    return { isDone: false, text: message, code, retryAfter };
  } catch (exception) {
    return { isDone: false, text: requestFailed, exception };
  }
}

/** Runs the mutation of a submitted form and reports exceptions. */
export async function runMutation<Variables extends Record<string, unknown>>(
  { context }: ActionArgs,
  document: TypedOperation<{ isDone: boolean }, Variables>,
  variables: Variables,
): Promise<ActionResult> {
  const { execute, report } = context.get(apiContext);
  const result = await executeMutation(execute, document, variables);
  if (result.exception) report(result.exception);
  return result;
}
