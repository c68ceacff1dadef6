/** What is to be true of the records that are wanted. */
export interface Condition {
  /** In SQL, of the rows `t`, by the parameters in which its values stand. */
  holds(...parameters: string[]): string;
  values: readonly unknown[];
}

/** Some conditions in SQL, their values standing in the parameters that are given out. */
export const allOf = (conditions: readonly Condition[], parameter: () => string): string[] =>
  conditions.map(({ holds, values }) => `(${holds(...values.map(parameter))})`);

/** The values of conditions, in the order of their parameters. */
export const valuesOf = (conditions: readonly Condition[]): unknown[] =>
  conditions.flatMap(({ values }) => values);
