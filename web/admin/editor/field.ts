import type { ReactNode } from 'react';
import type { ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import type { StoredRow, InputValue } from './records.ts';

/** Edited values by field. */
export type Typed = Readonly<Record<string, unknown>>;

/** Props of the control of a field. */
export interface ControlProps<Value> {
  name: string;
  label: string;
  /** The current value. */
  value: Value;
  /** The error. */
  error: string | undefined;
  type(value: Value): void;
  /** Updates the value from the current one, so that simultaneous updates are both applied. */
  onChange(to: (now: Value) => Value): void;
}

/** What the validation of a field needs to know about its form. */
export interface Mode {
  isNew: boolean;
  /** Whether another field has a value that the next save sends. */
  hasValue(name: string): boolean;
}

/** Defines how a field is read from a record, compared, formatted, validated, submitted and edited. */
export interface FieldRule<Value = unknown> {
  readonly name: string;
  /** Its label. */
  readonly label: string;
  /** The value for a new record. */
  readonly initial: Value;
  /** The value of a stored record. */
  read(row: StoredRow): Value;
  /** True if two values look the same in the form. */
  isEqual(one: Value, other: Value): boolean;
  /** The value as text, for comparisons. */
  format(value: Value): string;
  /** The picture to show next to the text. */
  picture?(value: Value): ThumbFragment | null;
  /** Formats the stored text of a version; the text itself by default. */
  formatStored?(stored: string): ReactNode;
  /** The value in the input of the mutation; undefined to omit it. */
  input(value: Value): InputValue | undefined;
  /** True if submitting this value can have changed the record from `before` to `now`. */
  matches(now: Value, sent: Value, before: Value): boolean;
  /** The error of a value, with the server's wording. */
  validate(value: Value, mode: Mode): string | null;
  control(props: ControlProps<Value>): ReactNode;
}

/** Returns the value of a record's field. */
export const fieldValue = (row: StoredRow, name: string): unknown => Reflect.get(row, name);
