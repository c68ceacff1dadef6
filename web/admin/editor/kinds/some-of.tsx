import { Input } from '@mantine/core';
import { useId } from 'react';
import { wordOf, type ControlProps, type FieldRule } from '../field.ts';
import './some-of.css';

interface SomeOf<Name extends string> {
  name: Name;
  label: string;
  /** What each value is called, in the order in which they are offered. */
  of: Readonly<Record<string, string>>;
  /** The most of them that can be said. */
  most?: number;
}

/** Those that are said; null where none is. */
type Some = readonly string[] | null;

/** The rule of a field that says any of a few values; the first said stands first. */
export const someOfRule = <Name extends string>(field: SomeOf<Name>): FieldRule<Some> => {
  const { name, label, of, most = Infinity } = field;
  return {
    name,
    label,
    initial: null,
    read(row) {
      const said = wordOf(row, name);
      return Array.isArray(said) && said.length > 0 ? said.map(String) : null;
    },
    same: isSame,
    shown: (some) => (some ?? []).map((value) => of[value] ?? value).join(', '),
    told: (kept) =>
      kept
        .split(', ')
        .map((value) => of[value.toUpperCase()] ?? value)
        .join(', '),
    input: (some) => some,
    becomes: isSame,
    judge: (some) => ((some?.length ?? 0) > most ? `${label} may have at most ${most}.` : null),
    control: (props) => <Chips {...props} of={of} />,
  };
};

const isSame = (one: Some, other: Some): boolean =>
  one?.length === other?.length && (one ?? []).every((value) => other?.includes(value));

interface Props extends ControlProps<Some> {
  of: SomeOf<string>['of'];
}

/** The values side by side, each to be said or not. */
function Chips({ name, label, value, fault, change, of }: Props) {
  const error = useId();
  const say = (one: string, on: boolean) =>
    change((now) => {
      const others = (now ?? []).filter((other) => other !== one);
      const said = on ? [...others, one] : others;
      return said.length > 0 ? said : null;
    });
  return (
    <fieldset className="some-of" aria-describedby={fault && error}>
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
      {fault && <Input.Error id={error}>{fault}</Input.Error>}
    </fieldset>
  );
}
