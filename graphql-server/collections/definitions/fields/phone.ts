import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';
import { cleanPhone, isVisitorPhone, PHONE_MAX_LENGTH } from '../../../../schema/text.ts';
import { message } from '../../../messages.ts';
import { textRule, type FieldOptions } from '../field.ts';
import { isMissing } from '../texts.ts';
import { text } from './text.ts';

/** The country of numbers without a prefix of a country. */
const DEFAULT_COUNTRY = 'AE';

/**
 * Parses a telephone number that staff enter and that links dial, in international form or as it is dialled in the Emirates. Undefined
 * for another text, and for a number with an extension, which a link to WhatsApp cannot have.
 */
export function parseValidPhone(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  return number?.isValid() && number.ext === undefined ? number : undefined;
}

/** Writes a valid telephone number in international form; returns another text as it is. */
export const formatValidPhone = (text: string): string =>
  parseValidPhone(text)?.formatInternational() ?? text;

const INTERNATIONAL = /^(?:\+|00)/;

/**
 * Parses a telephone number of a visitor, who may not correct it; undefined for another text. The ranges of numbers change, so one with
 * the prefix of a country needs only a possible length.
 */
export function parseVisitorPhone(typed: string): PhoneNumber | undefined {
  // Some people write the national prefix between those of country and city: +971 (0)50 123 4567.
  const number = parsePhoneNumberFromString(typed.replace('(0)', ''), DEFAULT_COUNTRY);
  const isNumber = INTERNATIONAL.test(typed) ? number?.isPossible() : number?.isValid();
  return isNumber ? number : undefined;
}

/** An optional field with a telephone number that links dial; stored in international form, such as `+971 50 123 4567`. */
export function validPhone(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return text(label, {
    ...options,
    max: PHONE_MAX_LENGTH,
    sorted: false,
    isPhone: true,
    clean: (typed) => (isMissing(typed) ? null : formatValidPhone(cleanPhone(typed))),
    rules: [textRule((typed) => parseValidPhone(typed) !== undefined, message('NOT_PHONE', { label }))],
  });
}

/** An optional field with a telephone number as a visitor typed it, which may be in any form; a blank one is stored as null. */
export function visitorPhone(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  return text(label, {
    ...options,
    max: PHONE_MAX_LENGTH,
    sorted: false,
    isPhone: true,
    clean: (typed) => (isMissing(typed) ? null : cleanPhone(typed)),
    rules: [textRule(isVisitorPhone, message('NOT_PHONE', { label }))],
  });
}
