import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { getOperationAST, OperationTypeNode, print } from 'graphql';
import { from, map } from 'rxjs';
import type { Execute } from './execute.ts';
import { fetchGraphQL } from './fetch-graphql.ts';

const link = new ApolloLink(({ query, variables }) =>
  from(fetchGraphQL({ query: print(query), variables })).pipe(map((result) => result as ApolloLink.Result)),
);

const client = new ApolloClient({ link, cache: new InMemoryCache() });

/** Asks over the network by Apollo Client, once for equal questions at one time; whoever asks keeps the answer. */
export const executeByApollo: Execute = async ({ document, variables }) => {
  const settings = { variables, fetchPolicy: 'no-cache' } as const;
  const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
  try {
    if (isMutation) return await client.mutate({ mutation: document, ...settings });
    return await client.query({ query: document, ...settings });
  } catch (error) {
    if (CombinedGraphQLErrors.is(error)) return { errors: error.errors };
    throw error;
  }
};
