import { InvalidInput, NotSignedIn, SecondFactorRequired } from '../errors.ts';
import { AuditKind } from './audit-kind.ts';
import type { Services } from '../services.ts';
import type { SignIn } from './accounts.ts';
import { requireCredentials, requireEmail } from './credentials.ts';
import type { Browser } from './device-cookie.ts';
import { isPassword, requireValidPassword } from './password.ts';
import type { Staff } from './staff.ts';
import type { SignedIn } from './sessions.ts';
import { message } from '../messages.ts';

/** Services and client of a password attempt by REST or GraphQL. */
interface SignInAttempt {
  services: Pick<Services, 'accounts' | 'rateLimits' | 'audit'>;
  ip: string;
  /** The device cookie of the request. */
  browser?: Browser | undefined;
}

/** Services and client of an attempt to send or use a link. */
interface LinkAttempt {
  services: Pick<Services, 'accounts' | 'rateLimits' | 'audit' | 'links' | 'emailChanges'>;
  ip: string;
}

/** Signs in with the credentials of a request. Throws `InvalidInput`, `TooMany`, `NotSignedIn`, `Busy`. */
export async function signInFrom(
  { services: { accounts, rateLimits, audit }, ip, browser }: SignInAttempt,
  input: { email?: unknown; password?: unknown; code?: unknown },
): Promise<SignIn> {
  const { email, password } = requireCredentials(input);
  const known = await accounts.devices.knownFor(email, browser?.token);
  const attempt = { ip, account: email, known };
  await rateLimits.signIn(attempt);
  const code = typeof input.code === 'string' || typeof input.code === 'number' ? String(input.code) : '';
  const options = { isKnown: known !== null, device: browser?.userAgent, code };
  const signIn = await accounts.signIn(email, password, options).catch(async (error: unknown) => {
    // The password was right.
    if (error instanceof SecondFactorRequired) await rateLimits.signedIn(attempt);
    else if (error instanceof NotSignedIn) await audit.add(AuditKind.SIGN_IN_REFUSED, { email });
    throw error;
  });
  await rateLimits.signedIn(attempt);
  await audit.add(AuditKind.SIGNED_IN, { by: signIn.staff.id });
  if (browser) {
    const { token, seconds } = await accounts.devices.issue(email, browser.token);
    browser.setToken(token, seconds);
  }
  return signIn;
}

/** Ends the session of a token; other sessions of the account stay valid. */
export async function signOutFrom(
  { accounts, audit }: Pick<Services, 'accounts' | 'audit'>,
  signedIn: SignedIn,
): Promise<void> {
  await accounts.signOut(signedIn);
  await audit.add(AuditKind.SESSION_ENDED, { by: signedIn.staffId });
}

/** Changes the password of the signed-in account. A wrong current password counts towards the limit of its session. */
export async function changePasswordFrom(
  context: SignInAttempt,
  signedIn: SignedIn,
  passwords: { current: string; next: string },
): Promise<void> {
  const { accounts, audit } = context.services;
  await requireValidPassword(passwords.next, 'newPassword');
  await countAttempt(context, signedIn, () =>
    accounts.changePassword(signedIn, passwords, (em, { id }) =>
      audit.add(AuditKind.PASSWORD_SET, { by: id }, em),
    ),
  );
}

/**
 * Emails a link to set another password. Does nothing without an account with this address, or if it was asked for too often; the result
 * and the time are the same. Throws `TooMany` for too many requests from an address, and `InvalidInput`.
 */
export async function requestPasswordResetFrom(
  { services: { accounts, rateLimits, links }, ip }: LinkAttempt,
  address: string,
): Promise<void> {
  const email = requireEmail(address);
  await rateLimits.passwordReset(ip);
  const isLimited = !(await rateLimits.isResetAllowed(email));
  const staffId = await accounts.findId(email);
  await links.request(isLimited ? 0 : staffId);
}

/**
 * Changes the address of the signed-in account at once, or emails a link that confirms it. The result is the same for an address that has an
 * account. Throws `TooMany`, `InvalidInput`.
 */
export async function updateEmailFrom(
  context: LinkAttempt,
  signedIn: SignedIn,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const address = requireEmail(email);
  const staff = await requirePasswordFrom(context, signedIn, password, 'password');
  if (address === staff.email) throw new InvalidInput({ email: message('EMAIL_UNCHANGED') });
  const { rateLimits, emailChanges } = context.services;
  await rateLimits.emailChange(staff.id);
  await emailChanges.request(staff.id, address);
}

/**
 * Verifies the password of the signed-in account; a wrong one counts towards the limit of its session. Throws `TooMany`, and `InvalidInput`
 * for the field.
 */
export function requirePasswordFrom(
  context: SignInAttempt,
  signedIn: SignedIn,
  password: string,
  field = 'currentPassword',
): Promise<Staff> {
  return countAttempt(context, signedIn, async (staff) => {
    if (!(await isPassword(staff.passwordHash, password, true)))
      throw new InvalidInput({ [field]: message('WRONG_PASSWORD') });
    return staff;
  });
}

/** Verifies something of the signed-in account; a failure counts towards the limit of its session. Throws `TooMany`, `NotSignedIn`. */
export async function countAttempt<Result>(
  { services: { accounts, rateLimits }, ip }: SignInAttempt,
  { staffId, sessionId }: SignedIn,
  verify: (staff: Staff) => Promise<Result>,
): Promise<Result> {
  const staff = await accounts.get(staffId);
  if (!staff) throw new NotSignedIn();
  const attempt = { ip, account: staff.email, known: sessionId };
  await rateLimits.signIn(attempt);
  const result = await verify(staff);
  await rateLimits.signedIn(attempt);
  return result;
}
