import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { type ControlProps, type FieldRule, fieldValue } from '../field.ts';
import * as messages from './messages.ts';
import './kinds.css';
import { inputOf, recordText } from './text.tsx';

interface OneOf<Name extends string> {
  name: Name;
  label: string;
  /** Labels of the values, in the order of the options. */
  of: Readonly<Record<string, string>>;
}

/** The rule of an optional single choice. */
export const choiceRule = <Name extends string>({ name, label, of }: OneOf<Name>): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read: (row) => recordText(row, name),
  isEqual: Object.is,
  format: (value) => of[value] ?? value,
  formatStored: (stored) => of[stored.toUpperCase()] ?? stored,
  input: (value) => value || null,
  matches: Object.is,
  validate: () => null,
  control: (props) => (
    <NativeSelect
      {...inputOf(props)}
      data={[
        { value: '', label: messages.notSpecified },
        ...Object.entries(of).map(([value, text]) => ({ value, label: text })),
      ]}
    />
  ),
});

interface SomeOf<Name extends string> {
  name: Name;
  label: string;
  /** Labels of the values, in the order of the options. */
  of: Readonly<Record<string, string>>;
  /** Maximum number of values. */
  max?: number;
}

/** The selected values; null if none. */
type Values = readonly string[] | null;

/** The rule of a multiple choice, in the order of selection. */
export const multipleChoiceRule = <Name extends string>(field: SomeOf<Name>): FieldRule<Values> => {
  const { name, label, of, max = Infinity } = field;
  return {
    name,
    label,
    initial: null,
    read(row) {
      const values = fieldValue(row, name);
      return Array.isArray(values) && values.length > 0 ? values.map(String) : null;
    },
    isEqual: hasSameValues,
    format: (values) => (values ?? []).map((value) => of[value] ?? value).join(', '),
    formatStored: (stored) =>
      stored
        .split(', ')
        .map((value) => of[value.toUpperCase()] ?? value)
        .join(', '),
    input: (values) => values,
    matches: hasSameValues,
    validate: (values) => ((values?.length ?? 0) > max ? messages.tooMany(label, max) : null),
    control: (props) => <Chips {...props} of={of} />,
  };
};

const hasSameValues = (one: Values, other: Values): boolean =>
  one?.length === other?.length && (one ?? []).every((value) => other?.includes(value));

interface Props extends ControlProps<Values> {
  of: SomeOf<string>['of'];
}

/** The values as toggleable chips. */
function Chips({ name, label, value, error, onChange, of }: Props) {
  const errorId = useId();
  const toggle = (option: string, isSelected: boolean) =>
    onChange((now) => {
      const others = (now ?? []).filter((other) => other !== option);
      const values = isSelected ? [...others, option] : others;
      return values.length > 0 ? values : null;
    });
  return (
    <fieldset className="choices" aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {Object.entries(of).map(([option, text], index) => (
        <label key={option} className="choices-chip">
          <input
            type="checkbox"
            data-field={index === 0 ? name : undefined}
            checked={value?.includes(option) ?? false}
            onChange={(event) => toggle(option, event.currentTarget.checked)}
          />
          {text}
        </label>
      ))}
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}

interface BooleanField<Name extends string> {
  name: Name;
  label: string;
}

const LABELS = { true: messages.yes, false: messages.no };

/** The rule of an optional boolean field. */
export const booleanRule = <Name extends string>(field: BooleanField<Name>): FieldRule<string> => ({
  ...choiceRule({ ...field, of: LABELS }),
  read(row) {
    const stored = fieldValue(row, field.name);
    return typeof stored === 'boolean' ? String(stored) : '';
  },
  formatStored: (stored) => (stored === 'true' ? LABELS.true : LABELS.false),
  input: (value) => (value === '' ? null : value === 'true'),
});
