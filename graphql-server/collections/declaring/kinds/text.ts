import { IsOptional, IsString, maxLength, ValidateBy } from 'class-validator';
import { cleanText } from '../../../../schema/text.ts';
import { declareField, type FieldKind, type FieldOptions, type InputField, type Schema } from '../field.ts';
import { isMissing, isStorable, isWhole } from '../texts.ts';

/** Longest title, place or price, in characters. */
const LINE = 200;
/** Longest description, in characters. */
export const PARAGRAPHS = 20_000;

/** How a text is judged, beside its length. */
interface TextRules {
  required?: boolean;
  /** Longest text taken, in characters. */
  max?: number;
  /** Whether lists can be put in order by it, as by every line when nothing is said. */
  sorted?: boolean;
  /** What more its schema says. */
  schema?: Schema;
  /** How a text is cleaned before it is validated: as free text when not given. Null where nothing was given. */
  clean?: (text: string) => string | null;
  /** Rules beside those of every text. */
  rules?: readonly PropertyDecorator[];
}

interface TextOptions extends FieldOptions, TextRules {}

/** A field of free text, stored as given but for control characters and blanks at its ends. */
export function text(label: string, options: TextOptions): PropertyDecorator {
  return declareField(textKind(label, options), options);
}

/** Free text that a client may say and that is no column of the record. */
export function textInput(name: string, label: string): InputField {
  const { type, schema, rules, read, describe } = textKind(label, {});
  return { name, required: false, type, schema, rules, read, description: describe };
}

function textKind(
  label: string,
  {
    required = false,
    max = LINE,
    sorted = max < PARAGRAPHS,
    schema,
    clean = (text) => cleanText(text, { multiline: max >= PARAGRAPHS }),
    rules = [],
  }: TextRules,
): FieldKind & { describe: string; max: number; read: (value: unknown) => unknown } {
  return {
    type: () => String,
    column: { type: 'text', nullable: !required },
    schema: { type: 'string', maxLength: max, ...schema },
    rules: [
      required ? isSaid(`${label} is required.`) : IsOptional(),
      IsString({ message: `${label} must be text.` }),
      holds('length', (text) => maxLength(text, max), `${label} may have at most ${max} characters.`),
      holds('storable', isStorable, `${label} holds a character that cannot be stored.`),
      holds('whole', isWhole, `${label} holds “�”, which stands for a lost character: send text as UTF-8.`),
      ...rules,
    ],
    describe: `${label}, ${required ? 'required' : 'optional'}; at most ${max} characters.`,
    max,
    read: (value) => (typeof value === 'string' ? clean(value) : value),
    searched: true,
    cell: (value) => value as string | null,
    // Beside a line the database keeps another column, in which it stands as people put texts in order.
    ...(sorted && { sortedBy: (column: string) => `${column}_order` }),
  };
}

/** That anything was said; what is no text is something, and judged by another rule. */
function isSaid(message: string): PropertyDecorator {
  return ValidateBy({ name: 'said', validator: { validate: (value) => !isMissing(value) } }, { message });
}

/** A rule of every text; what is no text is judged by another. */
function holds(name: string, rule: (text: string) => boolean, message: string): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || rule(value);
  return ValidateBy({ name, validator: { validate } }, { message });
}
