import { IsOptional, Matches, ValidateBy } from 'class-validator';
import { dayBounds, isDayWithinBounds } from '../../../../schema/day.ts';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

/** A day of the calendar, as `2027-01-31`, from the year 2000 to twenty years ahead. */
export function day(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return declareField(
    {
      type: () => String,
      column: { type: 'date', nullable: true },
      schema: { type: 'string', format: 'date' },
      rules: [IsOptional(), isWithinBounds(label), Matches(DAY, withMessage(message('NOT_DAY', { label })))],
      inputDescription: `${label}, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead.`,
      read: dayIn,
      cell: (value) => value as string | null,
    },
    options,
  );
}

/** Validates the bounds of a day; values of another form are left to another rule. */
function isWithinBounds(label: string): PropertyDecorator {
  const validate = (value: unknown) => !isDay(value) || isDayWithinBounds(value);
  return ValidateBy(
    { name: 'bounds', validator: { validate } },
    withMessage(() => message('DAY_OUT_OF_RANGE', { label, ...dayBounds() })),
  );
}

/** Converts a day from any interface; null for a blank one. Invalid values are left for validation. */
function dayIn(value: unknown): string | null {
  if (isMissing(value)) return null;
  const day = typeof value === 'string' ? cleanIdentifier(value) : value;
  return isDay(day) ? day : 'no day';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing day: not for 30 February, nor in the year 0. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value) || value.startsWith('0000')) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}
