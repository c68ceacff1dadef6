import type { FieldRule, Typed } from '../field.ts';
import { filesIn } from '../pictures/files.ts';
import type { Input, StoredRow } from '../records.ts';
import { valueNow, type Written } from './values.ts';

/** The words of a new record: all that is said in the form. */
export function newWords(rules: Iterable<FieldRule>, form: Written): Input {
  const input: Input = {};
  for (const rule of rules) {
    const word = rule.input(valueNow(rule, form));
    if (word !== undefined && word !== null) input[rule.name] = word;
  }
  return input;
}

/** The words of a change: what was typed, and null for what was emptied or is to be taken away. */
export function changedWords(rules: ReadonlyMap<string, FieldRule>, typed: Typed): Input {
  const input: Input = {};
  for (const [name, value] of Object.entries(typed)) {
    const word = rules.get(name)?.input(value);
    if (word !== undefined) input[name] = word;
  }
  return input;
}

/** What stands in the form otherwise than in a record, but for pictures that are known to be stored with it. */
export function otherThan(
  row: StoredRow,
  rules: Iterable<FieldRule>,
  { form, isStored }: { form: Written; isStored: (picture: File) => boolean },
): Typed {
  const typed: Record<string, unknown> = {};
  for (const rule of rules) {
    const value = valueNow(rule, form);
    const files = filesIn(value);
    const isThere = files.length > 0 ? files.every(isStored) : rule.same(value, rule.read(row));
    if (!isThere) typed[rule.name] = value;
  }
  return typed;
}

/** The pictures chosen in the form, and the field they were chosen in. */
export function picturesIn(typed: Typed): { name: string; files: readonly File[] } | null {
  for (const [name, value] of Object.entries(typed)) {
    const files = filesIn(value);
    if (files.length > 0) return { name, files };
  }
  return null;
}

/** Whether a field of a form says anything, by its name. */
export const saysIn =
  (rules: ReadonlyMap<string, FieldRule>, form: Written) =>
  (name: string): boolean => {
    const rule = rules.get(name);
    return rule !== undefined && (rule.input(valueNow(rule, form)) ?? null) !== null;
  };

/** What is wrong with the form as it stands, by field. */
export function judge(
  rules: Iterable<FieldRule>,
  form: Written,
  { adding }: { adding: boolean },
): Record<string, string> {
  const faults: Record<string, string> = {};
  const all = new Map([...rules].map((rule) => [rule.name, rule]));
  const says = saysIn(all, form);
  for (const rule of all.values()) {
    const sentence = rule.judge(valueNow(rule, form), { adding, says });
    if (sentence) faults[rule.name] = sentence;
  }
  return faults;
}
