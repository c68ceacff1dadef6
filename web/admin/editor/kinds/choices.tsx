import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { type ControlProps, type FieldRule, fieldValue } from '../field.ts';
import './some-of.css';
import { inputOf, recordText } from './text.tsx';

interface OneOf<Name extends string> {
  name: Name;
  label: string;
  /** Labels of the values, in the order of the options. */
  of: Readonly<Record<string, string>>;
}

/** Label of the empty option. */
const UNSAID = 'Not said';

/** The rule of an optional single choice. */
export const choiceRule = <Name extends string>({ name, label, of }: OneOf<Name>): FieldRule<string> => ({
  name,
  label,
  initial: '',
  read: (row) => recordText(row, name),
  isEqual: Object.is,
  format: (value) => of[value] ?? value,
  formatStored: (kept) => of[kept.toUpperCase()] ?? kept,
  input: (value) => value || null,
  matches: Object.is,
  validate: () => null,
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

interface SomeOf<Name extends string> {
  name: Name;
  label: string;
  /** Labels of the values, in the order of the options. */
  of: Readonly<Record<string, string>>;
  /** Maximum number of values. */
  most?: number;
}

/** The selected values; null if none. */
type Some = readonly string[] | null;

/** The rule of a multiple choice, in the order of selection. */
export const multipleChoiceRule = <Name extends string>(field: SomeOf<Name>): FieldRule<Some> => {
  const { name, label, of, most = Infinity } = field;
  return {
    name,
    label,
    initial: null,
    read(row) {
      const said = fieldValue(row, name);
      return Array.isArray(said) && said.length > 0 ? said.map(String) : null;
    },
    isEqual: isSame,
    format: (some) => (some ?? []).map((value) => of[value] ?? value).join(', '),
    formatStored: (kept) =>
      kept
        .split(', ')
        .map((value) => of[value.toUpperCase()] ?? value)
        .join(', '),
    input: (some) => some,
    matches: isSame,
    validate: (some) => ((some?.length ?? 0) > most ? `${label} may have at most ${most}.` : null),
    control: (props) => <Chips {...props} of={of} />,
  };
};

const isSame = (one: Some, other: Some): boolean =>
  one?.length === other?.length && (one ?? []).every((value) => other?.includes(value));

interface Props extends ControlProps<Some> {
  of: SomeOf<string>['of'];
}

/** The values as toggleable chips. */
function Chips({ name, label, value, error, onChange, of }: Props) {
  const errorId = useId();
  const say = (one: string, on: boolean) =>
    onChange((now) => {
      const others = (now ?? []).filter((other) => other !== one);
      const said = on ? [...others, one] : others;
      return said.length > 0 ? said : null;
    });
  return (
    <fieldset className="some-of" aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {Object.entries(of).map(([one, words], place) => (
        <label key={one} className="some-of-chip">
          <input
            type="checkbox"
            data-field={place === 0 ? name : undefined}
            checked={value?.includes(one) ?? false}
            onChange={(event) => say(one, event.currentTarget.checked)}
          />
          {words}
        </label>
      ))}
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </fieldset>
  );
}

interface YesNo<Name extends string> {
  name: Name;
  label: string;
}

const WORDS = { true: 'Yes', false: 'No' };

/** The rule of an optional boolean field. */
export const booleanRule = <Name extends string>(field: YesNo<Name>): FieldRule<string> => ({
  ...choiceRule({ ...field, of: WORDS }),
  read(row) {
    const said = fieldValue(row, field.name);
    return typeof said === 'boolean' ? String(said) : '';
  },
  formatStored: (kept) => (kept === 'true' ? WORDS.true : WORDS.false),
  input: (value) => (value === '' ? null : value === 'true'),
});
