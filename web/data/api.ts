import { createContext as createReactContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import {
  createContext,
  data as dataWithStatus,
  useMatches,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import type { Execute, TypedOperation } from '../../schema/page.ts';
import { keyOf, LOADING, type Maybe, type QueryResult, type QueryState, type RequestQuery } from './query.ts';

export type { QueryState } from './query.ts';

/** The GraphQL API as pages use it: inside the process on the server, over the network in a browser. */
export interface Api {
  query: RequestQuery;
  execute: Execute;
  isServer: boolean;
  /** True for a navigation in a browser; false on the server and while prefetching. */
  isNavigation: boolean;
  /** Logs an error that the page does not show. */
  report: (error: unknown) => void;
}

/** The API for loaders and actions. */
export const apiContext = createContext<Api>();

export type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;
export type ActionArgs = ActionFunctionArgs<RouterContextProvider>;

/** Options of a query without which its page is useful. */
export const OPTIONAL = { isOptional: true };

/** A query of a page: its result or a promise of it, or null if the page does not need it. */
export type Loadable<Data> = Maybe<QueryResult<Data> | null>;

type Queries = Readonly<Record<string, Maybe<QueryResult<unknown> | null>>>;

/** The results of queries. */
type Results<All extends Queries> = { [Name in keyof All]: Awaited<All[Name]> };

/**
 * Returns the data of a page. The server waits for the results, and the highest status is that of the page. A browser does
 * not wait, so that it shows the page at once.
 */
export async function loadPage<All extends Queries>(
  { isServer }: Api,
  queries: All,
  getStatus: (results: Results<All>) => number = () => 200,
) {
  if (!isServer) return dataWithStatus(queries);
  const names = Object.keys(queries);
  const results = await Promise.all(names.map(async (name) => queries[name]));
  const failures = results.map((result) => (result?.state === 'failed' ? result.status : 200));
  const found = Object.fromEntries(names.map((name, index) => [name, results[index]])) as Results<All>;
  return dataWithStatus(found as All, { status: Math.max(getStatus(found), ...failures) });
}

/** Returns the state of a query of the page. A query that the page does not need is loading. */
export function useResult<Data>(query: Loadable<Data>): QueryState<Data> {
  const pending = pendingOf(query);
  const [settled, setSettled] = useState<{ pending: unknown; result: QueryResult<Data> | null }>();
  useEffect(() => {
    let isOutdated = false;
    void pending?.then((result) => isOutdated || setSettled({ pending, result }));
    return () => {
      isOutdated = true;
    };
  }, [pending]);
  if (pending && settled?.pending === pending) return settled.result ?? LOADING;
  return query instanceof Promise || query === null ? LOADING : query;
}

function pendingOf<Data>(query: Loadable<Data>): Promise<QueryResult<Data> | null> | undefined {
  if (query instanceof Promise) return query;
  return query?.state === 'loaded' ? query.refresh : undefined;
}

const LOADED = { state: 'loaded', data: null, key: '' } as const;

/** True while data of the page is loading. */
export function useIsLoading(): boolean {
  const data = useMatches().at(-1)?.loaderData as object | null | undefined;
  const all = useMemo(() => {
    const pending = Object.values(data ?? {}).filter((query) => query instanceof Promise);
    return pending.length === 0 ? null : Promise.all(pending).then((): QueryResult<null> => LOADED);
  }, [data]);
  return useResult(all).state === 'loading' && all !== null;
}

const ApiContext = createReactContext<Api | null>(null);

/** Provides the API to components. */
export const ApiProvider = ApiContext.Provider;

/** Returns the API for queries that depend on the state of a component; those of a page belong into its loader. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider.');
  return api;
}

const NO_QUERY = { key: null, result: null };

/**
 * Requests a query that depends on the state of a component, and returns its state. Without variables it is loading. `retry`
 * requests it again.
 */
export function useQuery<Data, Variables extends Record<string, unknown>>(
  document: TypedOperation<Data, Variables>,
  variables: Variables | null,
): QueryState<Data> & { retry: () => void } {
  const { query, isServer } = useApi();
  const key = variables && keyOf(document, variables);
  const [current, setCurrent] = useState<{ key: string | null; result: Loadable<Data> }>(NO_QUERY);
  if (current.key !== key && !isServer) setCurrent({ key, result: variables && query(document, variables) });
  const retry = useCallback(() => setCurrent(NO_QUERY), []);
  return { ...useResult(current.key === key ? current.result : null), retry };
}
