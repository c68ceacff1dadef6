import { cleanEmail } from '../../schema/text.ts';
import { isAddress } from '../collections/definitions/texts.ts';
import { InvalidInput, type FieldMessages } from '../errors.ts';
import { message, type Message } from '../messages.ts';

/** Email address and password of an account. */
export interface Credentials {
  email: string;
  password: string;
}

/** Normalizes an email address to lower case; null when it is not an address. */
export function toEmail(text: string): string | null {
  const email = cleanEmail(text).toLowerCase();
  return isAddress(email, { require_tld: false }) ? email : null;
}

/** Normalizes the address of an account. Throws `InvalidInput` when it is not an email address. */
export function requireEmail(text: string): string {
  const email = toEmail(text);
  if (email === null) {
    throw new InvalidInput({ email: message('NOT_EMAIL', { label: 'Email' }) });
  }
  return email;
}

/** Validates the email and password of a request (spec §5). Throws `InvalidInput` when one is missing or not a string. */
export function requireCredentials({
  email,
  password,
}: {
  email?: unknown;
  password?: unknown;
}): Credentials {
  const fields: FieldMessages = {};
  const emailError = requiredTextError('Email', typeof email === 'string' ? cleanEmail(email) : email);
  const passwordError = requiredTextError('Password', password);
  if (emailError) fields.email = emailError;
  if (passwordError) fields.password = passwordError;
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
  return { email: requireEmail(String(email)), password: String(password) };
}

function requiredTextError(label: string, value: unknown): Message | null {
  if (value === undefined || value === null || value === '') return message('REQUIRED', { label });
  return typeof value === 'string' ? null : message('NOT_TEXT', { label });
}
