import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { isBlank } from '../../../../schema/blank.ts';
import { dayBounds, dayBoundsMessage, isDayWithinBounds } from '../../../../schema/day.ts';
import { cleanText, isMissingValue, missingValueMessage } from '../../../../schema/text.ts';
import { type ControlProps, type FieldRule, fieldValue } from '../field.ts';
import { Field, useForm, hasValue } from '../form/form-context.tsx';
import * as messages from './messages.ts';
import type { StoredRow } from '../records.ts';
import { countCharacters } from '../../../data/text.ts';

/** Maximum length of a line and of a text on the server, in characters. */
export const MAX_LINE = 200;
export const MAX_TEXT = 20_000;

export interface Named<Name extends string> {
  /** Name of the field in input and row. */
  name: Name;
  label: string;
  required?: boolean;
  /** Fields that make this one optional while they are sent with it, because each of them implies its value. */
  impliedBy?: readonly string[];
}

interface TextKind {
  /** Maximum length in characters. */
  max: number;
  initial?: string;
  read?: FieldRule<string>['read'];
  control: FieldRule<string>['control'];
}

/** Returns the text of a record's field. */
export const recordText = (row: StoredRow, name: string): string => {
  const value = fieldValue(row, name);
  return typeof value === 'string' ? value : '';
};

/** The rule of a text field with any control. */
export const textRule = (
  { name, label, required = false, impliedBy = [] }: Named<string>,
  { max, initial = '', read = (row) => recordText(row, name), control }: TextKind,
): FieldRule<string> => {
  const clean = (text: string) => cleanText(text, { multiline: max >= MAX_TEXT });
  return {
    name,
    label,
    initial,
    read,
    control,
    isEqual: Object.is,
    format: (text) => text,
    input: (text) => (isBlank(clean(text)) ? null : clean(text)),
    matches: (now, sent) => now === (isBlank(clean(sent)) ? '' : clean(sent)),
    validate(typed, { hasValue }) {
      const text = clean(typed);
      if (required && isBlank(text) && !impliedBy.some(hasValue)) return messages.required(label);
      if (isMissingValue(text)) return missingValueMessage(label, text);
      return countCharacters(text) > max ? messages.tooLong(label, max) : null;
    },
  };
};

/** Returns the props of a Mantine input for a text field. */
export const inputOf = ({ name, label, value, error, type }: ControlProps<string>) => ({
  label,
  name,
  'data-field': name,
  value,
  error,
  attributes: { input: { dir: 'auto' } },
  onChange: (event: { currentTarget: { value: string } }) => type(event.currentTarget.value),
});

/** A single-line text. */
export function TextField(field: Named<string>) {
  const form = useForm();
  const { required = false, impliedBy = [] } = field;
  const isRequired = required && !impliedBy.some(hasValue(form.rules, form));
  const control = (props: ControlProps<string>) => <TextInput {...inputOf(props)} required={isRequired} />;
  return <Field field={textRule(field, { max: MAX_LINE, control })} />;
}

/** A multi-line text. */
export function ParagraphsField(field: Named<string>) {
  const { required } = field;
  const control = (props: ControlProps<string>) => (
    <Textarea {...inputOf(props)} required={required} autosize minRows={4} maxRows={16} />
  );
  return <Field field={textRule(field, { max: MAX_TEXT, control })} />;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => cleanText(line))
    .filter((line) => !isBlank(line));

/** A list of texts, one on each line. */
export function LinesField({ name, label }: Named<string>) {
  const rule: FieldRule<string> = {
    name,
    label,
    initial: '',
    read(row) {
      const texts = fieldValue(row, name);
      return Array.isArray(texts) ? texts.join('\n') : '';
    },
    isEqual: Object.is,
    format: (text) => linesOf(text).join(', '),
    input: linesOf,
    matches: (now, sent) => now === linesOf(sent).join('\n'),
    validate: (text) => (isMissingValue(text) ? missingValueMessage(label, text) : null),
    control: (props) => (
      <Textarea {...inputOf(props)} description={messages.onePerLine} autosize minRows={2} maxRows={8} />
    ),
  };
  return <Field field={rule} />;
}

export interface ChoiceProps<Name extends string> extends Named<Name> {
  /** The values; the first is the default. */
  of: readonly string[];
}

/** One of several values. */
export function ChoiceField({ of, ...field }: ChoiceProps<string>) {
  const { required } = field;
  const control = (props: ControlProps<string>) => (
    <NativeSelect {...inputOf(props)} required={required} data={[...of]} />
  );
  return <Field field={textRule(field, { max: MAX_LINE, initial: of[0]!, control })} />;
}

/** Formats a date, such as `2027-01-31`, as 31 Jan 2027. */
const formatDate = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A typed day whose year has two digits, which browsers report as `0026-12-01`, in this century. */
const inThisCentury = (day: string): string => day.replace(/^00(?=\d\d-)/, '20');

/** The rule of a date field with values such as `2027-01-31`. */
export const dateRule = <Name extends string>(field: Named<Name>): FieldRule<string> => {
  const rule = textRule(field, {
    max: MAX_LINE,
    control: ({ type, ...props }) => (
      <TextInput
        {...inputOf({ ...props, type })}
        {...dayBounds()}
        type="date"
        // Not while typing: a year of four digits passes through years of two.
        onBlur={() => {
          const day = inThisCentury(props.value);
          if (day !== props.value) type(day);
        }}
      />
    ),
  });
  return {
    ...rule,
    format: (day) => (day === '' ? '' : formatDate(inThisCentury(day))),
    formatStored: formatDate,
    input: (day) => rule.input(inThisCentury(day)),
    matches: (now, sent, before) => rule.matches(now, inThisCentury(sent), before),
    validate(typed, mode) {
      const day = inThisCentury(typed);
      return day !== '' && !isDayWithinBounds(day) ? dayBoundsMessage(field.label) : rule.validate(day, mode);
    },
  };
};
