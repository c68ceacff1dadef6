import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';

/** The country of numbers without a prefix of a country. */
const DEFAULT_COUNTRY = 'AE';

/** Parses a telephone number as people write it: in international form, or as it is dialled in the Emirates; undefined for another text. */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  return number?.isValid() ? number : undefined;
}

const INTERNATIONAL = /^(?:\+|00)/;

/**
 * Parses a telephone number of a visitor, who may not correct it; undefined for another text. The ranges of numbers change, so one with
 * the prefix of a country needs only a possible length.
 */
export function readPhoneNumber(typed: string): PhoneNumber | undefined {
  // Some people write the national prefix between those of country and city: +971 (0)50 123 4567.
  const number = parsePhoneNumberFromString(typed.replace('(0)', ''), DEFAULT_COUNTRY);
  const isNumber = INTERNATIONAL.test(typed) ? number?.isPossible() : number?.isValid();
  return isNumber ? number : undefined;
}
