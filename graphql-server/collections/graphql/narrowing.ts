import type { ClassOf } from '../declaring/names.ts';
import type { Condition } from '../reading/condition.ts';

/** A filter by which staff narrow a list: how the API takes it, and what it says of the records. */
export interface Narrowing<Filter extends object = object> {
  input: ClassOf<Filter>;
  /** Throws `InvalidInput` for what cannot be. */
  conditions(filter: Filter): readonly Condition[];
}
