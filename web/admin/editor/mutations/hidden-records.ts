import { makeVar, type ApolloClient, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import type { StoredRow } from '../records.ts';

/** A record that was deleted in this tab. */
interface Deletion {
  /** Its id in the Apollo cache. */
  name: string | undefined;
}

const all = new WeakMap<ApolloClient, ReactiveVar<readonly Deletion[]>>();

/** Records deleted since the last refetch; a list that is being fetched may still contain them. */
function deletionsOf(client: ApolloClient): ReactiveVar<readonly Deletion[]> {
  const known = all.get(client) ?? makeVar<readonly Deletion[]>([]);
  all.set(client, known);
  return known;
}

const nameOf = (client: ApolloClient, row: StoredRow) => client.cache.identify({ ...row });

/** Hides deleted rows in every list. */
export function hideDeleted(client: ApolloClient, rows: readonly StoredRow[]): void {
  const deletions = deletionsOf(client);
  deletions([...deletions(), ...rows.map((row) => ({ name: nameOf(client, row) }))]);
}

/** Shows restored rows in lists again. */
export function unhideRestored(client: ApolloClient, rows: readonly StoredRow[]): void {
  const deletions = deletionsOf(client);
  const names = new Set(rows.map((row) => nameOf(client, row)));
  deletions(deletions().filter(({ name }) => !names.has(name)));
}

/** Returns a function to call after a refetch: lists no longer contain the records that were hidden before it. */
export function trackRefetch(client: ApolloClient): () => void {
  const deletions = deletionsOf(client);
  const before = new Set(deletions());
  return () => {
    const known = deletions().filter((one) => before.has(one));
    if (known.length === 0) return;
    for (const { name } of known) client.cache.evict({ id: name }); // inactive lists were not refetched
    client.cache.gc();
    deletions(deletions().filter((one) => !before.has(one)));
  };
}

/** Returns a filter that removes deleted records from rows. */
export function useWithoutDeleted(): <Row extends StoredRow>(rows: Row[]) => Row[] {
  const client = useApolloClient();
  const deletions = useReactiveVar(deletionsOf(client));
  const names = new Set(deletions.map(({ name }) => name));
  return (rows) => (names.size > 0 ? rows.filter((row) => !names.has(nameOf(client, row))) : rows);
}
