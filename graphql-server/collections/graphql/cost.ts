/** The cost of a field by its arguments and the cost of its selections. Set as `complexity` of the field. */
export type CostEstimator = (selected: SelectedField) => number;

interface SelectedField {
  args: Record<string, unknown>;
  /** The cost of all selections. */
  childComplexity: number;
  /** The cost of the selected records: `items` of a page, `edges` of a connection. */
  itemsComplexity?: number;
}

/** The cost of counting a list of 100,000, in fields: a field of a record takes about 10 µs of CPU. */
const COUNTING = 600;
/** The same for each record that is skipped on the way to a page, and at most for all of them. */
const SKIPPING = 0.04;
const MAX_SKIPPING = 4_000;
/** The cost of counting the results of a search or a filter. */
const SEARCHING = 5_000;

/** The cost of child records: that of one, times their maximum number. */
export function childrenCost({ args, childComplexity }: SelectedField): number {
  return 1 + Math.max(1, Number(args.limit) || 1) * childComplexity;
}

/** The cost of a page: its records, and finding them. */
export function listCost(selected: SelectedField): number {
  const { page, limit, search, filter } = selected.args;
  const skipped = Math.max(0, Number(page) || 1) * Math.max(1, Number(limit) || 1);
  const finding = COUNTING + Math.min(MAX_SKIPPING, skipped * SKIPPING) + (search || filter ? SEARCHING : 0);
  return Math.round(finding) + pageCost(selected);
}

/** The cost of a page's records, times their maximum number, and of its other selections. */
export function pageCost({ args, childComplexity, itemsComplexity = 0 }: SelectedField): number {
  const records = Math.max(1, Number(args.limit ?? args.first) || 1);
  return 1 + childComplexity + (records - 1) * itemsComplexity;
}
