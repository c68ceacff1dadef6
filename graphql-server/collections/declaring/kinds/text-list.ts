import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { cleanText } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing, isStorable } from '../texts.ts';

interface TextListOptions extends Omit<FieldOptions, 'required'> {
  /** Maximum number of texts. */
  most: number;
  /** Maximum length of a text, in characters. */
  max: number;
  /** More validation rules. */
  rules?: readonly PropertyDecorator[];
}

/** A field with a list of single-line texts in the order of the input; empty by default. */
export function textList(
  label: string,
  { most, max, rules = [], ...options }: TextListOptions,
): PropertyDecorator {
  const isEachStorable = ValidateBy(
    { name: 'storable', validator: { validate: (text) => typeof text !== 'string' || isStorable(text) } },
    { each: true, message: `${label} holds a character that cannot be stored.` },
  );
  return declareField(
    {
      type: () => [String],
      column: { type: 'text', array: true, default: () => `'{}'` },
      schema: { type: 'array', items: { type: 'string', maxLength: max }, maxItems: most },
      rules: [
        ...rules,
        isEachStorable,
        MaxLength(max, { each: true, message: `${label} may have at most ${max} characters in each line.` }),
        IsString({ each: true, message: `${label} must be a list of texts.` }),
        ArrayMaxSize(most, { message: `${label} may have at most ${most}.` }),
        IsArray({ message: `${label} must be a list of texts.` }),
        IsOptional(),
      ],
      describe: `${label}, optional: at most ${most}, each of at most ${max} characters.`,
      read: (value) => (Array.isArray(value) ? cleanAll(value) : (value ?? [])),
    },
    options,
  );
}

const cleanAll = (texts: readonly unknown[]): unknown[] =>
  texts.map((text) => (typeof text === 'string' ? cleanText(text) : text)).filter((text) => !isMissing(text));
