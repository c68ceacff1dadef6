import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { type FieldDefinition, fieldValue, type InputProps, recordText } from '../collection.ts';
import * as messages from './messages.ts';
import './fields.css';
import { inputProps } from './text.tsx';

interface ChoiceOptions<Value extends string> {
  label: string;
  /** Labels of the values, in the order of the options. */
  options: Readonly<Record<Value, string>>;
}

/** An optional single choice. */
export function oneOf<Value extends string>({
  label,
  options,
}: ChoiceOptions<Value>): FieldDefinition<Value, string> {
  const labels: Readonly<Record<string, string>> = options;
  const data = [
    { value: '', label: messages.notSpecified },
    ...Object.entries(labels).map(([value, text]) => ({ value, label: text })),
  ];
  return {
    label,
    empty: '',
    fromRecord: recordText,
    toInput: (value) => (value || null) as Value | null,
    format: (value) => labels[value] ?? value,
    formatStored: (stored) => labels[stored.toUpperCase()] ?? stored,
    validate: () => null,
    Input: (props) => <NativeSelect {...inputProps(props)} data={data} />,
  };
}

const LABELS = { true: messages.yes, false: messages.no };

/** An optional boolean. */
export const yesNo = (label: string): FieldDefinition<boolean, string> => ({
  ...oneOf({ label, options: LABELS }),
  fromRecord(record, name) {
    const stored = fieldValue(record, name);
    return typeof stored === 'boolean' ? String(stored) : '';
  },
  formatStored: (stored) => (stored === 'true' ? LABELS.true : LABELS.false),
  toInput: (value) => (value === '' ? null : value === 'true'),
});

/** The selected values; null if none. */
type Selected = readonly string[] | null;

/** Several values, in the order of selection; at most `max`. */
export function someOf<Value extends string>({
  label,
  options,
  max = Infinity,
}: ChoiceOptions<Value> & { max?: number }): FieldDefinition<Value[], Selected> {
  const labels: Readonly<Record<string, string>> = options;
  return {
    label,
    empty: null,
    fromRecord(record, name) {
      const values = fieldValue(record, name);
      return Array.isArray(values) && values.length > 0 ? values.map(String) : null;
    },
    toInput: (values) => values as Value[] | null,
    isEqual: (a, b) => a?.length === b?.length && (a ?? []).every((value) => b?.includes(value)),
    format: (values) => (values ?? []).map((value) => labels[value] ?? value).join(', '),
    formatStored: (stored) =>
      stored
        .split(', ')
        .map((value) => labels[value.toUpperCase()] ?? value)
        .join(', '),
    validate: (values) => ((values?.length ?? 0) > max ? messages.tooMany(label, max) : null),
    Input: (props) => <Chips {...props} labels={labels} />,
  };
}

interface ChipsProps extends InputProps<Selected> {
  labels: Readonly<Record<string, string>>;
}

/** The values as toggleable chips. */
function Chips({ name, label, value, error, onChange, labels }: ChipsProps) {
  const errorId = useId();
  const toggle = (option: string, isSelected: boolean) => {
    const others = (value ?? []).filter((other) => other !== option);
    const values = isSelected ? [...others, option] : others;
    onChange(values.length > 0 ? values : null);
  };
  return (
    <fieldset className="choices" aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {Object.entries(labels).map(([option, text], index) => (
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
