import { dayBounds, isDayWithinBounds } from '../../../../schema/day.ts';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions, type Rule } from '../field.ts';
import { isMissing } from '../texts.ts';
import { message } from '../../../messages.ts';

/** A day of the calendar, as `2027-01-31`, from the year 2000 to twenty years ahead. */
export function day(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return declareField(
    {
      type: () => String,
      column: { type: 'date', nullable: true },
      schema: { type: 'string', format: 'date' },
      rules: [withinBounds(label), { isValid: hasFormOfDay, message: message('NOT_DAY', { label }) }],
      inputDescription: `${label}, optional: a day, such as 2027-01-31, from the year 2000 to twenty years ahead.`,
      read: dayIn,
      cell: (value) => value as string | null,
    },
    options,
  );
}

/** Validates the bounds of a day; values of another form are left to another rule. */
const withinBounds = (label: string): Rule => ({
  isValid: (value) => !isDay(value) || isDayWithinBounds(value),
  message: () => message('DAY_OUT_OF_RANGE', { label, ...dayBounds() }),
});

/** Converts a day from any interface; null for a blank one. Invalid values are left for validation. */
function dayIn(value: unknown): string | null {
  if (isMissing(value)) return null;
  const day = typeof value === 'string' ? cleanIdentifier(value) : value;
  return isDay(day) ? day : 'no day';
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const hasFormOfDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);

/** True for an existing day: not for 30 February, nor in the year 0. */
function isDay(value: unknown): value is string {
  if (!hasFormOfDay(value) || value.startsWith('0000')) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** The first and the last year of a moment that staff set. */
const YEARS = { first: 2000, ahead: 20 };

/** A moment, to the millisecond. */
export function moment(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return declareField(
    {
      type: () => Date,
      column: { type: 'timestamptz', precision: 3, nullable: true },
      schema: { type: 'string', format: 'date-time' },
      rules: [{ isValid: isMoment, message: message('NOT_MOMENT', { label, ...YEARS }) }],
      inputDescription: `${label}, optional: a time with its time zone, such as 2027-01-31T09:00:00+04:00.`,
      read: momentIn,
      cell: (value) => (value instanceof Date ? value.toISOString() : null),
    },
    options,
  );
}

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Converts a moment from any interface or a version; null for a blank one. Invalid values are left for validation. */
function momentIn(value: unknown): unknown {
  if (isMissing(value)) return null;
  if (typeof value !== 'string') return value;
  const text = cleanIdentifier(value).replace(' ', 'T');
  return ISO.test(text) ? new Date(text) : value;
}

function isMoment(value: unknown): boolean {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return false;
  const year = value.getUTCFullYear();
  return year >= YEARS.first && year <= new Date().getUTCFullYear() + YEARS.ahead;
}
