import { declareField, listRule, type FieldOptions, type Rule } from '../field.ts';
import { message } from '../../../messages.ts';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { isMissing } from '../texts.ts';

const isOneOf = (label: string, values: readonly string[]): Rule => ({
  isValid: (value) => values.includes(value as string),
  message: message('NOT_ONE_OF', { label, values }),
});

interface ChoiceOptions extends FieldOptions {
  /** Default value; without it the field is required. */
  default?: string;
}

/** A value of an enum, by which staff filter lists. */
export function choice(
  label: string,
  values: Record<string, string>,
  options: ChoiceOptions,
): PropertyDecorator {
  const all = Object.values(values);
  return declareField(
    {
      type: () => values,
      column: { type: 'text', ...(options.default !== undefined && { default: options.default }) },
      schema: { type: 'string', enum: all },
      rules: [isOneOf(label, all)],
      inputDescription: `${label}: one of ${all.join(', ')}.`,
      states: values,
    },
    options,
  );
}

type Options = Omit<FieldOptions, 'required'>;

interface OneOptions extends Options {
  /** The value of a new record that names none; the field is then never null. */
  default?: string;
}

/** An optional value of an enum. */
export function oneOf(
  label: string,
  values: Record<string, string>,
  { default: byDefault, ...options }: OneOptions,
): PropertyDecorator {
  const all = Object.values(values);
  return declareField(
    {
      type: () => values,
      column: { type: 'text', ...(byDefault === undefined ? { nullable: true } : { default: byDefault }) },
      schema: { type: 'string', enum: all },
      rules: [isOneOf(label, all)],
      inputDescription: `${label}, optional: one of ${all.join(', ')}.`,
      read: (value) => {
        const read = typeof value === 'string' ? valueIn(values, value) : value;
        return read === null && byDefault !== undefined && value !== null ? undefined : read;
      },
      cell: (value) => value as string | null,
    },
    options,
  );
}

interface SomeOptions extends Options {
  most?: number;
}

/** A field with a list of enum values in the order of the input; empty by default. */
export function someOf(
  label: string,
  values: Record<string, string>,
  { most, ...options }: SomeOptions,
): PropertyDecorator {
  const all = Object.values(values);
  const max = most ?? all.length;
  const invalid = message('NOT_SOME_OF', { label, values: all });
  return declareField(
    {
      type: () => [values],
      column: { type: 'text', array: true, default: () => `'{}'` },
      schema: { type: 'array', items: { type: 'string', enum: all }, uniqueItems: true },
      rules: [
        listRule((chosen) => chosen.every((value) => all.includes(value as string)), invalid),
        listRule((chosen) => new Set(chosen).size === chosen.length, message('REPEATED_VALUE', { label })),
        listRule(({ length }) => length <= max, message('TOO_MANY_VALUES', { label, max })),
        { isValid: Array.isArray, message: invalid },
      ],
      inputDescription: `${label}, optional: some of ${all.join(', ')}.`,
      read: (value) => (typeof value === 'string' ? listIn(values, value) : (value ?? [])),
      cell: (value) => (value as string[]).join('; ') || null,
    },
    options,
  );
}

/** Converts a value from CSV: `hotel_apartment` from `Hotel apartment`, null from a blank cell. */
function valueIn(values: Record<string, string>, text: string): string | null {
  if (isMissing(text)) return null;
  const value = cleanIdentifier(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return Object.values(values).includes(value) ? value : text;
}

const listIn = (values: Record<string, string>, text: string): unknown[] =>
  text
    .split(/[;,]/)
    .map((one) => valueIn(values, one))
    .filter((one) => one !== null);

/** An optional boolean; null if unknown. */
export function booleanField(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return declareField(
    {
      type: () => Boolean,
      column: { type: 'boolean', nullable: true },
      schema: { type: 'boolean' },
      rules: [
        { isValid: (value) => typeof value === 'boolean', message: message('NOT_YES_OR_NO', { label }) },
      ],
      inputDescription: `${label}, optional.`,
      read: (value) => (typeof value === 'string' ? parseYesNo(value) : value),
      cell: (value) => (value === null ? null : value ? 'yes' : 'no'),
    },
    options,
  );
}

const MEANINGS: Record<string, boolean> = { yes: true, true: true, no: false, false: false };

/** Converts yes or no from CSV; null for a blank cell. Invalid values are left for validation. */
function parseYesNo(text: string): unknown {
  return isMissing(text) ? null : (MEANINGS[cleanIdentifier(text).toLowerCase()] ?? text);
}
