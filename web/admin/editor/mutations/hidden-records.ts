import { makeVar, type ApolloClient, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import type { StoredRow } from '../records.ts';

/** A record that was deleted in this tab. */
interface Deletion {
  /** Its id in the Apollo cache. */
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
export function trackRefetch(client: ApolloClient): () => void {
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
