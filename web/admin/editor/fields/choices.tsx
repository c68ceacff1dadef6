import { formatList } from '../../../../schema/language.ts';
import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import {
  type FieldDefinition,
  fieldValue,
  type InputProps,
  type Message,
  recordText,
} from '../collection.ts';
import * as messages from './messages.ts';
import './fields.css';
import { inputProps } from './text.tsx';

interface ChoiceOptions<Value extends string> {
  label: Message;
  /** Labels of the values, in the order of the options. */
  options: () => Readonly<Record<Value, string>>;
}

/** The label of a value of the API, or of the lower-case one of a version; the value itself if it has none. */
const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  labels[value] ?? labels[value.toUpperCase()] ?? value;

/** An optional single choice. */
export function oneOf<Value extends string>({
  label,
  options,
}: ChoiceOptions<Value>): FieldDefinition<Value, string> {
  return {
    label,
    empty: '',
    fromRecord: recordText,
    toInput: (value) => (value || null) as Value | null,
    format: (value) => labelOf(options(), value),
    formatStored: (stored) => labelOf(options(), stored),
    validate: () => null,
    Input: (props) => (
      <NativeSelect
        {...inputProps(props)}
        data={[
          { value: '', label: messages.notSpecified },
          ...Object.entries<string>(options()).map(([value, text]) => ({ value, label: text })),
        ]}
      />
    ),
  };
}

export const yesNo = (label: Message): FieldDefinition<boolean, string> => ({
  ...oneOf({ label, options: () => ({ true: messages.yes, false: messages.no }) }),
  fromRecord(record, name) {
    const stored = fieldValue(record, name);
    return typeof stored === 'boolean' ? String(stored) : '';
  },
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
  return {
    label,
    empty: null,
    fromRecord(record, name) {
      const values = fieldValue(record, name);
      return Array.isArray(values) && values.length > 0 ? values.map(String) : null;
    },
    toInput: (values) => values as Value[] | null,
    isEqual: (a, b) => a?.length === b?.length && (a ?? []).every((value) => b?.includes(value)),
    format: (values) =>
      formatList(
        (values ?? []).map((value) => labelOf(options(), value)),
        'unit',
      ),
    formatStored: (stored) =>
      formatList(
        stored.split(', ').map((value) => labelOf(options(), value)),
        'unit',
      ),
    validate: (values) => ((values?.length ?? 0) > max ? messages.tooMany(label(), max) : null),
    Input: (props) => <Chips {...props} labels={options()} />,
  };
}

interface ChipsProps extends InputProps<Selected> {
  labels: Readonly<Record<string, string>>;
}

function Chips({ value, onChange, labels, ...props }: ChipsProps) {
  const toggle = (option: string, isSelected: boolean) => {
    const others = (value ?? []).filter((other) => other !== option);
    const values = isSelected ? [...others, option] : others;
    onChange(values.length > 0 ? values : null);
  };
  return <ChipGroup {...props} options={Object.entries(labels)} selected={value ?? []} toggle={toggle} />;
}

interface ChipGroupProps<Value> {
  label: string;
  /** Labels of the values, in the order of the options. */
  options: readonly (readonly [Value, label: string])[];
  selected: readonly Value[];
  toggle: (value: Value, isSelected: boolean) => void;
  /** Name of the field of a form. */
  name?: string;
  error?: string | undefined;
}

/** Toggleable values of a multiple choice. */
export function ChipGroup<Value extends string | number>({
  label,
  options,
  selected,
  toggle,
  name,
  error,
}: ChipGroupProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className="choices" aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {options.map(([value, text], index) => (
        <label key={value} className="choices-chip">
          <input
            type="checkbox"
            data-field={index === 0 ? name : undefined}
            checked={selected.includes(value)}
            onChange={(event) => toggle(value, event.currentTarget.checked)}
          />
          {text}
        </label>
      ))}
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}
