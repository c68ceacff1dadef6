/** A condition on records. */
export interface Condition {
  /** Returns SQL on rows `t`, given the placeholders of its values. */
  holds(...parameters: string[]): string;
  values: readonly unknown[];
}

/** The condition that records are in a state of publication; none without one. */
export const publicationConditions = (publication: string | null | undefined): Condition[] =>
  publication ? [{ holds: (value) => `t.publication = ${value}`, values: [publication] }] : [];

/** Joins conditions as SQL and numbers the placeholders of their values. */
export const allOf = (conditions: readonly Condition[], parameter: () => string): string[] =>
  conditions.map(({ holds, values }) => `(${holds(...values.map(parameter))})`);

/** The values of conditions, in the order of their placeholders. */
export const valuesOf = (conditions: readonly Condition[]): unknown[] =>
  conditions.flatMap(({ values }) => values);
