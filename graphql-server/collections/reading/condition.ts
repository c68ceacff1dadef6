/** A condition on records: SQL on a row `t`, with named parameters that no other condition uses. */
export interface Condition {
  sql: string;
  parameters?: Record<string, unknown>;
}

/** The condition that records are in a state of publication; none without one. */
export const publicationConditions = (publication: string | null | undefined): Condition[] =>
  publication ? [{ sql: 't.publication = :publication', parameters: { publication } }] : [];
