import type { ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import type { StoredRow } from './records.ts';

/** What stands in a field: text, the pictures chosen for it, or null where the stored picture is to be taken away. */
export type Value = string | readonly File[] | null;

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
  /** The picture that a stored record has in its place. */
  picture?: (row: StoredRow) => ThumbFragment | null;
  /** What is wrong with it, in the server's own sentence. */
  judge: (value: Value, mode: { adding: boolean }) => string | null;
}

export const isText = (value: Value): value is string => typeof value === 'string';

/** The pictures in a value. */
export const picturesOf = (value: Value): readonly File[] => (isText(value) ? [] : (value ?? []));

/** Whether two values are the same to whoever looks at the form. */
export const same = (one: Value, other: Value): boolean =>
  one === other || (areNoPictures(one) && areNoPictures(other));

const areNoPictures = (value: Value): boolean => !isText(value) && value?.length === 0;

export const isBlank = (value: Value): boolean =>
  isText(value) ? value.trim() === '' : picturesOf(value).length === 0;

/** The value of a record's property as text. */
export const textOf = (row: StoredRow, name: string): string => {
  const value = (row as unknown as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};
