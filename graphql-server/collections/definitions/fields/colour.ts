import { IsOptional, Matches } from 'class-validator';
import { COLOUR } from '../../../../schema/brand-colours.ts';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

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
      rules: [
        IsOptional(),
        Matches(COLOUR, withMessage(message('NOT_COLOUR', { label, example: byDefault }))),
      ],
      inputDescription: `${label}, optional: a colour, such as ${byDefault}.`,
      read: (value) =>
        typeof value === 'string' ? cleanIdentifier(value).toLowerCase() : (value ?? byDefault),
      cell: (value) => value as string,
    },
    options,
  );
}
