import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

/** Default interval of requests, in milliseconds. */
const POLL_MS = 60_000;

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
    const refetchIfVisible = () => void (document.hidden || refetch().catch(() => undefined));
    document.addEventListener('visibilitychange', refetchIfVisible);
    return () => document.removeEventListener('visibilitychange', refetchIfVisible);
  }, [refetch]);
  return { data: data ?? previousData, error };
}
