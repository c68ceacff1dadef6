import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Int } from 'type-graphql';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';

interface WholeOptions extends Omit<FieldOptions, 'required'> {
  min: number;
  max: number;
}

/** A whole number that a record may have, in a unit that its description says. */
export function whole(label: string, { min, max, ...options }: WholeOptions): PropertyDecorator {
  const message = `${label} must be a whole number from ${inGroups(min)} to ${inGroups(max)}.`;
  return declareField(
    {
      type: () => Int,
      column: { type: 'int', nullable: true },
      schema: { type: 'integer', minimum: min, maximum: max },
      rules: [IsOptional(), IsInt({ message }), Min(min, { message }), Max(max, { message })],
      describe: `${label}, optional: a whole number from ${inGroups(min)} to ${inGroups(max)}.`,
      read: (value) => (typeof value === 'string' ? numberIn(value) : value),
      cell: (value) => (value as number | null)?.toString() ?? null,
    },
    options,
  );
}

const inGroups = (value: number): string => value.toLocaleString('en');

/** A number as a spreadsheet has it, none for a blank one; what is no whole number is left to be refused. */
function numberIn(text: string): unknown {
  if (isMissing(text)) return null;
  const digits = cleanIdentifier(text);
  return /^\d{1,10}$/.test(digits) ? Number(digits) : text;
}
