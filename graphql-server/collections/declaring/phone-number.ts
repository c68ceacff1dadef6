import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';

/** Parses a telephone number as people write it: in international form, or as it is dialled in the Emirates; undefined for another text. */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, 'AE');
  return number?.isValid() ? number : undefined;
}
