import type { Execute } from './execute.ts';

/** Asks the API over the network. The client for it comes with the first question: a page brings its own answers along. */
export const overNetwork: Execute = async (query) => {
  const { executeByApollo } = await import('./client.ts');
  return executeByApollo(query);
};
