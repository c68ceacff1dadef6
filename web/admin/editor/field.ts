import type { ReactNode } from 'react';
import type { ThumbFragment } from '../../../schema/documents/admin/graphql.ts';
import type { StoredRow, Word } from './records.ts';

/** What was typed since the form was opened, by field. */
export type Typed = Readonly<Record<string, unknown>>;

/** What a field's control is given. */
export interface ControlProps<Value> {
  name: string;
  label: string;
  /** What stands in it now. */
  value: Value;
  /** What is wrong with it. */
  fault: string | undefined;
  type(value: Value): void;
  /** Makes another value of what stands in it at that moment: two that come at once are both heard. */
  change(to: (now: Value) => Value): void;
}

/** What a field may need to know of its form to be judged. */
export interface Mode {
  adding: boolean;
  /** Whether another field says anything. */
  says(name: string): boolean;
}

/** How one field of a form is read from a record, compared, shown, judged, sent and typed into. A kind of field is one such rule. */
export interface FieldRule<Value = unknown> {
  readonly name: string;
  /** What it is called in front of people. */
  readonly label: string;
  /** What stands in it for a new record. */
  readonly initial: Value;
  /** What a stored record says in its place. */
  read(row: StoredRow): Value;
  /** Whether two values are the same to whoever looks at the form. */
  same(one: Value, other: Value): boolean;
  /** The value as text, to be set beside another. */
  shown(value: Value): string;
  /** The picture that is to be seen beside the text. */
  picture?(value: Value): ThumbFragment | null;
  /** What a version says of it to people that keeps this text; without it the text itself. */
  told?(kept: string): ReactNode;
  /** What is sent of it; undefined where nothing of it is. */
  input(value: Value): Word | undefined;
  /** Whether a record that says `now`, and said `before`, may have become so by this value being sent. */
  becomes(now: Value, sent: Value, before: Value): boolean;
  /** What is wrong with it, in the server's own sentence. */
  judge(value: Value, mode: Mode): string | null;
  control(props: ControlProps<Value>): ReactNode;
}

/** What a record says by a name. */
export const wordOf = (row: StoredRow, name: string): unknown => Reflect.get(row, name);
