import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** A list costs what one of its records costs, as often as the list may be long. */
export function listCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  return 1 + Math.max(1, Number(args.limit) || 1) * childComplexity;
}
