import { ValidateBy } from 'class-validator';
import type { FieldOptions } from '../field.ts';
import { isAddress } from '../texts.ts';
import { text } from './text.ts';

/**
 * What the part before the @ may not hold, beside what no address may: what begins something else in a link to write to it
 * (`?`, `&`, `%`), what only stands in quotes, and letters that are not seen or turn the others round.
 */
const NOT_IN_ADDRESS =
  '?&%"\\u0000-\\u0020\\u00a0\\u00ad\\u200b-\\u200f\\u2028-\\u202f\\u2060-\\u206f\\u3000\\ufeff';

/** An e-mail address, of those that people have. */
export function email(label: string, options: Omit<FieldOptions, 'required'>): PropertyDecorator {
  const isOne = ValidateBy(
    {
      name: 'address',
      validator: { validate: (value) => isAddress(value, { blacklisted_chars: NOT_IN_ADDRESS }) },
    },
    { message: `${label} must be an e-mail address, such as name@example.com.` },
  );
  return text(label, {
    ...options,
    required: true,
    max: 254,
    schema: { format: 'email' },
    rules: [isOne],
  });
}
