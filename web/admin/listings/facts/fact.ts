import type { ReactNode } from 'react';
import type {
  RentalVillaChanges,
  RentalVillaRowFragment,
} from '../../../../schema/documents/admin/graphql.ts';
import type { FieldRule } from '../../editor/field.ts';

/** The names that a listing's facts go by: what is both told and said by them. */
export type FactName = keyof RentalVillaRowFragment & keyof RentalVillaChanges;

/** A fact in its form. */
export interface Fact {
  rule: FieldRule;
  /** How it is told in a line with others, of what is shown or of what is said; by itself it is told as it is shown. */
  brief?: (shown: string, value: unknown) => ReactNode;
  /** Whether its control takes a line of its own. */
  wide?: boolean;
}

/** Facts that are looked at together. */
export interface Group {
  title: string;
  facts: readonly Fact[];
  /** What stands under them. */
  foot?: ReactNode;
}
