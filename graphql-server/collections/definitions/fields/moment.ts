import { IsOptional, ValidateBy } from 'class-validator';
import { cleanIdentifier } from '../../../../schema/text.ts';
import { declareField, type FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

/** The first and the last year of a moment that staff set. */
const YEARS = { first: 2000, ahead: 20 };

/** A moment, to the millisecond. */
export function moment(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const invalid = message('NOT_MOMENT', { label, ...YEARS });
  return declareField(
    {
      type: () => Date,
      column: { type: 'timestamptz', precision: 3, nullable: true },
      schema: { type: 'string', format: 'date-time' },
      rules: [
        IsOptional(),
        ValidateBy({ name: 'moment', validator: { validate: isMoment } }, withMessage(invalid)),
      ],
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
