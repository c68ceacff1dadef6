import type { ExecutionResult } from 'graphql';

/** A query as it goes over the network. */
export interface WrittenQuery {
  query: string;
  operationName?: string | null;
  variables?: unknown;
}

/** Asks the API over the network and gives its answer as it is, refusals included. */
export async function fetchGraphQL(
  query: WrittenQuery,
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
