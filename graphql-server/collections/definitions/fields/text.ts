import { maxLength } from 'class-validator';
import { cleanText, isMissingValue, cleanIdentifier } from '../../../../schema/text.ts';
import {
  declareField,
  listRule,
  textRule,
  type FieldKind,
  type FieldOptions,
  type InputField,
  type Rule,
  type Schema,
} from '../field.ts';
import { isMissing, isStorable, isWhole } from '../texts.ts';
import { message, type Message } from '../../../messages.ts';
import { COLOUR } from '../../../../schema/brand-colours.ts';

/** Maximum length of a title, place or price, in characters. */
const LINE = 200;
/** Maximum length of a description, in characters. */
export const PARAGRAPHS = 20_000;

interface TextRules {
  required?: boolean;
  /** False if an optional text is either null or has a visible character; true by default. */
  blank?: boolean;
  /** Maximum length in characters. */
  max?: number;
  /** True if lists can be sorted by it, the default of single-line texts. */
  sorted?: boolean;
  /** The column of the number that the text states: lists are sorted by it, and records without it come last. */
  fact?: string;
  isPhone?: boolean;
  schema?: Schema;
  /** Cleans the text before validation; by default as free text. Returns null for a missing value. */
  clean?: (text: string) => string | null;
  rules?: readonly Rule[];
}

interface TextOptions extends FieldOptions, TextRules {}

/** A field of free text, stored as given except control characters and blanks at its ends. */
export function text(label: string, options: TextOptions): PropertyDecorator {
  return declareField(textKind(label, options), options);
}

/** An input of free text without a column of the entity. */
export function textInput(name: string, label: string): InputField {
  const { type, schema, rules, read, inputDescription } = textKind(label, {});
  return { name, required: false, nullable: true, type, schema, rules, read, description: inputDescription };
}

function textKind(
  label: string,
  {
    required = false,
    blank = true,
    max = LINE,
    sorted = max < PARAGRAPHS,
    fact,
    isPhone = false,
    schema,
    clean = (text) => cleanText(text, { multiline: max >= PARAGRAPHS }),
    rules = [],
  }: TextRules,
): FieldKind & { inputDescription: string; max: number; read: (value: unknown) => unknown } {
  return {
    type: () => String,
    column: { type: 'text', nullable: !required },
    schema: { type: 'string', maxLength: max, ...schema },
    rules: [
      ...(required || !blank ? [{ isValid: isPresent, message: message('REQUIRED', { label }) }] : []),
      { isValid: isString, message: message('NOT_TEXT', { label }) },
      textRule((text) => maxLength(text, max), message('TOO_LONG', { label, max })),
      textRule(
        (text) => !isMissingValue(text),
        (value) => message('MISSING_VALUE_WORD', { label, value: value as string }),
      ),
      textRule(isStorable, message('NOT_STORABLE', { label })),
      textRule(isWhole, message('LOST_CHARACTER', { label })),
      ...rules,
    ],
    inputDescription: `${label}, ${required ? 'required' : 'optional'}; at most ${max} characters.`,
    max,
    read: (value) => (typeof value === 'string' ? clean(value) : value),
    searched: true,
    isPhone,
    cell: (value) => value as string | null,
    // The database generates a sort key of each single-line text without a fact in another column.
    ...(sorted && { sortedBy: (column: string) => fact ?? `${column}_order`, fact }),
  };
}

const isPresent = (value: unknown): boolean => !isMissing(value);

const isString = (value: unknown): value is string => typeof value === 'string';

interface LinesOptions extends Omit<FieldOptions, 'required'> {
  most: number;
  /** Cleans a line before validation; by default as free text. */
  cleanLine?: (line: string) => string;
  rule?: (line: string) => boolean;
  message?: Message;
}

/** Maximum length of a line, in characters. */
const LINE_LENGTH = 200;

/** An optional list with an entry on each line of a text; blank lines are left out. */
export function lines(
  label: string,
  {
    most,
    cleanLine = (line) => line.trim(),
    rule = () => true,
    message: invalidLine,
    ...options
  }: LinesOptions,
): PropertyDecorator {
  const each = (isValid: (entries: string[]) => boolean, invalid: Message) =>
    textRule((value) => isValid(value.split('\n')), invalid);
  return text(label, {
    ...options,
    max: most * (LINE_LENGTH + 1),
    sorted: false,
    clean: (typed) => cleanLines(typed, cleanLine),
    rules: [
      each(
        (entries) => entries.every((entry) => entry.length > LINE_LENGTH || rule(entry)),
        invalidLine ?? message('NOT_VALID'),
      ),
      each(
        (entries) => entries.every(({ length }) => length <= LINE_LENGTH),
        message('LINE_TOO_LONG', { label, max: LINE_LENGTH }),
      ),
      each(({ length }) => length <= most, message('TOO_MANY_LINES', { label, max: most })),
    ],
  });
}

/** Cleans each line; null if nothing is left. */
function cleanLines(text: string, cleanLine: (line: string) => string): string | null {
  const entries = cleanText(text, { multiline: true }).split('\n').map(cleanLine);
  return entries.filter((line) => line !== '').join('\n') || null;
}

interface TextListOptions extends Omit<FieldOptions, 'required'> {
  most: number;
  /** Maximum length of a text, in characters. */
  max: number;
  rules?: readonly Rule[];
}

/** A field with a list of single-line texts in the order of the input; empty by default. */
export function textList(
  label: string,
  { most, max, rules = [], ...options }: TextListOptions,
): PropertyDecorator {
  const notTexts = message('NOT_TEXTS', { label });
  const each = (isValid: (text: string) => boolean, invalid: Message) =>
    listRule((texts) => texts.every((text) => typeof text !== 'string' || isValid(text)), invalid);
  return declareField(
    {
      type: () => [String],
      column: { type: 'text', array: true, default: () => `'{}'` },
      schema: { type: 'array', items: { type: 'string', maxLength: max }, maxItems: most },
      rules: [
        ...rules,
        each(isStorable, message('NOT_STORABLE', { label })),
        each((text) => maxLength(text, max), message('TEXTS_TOO_LONG', { label, max })),
        listRule((texts) => texts.every(isString), notTexts),
        listRule(({ length }) => length <= most, message('TOO_MANY_VALUES', { label, max: most })),
        { isValid: Array.isArray, message: notTexts },
      ],
      inputDescription: `${label}, optional: at most ${most}, each of at most ${max} characters.`,
      read: (value) => (Array.isArray(value) ? cleanAll(value) : (value ?? [])),
    },
    options,
  );
}

const cleanAll = (texts: readonly unknown[]): unknown[] =>
  texts.map((text) => (typeof text === 'string' ? cleanText(text) : text)).filter((text) => !isMissing(text));

interface ColourOptions extends Omit<FieldOptions, 'required'> {
  /** The value of a record that names none. */
  default: string;
}

/** A colour, such as `#0f3a3c`. */
export function colour(label: string, { default: byDefault, ...options }: ColourOptions): PropertyDecorator {
  return declareField(
    {
      type: () => String,
      column: { type: 'text', default: byDefault },
      schema: { type: 'string', pattern: COLOUR.source },
      rules: [{ isValid: isColour, message: message('NOT_COLOUR', { label, example: byDefault }) }],
      inputDescription: `${label}, optional: a colour, such as ${byDefault}.`,
      read: (value) =>
        typeof value === 'string' ? cleanIdentifier(value).toLowerCase() : (value ?? byDefault),
      cell: (value) => value as string,
    },
    options,
  );
}

const isColour = (value: unknown): boolean => typeof value === 'string' && COLOUR.test(value);
