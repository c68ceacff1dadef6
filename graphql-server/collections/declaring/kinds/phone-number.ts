import { ValidateBy } from 'class-validator';
import { cleanPhone, PHONE_MAX_LENGTH } from '../../../../schema/text.ts';
import type { FieldOptions } from '../field.ts';
import { parsePhoneNumber } from '../phone-number.ts';
import { isMissing } from '../texts.ts';
import { text } from './text.ts';

/** An optional field with a telephone number that can be dialled; stored in its international form, such as `+971 50 123 4567`. */
export function phoneNumber(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const isValid = ValidateBy(
    {
      name: 'phoneNumber',
      validator: { validate: (value) => typeof value !== 'string' || parsePhoneNumber(value) !== undefined },
    },
    { message: `${label} must be a telephone number, such as +971 50 123 4567.` },
  );
  return text(label, {
    ...options,
    max: PHONE_MAX_LENGTH,
    sorted: false,
    clean: (typed) => (isMissing(typed) ? null : inInternationalForm(cleanPhone(typed))),
    rules: [isValid],
  });
}

const inInternationalForm = (typed: string): string =>
  parsePhoneNumber(typed)?.formatInternational() ?? typed;
