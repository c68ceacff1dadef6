import { IsIn, ValidateIf, ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsBoolean } from 'class-validator';
import { declareField, type FieldOptions, withMessage } from '../field.ts';
import { message } from '../../../messages.ts';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { isMissing } from '../texts.ts';

/** An update may leave a field out, but not set it to null. */
const ifDefined = ValidateIf((_, value: unknown) => value !== undefined);

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
      rules: [
        ...(options.required ? [] : [ifDefined]),
        IsIn(all, withMessage(message('NOT_ONE_OF', { label, values: all }))),
      ],
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
      rules: [
        byDefault === undefined ? IsOptional() : ifDefined,
        IsIn(all, withMessage(message('NOT_ONE_OF', { label, values: all }))),
      ],
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
  const invalid = withMessage(message('NOT_SOME_OF', { label, values: all }));
  return declareField(
    {
      type: () => [values],
      column: { type: 'text', array: true, default: () => `'{}'` },
      schema: { type: 'array', items: { type: 'string', enum: all }, uniqueItems: true },
      rules: [
        IsIn(all, { each: true, ...invalid }),
        ArrayUnique(withMessage(message('REPEATED_VALUE', { label }))),
        ArrayMaxSize(max, withMessage(message('TOO_MANY_VALUES', { label, max }))),
        IsArray(invalid),
        IsOptional(),
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
      rules: [IsOptional(), IsBoolean(withMessage(message('NOT_YES_OR_NO', { label })))],
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
