import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { cleanText } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing, isStorable } from '../texts.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

interface TextListOptions extends Omit<FieldOptions, 'required'> {
  most: number;
  /** Maximum length of a text, in characters. */
  max: number;
  rules?: readonly PropertyDecorator[];
}

/** A field with a list of single-line texts in the order of the input; empty by default. */
export function textList(
  label: string,
  { most, max, rules = [], ...options }: TextListOptions,
): PropertyDecorator {
  const isEachStorable = ValidateBy(
    { name: 'storable', validator: { validate: (text) => typeof text !== 'string' || isStorable(text) } },
    { each: true, ...withMessage(message('NOT_STORABLE', { label })) },
  );
  const notTexts = withMessage(message('NOT_TEXTS', { label }));
  return declareField(
    {
      type: () => [String],
      column: { type: 'text', array: true, default: () => `'{}'` },
      schema: { type: 'array', items: { type: 'string', maxLength: max }, maxItems: most },
      rules: [
        ...rules,
        isEachStorable,
        MaxLength(max, { each: true, ...withMessage(message('TEXTS_TOO_LONG', { label, max })) }),
        IsString({ each: true, ...notTexts }),
        ArrayMaxSize(most, withMessage(message('TOO_MANY_VALUES', { label, max: most }))),
        IsArray(notTexts),
        IsOptional(),
      ],
      inputDescription: `${label}, optional: at most ${most}, each of at most ${max} characters.`,
      read: (value) => (Array.isArray(value) ? cleanAll(value) : (value ?? [])),
    },
    options,
  );
}

const cleanAll = (texts: readonly unknown[]): unknown[] =>
  texts.map((text) => (typeof text === 'string' ? cleanText(text) : text)).filter((text) => !isMissing(text));
