import type { ApolloClient } from '@apollo/client';
import type { Records, StoredRow } from '../records.ts';

/** Fetches a record past the cache; null if it does not exist. */
export async function fetchRecord<Row extends StoredRow>(
  client: ApolloClient,
  { read }: Pick<Records<Row, object>, 'read'>,
  id: string,
): Promise<Row | null> {
  const variables = { id };
  const { data } = await client.query({ query: read, variables, fetchPolicy: 'network-only' });
  return data?.row ?? null;
}
