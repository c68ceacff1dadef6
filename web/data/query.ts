import type { GraphQLFormattedError } from 'graphql';
import type { Execute, TypedOperation } from '../../schema/page.ts';

/** The API responded to a query with errors. */
export class QueryError extends Error {
  /** True if a retry may succeed. */
  readonly isTemporary: boolean;

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message ?? 'The response has no data.');
    this.isTemporary = errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
  }
}

interface Loaded<Data> {
  state: 'loaded';
  data: Data;
  /** The query, by which a browser remembers the result. */
  key: string;
  /** The next result, if this one is old. */
  refresh?: Promise<QueryResult<Data>>;
}

interface Failed {
  state: 'failed';
  /** The status of a page with this result. */
  status: number;
}

/** The result of a query. */
export type QueryResult<Data> = Loaded<Data> | Failed;

/** The state of a query of a page. */
export type QueryState<Data> = QueryResult<Data> | { state: 'loading' };

/** The state of a query without a result. */
export const LOADING = { state: 'loading' } as const;

/** A value, or the promise of one that is not known yet. */
export type Maybe<Value> = Value | Promise<Value>;

interface QueryOptions {
  /** True if the page is useful without the result and shows an error in its place. */
  isOptional?: boolean;
  /** Aborts the request unless another query shares it. */
  signal?: AbortSignal;
}

/** Returns the result of a query or requests it. Never rejects, because a failure is a result too. */
export type RequestQuery = <Data, Variables extends Record<string, unknown>>(
  document: TypedOperation<Data, Variables>,
  variables: Variables,
  options?: QueryOptions,
) => Maybe<QueryResult<Data>>;

/** Calls a function with a value as soon as that is known. */
export const after = <Value, Next>(value: Maybe<Value>, next: (value: Value) => Maybe<Next>): Maybe<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

/** Returns a function that requests queries on the server. `report` logs an exception. */
export const createServerQuery =
  (execute: Execute, report: (error: unknown) => void): RequestQuery =>
  async (document, variables, { isOptional = false } = {}) => {
    try {
      const data = await executeQuery(execute, document, variables);
      return { state: 'loaded', data, key: keyOf(document, variables) };
    } catch (error) {
      if (!(error instanceof QueryError)) report(error); // the server has logged its own errors
      if (error instanceof QueryError && error.isTemporary) return { state: 'failed', status: 503 };
      return { state: 'failed', status: isOptional ? 200 : 500 };
    }
  };

/** Age in milliseconds after which a result is shown while it is requested again. */
const FRESH_MS = 60_000;

/** Maximum number of cached results; the oldest is evicted first. */
const MAX_RESULTS = 60;

interface Request {
  result: Promise<QueryResult<unknown>>;
  controller: AbortController;
  /** True if it must not be aborted. */
  isNeeded: boolean;
}

/**
 * Returns a function that requests queries in a browser. It remembers results, at first those of the page, and shares
 * requests in flight.
 */
export function createBrowserQuery(execute: Execute, initial: readonly unknown[] = []): RequestQuery {
  const results = new Map<string, { result: Loaded<unknown>; since: number }>();
  const requests = new Map<string, Request>();
  for (const result of initial) if (isLoaded(result)) remember(result);

  function remember(result: Loaded<unknown>): void {
    results.delete(result.key);
    results.set(result.key, { result, since: Date.now() });
    if (results.size > MAX_RESULTS) results.delete(results.keys().next().value!);
  }

  function start(key: string, document: string, variables: Record<string, unknown>): Request {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<QueryResult<unknown>> => {
      try {
        const data = await executeQuery(execute, document, variables, signal);
        const result = { state: 'loaded', data, key } as const;
        remember(result);
        return result;
      } catch (error) {
        if (!signal.aborted) console.error(error);
        return results.get(key)?.result ?? { state: 'failed', status: 500 };
      } finally {
        requests.delete(key);
      }
    };
    const request = { result: load(), controller, isNeeded: false };
    requests.set(key, request);
    return request;
  }

  return <Data>(
    document: string,
    variables: Record<string, unknown>,
    { signal }: QueryOptions = {},
  ): Maybe<QueryResult<Data>> => {
    const key = keyOf(document, variables);
    const { result: known, since = 0 } = results.get(key) ?? {};
    if (known && Date.now() - since < FRESH_MS) return known as Loaded<Data>;
    const request = requests.get(key) ?? start(key, document, variables);
    if (signal) signal.addEventListener('abort', () => request.isNeeded || request.controller.abort());
    else request.isNeeded = true;
    const result = request.result as Promise<QueryResult<Data>>;
    return known ? { ...(known as Loaded<Data>), refresh: result } : result;
  };
}

const isLoaded = (result: unknown): result is Loaded<unknown> =>
  (result as Partial<Loaded<unknown>> | null)?.state === 'loaded';

/** Executes a query. Rejects without a complete result. */
export async function executeQuery<Data, Variables extends Record<string, unknown>>(
  execute: Execute,
  document: TypedOperation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  const { data, errors } = await execute({ document, variables, signal });
  if (errors || !data) throw new QueryError(errors ?? []);
  return data as Data;
}

/** The name of an operation and its variables. The variables of one query are always created in the same order. */
export const keyOf = (document: string, variables: Record<string, unknown>): string =>
  `${/^\w+ (\w+)/.exec(document)![1]} ${JSON.stringify(variables)}`;
