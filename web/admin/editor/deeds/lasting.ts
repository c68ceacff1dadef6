import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { storedAccount } from '../../session/session.ts';

const all = new WeakMap<ApolloClient, Map<string, unknown>>();

/**
 * What a screen knows of deeds that are on their way, for whoever leaves it and comes back before they have ended; by that
 * name, for whoever is signed in.
 */
export function useLasting<Known>(name: string, make: () => Known): Known {
  const client = useApolloClient();
  const lasting = all.get(client) ?? new Map<string, unknown>();
  all.set(client, lasting);
  const key = `${storedAccount() ?? ''} ${name}`;
  if (!lasting.has(key)) lasting.set(key, make());
  return lasting.get(key) as Known;
}
