import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { isBlank } from '../../../../schema/blank.ts';
import { dayBounds, dayBoundsMessage, isDayWithinBounds } from '../../../../schema/day.ts';
import { dateFormat, formatList } from '../../../../schema/language.ts';
import { cleanText, isMissingValue, missingValueMessage } from '../../../../schema/text.ts';
import { countCharacters } from '../../../data/text.ts';
import {
  type FieldDefinition,
  fieldValue,
  type InputProps,
  type Message,
  recordText,
} from '../collection.ts';
import * as messages from './messages.ts';

/** Maximum length of a line and of a text on the server, in characters. */
export const MAX_LINE = 200;
export const MAX_TEXT = 20_000;

export interface TextOptions {
  label: Message;
  required?: boolean;
  /** Fields that make this one optional while they are sent with it, because each of them implies its value. */
  impliedBy?: readonly string[];
  /** Maximum length in characters. */
  max?: number;
}

type TextField = FieldDefinition<string, string>;

/** Returns the props of a Mantine input for a text field. */
export const inputProps = ({ name, label, value, error, required, onChange }: InputProps<string>) => ({
  label,
  name,
  'data-field': name,
  value,
  error,
  required,
  attributes: { input: { dir: 'auto' } },
  onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
});

const LineInput = (props: InputProps<string>) => <TextInput {...inputProps(props)} />;
const ShortInput = (props: InputProps<string>) => <TextInput {...inputProps(props)} autoComplete="off" />;
const ParagraphsInput = (props: InputProps<string>) => (
  <Textarea {...inputProps(props)} autosize minRows={4} maxRows={16} />
);
const LinesInput = (props: InputProps<string>) => (
  <Textarea {...inputProps(props)} description={messages.onePerLine} autosize minRows={2} maxRows={8} />
);

/** A single-line text. */
export function text({ label, required = false, impliedBy = [], max = MAX_LINE }: TextOptions): TextField {
  const clean = (typed: string) => cleanText(typed, { multiline: max >= MAX_TEXT });
  return {
    label,
    required,
    impliedBy,
    empty: '',
    fromRecord: recordText,
    toInput: (typed) => (isBlank(clean(typed)) ? null : clean(typed)),
    format: (typed) => typed,
    validate(typed, { hasValue }) {
      const cleaned = clean(typed);
      if (required && isBlank(cleaned) && !impliedBy.some(hasValue)) return messages.required(label());
      if (isMissingValue(cleaned)) return missingValueMessage(label(), cleaned);
      return countCharacters(cleaned) > max ? messages.tooLong(label(), max) : null;
    },
    Input: LineInput,
  };
}

/** A multi-line text. */
export const paragraphs = (options: TextOptions): TextField => ({
  ...text({ max: MAX_TEXT, ...options }),
  Input: ParagraphsInput,
});

/** A short text without suggestions of the browser. */
export const shortText = (options: TextOptions): TextField => ({ ...text(options), Input: ShortInput });

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => cleanText(line))
    .filter((line) => !isBlank(line));

/** A list of texts, one on each line. */
export const lines = ({ label }: Pick<TextOptions, 'label'>): FieldDefinition<string[], string> => ({
  label,
  empty: '',
  fromRecord(record, name) {
    const texts = fieldValue(record, name);
    return Array.isArray(texts) ? texts.join('\n') : '';
  },
  toInput: linesOf,
  format: (typed) => formatList(linesOf(typed), 'unit'),
  validate: (typed) => (isMissingValue(typed) ? missingValueMessage(label(), typed) : null),
  Input: LinesInput,
});

interface ChoiceOptions<Value extends string> extends TextOptions {
  /** The value for a new record. */
  initial: NoInfer<Value>;
  /** Labels of the values, in the order of the options. */
  options: () => Readonly<Record<Value, string>>;
}

/** One of several values. */
export function choice<Value extends string>({
  initial,
  options,
  ...field
}: ChoiceOptions<Value>): FieldDefinition<Value, string> {
  const labelOf = (value: string): string => (options() as Readonly<Record<string, string>>)[value] ?? value;
  return {
    ...text(field),
    empty: initial,
    toInput: (value) => (value || null) as Value | null,
    format: labelOf,
    formatStored: labelOf,
    Input: (props) => (
      <NativeSelect
        {...inputProps(props)}
        data={Object.entries<string>(options()).map(([value, label]) => ({ value, label }))}
      />
    ),
  };
}

/** Formats a date, such as `2027-01-31`, as 31 Jan 2027. */
const formatDate = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const dayFormat = dateFormat({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A typed day whose year has two digits, which browsers report as `0026-12-01`, in this century. */
const inThisCentury = (day: string): string => day.replace(/^00(?=\d\d-)/, '20');

const DateInput = (props: InputProps<string>) => (
  <TextInput
    {...inputProps(props)}
    {...dayBounds()}
    type="date"
    // Not while typing: a year of four digits passes through years of two.
    onBlur={() => {
      const day = inThisCentury(props.value);
      if (day !== props.value) props.onChange(day);
    }}
  />
);

/** A date with values such as `2027-01-31`. */
export function date(options: TextOptions): TextField {
  const field = text(options);
  return {
    ...field,
    format: (day) => (day === '' ? '' : formatDate(inThisCentury(day))),
    formatStored: formatDate,
    toInput: (day, record, name) => field.toInput(inThisCentury(day), record, name),
    validate(typed, context) {
      const day = inThisCentury(typed);
      return day !== '' && !isDayWithinBounds(day)
        ? dayBoundsMessage(options.label())
        : field.validate(day, context);
    },
    Input: DateInput,
  };
}
