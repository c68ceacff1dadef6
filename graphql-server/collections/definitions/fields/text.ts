import { IsOptional, IsString, maxLength, ValidateBy } from 'class-validator';
import { cleanText, isMissingValue } from '../../../../schema/text.ts';
import { declareField, type FieldKind, type FieldOptions, type InputField, type Schema } from '../field.ts';
import { isMissing, isStorable, isWhole } from '../texts.ts';
import { message, type Message } from '../../../messages.ts';
import { withMessage, type RuleMessage } from '../rule-message.ts';

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
  rules?: readonly PropertyDecorator[];
}

interface TextOptions extends FieldOptions, TextRules {}

/** A field of free text, stored as given except control characters and blanks at its ends. */
export function text(label: string, options: TextOptions): PropertyDecorator {
  return declareField(textKind(label, options), options);
}

/** An input of free text without a column of the entity. */
export function textInput(name: string, label: string): InputField {
  const { type, schema, rules, read, inputDescription } = textKind(label, {});
  return { name, required: false, type, schema, rules, read, description: inputDescription };
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
      ...(required ? [] : [IsOptional()]),
      ...(required || !blank ? [isNotBlank(message('REQUIRED', { label }))] : []),
      IsString(withMessage(message('NOT_TEXT', { label }))),
      matchesRule('length', (text) => maxLength(text, max), message('TOO_LONG', { label, max })),
      matchesRule(
        'value',
        (text) => !isMissingValue(text),
        ({ value }) => message('MISSING_VALUE_WORD', { label, value: value as string }),
      ),
      matchesRule('storable', isStorable, message('NOT_STORABLE', { label })),
      matchesRule('whole', isWhole, message('LOST_CHARACTER', { label })),
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

/** Validates that the value is not blank; values of other types are left to another rule. */
function isNotBlank(blank: Message): PropertyDecorator {
  return ValidateBy(
    { name: 'isNotBlank', validator: { validate: (value) => !isMissing(value) } },
    withMessage(blank),
  );
}

/** A rule of text fields; values of other types are left to another rule. */
function matchesRule(name: string, rule: (text: string) => boolean, invalid: RuleMessage): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || rule(value);
  return ValidateBy({ name, validator: { validate } }, withMessage(invalid));
}
