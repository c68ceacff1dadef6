import type { DocumentNode, GraphQLFormattedError } from 'graphql';

/** A query, or something to be done, on its way to the API. */
export interface Operation {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** The key of the press of a button that it comes from: what is to be done is done once by it. */
  press?: string;
}

/** What the API says to it. */
export interface Reply {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** Has the API answer, over the network or inside the process; rejects when nobody does. */
export type Execute = (query: Operation) => Promise<Reply>;
