import { ValidateBy } from 'class-validator';
import { cleanPhone, PHONE_MAX_LENGTH } from '../../../../schema/text.ts';
import type { FieldOptions } from '../field.ts';
import { formatValidPhone, parseValidPhone } from '../phone-number.ts';
import { isMissing } from '../texts.ts';
import { text } from './text.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

/** An optional field with a telephone number that links dial; stored in international form, such as `+971 50 123 4567`. */
export function validPhone(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const rule = ValidateBy(
    {
      name: 'validPhone',
      validator: { validate: (value) => typeof value !== 'string' || parseValidPhone(value) !== undefined },
    },
    withMessage(message('NOT_PHONE', { label })),
  );
  return text(label, {
    ...options,
    max: PHONE_MAX_LENGTH,
    sorted: false,
    isPhone: true,
    clean: (typed) => (isMissing(typed) ? null : formatValidPhone(cleanPhone(typed))),
    rules: [rule],
  });
}
