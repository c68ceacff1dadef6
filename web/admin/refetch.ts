import { type ApolloClient, makeVar, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import { useWindowEvent } from '@mantine/hooks';
import { useCallback } from 'react';
import type { StoredRow } from './editor/collection.ts';
import { isTemporary, toApiError } from '../data/api-error.ts';

/** First and maximum delay between retries, in milliseconds. */
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/** Returns a function that refetches all active queries and retries in the background after a failure. */
export function useRefetch(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    if (!(await refetchActive(client))) void retry(client);
  }, [client]);
}

/** Refetches when the browser is online again, and retries until it succeeds. */
export function useRefetchOnline(): void {
  const client = useApolloClient();
  useWindowEvent('online', () => void retry(client, 0));
}

/** Refetches active queries. Returns false if a retry may succeed. */
async function refetchActive(client: ApolloClient): Promise<boolean> {
  const forgetHidden = trackRefetch(client);
  try {
    await client.refetchQueries({ include: 'active' });
    forgetHidden();
    return true;
  } catch (error) {
    return !isTemporary(toApiError(error));
  }
}

const retrying = new WeakSet<ApolloClient>();

async function retry(client: ApolloClient, first = MIN_DELAY_MS): Promise<void> {
  if (retrying.has(client)) return;
  retrying.add(client);
  for (let wait = first; ; wait = Math.min(Math.max(2 * wait, MIN_DELAY_MS), MAX_DELAY_MS)) {
    await pause(wait);
    if (await refetchActive(client)) break;
  }
  retrying.delete(client);
}

/** Waits, at most until the browser is online again. */
function pause(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, wait);
    addEventListener('online', done);
  });
}

/** A record that was deleted in this tab. */
interface Deletion {
  cacheId: string | undefined;
}

const all = new WeakMap<ApolloClient, ReactiveVar<readonly Deletion[]>>();

/** Records deleted since the last refetch; a list that is being fetched may still contain them. */
function deletionsOf(client: ApolloClient): ReactiveVar<readonly Deletion[]> {
  const deletions = all.get(client) ?? makeVar<readonly Deletion[]>([]);
  all.set(client, deletions);
  return deletions;
}

const cacheIdOf = (client: ApolloClient, row: StoredRow) => client.cache.identify({ ...row });

/** Hides deleted rows in every list. */
export function hideDeleted(client: ApolloClient, rows: readonly StoredRow[]): void {
  const deletions = deletionsOf(client);
  deletions([...deletions(), ...rows.map((row) => ({ cacheId: cacheIdOf(client, row) }))]);
}

/** Shows restored rows in lists again. */
export function unhideRestored(client: ApolloClient, rows: readonly StoredRow[]): void {
  const deletions = deletionsOf(client);
  const restored = new Set(rows.map((row) => cacheIdOf(client, row)));
  deletions(deletions().filter(({ cacheId }) => !restored.has(cacheId)));
}

/** Returns a function to call after a refetch: lists no longer contain the records that were hidden before it. */
function trackRefetch(client: ApolloClient): () => void {
  const deletions = deletionsOf(client);
  const before = new Set(deletions());
  return () => {
    const refetched = deletions().filter((one) => before.has(one));
    if (refetched.length === 0) return;
    for (const { cacheId } of refetched) client.cache.evict({ id: cacheId }); // inactive lists were not refetched
    client.cache.gc();
    deletions(deletions().filter((one) => !before.has(one)));
  };
}

/** Returns a filter that removes deleted records from rows. */
export function useWithoutDeleted(): <Row extends StoredRow>(rows: Row[]) => Row[] {
  const client = useApolloClient();
  const deletions = useReactiveVar(deletionsOf(client));
  const hidden = new Set(deletions.map(({ cacheId }) => cacheId));
  return (rows) => (hidden.size > 0 ? rows.filter((row) => !hidden.has(cacheIdOf(client, row))) : rows);
}
