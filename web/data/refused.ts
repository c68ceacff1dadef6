import type { GraphQLFormattedError } from 'graphql';

/** The API's refusal to answer. */
export class Refused extends Error {
  /** Whether asking again in a moment may help. */
  readonly isPassing: boolean;

  constructor(errors: readonly GraphQLFormattedError[]) {
    super(errors[0]?.message ?? 'There was no answer.');
    this.isPassing = errors.some(({ extensions }) => extensions?.code === 'UNAVAILABLE');
  }
}
