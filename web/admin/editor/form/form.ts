import { createContext, use, useLayoutEffect } from 'react';
import { valueNow, type Sending } from '../desk/values.ts';
import type { FieldRule, Typed } from '../field.ts';
import type { StoredRow } from '../records.ts';

/** What the form of a screen is doing, for its fields. */
export interface Form {
  /** Whether a new record is being written; else a stored one is being changed. */
  adding: boolean;
  /** The record as it was when the form was opened. */
  opened: StoredRow | null;
  typed: Typed;
  /** What is wrong, by field. */
  faults: Readonly<Record<string, string>>;
  sending: ReadonlyMap<File, Sending>;
  /** The rules of the fields that the form shows, in their order. */
  rules: Map<string, FieldRule>;
  type: (rule: FieldRule, to: (now: unknown) => unknown) => void;
}

export const FormContext = createContext<Form | null>(null);

/** The form that a field stands in. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands in an EditorForm.');
  return form;
}

/** Makes a field part of its form: what stands in it, what is wrong with it, and how it is typed into. */
export function useField<Value>(rule: FieldRule<Value>) {
  const form = useForm();
  const { rules } = form;
  useLayoutEffect(() => {
    rules.set(rule.name, rule);
  });
  useLayoutEffect(() => () => void rules.delete(rule.name), [rules, rule.name]);
  return {
    form,
    value: valueNow(rule, form),
    fault: form.faults[rule.name],
    type: (value: Value) => form.type(rule, () => value),
    change: (to: (now: Value) => Value) => form.type(rule, (now) => to(now as Value)),
  };
}
