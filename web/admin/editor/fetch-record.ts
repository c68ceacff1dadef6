import type { ApolloClient } from '@apollo/client';
import type { ListedCollection, StoredRow } from './collection.ts';

/** Fetches a record past the cache; null if it does not exist. */
export async function fetchRecord<Row extends StoredRow>(
  client: ApolloClient,
  { documents }: Pick<ListedCollection<Row>, 'documents'>,
  id: string,
): Promise<Row | null> {
  const variables = { id };
  const { data } = await client.query({ query: documents.read, variables, fetchPolicy: 'network-only' });
  return data?.row ?? null;
}
