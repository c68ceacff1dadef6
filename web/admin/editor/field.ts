import type { StoredRow } from './records.ts';

/** What stands in a field: text, or the pictures chosen for it. */
export type Value = string | readonly File[];

/** What was typed since the form was opened, by field. */
export type Typed = Readonly<Record<string, Value>>;

/** How one field of a form is read from a record, judged and sent. */
export interface FieldRule {
  name: string;
  /** What it is called in front of people. */
  label: string;
  /** What stands in it for a new record. */
  initial: Value;
  /** What a stored record says in its place. */
  read: (row: StoredRow) => Value;
  /** The same as text, to be set beside what somebody else wrote. */
  shown: (row: StoredRow) => string;
  /** What is wrong with it, in the server's own sentence. */
  judge: (value: Value, mode: { adding: boolean }) => string | null;
}

export const isText = (value: Value): value is string => typeof value === 'string';

/** Whether two values are the same to whoever looks at the form. */
export const same = (one: Value, other: Value): boolean =>
  one === other || (!isText(one) && !isText(other) && one.length === 0 && other.length === 0);

export const isBlank = (value: Value): boolean => (isText(value) ? value.trim() === '' : value.length === 0);

/** The value of a record's property as text. */
export const textOf = (row: StoredRow, name: string): string => {
  const value = (row as unknown as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};
