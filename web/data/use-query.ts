import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useApi } from './api.ts';
import { keyOf, LOADING, type Query, type QueryResult } from './query-cache.ts';

/** What has become of a query, which is asked once it is wanted and again with each `step`; none is loading. */
export function useQuery<Data>(query: Query<Data> | null, step = ''): QueryResult<Data> {
  const { cache } = useApi();
  const key = query ? keyOf(query) : '';
  const watch = useCallback((told: () => void) => cache.watch(key, told), [cache, key]);
  const read = () => (query ? cache.read(query) : LOADING);
  const result = useSyncExternalStore(watch, read, read);
  const ask = useEffectEvent(() => {
    if (query) cache.ask(query).catch(console.error);
  });
  useEffect(() => ask(), [cache, key, step]);
  return result;
}

/** Whether something that the page shows is still being fetched for the first time. */
export function useIsWaiting(): boolean {
  const { cache } = useApi();
  return useSyncExternalStore(cache.watchWaiting, cache.isWaiting, () => false);
}
