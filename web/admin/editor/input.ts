import { isBlank, isText, picturesOf, type FieldRule, type Typed } from './field.ts';
import { valueNow } from './form.ts';
import type { Input, StoredRow } from './records.ts';

interface Written {
  typed: Typed;
  opened: StoredRow | null;
}

/** The words of a new record: all that is said in the form, apart from its pictures. */
export function newWords(rules: Iterable<FieldRule>, form: Written): Input {
  const input: Input = {};
  for (const rule of rules) {
    const value = valueNow(rule, form);
    if (isText(value) && !isBlank(value)) input[rule.name] = value;
  }
  return input;
}

/** The words of a change: what was typed, and null for what was emptied or is to be taken away. */
export function changedWords({ typed }: Pick<Written, 'typed'>): Input {
  const input: Input = {};
  for (const [name, value] of Object.entries(typed)) {
    if (value === null || isText(value)) input[name] = isBlank(value) ? null : value;
    else if (value[0]) input[name] = value[0];
  }
  return input;
}

/** The pictures chosen in the form, and the field they were chosen in. */
export function picturesIn(typed: Typed): { name: string; files: readonly File[] } | null {
  for (const [name, value] of Object.entries(typed)) {
    const files = picturesOf(value);
    if (files.length > 0) return { name, files };
  }
  return null;
}

/** What is wrong with the form as it stands, by field. */
export function judge(
  rules: Iterable<FieldRule>,
  form: Written,
  mode: { adding: boolean },
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const rule of rules) {
    const sentence = rule.judge(valueNow(rule, form), mode);
    if (sentence) faults[rule.name] = sentence;
  }
  return faults;
}
