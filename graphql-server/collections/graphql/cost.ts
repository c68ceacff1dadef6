import type { ComplexityEstimatorArgs } from 'graphql-query-complexity';

/** What it takes to count a list of 100,000, in fields: a field of a record takes about 10 µs of processor. */
const COUNTING = 600;
/** The same for each record that is passed over on the way to a page, and at most for all of them. */
const PASSING = 0.04;
const PASSING_ALL = 4_000;
/** The same for looking through what a search or a filter finds. */
const SEARCHING = 5_000;

/** Children cost what one of them costs, as often as there may be some. */
export function childrenCost({ args, childComplexity }: ComplexityEstimatorArgs): number {
  return 1 + Math.max(1, Number(args.limit) || 1) * childComplexity;
}

/** A page of a list costs its records, and what it takes to find them among all others. */
export function listCost(asked: ComplexityEstimatorArgs): number {
  const { page, limit, search, filter } = asked.args as Record<string, unknown>;
  const passed = Math.max(0, Number(page) || 1) * Math.max(1, Number(limit) || 1);
  const finding = COUNTING + Math.min(PASSING_ALL, passed * PASSING) + (search || filter ? SEARCHING : 0);
  return Math.round(finding) + childrenCost(asked);
}
