import type { FieldRule, Typed } from '../field.ts';
import type { StoredRow } from '../records.ts';

/** What stands in a form: what was typed, over the record as it was when the form was opened. */
export interface Written {
  typed: Typed;
  opened: StoredRow | null;
}

/** How far one picture is on its way. */
export interface Sending {
  /** From 0 to 1. */
  sent: number;
  /** Why it did not arrive. */
  failed?: string;
}

/** What stands in a field when nothing was typed into it. */
export const valueAtFirst = <Value>(rule: FieldRule<Value>, opened: StoredRow | null): Value =>
  opened ? rule.read(opened) : rule.initial;

/** What stands in a field now. */
export function valueNow<Value>(rule: FieldRule<Value>, { typed, opened }: Written): Value {
  const value = typed[rule.name];
  return value === undefined ? valueAtFirst(rule, opened) : (value as Value);
}
