import { IsIn, ValidateIf } from 'class-validator';
import { declareField, type FieldOptions } from '../field.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

interface ChoiceOptions extends FieldOptions {
  /** Default value; without it the field is required. */
  default?: string;
}

export function choice(
  label: string,
  values: Record<string, string>,
  options: ChoiceOptions,
): PropertyDecorator {
  const all = Object.values(values);
  // An update may leave it out, but not set it to null.
  const ifDefined = ValidateIf((_, value: unknown) => value !== undefined);
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
