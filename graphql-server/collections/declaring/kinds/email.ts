import { ValidateBy } from 'class-validator';
import { cleanEmail } from '../../../../schema/text.ts';
import { InvalidInput } from '../../../errors.ts';
import type { FieldOptions } from '../field.ts';
import { isAddress } from '../texts.ts';
import { text } from './text.ts';

/**
 * What the part before the @ may not hold, beside what no address may: what begins something else in a link to write to it
 * (`?`, `&`, `%`), what only stands in quotes, and letters that are not seen or turn the others round.
 */
const NOT_IN_ADDRESS =
  '?&%"\\u0000-\\u0020\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\u3000\\ufeff';

/** Longest e-mail address, in characters. */
const LONGEST_EMAIL = 254;

/** Whether a cleaned text is an e-mail address of those that people have. */
const isVisitorEmail = (value: unknown): value is string =>
  isAddress(value, { blacklisted_chars: NOT_IN_ADDRESS });

const messageFor = (label: string): string => `${label} must be an e-mail address, such as name@example.com.`;

/** Cleans and returns the e-mail address of a visitor. Throws `InvalidInput`. */
export function requireVisitorEmail(text: string): string {
  const address = cleanEmail(text);
  if (isVisitorEmail(address)) return address;
  throw new InvalidInput({ email: messageFor('Email') });
}

/** A field that holds an e-mail address. */
export function email(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const isOne = ValidateBy(
    { name: 'address', validator: { validate: isVisitorEmail } },
    { message: messageFor(label) },
  );
  return text(label, {
    ...options,
    required: true,
    max: LONGEST_EMAIL,
    clean: cleanEmail,
    schema: { format: 'email' },
    rules: [isOne],
  });
}
