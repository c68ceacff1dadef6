import { cleanEmail } from '../../schema/text.ts';
import { isAddress } from '../collections/declaring/texts.ts';
import { InvalidInput, type FieldSentences } from '../errors.ts';

/** What one signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** An e-mail address as accounts are known by, in lower case; null when it is none. */
export function toEmail(text: string): string | null {
  const email = cleanEmail(text).toLowerCase();
  return isAddress(email, { require_tld: false }) ? email : null;
}

/** The address an account is to have; throws `InvalidInput` when it is none. */
export function requireEmail(text: string): string {
  const email = toEmail(text);
  if (email === null) {
    throw new InvalidInput({ email: 'Email must be an e-mail address, such as name@example.com.' });
  }
  return email;
}

/** What a door brings as e-mail and password; throws `InvalidInput` when one is missing or no text (spec §5). */
export function requireCredentials({
  email,
  password,
}: {
  email?: unknown;
  password?: unknown;
}): Credentials {
  const fields: FieldSentences = {};
  const ofEmail = faultOf('Email', typeof email === 'string' ? cleanEmail(email) : email);
  const ofPassword = faultOf('Password', password);
  if (ofEmail) fields.email = ofEmail;
  if (ofPassword) fields.password = ofPassword;
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
  return { email: requireEmail(String(email)), password: String(password) };
}

function faultOf(label: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return `${label} is required.`;
  return typeof value === 'string' ? null : `${label} must be text.`;
}
