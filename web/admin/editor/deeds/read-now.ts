import type { ApolloClient } from '@apollo/client';
import type { Records, StoredRow } from '../records.ts';

/** A record as it stands by now, whatever was known of it; null when it is not there any more. */
export async function readNow<Row extends StoredRow>(
  client: ApolloClient,
  { read }: Pick<Records<Row, object>, 'read'>,
  id: string,
): Promise<Row | null> {
  const variables = { id };
  const { data } = await client.query({ query: read, variables, fetchPolicy: 'network-only' });
  return data?.row ?? null;
}
