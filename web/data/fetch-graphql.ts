import type { ExecutionResult } from 'graphql';
import type { Execute } from '../../schema/page.ts';
import { idempotencyHeaders } from './idempotency-key.ts';

/** The body of a GraphQL request. */
interface GraphQLRequest {
  query: string;
  operationName?: string | null;
  variables?: unknown;
}

/** Sends a GraphQL request and returns the response, errors included. */
export async function fetchGraphQL(
  query: GraphQLRequest,
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<ExecutionResult> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(query),
    signal,
  });
  return (await response.json()) as ExecutionResult;
}

/** Time in milliseconds after which a request is aborted. */
export const TIMEOUT_MS = 30_000;

/** Sends operations to the API with `fetch`. It needs no further module, so that it works before Apollo Client is loaded. */
export const overNetwork: Execute = ({ document, variables, idempotencyKey, signal }) =>
  fetchGraphQL(
    { query: document, variables },
    { headers: idempotencyKey ? idempotencyHeaders(idempotencyKey) : {}, signal: withTimeout(signal) },
  );

/** Returns a signal that also aborts after the timeout. Older browsers cannot combine signals and use the timeout alone. */
function withTimeout(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal && 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : timeout;
}
