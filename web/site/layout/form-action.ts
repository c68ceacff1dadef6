import { data } from 'react-router-dom';
import type { TypedOperation } from '../../../schema/page.ts';
import type { Api } from '../../data/api.ts';
import { requestFailed, requestFailedOffline } from './enquiry-messages.tsx';

/** Why a form could not be processed. */
export interface FormError {
  /** The message; empty if the API refuses without a reason. */
  text: string;
  /** The messages of the API by field. */
  fields?: Readonly<Record<string, string>>;
  /** The code of the API. */
  code?: string;
  /** Seconds until a retry. */
  retryAfter?: number;
}

/** Executes the mutation of a form. Returns the error; null if it was done. Never rejects. */
export async function runMutation<Variables extends Record<string, unknown>>(
  { execute, report, isServer }: Api,
  document: TypedOperation<{ isDone: boolean }, Variables>,
  variables: Variables,
  idempotencyKey?: string,
): Promise<FormError | null> {
  try {
    const { data, errors } = await execute({ document, variables, idempotencyKey });
    const [error] = errors ?? [];
    if (error) return { text: error.message, ...(error.extensions as Omit<FormError, 'text'>) };
    return (data as { isDone: boolean } | undefined)?.isDone ? null : { text: '' };
  } catch (exception) {
    report(exception);
    return { text: isServer || navigator.onLine ? requestFailed : requestFailedOffline };
  }
}

/** HTTP status codes by the error code of the API. */
const STATUS = new Map([
  ['BAD_USER_INPUT', 400],
  ['NOT_FOUND', 404],
  ['TOO_MANY_REQUESTS', 429],
  ['UNAVAILABLE', 503],
]);

/** Creates the response to a form that failed: the page with the submitted fields and the errors. */
export function failedForm<Returned>(
  returned: Returned,
  { code = '', retryAfter }: Pick<FormError, 'code' | 'retryAfter'>,
) {
  const headers: HeadersInit = retryAfter ? { 'retry-after': String(retryAfter) } : {};
  return data<Returned>(returned, { status: STATUS.get(code) ?? 500, headers });
}
