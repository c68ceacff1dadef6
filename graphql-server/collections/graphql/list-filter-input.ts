import type { ClassOf } from '../declaring/names.ts';
import type { Condition } from '../reading/condition.ts';

/** A filter of a list for staff: its GraphQL input and its conditions. */
export interface ListFilterInput<Filter extends object = object> {
  input: ClassOf<Filter>;
  /** Throws `InvalidInput` for impossible values. */
  conditions(filter: Filter): readonly Condition[];
}
