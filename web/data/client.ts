import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { from, map } from 'rxjs';

/** A query on its way to the API. */
export interface Query {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

/** Gives the API's answer to a query, over the network or inside the process. */
export type Execute = (query: Query) => Promise<ExecutionResult>;

/** What is known of the API already, as the server sends it along with a page. */
export type Known = NormalizedCacheObject;

interface Settings {
  execute: Execute;
  known?: Known;
  /** Whether it serves one rendering on the server. */
  once?: boolean;
}

/** The one way to the API; answers are remembered, so that a page whose data is at hand stands at once. */
export function createClient({ execute, known = {}, once = false }: Settings): ApolloClient {
  const link = new ApolloLink(({ query, variables }) =>
    from(execute({ document: query, variables })).pipe(map((result) => result as ApolloLink.Result)),
  );
  return new ApolloClient({ link, cache: new InMemoryCache().restore(known), ssrMode: once });
}
