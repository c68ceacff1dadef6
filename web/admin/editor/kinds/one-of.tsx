import { NativeSelect } from '@mantine/core';
import type { FieldRule } from '../field.ts';
import { inputOf } from './text-fields.tsx';
import { textOf } from './text-rule.ts';

interface OneOf<Name extends string> {
  name: Name;
  label: string;
  /** What each value is called, in the order in which they are offered. */
  of: Readonly<Record<string, string>>;
}

/** What is offered where nobody has said anything. */
const UNSAID = 'Not said';

/** The rule of a field that says one of a few values, or nothing. */
export const oneOfRule = <Name extends string>({ name, label, of }: OneOf<Name>): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read: (row) => textOf(row, name),
  same: Object.is,
  shown: (value) => of[value] ?? value,
  told: (kept) => of[kept.toUpperCase()] ?? kept,
  input: (value) => value || null,
  becomes: Object.is,
  judge: () => null,
  control: (props) => (
    <NativeSelect
      {...inputOf(props)}
      data={[
        { value: '', label: UNSAID },
        ...Object.entries(of).map(([value, words]) => ({ value, label: words })),
      ]}
    />
  ),
});
