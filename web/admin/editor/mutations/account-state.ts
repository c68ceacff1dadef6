import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { storedAccount } from '../../session/session.ts';

const all = new WeakMap<ApolloClient, Map<string, unknown>>();

/**
 * Returns state that outlives the screen, such as mutations in flight. It is created once for each name, account and client.
 */
export function useAccountState<Known>(name: string, make: () => Known): Known {
  const client = useApolloClient();
  const lasting = all.get(client) ?? new Map<string, unknown>();
  all.set(client, lasting);
  const key = `${storedAccount() ?? ''} ${name}`;
  if (!lasting.has(key)) lasting.set(key, make());
  return lasting.get(key) as Known;
}
