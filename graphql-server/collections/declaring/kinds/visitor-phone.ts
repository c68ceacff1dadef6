import { ValidateBy } from 'class-validator';
import { cleanPhone, isVisitorPhone, PHONE_MAX_LENGTH } from '../../../../schema/text.ts';
import type { FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { text } from './text.ts';
import { message } from '../../../messages.ts';
import { withMessage } from '../rule-message.ts';

/** An optional field with a telephone number as a visitor typed it, which may be in any form; a blank one is stored as null. */
export function visitorPhone(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const rule = ValidateBy(
    {
      name: 'visitorPhone',
      validator: { validate: (value) => typeof value !== 'string' || isVisitorPhone(value) },
    },
    withMessage(message('NOT_PHONE', { label })),
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
