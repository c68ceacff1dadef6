/** What a field costs, by its arguments and by what its selections cost once. Given as the `complexity` of a field. */
export type CostEstimator = (selected: SelectedField) => number;

interface SelectedField {
  args: Record<string, unknown>;
  /** What all of its selections cost. */
  childComplexity: number;
  /** What those of them cost that are its records: `items` of a page, `edges` of a connection. */
  itemsComplexity?: number;
}

/** The cost of counting a list of 100,000, in fields: a field of a record takes about 10 µs of CPU. */
const COUNTING = 600;
/** The same for each record that is skipped on the way to a page, and at most for all of them. */
const SKIPPING = 0.04;
const MAX_SKIPPING = 4_000;
/** The same for looking through what a search or a filter finds. */
const SEARCHING = 5_000;

/** Children cost what one of them costs, as often as there may be some. */
export function childrenCost({ args, childComplexity }: SelectedField): number {
  return 1 + Math.max(1, Number(args.limit) || 1) * childComplexity;
}

/** A page of a list costs its records, and what it takes to find them among all others. */
export function listCost(selected: SelectedField): number {
  const { page, limit, search, filter } = selected.args;
  const skipped = Math.max(0, Number(page) || 1) * Math.max(1, Number(limit) || 1);
  const finding = COUNTING + Math.min(MAX_SKIPPING, skipped * SKIPPING) + (search || filter ? SEARCHING : 0);
  return Math.round(finding) + pageCost(selected);
}

/** A page costs its records, as often as there may be some, and once what else is selected of it. */
export function pageCost({ args, childComplexity, itemsComplexity = 0 }: SelectedField): number {
  const records = Math.max(1, Number(args.limit ?? args.first) || 1);
  return 1 + childComplexity + (records - 1) * itemsComplexity;
}
