import { createContext, use, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { HydrationState } from 'react-router-dom';
import type { Agency } from '../../schema/agency.ts';
import type { Execute } from '../../schema/page.ts';
import {
  createQueryCache,
  keyOf,
  LOADING,
  type Query,
  type QueryCache,
  type QueryResult,
  type QuerySnapshot,
} from './query-cache.ts';

/** The GraphQL API as pages use it: cached queries and `execute` for mutations. */
export interface Api {
  cache: QueryCache;
  execute: Execute;
}

/** Creates the API over `execute`, with query results that are already known. */
export const createApi = (execute: Execute, initial?: QuerySnapshot): Api => ({
  cache: createQueryCache(execute, initial),
  execute,
});

const ApiContext = createContext<Api | null>(null);

/** Provides the API to all pages. */
export const ApiProvider = ApiContext.Provider;

/** Returns the API of the page. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider.');
  return api;
}

/** Returns the state of a query. It is requested on mount and again whenever `step` changes; without a query it is loading. */
export function useQuery<Data>(query: Query<Data> | null, step = ''): QueryResult<Data> {
  const { cache } = useApi();
  const key = query ? keyOf(query) : '';
  const watch = useCallback((listener: () => void) => cache.watch(key, listener), [cache, key]);
  const read = () => (query ? cache.read(query) : LOADING);
  const result = useSyncExternalStore(watch, read, read);
  const request = useEffectEvent(() => {
    if (query) cache.fetch(query).catch(console.error);
  });
  useEffect(() => request(), [cache, key, step]);
  return result;
}

/** True while a query of the page is loading for the first time. */
export function useIsLoading(): boolean {
  const { cache } = useApi();
  return useSyncExternalStore(cache.watchWaiting, cache.isWaiting, () => false);
}

const ID = 'state';

/** State that the server embeds in the page, so that the browser hydrates without requests. */
export interface PageState {
  /** Public origin of the site, such as `https://example.com`. */
  origin: string;
  agency: Agency;
  queries: QuerySnapshot;
  /** Loader data by route. */
  loaderData: HydrationState['loaderData'];
  /** Action data by route, where the page responds to a form. */
  actionData: HydrationState['actionData'];
}

/** Serializes the state as a script element of data; `<` is escaped, so that no text can close the element. */
export function serializePageState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ID}">${json}</script>`;
}

/** Reads the state of the document. */
export function readPageState(): PageState {
  return JSON.parse(document.getElementById(ID)?.textContent ?? '') as PageState;
}
