import { ValidateBy } from 'class-validator';
import { cleanPhone, isPhone, PHONE_MAX_LENGTH, PHONE_MESSAGE } from '../../../../schema/text.ts';
import type { FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { text } from './text.ts';

/** An optional field with a telephone number; a blank one is stored as null. */
export function phone(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const rule = ValidateBy(
    { name: 'phone', validator: { validate: (value) => typeof value !== 'string' || isPhone(value) } },
    { message: PHONE_MESSAGE },
  );
  return text(label, {
    ...options,
    max: PHONE_MAX_LENGTH,
    sorted: false,
    isPhone: true,
    clean: (typed) => (isMissing(typed) ? null : cleanPhone(typed)),
    rules: [rule],
  });
}
