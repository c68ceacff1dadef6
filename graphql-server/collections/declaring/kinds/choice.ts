import { IsIn, ValidateIf } from 'class-validator';
import { declareField, type FieldOptions } from '../field.ts';

interface ChoiceOptions extends FieldOptions {
  /** What a record is that does not say; without it each must. */
  default?: string;
}

/** A field that is one of an enum's values; a list may be kept to one of them. */
export function choice(
  label: string,
  values: Record<string, string>,
  options: ChoiceOptions,
): PropertyDecorator {
  const all = Object.values(values);
  const sentence = `one of ${all.join(', ')}.`;
  // A choice that was made may be left as it is, but never emptied.
  const unlessUnsaid = ValidateIf((_, value: unknown) => value !== undefined);
  return declareField(
    {
      type: () => values,
      column: { type: 'text', ...(options.default !== undefined && { default: options.default }) },
      schema: { type: 'string', enum: all },
      rules: [
        ...(options.required ? [] : [unlessUnsaid]),
        IsIn(all, { message: `${label} must be ${sentence}` }),
      ],
      describe: `${label}: ${sentence}`,
      states: values,
    },
    options,
  );
}
