import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

/** Default interval of requests, in milliseconds. */
const POLL_MS = 60_000;

/** Time after a response on a return to the tab, or after the start, in which another return sends no request, in milliseconds. */
const MIN_INTERVAL_MS = 10_000;

/**
 * Returns the result of a query that is sent again at an interval and when the tab becomes visible, but not while it is hidden. After a
 * failed request the previous data stay.
 */
export function usePolledQuery<Data>(
  query: TypedDocumentNode<Data, Record<string, never>>,
  pollInterval = POLL_MS,
) {
  const { data, previousData, error, refetch } = useQuery(query, {
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    let refetchedAt = Date.now();
    const onVisibilityChange = () => {
      if (document.hidden || Date.now() - refetchedAt < MIN_INTERVAL_MS) return;
      refetch().then(
        () => (refetchedAt = Date.now()),
        () => undefined, // `error` has the reason
      );
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [refetch]);
  return { data: data ?? previousData, error };
}
