import { cleanEmail } from '../../../../schema/text.ts';
import { InvalidInput } from '../../../errors.ts';
import type { FieldOptions } from '../field.ts';
import { isAddress } from '../texts.ts';
import { text } from './text.ts';
import { message } from '../../../messages.ts';

/**
 * Characters that the local part may not contain, although some are valid: those with a meaning in a `mailto:` link (`?`, `&`,
 * `%`), those that need quotes, and invisible and bidirectional ones.
 */
const NOT_IN_ADDRESS =
  '?&%"\\u0000-\\u0020\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\u3000\\ufeff';

/** Maximum length of an email address, in characters. */
const LONGEST_EMAIL = 254;

/** True if a cleaned text is a usual email address. */
const isVisitorEmail = (value: unknown): value is string =>
  isAddress(value, { blacklisted_chars: NOT_IN_ADDRESS });

/** Cleans and returns the email address of a visitor. Throws `InvalidInput`. */
export function requireVisitorEmail(text: string): string {
  const address = cleanEmail(text);
  if (isVisitorEmail(address)) return address;
  throw new InvalidInput({ email: message('NOT_EMAIL', { label: 'Email' }) });
}

interface EmailOptions extends FieldOptions {
  /** False if lists cannot be sorted by it. */
  sorted?: boolean;
}

export function email(label: string, options: EmailOptions): PropertyDecorator {
  return text(label, {
    ...options,
    max: LONGEST_EMAIL,
    clean: (typed) => cleanEmail(typed) || (options.required ? '' : null),
    schema: { format: 'email' },
    rules: [{ isValid: isVisitorEmail, message: message('NOT_EMAIL', { label }) }],
  });
}
