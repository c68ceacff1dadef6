import { createContext, use, useLayoutEffect } from 'react';
import type { FieldRule, Typed } from '../field.ts';
import { filesIn, isFiles } from '../pictures/pictures.tsx';
import type { Input, StoredRow } from '../records.ts';

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
  if (!form) throw new Error('useForm needs an EditorForm.');
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

/** The values of a form: the edits over the record that was opened. */
interface FormValues {
  typed: Typed;
  opened: StoredRow | null;
}

/** The upload state of one picture. */
export interface UploadState {
  /** Sent share, from 0 to 1. */
  sent: number;
  /** Why the upload failed. */
  failed?: string;
  /** True if another attempt with the same file may succeed. */
  canRetry?: boolean;
}

/** The value of an unedited field. */
export const initialValue = <Value,>(rule: FieldRule<Value>, opened: StoredRow | null): Value =>
  opened ? rule.read(opened) : rule.initial;

/** The current value of a field. */
export function currentValue<Value>(rule: FieldRule<Value>, { typed, opened }: FormValues): Value {
  const value = typed[rule.name];
  return value === undefined ? initialValue(rule, opened) : (value as Value);
}

/** The input of a create mutation: all non-empty values of the form. */
export function createInput(rules: Iterable<FieldRule>, form: FormValues): Input {
  const input: Input = {};
  for (const rule of rules) {
    const value = rule.input(currentValue(rule, form));
    if (value !== undefined && value !== null) input[rule.name] = value;
  }
  return input;
}

/** The input of an update mutation: the changed values, null for emptied ones. */
export function updateInput(rules: ReadonlyMap<string, FieldRule>, typed: Typed): Input {
  const input: Input = {};
  for (const [name, value] of Object.entries(typed)) {
    const fieldInput = rules.get(name)?.input(value);
    if (fieldInput !== undefined) input[name] = fieldInput;
  }
  return input;
}

/** The values of the form that differ from a record, except pictures that are stored with it. */
export function differencesFrom(
  row: StoredRow,
  rules: Iterable<FieldRule>,
  { form, isStored }: { form: FormValues; isStored: (picture: File) => boolean },
): Typed {
  const typed: Record<string, unknown> = {};
  for (const rule of rules) {
    const value = currentValue(rule, form);
    const files = filesIn(value);
    const isThere = files.length > 0 ? files.every(isStored) : rule.isEqual(value, rule.read(row));
    if (!isThere) typed[rule.name] = value;
  }
  return typed;
}

/** The chosen files and their field; null if there are none. */
export function chosenFiles(typed: Typed): { name: string; files: readonly File[] } | null {
  for (const [name, value] of Object.entries(typed)) {
    const files = filesIn(value);
    if (files.length > 0) return { name, files };
  }
  return null;
}

/** Returns a function that tells whether a field has a value that the next save sends: of a stored record, an edited one. */
export const hasValue =
  (rules: ReadonlyMap<string, FieldRule>, form: FormValues) =>
  (name: string): boolean => {
    const rule = rules.get(name);
    const isSent = form.opened === null || form.typed[name] !== undefined;
    return isSent && rule !== undefined && (rule.input(currentValue(rule, form)) ?? null) !== null;
  };

/** Validates all fields and returns the errors by field. */
export function validateForm(
  rules: Iterable<FieldRule>,
  form: FormValues,
  { isNew }: { isNew: boolean },
): Record<string, string> {
  const errors: Record<string, string> = {};
  const all = new Map([...rules].map((rule) => [rule.name, rule]));
  const hasFieldValue = hasValue(all, form);
  for (const rule of all.values()) {
    const error = rule.validate(currentValue(rule, form), { isNew, hasValue: hasFieldValue });
    if (error) errors[rule.name] = error;
  }
  return errors;
}

interface Submitted {
  typed: Typed;
  sent: Typed;
  /** The record as it was when the form was opened. */
  opened: StoredRow | null;
}

/** Returns the edits, including reverted fields, that were made after the form was submitted. */
export function editsSinceSubmit(
  { typed, sent, opened: before }: Submitted,
  now: StoredRow | null,
  rules: ReadonlyMap<string, FieldRule>,
): Typed {
  const since: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(sent), ...Object.keys(typed)])) {
    const rule = rules.get(name);
    if (typed[name] === sent[name] || !rule) continue;
    const value = typed[name] === undefined ? initialValue(rule, before) : typed[name];
    const left = isFiles(value) ? value.filter((file) => !filesIn(sent[name]).includes(file)) : value;
    const isNothing = isFiles(left) && left.length === 0;
    if (!isNothing && !rule.isEqual(left, initialValue(rule, now))) since[name] = left;
  }
  return since;
}
