import { IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Float } from 'type-graphql';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { message, type Message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

interface DegreesOptions extends Omit<FieldOptions, 'required'> {
  min: number;
  max: number;
  /** Returns an explanation of a coordinate out of bounds, based on the other values; null if there is none. */
  explain?: (values: object) => Message | null;
}

export function degrees(label: string, { min, max, explain, ...options }: DegreesOptions): PropertyDecorator {
  const outOfRange = message('NOT_NUMBER_IN_RANGE', { label, min, max });
  const explained = withMessage(({ object }) => explain?.(object) ?? outOfRange);
  return declareField(
    {
      type: () => Float,
      column: { type: 'double precision', nullable: true },
      schema: { type: 'number', minimum: min, maximum: max },
      rules: [IsOptional(), IsNumber({}, withMessage(outOfRange)), Min(min, explained), Max(max, explained)],
      inputDescription: `${label} in degrees, optional: from ${min} to ${max}.`,
      read: (value) => (typeof value === 'string' ? numberIn(value) : value),
      cell: (value) => (value as number | null)?.toString() ?? null,
    },
    options,
  );
}

function numberIn(text: string): unknown {
  if (isMissing(text)) return null;
  const number = cleanIdentifier(text);
  return /^\d{1,3}([.]\d{1,15})?$/.test(number) ? Number(number) : text;
}
