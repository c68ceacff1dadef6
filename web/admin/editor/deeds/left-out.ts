import { makeVar, type ApolloClient, type ReactiveVar } from '@apollo/client';
import { useApolloClient, useReactiveVar } from '@apollo/client/react';
import type { StoredRow } from '../records.ts';

/** That a record was deleted here. */
interface Deletion {
  /** What the cache calls the record. */
  name: string | undefined;
}

const all = new WeakMap<ApolloClient, ReactiveVar<readonly Deletion[]>>();

/** What was deleted here since lists were last told anew: one that is being asked for may show it still. */
function deletionsOf(client: ApolloClient): ReactiveVar<readonly Deletion[]> {
  const known = all.get(client) ?? makeVar<readonly Deletion[]>([]);
  all.set(client, known);
  return known;
}

const nameOf = (client: ApolloClient, row: StoredRow) => client.cache.identify({ ...row });

/** Has every list leave out rows that were deleted, and count itself without them. */
export function leaveOut(client: ApolloClient, rows: readonly StoredRow[]): void {
  const deletions = deletionsOf(client);
  deletions([...deletions(), ...rows.map((row) => ({ name: nameOf(client, row) }))]);
}

/** Has lists show rows again: they were brought back. */
export function showAgain(client: ApolloClient, rows: readonly StoredRow[]): void {
  const deletions = deletionsOf(client);
  const names = new Set(rows.map((row) => nameOf(client, row)));
  deletions(deletions().filter(({ name }) => !names.has(name)));
}

/** Gives what is to be called once all lists were told anew: what they leave out by now they know themselves then. */
export function askingAnew(client: ApolloClient): () => void {
  const deletions = deletionsOf(client);
  const before = new Set(deletions());
  return () => {
    const known = deletions().filter((one) => before.has(one));
    if (known.length === 0) return;
    for (const { name } of known) client.cache.evict({ id: name }); // lists that nobody looks at were not told
    client.cache.gc();
    deletions(deletions().filter((one) => !before.has(one)));
  };
}

/** Leaves out of rows what was deleted, though the answer in which they came does not know of it. */
export function useLeavingOut(): <Row extends StoredRow>(rows: Row[]) => Row[] {
  const client = useApolloClient();
  const deletions = useReactiveVar(deletionsOf(client));
  const names = new Set(deletions.map(({ name }) => name));
  return (rows) => (names.size > 0 ? rows.filter((row) => !names.has(nameOf(client, row))) : rows);
}
