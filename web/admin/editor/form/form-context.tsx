import { createContext, use, useLayoutEffect } from 'react';
import type { FieldRule, Typed } from '../field.ts';
import { currentValue, type UploadState } from './form-values.ts';
import type { StoredRow } from '../records.ts';

/** The form as its fields see it. */
export interface Form {
  /** True for a new record, false for a stored one. */
  isNew: boolean;
  /** The record when the form was opened. */
  opened: StoredRow | null;
  typed: Typed;
  /** Errors by field. */
  errors: Readonly<Record<string, string>>;
  uploads: ReadonlyMap<File, UploadState>;
  /** The rules of the mounted fields, in their order. */
  rules: Map<string, FieldRule>;
  type: (rule: FieldRule, to: (now: unknown) => unknown) => void;
}

export const FormContext = createContext<Form | null>(null);

/** Returns the form of a field. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands in an EditorForm.');
  return form;
}

/** Registers a field with its form and returns its value, its error and its change handler. */
export function useField<Value>(rule: FieldRule<Value>) {
  const form = useForm();
  const { rules } = form;
  useLayoutEffect(() => {
    rules.set(rule.name, rule);
  });
  useLayoutEffect(() => () => void rules.delete(rule.name), [rules, rule.name]);
  return {
    form,
    value: currentValue(rule, form),
    error: form.errors[rule.name],
    type: (value: Value) => form.type(rule, () => value),
    onChange: (to: (now: Value) => Value) => form.type(rule, (now) => to(now as Value)),
  };
}

/** A field of a form, of whatever kind. */
export function Field<Value>({ field }: { field: FieldRule<Value> }) {
  const { value, error, type, onChange } = useField(field);
  const { name, label } = field;
  return field.control({ name, label, value, error, type, onChange });
}
